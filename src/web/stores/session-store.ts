import * as z from 'zod/mini';
import { createStoredStore } from './stored-store.ts';

/** What signing in leaves behind; '' where there is none. Being signed in means having an access token. */
const sessionSchema = z.object({
  /** The e-mail address used to sign in. */
  userID: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  rememberMe: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

const SIGNED_OUT: Session = { userID: '', accessToken: '', refreshToken: '', rememberMe: false };

/** The signed-in provider of this browser. */
export const useSessionStore = createStoredStore({
  key: 'sessionStore',
  version: 1,
  read: (stored): Session => {
    const session = sessionSchema.safeParse(stored);
    return session.success ? session.data : SIGNED_OUT;
  },
  actions: (set) => ({
    setSession: (change: Partial<Session>) => set(() => change),
    clearSession: () => set(() => SIGNED_OUT),
  }),
});

export function isSignedIn(): boolean {
  return useSessionStore.getState().accessToken !== '';
}
