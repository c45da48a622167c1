import type { DraftConflict } from '../../ports/rate-card-records.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { nameAccount } from './name-account.ts';

/** Tells who was quicker, and when; what the caller has typed is still with him. */
export async function refuseConflict(
  ports: Pick<Ports, 'records'>,
  { caller }: Insider,
  { revision, by, at }: DraftConflict,
): Promise<Refusal> {
  const name = await nameAccount(ports, caller, by);
  const words = `${name ?? 'Somebody else'} has changed the prices since you opened them. Nothing of yours was saved over theirs.`;
  return refuse(409, words, { conflict: { revision, by: name, at: at?.toISOString() ?? null } });
}
