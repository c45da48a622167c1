import type { Handlers } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
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

const NOBODY = 'Nobody of that name works here.';
const FOUNDER = 'Whoever founded the provider stays its owner.';
const LAST_OWNER = 'You founded this shop and stay its owner, so that it is never without one. You can not leave it.';

/** Makes a colleague an owner or a member. */
const changeRole: Handlers['changeRole'] = async ({ ports: { records, clock }, member: { caller, provider } }, { sub, role }) => {
  if (sub === provider.ownerSub) return refuse(400, 'founder-stays', FOUNDER);
  const isChanged = await records.members.setRole(provider.id, sub, role, caller.sub, clock.now());
  return isChanged ? {} : refuse(404, 'unknown-member', NOBODY);
};

/** Ends a colleague's work here, and the sessions. */
const removeColleague: Handlers['removeColleague'] = async ({ ports: { records, clock }, member: { caller, provider } }, { sub }) => {
  if (sub === provider.ownerSub) return refuse(400, 'founder-stays', FOUNDER);
  const isRemoved = await records.members.remove(provider.id, sub, caller.sub, clock.now());
  return isRemoved ? {} : refuse(404, 'unknown-member', NOBODY);
};

/** Ends the caller's own work for the provider, and the sessions. */
const leaveProvider: Handlers['leaveProvider'] = async ({ ports: { records, clock }, member: { caller, provider } }) => {
  if (caller.sub === provider.ownerSub) return refuse(400, 'founder-stays', LAST_OWNER);
  await records.members.remove(provider.id, caller.sub, caller.sub, clock.now());
  return {};
};

/** Makes an invitation good for nothing; one that is none already stays so. */
const withdrawInvitation: Handlers['withdrawInvitation'] = async ({ ports: { records }, member: { provider } }, { email }) => {
  await records.members.withdrawInvitation(provider.id, email.toLowerCase());
  return {};
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
