import { createRoute, redirect } from '@tanstack/react-router';
import { waitingInvitation } from '../stores/waiting-secret.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.ts';
import { MAILED_INVITATION_PATH, ROUTE_PATHS } from './route-paths.ts';

const queries = createRoute({
  getParentRoute: () => rootRoute,
  id: 'invitation-queries',
  component: lazyPage(() => import('./query-scope.tsx'), 'QueryScope'),
});
const mailed = createRoute({
  getParentRoute: () => rootRoute,
  path: MAILED_INVITATION_PATH,
  beforeLoad: ({ params }) => {
    waitingInvitation.keep(params.secret);
    // Neither the address bar nor the history shows the secret from here on.
    throw redirect({ to: ROUTE_PATHS.invitation, replace: true });
  },
});
const invitation = createRoute({
  getParentRoute: () => queries,
  path: ROUTE_PATHS.invitation,
  component: lazyPage(() => import('../features/invitation/invitation-page.tsx'), 'InvitationPage'),
});

/** Joining a provider by invitation. */
export const invitationRoutes = [mailed, queries.addChildren([invitation])] as const;
