import type { Provider } from '#domain/shop/provider.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import type { AccountRecords } from '#server/ports/records/account-records.ts';
import { type AuditEntry, noted } from '#server/ports/records/audit-log.ts';
import type { Invitation, Member, MemberRecords } from '#server/ports/records/member-records.ts';

interface Surroundings {
  readonly providers: ReadonlyMap<string, Provider>;
  readonly mail: (mail: OutgoingMail) => void;
  readonly endSessions: AccountRecords['endSessions'];
  readonly log: AuditEntry[];
}

/** Who works for whom, for as long as the test lives. */
export function createMemoryMembers({ providers, mail, endSessions, log }: Surroundings): MemberRecords {
  const members = new Map<string, Member & { readonly providerId: string }>();
  const invitations = new Map<string, Invitation>();
  const isGood = (invitation: Invitation | undefined, now: Date) => invitation !== undefined && invitation.expiresAt > now;
  const withdraw = (providerId: string, email: string) => {
    for (const [hash, of] of invitations) if (of.providerId === providerId && of.email === email) invitations.delete(hash);
  };
  const withdrawSentBy = (providerId: string, sub: string) => {
    for (const [hash, of] of invitations) if (of.providerId === providerId && of.invitedBy === sub) invitations.delete(hash);
  };
  const isOwner = (providerId: string, sub: string) => {
    const member = members.get(sub);
    return providers.get(providerId)?.ownerSub === sub || (member?.providerId === providerId && member.role === 'owner');
  };
  return {
    async findEmployer(sub) {
      const member = members.get(sub);
      const provider = providers.get(member?.providerId ?? '');
      return member === undefined || provider === undefined ? null : { provider, role: member.role };
    },
    worksFor: async (sub, providerId) => providers.get(providerId)?.ownerSub === sub || members.get(sub)?.providerId === providerId,
    list: async (providerId) =>
      [...members.values()]
        .filter((member) => member.providerId === providerId)
        .sort((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime())
        .map(({ providerId: _, ...member }) => member),
    async add(providerId, member) {
      members.set(member.sub, { ...member, providerId });
    },
    async setRole(providerId, sub, role, by, at) {
      const member = members.get(sub);
      if (member?.providerId !== providerId) return false;
      members.set(sub, { ...member, role });
      if (role !== 'owner') withdrawSentBy(providerId, sub);
      log.push(noted.roleChanged(providerId, sub, role, by, at));
      return true;
    },
    async remove(providerId, sub, by, at) {
      if (members.get(sub)?.providerId !== providerId) return false;
      members.delete(sub);
      withdrawSentBy(providerId, sub);
      await endSessions({ sub }, at);
      log.push(noted.memberRemoved(providerId, sub, by, at));
      return true;
    },
    listInvitations: async (providerId, now) =>
      [...invitations.values()]
        .filter((of) => of.providerId === providerId && isGood(of, now))
        .sort((one, other) => (one.email < other.email ? -1 : 1)),
    async invite(invitation, message, at) {
      withdraw(invitation.providerId, invitation.email);
      invitations.set(invitation.hash, invitation);
      mail(message);
      log.push(noted.memberInvited(invitation, at));
    },
    withdrawInvitation: async (providerId, email) => withdraw(providerId, email),
    async findInvitation(hash, now) {
      const found = invitations.get(hash);
      return found !== undefined && isGood(found, now) ? found : null;
    },
    async join(hash, sub, now) {
      const found = invitations.get(hash);
      if (found === undefined || !isGood(found, now) || !isOwner(found.providerId, found.invitedBy)) return { outcome: 'unknown' };
      const { providerId, role, email } = found;
      const employer = members.get(sub)?.providerId;
      const hasFounded = [...providers.values()].some(({ ownerSub }) => ownerSub === sub);
      if (hasFounded || (employer !== undefined && employer !== providerId)) return { outcome: 'employed' };
      if (employer === undefined) members.set(sub, { sub, role, email, joinedAt: now, providerId });
      invitations.delete(hash);
      log.push(noted.memberJoined(providerId, sub, now));
      return { outcome: 'joined', providerId };
    },
  };
}
