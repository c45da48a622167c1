import type { Target } from '../navigation/address.ts';
import { findReturnByPath } from '../navigation/route-paths.ts';
import type { Visit } from '../navigation/router.ts';
import { isSignedIn, readExpiryMs, useSessionStore } from '../stores/session-store.ts';
import { waitingInvitation, waitingSetUp } from '../stores/waiting-secret.ts';

/**
 * For signed-in users: a visitor is sent to sign in and comes back to the page he wanted, or to the list it belongs to. A session that
 * ran out while nobody looked is renewed first, so that the page does not begin with calls that are refused.
 */
export async function requireSignIn({ location: { pathname } }: Visit): Promise<Target | null> {
  if (isSignedIn() && navigator.onLine && readExpiryMs(useSessionStore.getState()) <= Date.now()) {
    const { renewSession } = await import('../api/identity/renew-session.ts');
    await renewSession();
  }
  if (isSignedIn()) return null;
  const wanted = findReturnByPath(pathname) ?? findReturnByPath(pathname.slice(0, pathname.lastIndexOf('/')));
  return { to: '/signin', search: { redirect: wanted ?? undefined } };
}

/** For visitors: whoever is signed in goes to the portal. */
export function requireSignedOut(): Target | null {
  return isSignedIn() ? { to: '/msp/home' } : null;
}

/** The shop is set up by an account: a visitor who came by the link for it makes one first. */
export function requireAccountFirst(): Target | null {
  return waitingSetUp.read() !== null && !isSignedIn() ? { to: '/join' } : null;
}

/** Takes what the link brings along: neither the address bar nor the history shows the code from here on. */
export function keepSetUp({ params: { code = '' } }: Visit): Target {
  waitingSetUp.keep(code);
  return { to: '/setup' };
}

/** The same of an invitation and its secret. */
export function keepInvitation({ params: { secret = '' } }: Visit): Target {
  waitingInvitation.keep(secret);
  return { to: '/invitation' };
}
