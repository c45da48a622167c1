import { useEffect } from 'react';
import { useSessionStore } from '../../stores/session-store.ts';
import { readConfig } from '../calls/load-config.ts';
import { type AccountResult, attempt } from './account-result.ts';
import type { IdentityClient, Tokens } from './identity-client.ts';
import { texts } from './texts.ts';

let client: IdentityClient | null = null;

/** Fetches the identity client, which is large, when it is first needed. Rejects when it cannot be fetched. */
export async function loadIdentityClient(): Promise<IdentityClient> {
  client ??= (await import('./identity-client.ts')).createIdentityClient(readConfig().identity, { origin: location.origin });
  return client;
}

/** Fetches the identity client while a form is being filled in; a failure shows when the form is sent. */
export function usePreloadedClient(): void {
  useEffect(() => {
    loadIdentityClient().catch(() => {});
  }, []);
}

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Asks for an account; a confirmation code goes to the address, unless it is confirmed at once: `admission` is what a set-up link or an
 * invitation brought along.
 */
export async function signUp(
  email: string,
  password: string,
  name: PersonName,
  admission: Readonly<Record<string, string>> | null = null,
): Promise<AccountResult & { readonly isConfirmed?: true }> {
  let isConfirmed = false;
  const result = await attempt(texts.signedUp, async () => {
    const answer = await (await loadIdentityClient()).signUp(email, password, name, admission);
    isConfirmed = answer.UserConfirmed === true;
  });
  return isConfirmed ? { ...result, isConfirmed } : result;
}

/** Proves that the address is the person's own. */
export function confirmSignUp(email: string, code: string): Promise<AccountResult> {
  return attempt(texts.confirmed, async () => (await loadIdentityClient()).confirmSignUp(email, code));
}

/** Sends another confirmation code; earlier ones are worth nothing then. */
export function resendCode(email: string): Promise<AccountResult> {
  return attempt(texts.resent(email), async () => (await loadIdentityClient()).resendConfirmationCode(email));
}

/** Sends the code that a new password asks for. */
export function sendResetCode(email: string): Promise<AccountResult> {
  return attempt(texts.resetSent(email), async () => (await loadIdentityClient()).forgotPassword(email));
}

/** Sets a new password with the code from the mail. */
export function resetPassword(email: string, code: string, password: string): Promise<AccountResult> {
  return attempt(texts.reset(email), async () => (await loadIdentityClient()).confirmForgotPassword(email, code, password));
}

/** What signing in takes. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Whether the session is renewed by itself when it runs out. */
  readonly rememberMe: boolean;
}

/** Signs in and stores the session. */
export function signIn({ email, password, rememberMe }: Credentials): Promise<AccountResult> {
  return attempt(texts.signedIn, async () => {
    const tokens = await (await loadIdentityClient()).signIn(email, password);
    const { accessToken, refreshToken } = tokens;
    useSessionStore.getState().setSession({ userID: email, accessToken, refreshToken, rememberMe, expiresAtMs: expiryOf(tokens) });
  });
}

/** Renews the session without asking, where the person wanted that; stores the new access token and keeps the rest. */
export async function reauthenticate(): Promise<AccountResult> {
  const { rememberMe, refreshToken } = useSessionStore.getState();
  if (!rememberMe || refreshToken === '') {
    return { success: false, message: texts.expired };
  }
  return attempt(texts.renewed, async () => {
    const tokens = await (await loadIdentityClient()).refresh(refreshToken);
    // Meanwhile the person may have signed out, or in as somebody else.
    if (useSessionStore.getState().refreshToken === refreshToken) {
      useSessionStore.getState().setSession({ accessToken: tokens.accessToken, expiresAtMs: expiryOf(tokens) });
    }
  });
}

/** Signs out: here at once, whatever the network does, and on the server as soon as it answers. Never rejects. */
export async function signOut(): Promise<void> {
  const { refreshToken } = useSessionStore.getState();
  useSessionStore.getState().clearSession();
  if (refreshToken !== '') await attempt('', async () => (await loadIdentityClient()).revoke(refreshToken));
}

/** A token that is dead on arrival counts as one of a second, so that renewing it never becomes a loop without a pause. */
function expiryOf({ expiresInSeconds }: Tokens): number {
  return Date.now() + Math.max(1, expiresInSeconds) * 1000;
}
