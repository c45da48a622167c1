import type { changeRole as roleCall } from '#contract/api/team/change-role.ts';
import type { leaveProvider as leaveCall } from '#contract/api/team/leave-provider.ts';
import type { removeColleague as removeCall } from '#contract/api/team/remove-colleague.ts';
import type { withdrawInvitation as withdrawCall } from '#contract/api/team/withdraw-invitation.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

const NOBODY = 'Nobody of that name works here.';
const FOUNDER = 'Whoever founded the provider stays its owner.';
const LAST_OWNER = 'You founded this shop and stay its owner, so that it is never without one. You can not leave it.';

/** Makes a colleague an owner or a member. */
export async function changeRole(
  { ports: { records, clock }, member: { caller, provider } }: ContextOf<typeof roleCall>,
  { sub, role }: RequestOf<typeof roleCall>,
): Promise<AnswerOf<typeof roleCall> | Refusal> {
  if (sub === provider.ownerSub) return refuse(400, 'founder-stays', FOUNDER);
  const isChanged = await records.members.setRole(provider.id, sub, role, caller.sub, clock.now());
  return isChanged ? {} : refuse(404, 'unknown-member', NOBODY);
}

/** Ends a colleague's work here, and the sessions. */
export async function removeColleague(
  { ports: { records, clock }, member: { caller, provider } }: ContextOf<typeof removeCall>,
  { sub }: RequestOf<typeof removeCall>,
): Promise<AnswerOf<typeof removeCall> | Refusal> {
  if (sub === provider.ownerSub) return refuse(400, 'founder-stays', FOUNDER);
  const isRemoved = await records.members.remove(provider.id, sub, caller.sub, clock.now());
  return isRemoved ? {} : refuse(404, 'unknown-member', NOBODY);
}

/** Ends the caller's own work for the provider, and the sessions. */
export async function leaveProvider({
  ports: { records, clock },
  member: { caller, provider },
}: ContextOf<typeof leaveCall>): Promise<AnswerOf<typeof leaveCall> | Refusal> {
  if (caller.sub === provider.ownerSub) return refuse(400, 'founder-stays', LAST_OWNER);
  await records.members.remove(provider.id, caller.sub, caller.sub, clock.now());
  return {};
}

/** Makes an invitation good for nothing; one that is none already stays so. */
export async function withdrawInvitation(
  { ports: { records }, member: { provider } }: ContextOf<typeof withdrawCall>,
  { email }: RequestOf<typeof withdrawCall>,
): Promise<AnswerOf<typeof withdrawCall>> {
  await records.members.withdrawInvitation(provider.id, email.toLowerCase());
  return {};
}
