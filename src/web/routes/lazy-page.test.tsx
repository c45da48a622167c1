// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptTestConfig } from '../testing/test-config.ts';
import { lazyPage } from './lazy-page.ts';
import { LoadFailure } from './load-failure.tsx';

const reload = vi.fn();
let isUp = false;

beforeEach(() => {
  const config = adoptTestConfig();
  isUp = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', () => (isUp ? Promise.resolve(Response.json(config)) : Promise.reject(new TypeError('Failed to fetch'))));
});
afterEach(() => {
  cleanup();
  reload.mockClear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Goes to a page whose code can't be fetched. */
async function openPage() {
  const importPage = () => Promise.reject<{ Page: () => null }>(new TypeError('Failed to fetch dynamically imported module: /page.js'));
  const rootRoute = createRootRoute();
  const page = createRoute({ getParentRoute: () => rootRoute, path: '/', component: lazyPage(importPage, 'Page') });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: rootRoute.addChildren([page]), history, defaultErrorComponent: LoadFailure });
  await router.load();
  render(
    <MantineProvider env="test">
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
}

test('GEN-04 NAV-01 without a connection a page that can not be fetched says so, and comes with the connection', async () => {
  await openPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  isUp = true;
  fireEvent.online(window);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('NAV-01 a page whose code is gone, as after an update, has the app loaded anew', async () => {
  isUp = true;
  await openPage();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
