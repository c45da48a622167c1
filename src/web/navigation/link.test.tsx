// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { memoryEntries } from './entries.ts';
import { createLink } from './link.tsx';
import { createRouter, type Layer } from './router.ts';
import { RouterView } from './router-view.tsx';

const Link = createLink((props: ComponentProps<'a'>) => <a {...props} />);

/** Draws a page of the app at an address. */
async function draw(Page: Layer, address: string) {
  const load = vi.fn(async () => Page);
  const routes = { '/msp/orders': { layers: [load] }, '/msp/orders/$requestId': { layers: [load] }, '/about': { layers: [load] } };
  const onLoss = (cause: unknown) => Promise.reject(cause);
  const router = createRouter({ routes, frame: ({ children }) => children, notFound: load, onLoss, entries: memoryEntries(address) });
  await router.load();
  render(<RouterView router={router} failure={() => null} />);
  load.mockClear();
  return { router, load };
}

test('NAV-09 a link is current on its page and below it, as far as it says the same in the query', async () => {
  const page = () => (
    <>
      <Link to="/msp/orders">list</Link>
      <Link to="/msp/orders" search={{ state: 'quoted' }}>
        quoted
      </Link>
      <Link to="/msp/orders" search={{ state: 'received' }}>
        received
      </Link>
      <Link to="/">home</Link>
      <Link to="/msp/orders" aria-current={false}>
        told
      </Link>
    </>
  );
  const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  await draw(page, '/app/msp/orders?state=quoted&words=x');
  expect(current().map((link) => link.textContent)).toEqual(['list', 'quoted']);
  cleanup();
  await draw(page, '/app/msp/orders/r1');
  expect(current().map((link) => link.textContent)).toEqual(['list']);
});

test('a click goes to the page; what opens elsewhere, and what the page itself takes care of, is left to the browser', async () => {
  const { router } = await draw(
    () => (
      <>
        <Link to="/about">about</Link>
        <Link to="/about" onClick={(event) => event.preventDefault()}>
          kept
        </Link>
      </>
    ),
    '/app/msp/orders',
  );
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  fireEvent.click(screen.getByRole('link', { name: 'kept' }));
  for (const how of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    fireEvent.click(screen.getByRole('link', { name: 'about' }), how);
  }
  expect(navigate).not.toHaveBeenCalled();
  expect(fireEvent.click(screen.getByRole('link', { name: 'about' }))).toBe(false);
  expect(navigate).toHaveBeenCalledOnce();
});

test('UPL-13 a page is fetched ahead when a pointer rests on its link, at once by the focus or a finger', async () => {
  vi.useFakeTimers();
  const { load } = await draw(() => <Link to="/about">about</Link>, '/app/msp/orders');
  const link = screen.getByRole('link');
  fireEvent.mouseEnter(link);
  fireEvent.mouseLeave(link);
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  fireEvent.mouseEnter(link);
  vi.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  for (const press of [fireEvent.focus, fireEvent.touchStart]) {
    cleanup();
    const other = await draw(() => <Link to="/about">about</Link>, '/app/msp/orders');
    press(screen.getByRole('link'));
    expect(other.load).toHaveBeenCalledTimes(1);
  }
});
