import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { OutgoingMail } from '../../ports/mailer.ts';
import type { AccountCode, AccountRecords } from '../../ports/records/account-records.ts';
import { noted } from '../../ports/records/audit-log.ts';
import { RecordsError } from '../../ports/records/records.ts';
import { createAccountCounters } from './core/account-counters.ts';
import { note } from './core/audit-records.ts';
import type { QueryRunner } from './core/database.ts';
import { addToOutbox } from './core/outbox-records.ts';
import { accountCodes, accountCounters, accountKey, accounts, refreshTokens } from './core/schema.ts';

const DAY_MS = 86_400_000;

export function createAccountRecords(runner: QueryRunner): AccountRecords {
  return {
    ...createAccountCounters(runner),
    findByEmail: async (email) => (await runner.select().from(accounts).where(eq(accounts.email, email)))[0] ?? null,
    findBySub: async (sub) => (await runner.select().from(accounts).where(eq(accounts.sub, sub)))[0] ?? null,
    add: (account, pending) =>
      runner.transaction(async (transaction) => {
        const added = await transaction
          .insert(accounts)
          .values(account)
          .onConflictDoNothing({ target: accounts.email })
          .returning({ sub: accounts.sub });
        if (added.length === 0) return false;
        if (pending === null) await note(transaction, [noted.accountConfirmed(account.sub, account.createdAt)]);
        else await storeCode(transaction, pending.code, pending.mail);
        return true;
      }),
    putCode: (code, mail) => runner.transaction((transaction) => storeCode(transaction, code, mail)),
    tryCode: async (email, purpose, now, maxTries) => {
      const live = and(
        eq(accountCodes.email, email),
        eq(accountCodes.purpose, purpose),
        gt(accountCodes.expiresAt, now),
        lt(accountCodes.tries, maxTries),
      );
      const counted = runner.update(accountCodes).set({ tries: sql`${accountCodes.tries} + 1` });
      return (await counted.where(live).returning({ hash: accountCodes.hash }))[0]?.hash ?? null;
    },
    redeemCode: (code, at, passwordHash) => runner.transaction((transaction) => redeem(transaction, code, at, passwordHash)),
    addRefreshToken: (token, passwordHash) =>
      runner.transaction(async (transaction) => {
        const same = and(eq(accounts.sub, token.sub), eq(accounts.passwordHash, passwordHash));
        const [unchanged] = await transaction.select({ sub: accounts.sub }).from(accounts).where(same).for('update');
        if (unchanged === undefined) return false;
        await transaction.insert(refreshTokens).values(token);
        await note(transaction, [noted.signedIn(token.sub, token.authenticatedAt)]);
        return true;
      }),
    findRefreshToken: async (hash, now) => {
      const live = and(eq(refreshTokens.hash, hash), gt(refreshTokens.expiresAt, now));
      return (await runner.select().from(refreshTokens).where(live))[0] ?? null;
    },
    endSessions: (which, at) =>
      runner.transaction(async (transaction) => {
        const ended = 'hash' in which ? eq(refreshTokens.hash, which.hash) : eq(refreshTokens.sub, which.sub);
        const [session] = await transaction.delete(refreshTokens).where(ended).returning({ sub: refreshTokens.sub });
        if (session !== undefined) await note(transaction, [noted.signedOut(session.sub, at)]);
      }),
    claimKey: async (keyId) => {
      await runner.insert(accountKey).values({ keyId }).onConflictDoNothing();
      const noted = (await runner.select().from(accountKey))[0];
      if (noted === undefined) throw new RecordsError('The signing key could not be noted.');
      return noted.keyId;
    },
    sweep: async (now) => {
      const dayAgo = new Date(now.getTime() - DAY_MS);
      await runner.delete(accountCodes).where(lte(accountCodes.expiresAt, dayAgo));
      await runner.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
      const unlocked = or(isNull(accountCounters.lockedUntil), lte(accountCounters.lockedUntil, now));
      await runner.delete(accountCounters).where(and(lte(accountCounters.countedAt, dayAgo), unlocked));
    },
  };
}

async function storeCode(transaction: QueryRunner, code: AccountCode, mail: OutgoingMail | null): Promise<void> {
  const fresh = { ...code, tries: 0 };
  await transaction
    .insert(accountCodes)
    .values(fresh)
    .onConflictDoUpdate({ target: [accountCodes.email, accountCodes.purpose], set: fresh });
  await addToOutbox(transaction, mail === null ? [] : [mail]);
}

async function redeem(
  transaction: QueryRunner,
  { email, purpose, hash }: Omit<AccountCode, 'expiresAt'>,
  at: Date,
  passwordHash: string | null,
) {
  const same = and(
    eq(accountCodes.email, email),
    eq(accountCodes.purpose, purpose),
    eq(accountCodes.hash, hash),
    gt(accountCodes.expiresAt, at),
  );
  const used = await transaction.delete(accountCodes).where(same).returning({ email: accountCodes.email });
  if (used.length === 0) return null;
  const [before] = await transaction.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (before === undefined) return null;
  const after = { ...before, confirmedAt: before.confirmedAt ?? at, passwordHash: passwordHash ?? before.passwordHash };
  await transaction.update(accounts).set(after).where(eq(accounts.sub, before.sub));
  if (before.confirmedAt === null) await note(transaction, [noted.accountConfirmed(before.sub, at)]);
  if (passwordHash !== null) {
    await note(transaction, [noted.passwordReset(before.sub, at)]);
    await transaction.delete(refreshTokens).where(eq(refreshTokens.sub, before.sub));
    await transaction.delete(accountCounters).where(and(eq(accountCounters.email, email), eq(accountCounters.kind, 'password')));
  }
  return after;
}
