import { readConfig } from '../../api/calls/load-config.ts';
import type { Target } from '../../navigation/address.ts';
import { findReturnName, findRouteName, ROUTE_PATHS, type RouteName } from '../../navigation/route-paths.ts';
import { waitingInvitation, waitingSetUp } from '../../stores/waiting-secret.ts';

/**
 * Where to go after signing in. Whoever wants nothing that is known goes on with the set-up link or the invitation that he came by, else
 * to the page that the installation names.
 */
export function findLanding(wanted?: string): Target {
  const name = findReturnName(wanted);
  const route = findRouteName(name);
  if (name !== null && route === null) return { to: '/msp/orders/$requestId', params: { requestId: name.split('/').at(-1) ?? '' } };
  return { to: ROUTE_PATHS[route ?? findWaiting() ?? readConfig().postAuthRoute] };
}

function findWaiting(): RouteName | null {
  if (waitingSetUp.read() !== null) return 'setup';
  return waitingInvitation.read() === null ? null : 'invitation';
}
