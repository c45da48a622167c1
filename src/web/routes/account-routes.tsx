import { createRoute } from '@tanstack/react-router';
import { readConfig } from '../api/load-config.ts';
import { readInvitation } from '../stores/waiting-invitation.ts';
import { requireSignedOut, requireSignIn } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.ts';
import { findReturnName, findRouteName, REQUEST_PATHS, type ReturnName, ROUTE_PATHS } from './route-paths.ts';

/** Where to go after signing in; an unknown name counts as absent. */
function readRedirectSearch(search: Record<string, unknown>): { redirect?: ReturnName } {
  const name = findReturnName(search['redirect']);
  return name === null ? {} : { redirect: name };
}

/**
 * Where to go after signing in; who was invited goes on with that. What is wanted is looked up once more: here the router passes on
 * what the check left out.
 */
function findLanding(wanted?: unknown) {
  const name = findReturnName(wanted);
  const route = findRouteName(name);
  if (name !== null && route === null)
    return { landing: { to: REQUEST_PATHS.request, params: { requestId: name.split('/').at(-1) ?? '' } } };
  const otherwise = readInvitation() === null ? readConfig().postAuthRoute : 'invitation';
  return { landing: { to: ROUTE_PATHS[route ?? otherwise] } };
}

const signin = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.signin,
  validateSearch: readRedirectSearch,
  beforeLoad: ({ search }) => {
    requireSignedOut();
    return findLanding(search.redirect);
  },
  component: lazyPage(() => import('../features/account/sign-in-page.tsx'), 'SignInPage'),
});
const join = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.join,
  beforeLoad: () => {
    requireSignedOut();
    return findLanding();
  },
  component: lazyPage(() => import('../features/account/join-page.tsx'), 'JoinPage'),
});
const confidential = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.confidential,
  beforeLoad: requireSignIn('confidential'),
  component: lazyPage(() => import('../features/home/confidential-page.tsx'), 'ConfidentialPage'),
});

/** Signing up and in. */
export const accountRoutes = [signin, join, confidential] as const;
