import type { AccountKeys } from '../../ports/account-keys.ts';

/** What stands for a shop's client in addresses, since those land in logs and histories: always the same, and read by this installation alone. */
export interface ClientIds {
  /** Of a person's mail address, in whatever case. */
  of(providerId: string, email: string): string;
  /** The mail address, lower case; null for what stands for nobody at this shop. */
  read(providerId: string, clientId: string): string | null;
}

export function createClientIds(keys: Pick<AccountKeys, 'sealAlike' | 'unsealAlike'>): ClientIds {
  const scopeOf = (providerId: string) => `client of ${providerId}`;
  return {
    of: (providerId, email) => keys.sealAlike(scopeOf(providerId), email.toLowerCase()),
    read: (providerId, clientId) => keys.unsealAlike(scopeOf(providerId), clientId),
  };
}
