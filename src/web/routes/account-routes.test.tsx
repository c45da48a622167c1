// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from './render-app.tsx';
import { findReturnByPath, ROUTE_PATHS, type RouteName } from './route-paths.ts';

afterEach(cleanup);

/** Where the sign-in page would go. */
async function findLandingAt(address: string) {
  const router = await renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Sign In' }, { timeout: 15_000 });
  const context = router.state.matches.at(-1)?.context;
  return context !== undefined && 'landing' in context ? context.landing : undefined;
}

test.each(Object.keys(ROUTE_PATHS) as RouteName[])('S-29 NAV-07 ?redirect=%s leads to that route', async (name) => {
  expect(await findLandingAt(`/app/signin?redirect=${encodeURIComponent(name)}`)).toEqual({ to: ROUTE_PATHS[name] });
});

test('DESK-04 DESK-11 ?redirect=msp/orders/… leads to that request, from its papers as well', async () => {
  expect(await findLandingAt(`/app/signin?redirect=${encodeURIComponent('msp/orders/req_1-A')}`)).toEqual({
    to: '/msp/orders/$requestId',
    params: { requestId: 'req_1-A' },
  });
  expect(findReturnByPath('/msp/orders/req_1-A/packing-list/2')).toBe('msp/orders/req_1-A');
  expect(findReturnByPath('/msp/orders')).toBe('msp/orders');
});

test.each([
  '',
  'nowhere',
  '/upload',
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'toString',
  '__proto__',
  'msp/orders/',
  'msp/orders/..',
  'msp/orders/a/b',
])("S-29 NAV-07 '%s' is no route's name, so the default page is next", async (redirect) => {
  expect(await findLandingAt(`/app/signin?redirect=${encodeURIComponent(redirect)}`)).toEqual({ to: '/msp/home' });
});
