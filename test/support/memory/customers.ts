import type { OutgoingMail } from '#server/ports/mailer.ts';
import type { CustomerCode, CustomerRecords, CustomerSession, GroupMember } from '#server/ports/records/customer-records.ts';
import { type MemoryDesk, toCard } from './desk.ts';

interface Surroundings {
  readonly desk: MemoryDesk;
  readonly mail: (mail: OutgoingMail) => void;
}

/** Customers who come back, for as long as the test lives. */
export function createMemoryCustomers({ desk, mail: send }: Surroundings): CustomerRecords {
  const codes = new Map<string, CustomerCode & { tries: number }>();
  const sessions = new Map<string, CustomerSession>();
  const members = new Map<string, GroupMember & { readonly providerId: string }>();
  const keyOf = (providerId: string, email: string) => `${providerId} ${email}`;
  const membersOf = (providerId: string, groupId: string) =>
    [...members.values()].filter((of) => of.providerId === providerId && of.groupId === groupId);
  const show = ({ providerId: _, ...member }: GroupMember & { readonly providerId: string }): GroupMember => member;
  return {
    isKnown: async (providerId, email) =>
      members.has(keyOf(providerId, email)) ||
      [...desk.requests.values()].some((present) => present.request.providerId === providerId && toCard(present).clientEmail === email),
    async putCode(code, mail) {
      codes.set(keyOf(code.providerId, code.email), { ...code, tries: 0 });
      if (mail !== null) send(mail);
    },
    async openSession({ providerId, email, hash }, session, mostTries, now) {
      const code = codes.get(keyOf(providerId, email));
      if (code === undefined || code.expiresAt <= now || code.tries >= mostTries) return false;
      code.tries += 1;
      if (code.hash !== hash) return false;
      codes.delete(keyOf(providerId, email));
      sessions.set(session.hash, session);
      return true;
    },
    async findSession(hash, now) {
      const session = sessions.get(hash);
      return session === undefined || session.expiresAt <= now ? null : session;
    },
    endSession: async (hash) => void sessions.delete(hash),
    listKeys: async (ids) => new Map(ids.flatMap((id) => (desk.requests.has(id) ? [[id, desk.requests.get(id)?.key ?? ''] as const] : []))),
    async findMember(providerId, email) {
      const member = members.get(keyOf(providerId, email));
      return member === undefined ? null : show(member);
    },
    listMembers: async (providerId, groupId) =>
      membersOf(providerId, groupId)
        .map(show)
        .sort((one, other) => (one.email < other.email ? -1 : 1)),
    async invite(providerId, by, email, groupId, mail, now) {
      const own = members.get(keyOf(providerId, by));
      if (own === undefined || own.joinedAt === null)
        members.set(keyOf(providerId, by), { providerId, email: by, groupId, joinedAt: now, invitedBy: by });
      const joined = members.get(keyOf(providerId, email));
      if (joined?.joinedAt != null) {
        const alone = membersOf(providerId, members.get(keyOf(providerId, by))?.groupId ?? groupId);
        if (alone.length === 1) members.delete(keyOf(providerId, by));
        return false;
      }
      const group = members.get(keyOf(providerId, by))?.groupId ?? groupId;
      members.set(keyOf(providerId, email), { providerId, email, groupId: group, joinedAt: null, invitedBy: by });
      send(mail);
      return true;
    },
    async join(providerId, email, now) {
      const member = members.get(keyOf(providerId, email));
      if (member === undefined || member.joinedAt !== null) return false;
      members.set(keyOf(providerId, email), { ...member, joinedAt: now });
      return true;
    },
    async leave(providerId, email) {
      const member = members.get(keyOf(providerId, email));
      members.delete(keyOf(providerId, email));
      if (member === undefined) return;
      const left = membersOf(providerId, member.groupId);
      if (left.length === 1 || left.every(({ joinedAt }) => joinedAt === null))
        for (const { email: other } of left) members.delete(keyOf(providerId, other));
    },
  };
}
