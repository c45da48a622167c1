import type { getColleagues as call } from '#contract/calls/get-colleagues.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { findColleagues } from './find-colleagues.ts';

/** Who works for the caller's provider, and who was asked to. */
export async function listColleagues(ports: Pick<Ports, 'records' | 'clock'>, insider: Insider): Promise<ResponseOf<typeof call>> {
  const { caller, provider } = insider;
  const [colleagues, invitations] = await Promise.all([
    findColleagues(ports, insider),
    ports.records.members.listInvitations(provider.id, ports.clock.now()),
  ]);
  return {
    success: true,
    colleagues: colleagues.map((colleague) => ({ ...colleague, isYou: colleague.sub === caller.sub })),
    invitations: invitations.map(({ email, role, invitedBy, expiresAt }) => ({
      ...{ email, role, expiresAt: expiresAt.toISOString() },
      invitedBy: colleagues.find(({ sub }) => sub === invitedBy)?.name ?? '',
    })),
  };
}
