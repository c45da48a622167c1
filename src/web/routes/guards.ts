import { redirect } from '@tanstack/react-router';
import { isSignedIn, readExpiryMs, useSessionStore } from '../stores/session-store.ts';
import { findReturnByPath, type ReturnName, ROUTE_PATHS, type RouteName } from './route-paths.ts';

/**
 * `beforeLoad` of a page for signed-in users: a visitor is sent to sign in and comes back to the page he wanted. A session that ran
 * out while nobody looked is renewed first, so that the page does not begin with calls that are refused.
 */
export function requireSignIn(wanted: RouteName) {
  return () => requireSession(wanted);
}

/** The same of a page of one request, to which the visitor comes back. */
export function requireSignInHere({ location }: { readonly location: { readonly pathname: string } }): Promise<void> {
  return requireSession(findReturnByPath(location.pathname) ?? 'msp/orders');
}

async function requireSession(wanted: ReturnName): Promise<void> {
  if (isSignedIn() && navigator.onLine && readExpiryMs(useSessionStore.getState()) <= Date.now()) {
    const { renewSession } = await import('../api/identity/renew-session.ts');
    await renewSession();
  }
  if (!isSignedIn()) throw redirect({ to: ROUTE_PATHS.signin, search: { redirect: wanted }, replace: true });
}

/** `beforeLoad` of a page for visitors: who is signed in goes to the portal. */
export function requireSignedOut(): void {
  if (isSignedIn()) throw redirect({ to: ROUTE_PATHS['msp/home'], replace: true });
}
