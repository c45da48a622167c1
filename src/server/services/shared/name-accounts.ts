import type { Caller } from '../../ports/identity.ts';
import { nameAccount } from './name-account.ts';
import type { Ports } from './ports.ts';

/** What colleagues know accounts by; those that nobody knows are left out. */
export async function nameAccounts(
  ports: Pick<Ports, 'records'>,
  caller: Caller,
  subs: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const named = [...new Set(subs)].map(async (sub) => [sub, await nameAccount(ports, caller, sub)] as const);
  return new Map((await Promise.all(named)).flatMap(([sub, name]) => (sub === null || name === null ? [] : [[sub, name] as const])));
}
