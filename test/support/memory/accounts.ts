import type { OutgoingMail } from '#server/ports/mailer.ts';
import type { Account, AccountCode, AccountRecords, RefreshToken } from '#server/ports/records/account-records.ts';
import { type AuditEntry, noted } from '#server/ports/records/audit-log.ts';
import type { OutboxRecords } from '#server/ports/records/records.ts';

interface Counter {
  count: number;
  countedAt: Date;
  lockedUntil: Date | null;
}

/** The user pool's records, as long as the test lives. */
export function createMemoryAccounts(outbox: OutboxRecords, log: AuditEntry[]): AccountRecords {
  const accounts = new Map<string, Account>();
  const codes = new Map<string, AccountCode & { tries: number }>();
  const tokens = new Map<string, RefreshToken>();
  const counters = new Map<string, Counter>();
  let notedKey: string | null = null;
  const keyOf = (code: Pick<AccountCode, 'email' | 'purpose'>) => `${code.purpose} ${code.email}`;
  const store = async (code: AccountCode, mail: OutgoingMail | null) => {
    codes.set(keyOf(code), { ...code, tries: 0 });
    if (mail !== null) await outbox.add(mail);
  };

  return {
    findByEmail: async (email) => accounts.get(email) ?? null,
    findBySub: async (sub) => [...accounts.values()].find((account) => account.sub === sub) ?? null,
    async add(account, pending) {
      if (accounts.has(account.email)) return false;
      accounts.set(account.email, account);
      if (pending === null) log.push(noted.accountConfirmed(account.sub, account.createdAt));
      else await store(pending.code, pending.mail);
      return true;
    },
    putCode: store,
    async tryCode(email, purpose, now, maxTries) {
      const code = codes.get(keyOf({ email, purpose }));
      if (code === undefined || code.tries >= maxTries || code.expiresAt <= now) return null;
      code.tries += 1;
      return code.hash;
    },
    async redeemCode(used, at, passwordHash) {
      const code = codes.get(keyOf(used));
      if (code === undefined || code.hash !== used.hash || code.expiresAt <= at) return null;
      codes.delete(keyOf(used));
      const before = accounts.get(used.email);
      if (before === undefined) return null;
      const after = { ...before, confirmedAt: before.confirmedAt ?? at, passwordHash: passwordHash ?? before.passwordHash };
      accounts.set(after.email, after);
      if (before.confirmedAt === null) log.push(noted.accountConfirmed(after.sub, at));
      if (passwordHash !== null) {
        log.push(noted.passwordReset(after.sub, at));
        for (const token of tokens.values()) if (token.sub === after.sub) tokens.delete(token.hash);
        counters.delete(`password ${after.email}`);
      }
      return after;
    },
    async countPasswordTry(email, now, { after, firstMs, longestMs }) {
      const counter = counters.get(`password ${email}`);
      if (counter?.lockedUntil && counter.lockedUntil > now) return false;
      const count = (counter?.count ?? 0) + 1;
      const lockMs = Math.min(firstMs * 2 ** (count - after), longestMs);
      counters.set(`password ${email}`, { count, countedAt: now, lockedUntil: count < after ? null : new Date(now.getTime() + lockMs) });
      return true;
    },
    async clearPasswordTries(email) {
      counters.delete(`password ${email}`);
    },
    async noteLock(email, now) {
      const lockedUntil = counters.get(`password ${email}`)?.lockedUntil;
      if (lockedUntil && lockedUntil > now) log.push(noted.lockedOut(accounts.get(email)?.sub ?? null, now));
    },
    async countMail(kind, email, now, most, pauseMs) {
      const counter = counters.get(`${kind} ${email}`);
      const isRested = counter === undefined || counter.countedAt.getTime() <= now.getTime() - pauseMs;
      if (!isRested && counter.count >= most) return false;
      counters.set(`${kind} ${email}`, { count: isRested ? 1 : counter.count + 1, countedAt: now, lockedUntil: null });
      return true;
    },
    async addRefreshToken(token, passwordHash) {
      const isCurrent = [...accounts.values()].some((account) => account.sub === token.sub && account.passwordHash === passwordHash);
      if (isCurrent) {
        tokens.set(token.hash, token);
        log.push(noted.signedIn(token.sub, token.authenticatedAt));
      }
      return isCurrent;
    },
    async findRefreshToken(hash, now) {
      const token = tokens.get(hash);
      return token !== undefined && token.expiresAt > now ? token : null;
    },
    async endSessions(which, at) {
      const isEnded = (token: RefreshToken) => ('hash' in which ? token.hash === which.hash : token.sub === which.sub);
      const ended = [...tokens.values()].filter(isEnded);
      for (const { hash } of ended) tokens.delete(hash);
      for (const { sub } of ended.slice(0, 1)) log.push(noted.signedOut(sub, at));
    },
    async claimKey(keyId) {
      notedKey ??= keyId;
      return notedKey;
    },
    async sweep(now) {
      const dayAgo = new Date(now.getTime() - 86_400_000);
      for (const [key, code] of codes) if (code.expiresAt <= dayAgo) codes.delete(key);
      for (const [key, token] of tokens) if (token.expiresAt <= now) tokens.delete(key);
      for (const [key, counter] of counters) {
        if (counter.countedAt <= dayAgo && (counter.lockedUntil === null || counter.lockedUntil <= now)) counters.delete(key);
      }
    },
  };
}
