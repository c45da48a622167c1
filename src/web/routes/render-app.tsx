import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import { memoryEntries } from '../navigation/entries.ts';
import { RouterView } from '../navigation/router-view.tsx';
import { adoptTestConfig } from '../testing/test-config.ts';
import { createAppRouter } from './app-router.ts';
import { LoadFailure } from './load-failure.tsx';

/** Renders the whole app at an address, e.g. '/app/upload?msp_id=1', and answers its router and the way back. */
export async function renderApp(address: string) {
  adoptTestConfig();
  const entries = memoryEntries(address);
  const router = createAppRouter(entries);
  await router.load();
  // With what the page asks the server for at once, as far as that answers at once.
  await act(async () => {
    render(
      <MantineProvider env="test">
        <RouterView router={router} failure={LoadFailure} />
      </MantineProvider>,
    );
  });
  return Object.assign(router, { back: entries.back });
}
