import * as z from 'zod/mini';
import { customerTokenSchema } from '#contract/desk/returning.ts';
import { createStoredStore } from './stored-store.ts';

const sessionSchema = z.object({ mspID: z.string(), email: z.string(), token: customerTokenSchema });
type CustomerSession = z.infer<typeof sessionSchema>;

const keptSchema = z.object({ session: z.nullable(sessionSchema) });

/** As whom this browser's customer has signed in, and at which shop; kept as a request's key is, and gone with signing out. */
export const useCustomerSessionStore = createStoredStore({
  key: 'customerSessionStore',
  read: (stored): { session: CustomerSession | null } => keptSchema.safeParse(stored).data ?? { session: null },
  actions: (set) => ({
    open: (session: CustomerSession) => set(() => ({ session })),
    close: () => set(() => ({ session: null })),
  }),
});

/** What proves who asks at a shop; nothing where nobody has signed in there. */
export function tokenAt(mspID: string): { readonly customerToken?: string } {
  const { session } = useCustomerSessionStore.getState();
  return session !== null && session.mspID === mspID ? { customerToken: session.token } : {};
}
