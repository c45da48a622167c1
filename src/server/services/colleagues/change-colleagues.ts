import type { changeRole as roleCall } from '#contract/calls/change-role.ts';
import type { leaveProvider as leaveCall } from '#contract/calls/leave-provider.ts';
import type { removeColleague as removeCall } from '#contract/calls/remove-colleague.ts';
import type { withdrawInvitation as withdrawCall } from '#contract/calls/withdraw-invitation.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';

const NOBODY = 'Nobody of that name works here.';
const FOUNDER = 'Whoever founded the provider stays its owner.';
const LAST_OWNER = 'You founded this shop and stay its owner, so that it is never without one. You can not leave it.';

/** Makes a colleague an owner or a member. */
export async function changeRole(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  { caller, provider }: Insider,
  { sub, role }: RequestOf<typeof roleCall>,
): Promise<ResponseOf<typeof roleCall> | Refusal> {
  if (sub === provider.ownerSub) return refuse(400, FOUNDER);
  const isChanged = await records.members.setRole(provider.id, sub, role, caller.sub, clock.now());
  return isChanged ? { success: true } : refuse(404, NOBODY);
}

/** Ends a colleague's work here, and the sessions. */
export async function removeColleague(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  { caller, provider }: Insider,
  { sub }: RequestOf<typeof removeCall>,
): Promise<ResponseOf<typeof removeCall> | Refusal> {
  if (sub === provider.ownerSub) return refuse(400, FOUNDER);
  const isRemoved = await records.members.remove(provider.id, sub, caller.sub, clock.now());
  return isRemoved ? { success: true } : refuse(404, NOBODY);
}

/** Ends the caller's own work for the provider, and the sessions. */
export async function leaveProvider(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  { caller, provider }: Insider,
): Promise<ResponseOf<typeof leaveCall> | Refusal> {
  if (caller.sub === provider.ownerSub) return refuse(400, LAST_OWNER);
  await records.members.remove(provider.id, caller.sub, caller.sub, clock.now());
  return { success: true };
}

/** Makes an invitation good for nothing; one that is none already stays so. */
export async function withdrawInvitation(
  { records }: Pick<Ports, 'records'>,
  { provider }: Insider,
  { email }: RequestOf<typeof withdrawCall>,
): Promise<ResponseOf<typeof withdrawCall>> {
  await records.members.withdrawInvitation(provider.id, email.toLowerCase());
  return { success: true };
}
