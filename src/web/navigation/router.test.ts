import { expect, test } from 'vitest';
import { readAddress, type Target, writeAddress } from './address.ts';
import { memoryEntries } from './entries.ts';
import type { RoutePath } from './route-paths.ts';
import { createRouter, type Layer, type Route } from './router.ts';

const page = (): Layer => () => null;
const route = (layer: Layer = page(), guard?: Route['guard']): Route => ({ guard, layers: [async () => layer] });
const notFound = page();

/** A router at an address of these pages, the addresses that were written, and what was shown one after the other. */
async function start(routes: Partial<Record<RoutePath, Route>>, address = '/app/') {
  const entries = memoryEntries(address);
  const written: string[] = [];
  const router = createRouter({
    routes: { '/': route(), ...routes },
    frame: page(),
    notFound: async () => notFound,
    onLoss: (cause) => Promise.reject(cause),
    entries: {
      ...entries,
      write: (kind, href, state) => {
        written.push(`${kind} ${href}`);
        entries.write(kind, href, state);
      },
    },
  });
  const shown: string[] = [];
  router.subscribe(({ location }) => shown.push(location.href));
  await router.load();
  written.length = 0;
  return { router, written, shown, back: entries.back };
}

test('NAV-01 the former page stays, with its address, until the code of the next one is there', async () => {
  let arrive = (_: Layer) => {};
  const { router, written } = await start({ '/about': { layers: [() => new Promise((resolve) => (arrive = resolve))] } });
  const going = router.navigate({ to: '/about' });
  expect([router.location.pathname, written]).toEqual(['/', []]);
  await Promise.resolve();
  arrive(page());
  await going;
  expect([router.location.pathname, written]).toEqual(['/about', ['push /app/about']]);
});

test('NAV-01 whoever goes elsewhere meanwhile gets there, and nothing comes of the former', async () => {
  let arrive = (_: Layer) => {};
  const slow: Route = { layers: [() => new Promise((resolve) => (arrive = resolve))] };
  const { router, written, shown } = await start({ '/about': slow, '/wip': route() });
  const slowly = router.navigate({ to: '/about' });
  await router.navigate({ to: '/wip' });
  arrive(page());
  await slowly;
  expect([shown, written]).toEqual([['/app/', '/app/wip'], ['push /app/wip']]);
});

test('NAV-01 what gives way to a press goes nowhere while its page is on the way, and does before and after', async () => {
  let arrive = (_: Layer) => {};
  const slow: Route = { layers: [() => new Promise((resolve) => (arrive = resolve))] };
  const { router, shown } = await start({ '/about': slow, '/wip': route() });
  await router.navigate({ to: '/wip', yields: true });
  const slowly = router.navigate({ to: '/about' });
  await router.navigate({ to: '/wip', hash: 'parts', yields: true });
  arrive(page());
  await slowly;
  await router.navigate({ to: '/wip', yields: true });
  expect(shown).toEqual(['/app/', '/app/wip', '/app/about', '/app/wip']);
});

test('NAV-06 a guard sends elsewhere without leaving a trace of the page that it keeps', async () => {
  const away: Target = { to: '/signin', search: { redirect: 'about' } };
  const { router, written, back } = await start({ '/about': route(page(), () => away), '/signin': route() });
  await router.navigate({ to: '/about' });
  expect(written).toEqual(['push /app/signin?redirect=about']);
  back();
  await expect.poll(() => router.location.pathname).toBe('/');
});

test('NAV-06 a guard that fails, and a page that does, fail where the page would be', async () => {
  const failing: Route = { layers: [() => Promise.reject(new Error('no code'))] };
  const { router } = await start({
    '/about': failing,
    '/wip': route(page(), () => {
      throw new Error('no guard');
    }),
  });
  for (const [to, message] of [
    ['/about', 'no code'],
    ['/wip', 'no guard'],
  ] as const) {
    await router.navigate({ to });
    const Last = router.shown.layers.at(-1) as () => unknown;
    expect(Last).toThrow(message);
  }
});

test('NAV-01 the address that is shown already takes its own place; a guard is asked anew by loading', async () => {
  let mayStay = true;
  const { router, written } = await start({ '/about': route(page(), () => (mayStay ? null : { to: '/wip' })), '/wip': route() });
  await router.navigate({ to: '/about' });
  await router.navigate({ to: '/about' });
  mayStay = false;
  await router.load();
  expect(written).toEqual(['push /app/about', 'replace /app/about', 'replace /app/wip']);
});

test('NAV-01 a way back begins where the page was left, others at the top, or where the reader is if they say so', async () => {
  const { router, back } = await start({ '/about': route() });
  await router.navigate({ to: '/about' });
  expect(router.shown.begin).toBe('top');
  await router.navigate({ to: '/about', resetScroll: false });
  expect(router.shown.begin).toBe('here');
  back();
  await expect.poll(() => router.shown.begin).toBe('left');
  expect(router.location.pathname).toBe('/');
});

test.each([
  ['/app', '/'],
  ['/app/', '/'],
  ['/app/wip/', '/wip'],
  ['/app/WIP', '/WIP'],
])('NAV-01 %s is a page', async (address, pathname) => {
  const { router } = await start({ '/wip': route() }, address);
  expect([router.location.pathname, router.shown.layers.includes(notFound)]).toEqual([pathname, false]);
});

test.each(['/app/nowhere', '/app/wip/deeper', '/app/msp/orders', '/app/msp/orders/a/b'])('NAV-02 %s is none', async (address) => {
  const { router } = await start({ '/wip': route(), '/msp/orders/$requestId': route() }, address);
  expect(router.shown.layers.includes(notFound)).toBe(true);
});

test('DESK-04 what stands in a path goes there and comes back as it is', async () => {
  const { router } = await start({ '/msp/orders/$requestId': route() });
  await router.navigate({ to: '/msp/orders/$requestId', params: { requestId: 'a/b ü' } });
  expect([router.location.href, router.shown.params]).toEqual(['/app/msp/orders/a%2Fb%20%C3%BC', { requestId: 'a/b ü' }]);
});

test('UPL-13 a query is written as it is, without what is undefined', () => {
  expect(writeAddress({ to: '/upload', search: { msp_id: '1' }, hash: 'parts' })).toBe('/app/upload?msp_id=1#parts');
  expect(writeAddress({ to: '/msp/orders', search: { words: 'x y&z', state: undefined } })).toBe('/app/msp/orders?words=x+y%26z');
});

test('odd addresses are read without failing', () => {
  expect(readAddress('/app/upload?a=1&a=2&b&%zz=%zz').search).toEqual({ a: '2', b: '', '%zz': '%zz' });
});

test('LOOK-08 the code of a page that may come next is fetched once however often a link asks, and again where it did not come', async () => {
  let asked = 0;
  const layer = page();
  const first = Promise.withResolvers<Layer>();
  const about: Route = { layers: [() => (++asked === 1 ? first.promise : Promise.resolve(layer))] };
  const { router } = await start({ '/about': about });
  for (let n = 0; n < 3; n += 1) router.preload('/app/about');
  expect(asked).toBe(1);
  first.reject(new Error('no connection'));
  await Promise.resolve();
  await Promise.resolve();
  router.preload('/app/about');
  router.preload('/app/about');
  expect(asked).toBe(2);
  await router.navigate({ to: '/about' });
  expect(router.location.pathname).toBe('/about');
});
