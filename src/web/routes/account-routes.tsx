import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readConfig } from '../api/load-config.ts';
import { requireSignedOut, requireSignIn } from './guards.ts';
import { rootRoute } from './root-route.ts';
import { findRouteName, ROUTE_PATHS, type RouteName } from './route-paths.ts';

/** Where to go after signing in; an unknown name counts as absent. */
function readRedirectSearch(search: Record<string, unknown>): { redirect?: RouteName } {
  const name = findRouteName(search['redirect']);
  return name === null ? {} : { redirect: name };
}

/** The path to go to after signing in. What is wanted is looked up once more: here the router passes on what the check left out. */
function findLanding(wanted?: unknown) {
  return { landing: ROUTE_PATHS[findRouteName(wanted) ?? readConfig().postAuthRoute] };
}

const signin = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.signin,
  validateSearch: readRedirectSearch,
  beforeLoad: ({ search }) => {
    requireSignedOut();
    return findLanding(search.redirect);
  },
  component: lazyRouteComponent(() => import('../features/account/sign-in-page.tsx'), 'SignInPage'),
});
const join = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.join,
  beforeLoad: () => {
    requireSignedOut();
    return findLanding();
  },
  component: lazyRouteComponent(() => import('../features/account/join-page.tsx'), 'JoinPage'),
});
const confidential = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.confidential,
  beforeLoad: requireSignIn('confidential'),
  component: lazyRouteComponent(() => import('../features/home/confidential-page.tsx'), 'ConfidentialPage'),
});

/** Signing up and in. */
export const accountRoutes = [signin, join, confidential] as const;
