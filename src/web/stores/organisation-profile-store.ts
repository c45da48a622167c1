import * as z from 'zod/mini';
import { mspIdSchema, NO_SELECTION } from '#contract/fields.ts';
import { createStoredStore } from './stored-store.ts';

const profileSchema = z.object({
  name: z.string(),
  website: z.string(),
  contactEmail: z.string(),
  ordersEmail: z.string(),
  logo: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    postalCode: z.string(),
  }),
  /** Off: every price waits for a person's look. */
  generateInstantQuotes: z.boolean(),
});
/** The organisation's profile as typed so far, right or not. */
export type OrganisationProfile = z.infer<typeof profileSchema>;

export const EMPTY_PROFILE: OrganisationProfile = {
  name: '',
  website: '',
  contactEmail: '',
  ordersEmail: '',
  logo: '',
  address: { line1: '', line2: '', city: '', state: '', country: '', postalCode: '' },
  generateInstantQuotes: false,
};

const accountSchema = z.object({
  /** The provider that the account owns; '-1' as long as it is none or not known. */
  mspID: mspIdSchema,
  /** Null until something is typed or has come from the server. */
  profile: z.nullable(profileSchema),
  /** Fingerprint of what the server holds, as far as this browser knows; null when nothing was ever saved. */
  published: z.nullable(z.string()),
});
export type ProviderAccount = z.infer<typeof accountSchema>;

const NEW_ACCOUNT: ProviderAccount = { mspID: NO_SELECTION, profile: null, published: null };

/** The organisations of this browser by the user who signs in for them, so that none sees or saves another's. */
export const useOrganisationProfileStore = createStoredStore({
  key: 'organisationProfileStore',
  version: 1,
  read: (stored): { accounts: Readonly<Record<string, ProviderAccount>> } => ({ accounts: readAccounts(stored) }),
  actions: (set) => ({
    changeAccount: (userID: string, change: Partial<ProviderAccount>) =>
      set(({ accounts }) => ({ accounts: { ...accounts, [userID]: { ...accountOf(accounts, userID), ...change } } })),
  }),
});

/** What is known of a user's organisation; a new user's is empty. */
export function accountOf(accounts: Readonly<Record<string, ProviderAccount>>, userID: string): ProviderAccount {
  return (Object.hasOwn(accounts, userID) ? accounts[userID] : undefined) ?? NEW_ACCOUNT;
}

function readAccounts(stored: unknown): Record<string, ProviderAccount> {
  const accounts = (stored as { accounts?: unknown } | undefined)?.accounts;
  return Object.fromEntries(
    Object.entries(accounts ?? {}).flatMap(([userID, account]) => {
      const read = accountSchema.safeParse(account);
      return read.success ? [[userID, read.data] as const] : [];
    }),
  );
}
