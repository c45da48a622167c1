import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSignedOut, requireSignIn } from './guards.ts';
import { rootRoute } from './root-route.ts';
import { findRouteName, ROUTE_PATHS, type RouteName } from './route-paths.ts';

/** Where to go after signing in; an unknown name counts as absent. */
function readRedirectSearch(search: Record<string, unknown>): { redirect?: RouteName } {
  const name = findRouteName(search['redirect']);
  return name === null ? {} : { redirect: name };
}

const signin = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.signin,
  validateSearch: readRedirectSearch,
  beforeLoad: requireSignedOut,
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const join = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.join,
  beforeLoad: requireSignedOut,
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});
const confidential = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.confidential,
  beforeLoad: requireSignIn('confidential'),
  component: lazyRouteComponent(() => import('../features/home/wip-page.tsx'), 'WipPage'),
});

/** Signing up and in. */
export const accountRoutes = [signin, join, confidential] as const;
