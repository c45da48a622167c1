// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { findReturnByPath, ROUTE_PATHS, type RouteName } from '../../navigation/route-paths.ts';
import { waitingInvitation } from '../../stores/waiting-secret.ts';
import { findLanding } from './find-landing.ts';

afterEach(() => waitingInvitation.forget());

test.each(Object.keys(ROUTE_PATHS) as RouteName[])('S-29 NAV-07 ?redirect=%s leads to that route', (name) => {
  expect(findLanding(name)).toEqual({ to: ROUTE_PATHS[name] });
});

test('DESK-04 DESK-11 ?redirect=msp/orders/… leads to that request, from its papers as well', () => {
  expect(findLanding('msp/orders/req_1-A')).toEqual({ to: '/msp/orders/$requestId', params: { requestId: 'req_1-A' } });
  expect(findReturnByPath('/msp/orders/req_1-A/packing-list/2')).toBe('msp/orders/req_1-A');
  expect(findReturnByPath('/msp/orders')).toBe('msp/orders');
});

test('DESK-13 whoever was invited goes on with that', () => {
  waitingInvitation.keep('secret');
  expect(findLanding()).toEqual({ to: '/invitation' });
});

test.each([
  undefined,
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
])("S-29 NAV-07 '%s' is no route's name, so the default page is next", (redirect) => {
  expect(findLanding(redirect)).toEqual({ to: '/msp/home' });
});
