import type { Provider } from '#domain/shop/provider.ts';
import type { Caller } from '../../ports/identity.ts';
import type { MemberRole } from '../../ports/records/member-records.ts';
import type { Ports } from './ports.ts';

/** What an account may do, and to which provider. */
export interface Access {
  readonly caller: Caller;
  /** Null while it has none; then it would own the one that it registers. */
  readonly provider: Provider | null;
  /** Owners change, members read. */
  readonly role: MemberRole;
}

/** Somebody who has a provider. */
export type Member = Access & { readonly provider: Provider };

/** The provider that the caller owns or works for. */
export async function findAccess({ records }: Pick<Ports, 'records'>, caller: Caller): Promise<Access> {
  const own = await records.providers.findByOwner(caller.sub);
  if (own !== null) return { caller, provider: own, role: 'owner' };
  const employer = await records.members.findEmployer(caller.sub);
  return employer === null ? { caller, provider: null, role: 'owner' } : { caller, ...employer };
}
