import type { DraftConflict } from '../../ports/records/rate-card-records.ts';
import type { Member } from '../shared/find-access.ts';
import { nameAccount } from '../shared/name-account.ts';
import type { Ports } from '../shared/ports.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** Tells who was quicker, and when; what the caller has typed is still with him. */
export async function refuseConflict(
  ports: Pick<Ports, 'records'>,
  { caller }: Member,
  { revision, by, at }: DraftConflict,
): Promise<Refusal> {
  const name = await nameAccount(ports, caller, by);
  const words = `${name ?? 'Somebody else'} has changed the prices since you opened them. Nothing of yours was saved over theirs.`;
  return refuse(412, 'stale', words, { conflict: { revision, by: name, at: at?.toISOString() ?? null } });
}
