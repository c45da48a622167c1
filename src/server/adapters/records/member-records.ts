import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { noted } from '../../ports/records/audit-log.ts';
import type { JoinOutcome, MemberRecords } from '../../ports/records/member-records.ts';
import { note } from './core/audit-records.ts';
import type { QueryRunner } from './core/database.ts';
import { addToOutbox } from './core/outbox-records.ts';
import { invitations, providerMembers, providers, refreshTokens } from './core/schema.ts';

export function createMemberRecords(runner: QueryRunner): MemberRecords {
  const { providerId: _, ...MEMBER } = getTableColumns(providerMembers);
  const isMember = (providerId: string, sub: string) => and(eq(providerMembers.providerId, providerId), eq(providerMembers.sub, sub));
  return {
    findEmployer: async (sub) => {
      const found = runner.select({ provider: getTableColumns(providers), role: providerMembers.role }).from(providers);
      const employers = found.innerJoin(providerMembers, eq(providerMembers.providerId, providers.id));
      return (await employers.where(eq(providerMembers.sub, sub)))[0] ?? null;
    },
    worksFor: async (sub, providerId) => {
      const founded = runner.select({ id: providers.id }).from(providers).where(isFounder(providerId, sub));
      const works = runner.select({ id: providerMembers.providerId }).from(providerMembers).where(isMember(providerId, sub));
      return (await founded.union(works)).length > 0;
    },
    list: (providerId) =>
      runner
        .select(MEMBER)
        .from(providerMembers)
        .where(eq(providerMembers.providerId, providerId))
        .orderBy(asc(providerMembers.joinedAt), asc(providerMembers.sub)),
    add: async (providerId, member) => {
      const row = { ...member, providerId };
      await runner.insert(providerMembers).values(row).onConflictDoUpdate({ target: providerMembers.sub, set: row });
    },
    setRole: (providerId, sub, role, by, at) =>
      runner.transaction(async (transaction) => {
        const changed = transaction.update(providerMembers).set({ role }).where(isMember(providerId, sub));
        if ((await changed.returning({ sub: providerMembers.sub })).length === 0) return false;
        if (role !== 'owner') await transaction.delete(invitations).where(isInvitedBy(providerId, sub));
        await note(transaction, [noted.roleChanged(providerId, sub, role, by, at)]);
        return true;
      }),
    remove: (providerId, sub, by, at) =>
      runner.transaction(async (transaction) => {
        const removed = transaction.delete(providerMembers).where(isMember(providerId, sub));
        if ((await removed.returning({ sub: providerMembers.sub })).length === 0) return false;
        await transaction.delete(invitations).where(isInvitedBy(providerId, sub));
        await transaction.delete(refreshTokens).where(eq(refreshTokens.sub, sub));
        await note(transaction, [noted.memberRemoved(providerId, sub, by, at)]);
        return true;
      }),
    listInvitations: (providerId, now) =>
      runner
        .select()
        .from(invitations)
        .where(and(eq(invitations.providerId, providerId), gt(invitations.expiresAt, now)))
        .orderBy(asc(invitations.email)),
    invite: (invitation, mail, at) =>
      runner.transaction(async (transaction) => {
        const target = [invitations.providerId, invitations.email];
        await transaction.insert(invitations).values(invitation).onConflictDoUpdate({ target, set: invitation });
        await addToOutbox(transaction, [mail]);
        await note(transaction, [noted.memberInvited(invitation, at)]);
      }),
    withdrawInvitation: async (providerId, email) => {
      await runner.delete(invitations).where(and(eq(invitations.providerId, providerId), eq(invitations.email, email)));
    },
    findInvitation: async (hash, now) => (await runner.select().from(invitations).where(isGood(hash, now)))[0] ?? null,
    join: (hash, sub, now) => runner.transaction((transaction) => join(transaction, hash, sub, now)),
  };
}

function isFounder(providerId: string, sub: string) {
  return and(eq(providers.id, providerId), eq(providers.ownerSub, sub));
}

function isInvitedBy(providerId: string, sub: string) {
  return and(eq(invitations.providerId, providerId), eq(invitations.invitedBy, sub));
}

function isGood(hash: string, now: Date) {
  return and(eq(invitations.hash, hash), gt(invitations.expiresAt, now));
}

async function join(transaction: QueryRunner, hash: string, sub: string, now: Date): Promise<JoinOutcome> {
  const [invited] = await transaction.select().from(invitations).where(isGood(hash, now)).for('update');
  if (invited === undefined) return { outcome: 'unknown' };
  const { providerId, role, email, invitedBy } = invited;
  if (!(await isOwner(transaction, providerId, invitedBy))) return { outcome: 'unknown' };
  const founded = await transaction.select({ id: providers.id }).from(providers).where(eq(providers.ownerSub, sub));
  if (founded.length > 0) return { outcome: 'employed' };
  const member = { sub, providerId, role, email, joinedAt: now };
  const added = transaction.insert(providerMembers).values(member).onConflictDoNothing();
  if ((await added.returning({ sub: providerMembers.sub })).length === 0) {
    const isHere = and(eq(providerMembers.sub, sub), eq(providerMembers.providerId, providerId));
    const here = await transaction.select({ one: sql<number>`1` }).from(providerMembers).where(isHere);
    if (here.length === 0) return { outcome: 'employed' };
  }
  await transaction.delete(invitations).where(eq(invitations.hash, hash));
  await note(transaction, [noted.memberJoined(providerId, sub, now)]);
  return { outcome: 'joined', providerId };
}

async function isOwner(transaction: QueryRunner, providerId: string, sub: string): Promise<boolean> {
  const owns = and(eq(providerMembers.providerId, providerId), eq(providerMembers.sub, sub), eq(providerMembers.role, 'owner'));
  const found = [
    await transaction.select({ one: sql<number>`1` }).from(providers).where(isFounder(providerId, sub)),
    await transaction.select({ one: sql<number>`1` }).from(providerMembers).where(owns),
  ];
  return found.flat().length > 0;
}
