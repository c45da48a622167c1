import { type AccountKeys, AccountKeysError } from '../../ports/account-keys.ts';
import type { Records } from '../../ports/records/records.ts';

/** Throws AccountKeysError, in words for the operator, when another key than this process's signs on this database. */
export async function assertSameKey({ accounts }: Records, keys: AccountKeys): Promise<void> {
  if ((await accounts.claimKey(keys.keyId)) === keys.keyId) return;
  throw new AccountKeysError(
    'The accounts in this database belong to another key than the one of this process. Every process on one database needs a copy ' +
      'of the same file: name it in ACCOUNT_KEY_FILE. To go over to a new key for good, empty the table account_key first.',
  );
}
