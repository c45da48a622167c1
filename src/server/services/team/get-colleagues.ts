import type { getColleagues as call } from '#contract/api/team/get-colleagues.ts';
import type { AnswerOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';
import { findColleagues } from './find-colleagues.ts';

/** Who works for the caller's provider, and who was asked to. */
export async function getColleagues({ ports, member }: ContextOf<typeof call>): Promise<AnswerOf<typeof call>> {
  const { caller, provider } = member;
  const [colleagues, invitations] = await Promise.all([
    findColleagues(ports, member),
    ports.records.members.listInvitations(provider.id, ports.clock.now()),
  ]);
  return {
    colleagues: colleagues.map((colleague) => ({ ...colleague, isYou: colleague.sub === caller.sub })),
    invitations: invitations.map(({ email, role, invitedBy, expiresAt }) => ({
      ...{ email, role, expiresAt: expiresAt.toISOString() },
      invitedBy: colleagues.find(({ sub }) => sub === invitedBy)?.name ?? '',
    })),
  };
}
