import type { MemberRole } from '../../ports/records/member-records.ts';
import type { Member } from '../shared/find-access.ts';
import { nameAccounts } from '../shared/name-accounts.ts';
import type { Ports } from '../shared/ports.ts';

/** Somebody who works for a provider. */
interface Colleague {
  readonly sub: string;
  readonly name: string;
  readonly role: MemberRole;
  readonly isFounder: boolean;
}

/** Whoever works for the caller's provider now, its founder first. */
export async function findColleagues(ports: Pick<Ports, 'records'>, { caller, provider }: Member): Promise<readonly Colleague[]> {
  const list = await ports.records.members.list(provider.id);
  const founder = provider.ownerSub === null ? [] : [{ sub: provider.ownerSub, role: 'owner' as const, email: '', isFounder: true }];
  const all = [...founder, ...list.map((member) => ({ ...member, isFounder: false }))];
  const names = await nameAccounts(
    ports,
    caller,
    all.map(({ sub }) => sub),
  );
  return all.map(({ sub, role, email, isFounder }) => ({ sub, role, isFounder, name: names.get(sub) ?? (email === '' ? sub : email) }));
}
