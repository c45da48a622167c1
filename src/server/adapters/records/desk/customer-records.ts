import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { CustomerRecords } from '../../../ports/records/customer-records.ts';
import type { QueryRunner } from '../core/database.ts';
import { addToOutbox } from '../core/outbox-records.ts';
import { customerCodes, customerGroups, customerSessions, deskRequests } from './desk-schema.ts';

export function createCustomerRecords(runner: QueryRunner): CustomerRecords {
  return {
    async isKnown(providerId, email) {
      const { requestId } = deskRequests;
      const isOf = and(eq(deskRequests.providerId, providerId), eq(deskRequests.clientEmail, email));
      const [sent] = await runner.select({ requestId }).from(deskRequests).where(isOf).limit(1);
      return sent !== undefined || (await findMember(runner, providerId, email)) !== null;
    },
    putCode: (code, mail, now) =>
      runner.transaction(async (transaction) => {
        await transaction.delete(customerCodes).where(lte(customerCodes.expiresAt, now));
        await transaction.delete(customerSessions).where(lte(customerSessions.expiresAt, now));
        const { providerId, email, ...fresh } = code;
        await transaction
          .insert(customerCodes)
          .values(code)
          .onConflictDoUpdate({ target: [customerCodes.providerId, customerCodes.email], set: { ...fresh, tries: 0 } });
        if (mail !== null) await addToOutbox(transaction, [mail]);
      }),
    openSession: ({ providerId, email, hash }, session, mostTries, now) =>
      runner.transaction(async (transaction) => {
        const isOf = and(eq(customerCodes.providerId, providerId), eq(customerCodes.email, email));
        // The try is counted in the statement that reads the code, so that guesses at once get no more than those one by one.
        const [code] = await transaction
          .update(customerCodes)
          .set({ tries: sql`${customerCodes.tries} + 1` })
          .where(and(isOf, gt(customerCodes.expiresAt, now), sql`${customerCodes.tries} < ${mostTries}`))
          .returning({ hash: customerCodes.hash });
        if (code?.hash !== hash) return false;
        await transaction.delete(customerCodes).where(isOf);
        await transaction.insert(customerSessions).values(session);
        return true;
      }),
    async findSession(hash, now) {
      const isLive = and(eq(customerSessions.hash, hash), gt(customerSessions.expiresAt, now));
      return (await runner.select().from(customerSessions).where(isLive))[0] ?? null;
    },
    endSession: async (hash) => {
      await runner.delete(customerSessions).where(eq(customerSessions.hash, hash));
    },
    async listKeys(requestIds) {
      if (requestIds.length === 0) return new Map();
      const { requestId, key } = deskRequests;
      const found = await runner
        .select({ requestId, key })
        .from(deskRequests)
        .where(inArray(requestId, [...requestIds]));
      return new Map(found.map((row) => [row.requestId, row.key]));
    },
    findMember: (providerId, email) => findMember(runner, providerId, email),
    listMembers: (providerId, groupId) =>
      runner
        .select(MEMBER)
        .from(customerGroups)
        .where(and(eq(customerGroups.providerId, providerId), eq(customerGroups.groupId, groupId)))
        .orderBy(asc(customerGroups.email)),
    invite: (providerId, by, email, groupId, mail, now) =>
      runner.transaction(async (transaction) => {
        await transaction
          .insert(customerGroups)
          .values({ providerId, email: by, groupId, joinedAt: now, invitedBy: by })
          .onConflictDoUpdate({
            target: [customerGroups.providerId, customerGroups.email],
            set: { groupId, joinedAt: now, invitedBy: by },
            setWhere: isNull(customerGroups.joinedAt),
          });
        const own = await findMember(transaction, providerId, by);
        const asked = { groupId: own?.groupId ?? groupId, joinedAt: null, invitedBy: by };
        const invited = await transaction
          .insert(customerGroups)
          .values({ providerId, email, ...asked })
          .onConflictDoUpdate({
            target: [customerGroups.providerId, customerGroups.email],
            set: asked,
            setWhere: isNull(customerGroups.joinedAt),
          })
          .returning({ email: customerGroups.email });
        if (invited.length === 0) {
          await dissolveLonely(transaction, providerId, asked.groupId);
          return false;
        }
        await addToOutbox(transaction, [mail]);
        return true;
      }),
    async join(providerId, email, now) {
      const isAsked = and(isOf(providerId, email), isNull(customerGroups.joinedAt));
      const joined = await runner.update(customerGroups).set({ joinedAt: now }).where(isAsked).returning({ email: customerGroups.email });
      return joined.length > 0;
    },
    leave: (providerId, email) =>
      runner.transaction(async (transaction) => {
        const [left] = await transaction
          .delete(customerGroups)
          .where(isOf(providerId, email))
          .returning({ groupId: customerGroups.groupId });
        if (left !== undefined) await dissolveLonely(transaction, providerId, left.groupId);
      }),
  };
}

const { email, groupId, joinedAt, invitedBy } = customerGroups;
const MEMBER = { email, groupId, joinedAt, invitedBy };

function isOf(providerId: string, address: string) {
  return and(eq(customerGroups.providerId, providerId), eq(customerGroups.email, address));
}

async function findMember(runner: QueryRunner, providerId: string, address: string) {
  return (await runner.select(MEMBER).from(customerGroups).where(isOf(providerId, address)))[0] ?? null;
}

/** A group in which nobody is left to invite, or somebody alone whom nobody was asked to join, is none. */
export async function dissolveLonely(transaction: QueryRunner, providerId: string, group: string): Promise<void> {
  const isThis = and(eq(customerGroups.providerId, providerId), eq(groupId, group));
  const members = await transaction.select({ joinedAt }).from(customerGroups).where(isThis);
  const joined = members.filter((member) => member.joinedAt !== null);
  if (joined.length === 0 || members.length === 1) await transaction.delete(customerGroups).where(isThis);
}

/** All that there is of somebody who is to be forgotten. */
export async function forgetCustomer(transaction: QueryRunner, providerId: string, address: string): Promise<void> {
  await transaction.delete(customerCodes).where(and(eq(customerCodes.providerId, providerId), eq(customerCodes.email, address)));
  await transaction.delete(customerSessions).where(and(eq(customerSessions.providerId, providerId), eq(customerSessions.email, address)));
  const [left] = await transaction.delete(customerGroups).where(isOf(providerId, address)).returning({ groupId });
  if (left !== undefined) await dissolveLonely(transaction, providerId, left.groupId);
  // Invitations that they sent name them.
  await transaction.delete(customerGroups).where(and(eq(customerGroups.providerId, providerId), eq(invitedBy, address), isNull(joinedAt)));
  await transaction
    .update(customerGroups)
    .set({ invitedBy: '' })
    .where(and(eq(customerGroups.providerId, providerId), eq(invitedBy, address), isNotNull(joinedAt)));
}
