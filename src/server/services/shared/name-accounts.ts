import type { Caller } from '../../ports/identity.ts';
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

/** What colleagues know an account by; null for one that another service keeps, and for nobody. Authors that are no account stay. */
export async function nameAccount({ records }: Pick<Ports, 'records'>, caller: Caller, sub: string | null): Promise<string | null> {
  if (sub === null || sub === 'RATE_CARD_FILE') return sub;
  const account = await records.accounts.findBySub(sub);
  if (account !== null) return account.name || account.email;
  return sub === caller.sub ? caller.username : null;
}

/** The caller as the one who does something for a shop. */
export async function nameActor(ports: Pick<Ports, 'records'>, caller: Caller) {
  return { kind: 'member' as const, sub: caller.sub, name: (await nameAccount(ports, caller, caller.sub)) ?? caller.username };
}
