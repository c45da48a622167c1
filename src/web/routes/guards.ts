import { redirect } from '@tanstack/react-router';
import { isSignedIn, readExpiryMs, useSessionStore } from '../stores/session-store.ts';
import { ROUTE_PATHS, type RouteName } from './route-paths.ts';

/**
 * `beforeLoad` of a page for signed-in users: a visitor is sent to sign in and comes back to the page he wanted. A session that ran
 * out while nobody looked is renewed first, so that the page does not begin with calls that are refused.
 */
export function requireSignIn(wanted: RouteName) {
  return async () => {
    if (isSignedIn() && navigator.onLine && readExpiryMs(useSessionStore.getState()) <= Date.now()) {
      const { renewSession } = await import('../api/identity/renew-session.ts');
      await renewSession();
    }
    if (!isSignedIn()) throw redirect({ to: ROUTE_PATHS.signin, search: { redirect: wanted }, replace: true });
  };
}

/** `beforeLoad` of a page for visitors: who is signed in goes to the portal. */
export function requireSignedOut(): void {
  if (isSignedIn()) throw redirect({ to: ROUTE_PATHS['msp/home'], replace: true });
}
