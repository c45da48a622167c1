import { createRoute, redirect } from '@tanstack/react-router';
import { readConfig } from '../api/calls/load-config.ts';
import { isSignedIn } from '../stores/session-store.ts';
import { waitingInvitation, waitingSetUp } from '../stores/waiting-secret.ts';
import { requireSignedOut, requireSignIn } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.ts';
import {
  findReturnName,
  findRouteName,
  PRINTED_SETUP_PATH,
  REQUEST_PATHS,
  type ReturnName,
  ROUTE_PATHS,
  type RouteName,
} from './route-paths.ts';

/** Where to go after signing in; an unknown name counts as absent. */
function readRedirectSearch(search: Record<string, unknown>): { redirect?: ReturnName } {
  const name = findReturnName(search['redirect']);
  return name === null ? {} : { redirect: name };
}

/**
 * Where to go after signing in; whoever has the set-up link or was invited goes on with that. What is wanted is looked up once more: here the router passes on
 * what the check left out.
 */
function findLanding(wanted?: unknown) {
  const name = findReturnName(wanted);
  const route = findRouteName(name);
  if (name !== null && route === null)
    return { landing: { to: REQUEST_PATHS.request, params: { requestId: name.split('/').at(-1) ?? '' } } };
  return { landing: { to: ROUTE_PATHS[route ?? findWaiting() ?? readConfig().postAuthRoute] } };
}

function findWaiting(): RouteName | null {
  if (waitingSetUp.read() !== null) return 'setup';
  return waitingInvitation.read() === null ? null : 'invitation';
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
const printedSetUp = createRoute({
  getParentRoute: () => rootRoute,
  path: PRINTED_SETUP_PATH,
  beforeLoad: ({ params }) => {
    waitingSetUp.keep(params.code);
    // Neither the address bar nor the history shows the code from here on.
    throw redirect({ to: ROUTE_PATHS.setup, replace: true });
  },
});
const queries = createRoute({
  getParentRoute: () => rootRoute,
  id: 'setup-queries',
  component: lazyPage(() => import('./query-scope.tsx'), 'QueryScope'),
});
const setUp = createRoute({
  getParentRoute: () => queries,
  path: ROUTE_PATHS.setup,
  beforeLoad: () => {
    if (waitingSetUp.read() !== null && !isSignedIn()) throw redirect({ to: ROUTE_PATHS.join, replace: true });
  },
  component: lazyPage(() => import('../features/account/set-up-page.tsx'), 'SetUpPage'),
});
const confidential = createRoute({
  getParentRoute: () => rootRoute,
  path: ROUTE_PATHS.confidential,
  beforeLoad: requireSignIn('confidential'),
  component: lazyPage(() => import('../features/home/confidential-page.tsx'), 'ConfidentialPage'),
});

/** Signing up and in, and the way to the shop's first owner. */
export const accountRoutes = [signin, join, printedSetUp, queries.addChildren([setUp]), confidential] as const;
