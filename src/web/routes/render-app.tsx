import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { adoptTestConfig } from '../testing/test-config.ts';
import { createAppRouter } from './router.tsx';

/** Renders the whole app at an address, e.g. '/app/upload?msp_id=1', and answers its router. */
export async function renderApp(address: string) {
  adoptTestConfig();
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  await router.load();
  return router;
}
