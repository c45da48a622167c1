import type { Handlers } from '../shared/context.ts';
import { changeRole, leaveProvider, removeColleague, withdrawInvitation } from './change-colleagues.ts';
import { findColleagues } from './find-colleagues.ts';
import { acceptInvitation, showInvitation } from './invitations.ts';
import { inviteColleague } from './invite-colleague.ts';

/** Who works for the caller's provider, and who was asked to. */
const getColleagues: Handlers['getColleagues'] = async ({ ports, member }) => {
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
};

export const teamHandlers = {
  acceptInvitation,
  changeRole,
  getColleagues,
  inviteColleague,
  leaveProvider,
  removeColleague,
  showInvitation,
  withdrawInvitation,
} satisfies Partial<Handlers>;
