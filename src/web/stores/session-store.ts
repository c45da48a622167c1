import * as z from 'zod/mini';
import { create } from 'zustand';
import { createStoredStore } from './stored-store.ts';

/** Where it lies in local storage. */
export const SESSION_KEY = 'sessionStore';

/** What signing in leaves behind; '' where there is none. Being signed in means having an access token. */
const sessionSchema = z.object({
  /** The e-mail address used to sign in. */
  userID: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Whether the session is renewed by itself when it runs out. */
  rememberMe: z.boolean(),
  /** When the access token runs out by this browser's clock, in ms since 1970; 0 when only the token knows. */
  expiresAtMs: z._default(z.number(), 0),
});
export type Session = z.infer<typeof sessionSchema>;

const SIGNED_OUT: Session = { userID: '', accessToken: '', refreshToken: '', rememberMe: false, expiresAtMs: 0 };

/** The signed-in provider of this browser. */
export const useSessionStore = createStoredStore({
  key: SESSION_KEY,
  read: (stored): Session => sessionSchema.safeParse(stored).data ?? SIGNED_OUT,
  actions: (set) => ({
    setSession: (change: Partial<Session>) => set(() => change),
    clearSession: () => set(() => SIGNED_OUT),
  }),
});

export function isSignedIn(): boolean {
  return useSessionStore.getState().accessToken !== '';
}

/**
 * When a session's token runs out, in ms since 1970: as noted when it was issued, otherwise as the token itself says,
 * and never where that cannot be read: the server will tell.
 */
export function readExpiryMs({ expiresAtMs, accessToken }: Session): number {
  if (expiresAtMs > 0) return expiresAtMs;
  const exp = readClaim(accessToken, 'exp');
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : Number.POSITIVE_INFINITY;
}

/** The signed-in account's id, as the access token has it; '' where it can't be read. */
export function readOwnSub(): string {
  const sub = readClaim(useSessionStore.getState().accessToken, 'sub');
  return typeof sub === 'string' ? sub : '';
}

/** What a token says of itself; undefined where it can't be read. */
function readClaim(token: string, name: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[name];
  } catch {
    return undefined;
  }
}

/** The name that a user's things are stored under: however the address was written when signing in, the user is the same. */
export function localName(userID: string): string {
  return userID.trim().toLowerCase();
}

/** Why the last session ended by itself, for the sign-in page to say; '' when it did not. Lives as long as the page. */
export const useSessionNotice = create<{ readonly message: string }>(() => ({ message: '' }));
