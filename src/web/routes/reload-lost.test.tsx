// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryEntries } from '../navigation/entries.ts';
import { createRouter } from '../navigation/router.ts';
import { RouterView } from '../navigation/router-view.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { adoptTestConfig } from '../testing/test-config.ts';
import { LoadFailure } from './load-failure.tsx';
import { reloadLost } from './reload-lost.ts';

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
  reload.mockClear();
  sessionStorage.clear();
});

/** Goes to a page whose code can't be fetched. */
async function openPage() {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /page.js'));
  const router = createRouter({
    routes: { '/about': { layers: [lost] } },
    frame: ({ children }) => children,
    notFound: lost,
    onLoss: reloadLost,
    entries: memoryEntries('/app/about'),
  });
  void router.load();
  renderUi(<RouterView router={router} failure={LoadFailure} />);
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

test('NAV-01 an app that was loaded anew for it and lacks it still says so', async () => {
  isUp = true;
  await openPage();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  await openPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeDefined();
  expect(reload).toHaveBeenCalledOnce();
});
