import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { SealedMail } from '../mailer.ts';
import type { Account, AccountCode, CodePurpose } from '../records/account-records.ts';
import { noted } from '../records/audit-log.ts';
import type { Records } from '../records/records.ts';

const AT = new Date('2026-11-21T09:30:00.123Z');
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000);
const LOCK = { after: 3, firstMs: 1000, longestMs: 4000 };
const MANY = 10_000;

const newEmail = () => `${randomUUID()}@example.com`;
const newAccount = (email = newEmail()): Account => ({
  sub: randomUUID(),
  email,
  name: 'Ada Lovelace',
  passwordHash: 'p',
  confirmedAt: null,
  createdAt: AT,
});
const newCode = (email: string, purpose: CodePurpose = 'sign-up', hash: string = randomUUID()): AccountCode => ({
  email,
  purpose,
  hash,
  expiresAt: later(60),
});
const newMail = (to: string): SealedMail => ({ id: randomUUID(), to, replyTo: null, subject: 'Code', sealed: 'ab+/=' });

/** What every Records must do for the user pool. `open` is called once and may give a store that other runs have filled. */
export function describeAccountRecords(open: () => Promise<Records>): void {
  let records: Records;
  beforeAll(async () => {
    records = await open();
  });
  afterAll(() => records.close());
  const addAccount = async () => {
    const account = newAccount();
    const code = newCode(account.email);
    await records.accounts.add(account, { code, mail: newMail(account.email) });
    return { account, code };
  };

  test('an account is stored with its code and its sealed mail, once for an address', async () => {
    const account = newAccount();
    const mails = [newMail(account.email), newMail(account.email)];
    const tries = mails.map((mail) => records.accounts.add({ ...account, sub: randomUUID() }, { code: newCode(account.email), mail }));
    expect((await Promise.all(tries)).sort()).toEqual([false, true]);
    const stored = await records.accounts.findByEmail(account.email);
    expect(stored).toEqual({ ...account, sub: stored?.sub });
    expect(await records.accounts.findBySub(stored?.sub ?? '')).toEqual(stored);
    const due = (await records.outbox.listDue(AT, MANY)).filter((mail) => mail.message.to === account.email);
    expect(due).toEqual([{ message: expect.objectContaining({ sealed: 'ab+/=', subject: 'Code' }), attempts: 0 }]);
    expect(due[0]?.message).not.toHaveProperty('text');
    expect(await records.accounts.findByEmail(newEmail())).toBeNull();
    expect(await records.accounts.findBySub('none')).toBeNull();
  });

  describe('codes', () => {
    test('ACC-13 S-02 S-04 10,000 guesses at once get five tries, and a new code five more', { timeout: 300_000 }, async () => {
      const email = newEmail();
      await records.accounts.putCode(newCode(email, 'reset', 'right'), null);
      const guesses = Array.from({ length: MANY }, () => records.accounts.tryCode(email, 'reset', AT, 5));
      expect((await Promise.all(guesses)).filter((hash) => hash !== null)).toEqual(Array(5).fill('right'));
      await records.accounts.putCode(newCode(email, 'reset', 'newer'), null);
      expect(await records.accounts.tryCode(email, 'reset', AT, 5)).toBe('newer');
    });

    test('S-03 a code is dead at its end, and good for its own purpose alone', async () => {
      const email = newEmail();
      await records.accounts.putCode(newCode(email, 'reset', 'r'), null);
      expect(await records.accounts.tryCode(email, 'sign-up', AT, 5)).toBeNull();
      expect(await records.accounts.tryCode(email, 'reset', later(59.999), 5)).toBe('r');
      expect(await records.accounts.tryCode(email, 'reset', later(60), 5)).toBeNull();
    });

    test('S-02 a code is used once, even by two at once', async () => {
      const { account, code } = await addAccount();
      const uses = [1, 2, 3].map(() => records.accounts.redeemCode(code, later(1), null));
      expect((await Promise.all(uses)).filter((used) => used !== null)).toEqual([{ ...account, confirmedAt: later(1) }]);
      expect(await records.accounts.tryCode(account.email, 'sign-up', AT, 5)).toBeNull();
      expect(await records.accounts.findBySub(account.sub)).toEqual({ ...account, confirmedAt: later(1) });
    });

    test('another hash, a code of the past and one for nobody do nothing', async () => {
      const { account, code } = await addAccount();
      expect(await records.accounts.redeemCode({ ...code, hash: 'other' }, AT, null)).toBeNull();
      expect(await records.accounts.redeemCode(code, later(60), null)).toBeNull();
      expect((await records.accounts.findBySub(account.sub))?.confirmedAt).toBeNull();
      const nobody = newCode(newEmail());
      await records.accounts.putCode(nobody, null);
      expect(await records.accounts.redeemCode(nobody, AT, null)).toBeNull();
    });

    test('S-09 a reset changes the password, confirms, ends every session and lifts the lock', async () => {
      const { account } = await addAccount();
      const token = { hash: randomUUID(), sub: account.sub, authenticatedAt: AT, expiresAt: later(100) };
      expect(await records.accounts.addRefreshToken(token, 'p')).toBe(true);
      expect(await records.accounts.findRefreshToken(token.hash, AT)).toEqual(token);
      for (let count = 0; count < 3; count += 1) await records.accounts.countPasswordTry(account.email, AT, LOCK);
      expect(await records.accounts.countPasswordTry(account.email, AT, LOCK)).toBe(false);
      const reset = newCode(account.email, 'reset');
      await records.accounts.putCode(reset, null);
      const changed = { ...account, passwordHash: 'q', confirmedAt: later(2) };
      expect(await records.accounts.redeemCode(reset, later(2), 'q')).toEqual(changed);
      expect(await records.accounts.findRefreshToken(token.hash, AT)).toBeNull();
      expect(await records.accounts.countPasswordTry(account.email, AT, LOCK)).toBe(true);
      expect(await records.accounts.addRefreshToken({ ...token, hash: randomUUID() }, 'p')).toBe(false);
    });

    test('S-38 a session ends alone by its token, and all of an account by its subject', async () => {
      const { account } = await addAccount();
      const other = await addAccount();
      const tokenOf = (sub: string) => ({ hash: randomUUID(), sub, authenticatedAt: AT, expiresAt: later(100) });
      const tokens = [tokenOf(account.sub), tokenOf(account.sub), tokenOf(account.sub), tokenOf(other.account.sub)] as const;
      for (const token of tokens) await records.accounts.addRefreshToken(token, 'p');
      const living = async () => {
        const found = await Promise.all(tokens.map(({ hash }) => records.accounts.findRefreshToken(hash, AT)));
        return found.map((token) => token !== null);
      };
      await records.accounts.endSessions({ hash: tokens[0].hash }, later(1));
      await records.accounts.endSessions({ hash: 'unknown' }, later(1));
      expect(await living()).toEqual([false, true, true, true]);
      await records.accounts.endSessions({ sub: account.sub }, later(2));
      expect(await living()).toEqual([false, false, false, true]);
    });

    test('S-49 an account whose address is proved waits for no code, and its confirmation is noted', async () => {
      const account = { ...newAccount(), confirmedAt: AT };
      expect(await records.accounts.add(account, null)).toBe(true);
      expect(await records.accounts.add({ ...account, sub: randomUUID() }, null)).toBe(false);
      expect(await records.accounts.findByEmail(account.email)).toEqual(account);
      expect(await records.accounts.tryCode(account.email, 'sign-up', AT, 5)).toBeNull();
      const log = (await records.audit.list(0, MANY)).filter(({ objectId }) => objectId === account.sub);
      expect(log.map(({ action }) => action)).toEqual(['account-confirmed']);
    });
  });

  describe('limits', () => {
    test('S-05 passwords are locked for a time that doubles up to a longest, and blocked tries do not prolong it', async () => {
      const email = newEmail();
      const tryAt = (seconds: number) => records.accounts.countPasswordTry(email, later(seconds), LOCK);
      const expected: readonly (readonly [seconds: number, isOpen: boolean])[] = [
        ...([0, 0, 0] as const).map((at) => [at, true] as const),
        ...([0, 0.5, 0.999] as const).map((at) => [at, false] as const),
        [1, true],
        [2.999, false],
        [3, true],
        [6.999, false],
        [7, true],
        [10.999, false],
        [11, true],
      ];
      for (const [at, isOpen] of expected) expect([at, await tryAt(at)]).toEqual([at, isOpen]);
      await records.accounts.clearPasswordTries(email);
      expect([await tryAt(11), await tryAt(11), await tryAt(11), await tryAt(11)]).toEqual([true, true, true, false]);
    });

    test('S-05 tries at once get no more than one after the other', async () => {
      const email = newEmail();
      const tries = Array.from({ length: 200 }, () => records.accounts.countPasswordTry(email, AT, LOCK));
      expect((await Promise.all(tries)).filter((isOpen) => isOpen)).toHaveLength(3);
    });

    test('S-04 mails are counted, at once too, until there was a pause', async () => {
      const email = newEmail();
      const countAt = (seconds: number) => records.accounts.countMail('code', email, later(seconds), 5, 3_600_000);
      expect((await Promise.all(Array.from({ length: 50 }, () => countAt(0)))).filter((isOpen) => isOpen)).toHaveLength(5);
      expect(await countAt(3599)).toBe(false);
      expect(await countAt(3600)).toBe(true);
      expect((await Promise.all([1, 2, 3, 4, 5].map((more) => countAt(3600 + more)))).filter((isOpen) => isOpen)).toHaveLength(4);
      expect(await records.accounts.countMail('confirmation', email, later(3606), 1, 3_600_000)).toBe(true);
      expect(await records.accounts.countMail('confirmation', email, later(3607), 1, 3_600_000)).toBe(false);
    });
  });

  test('providers of their own are numbered, one for each account', async () => {
    const { id: _id, ownerSub: _owner, ...fresh } = { ...DEMO_PROVIDER, isRegistered: true };
    await records.providers.save({ ...DEMO_PROVIDER, id: '41' });
    const [first, second] = [randomUUID(), randomUUID()];
    const owners = [first, second, first, second];
    const added = await Promise.all(owners.map((ownerSub) => records.providers.addForOwner(fresh, ownerSub)));
    expect(new Set(added.map((provider) => provider.id)).size).toBe(2);
    for (const provider of added) expect(Number(provider.id)).toBeGreaterThan(41);
    expect(await records.providers.findByOwner(first)).toEqual({ ...fresh, id: added[0]?.id, ownerSub: first });
    expect(await records.providers.claim('41', first, noted.memberJoined('41', first, AT))).toBe(false);
    expect((await records.providers.find('41'))?.ownerSub).toBeNull();
  });

  test('SHOP-01 of several that claim a provider without an owner at once one gets it, which is noted once', async () => {
    const provider = { ...DEMO_PROVIDER, id: randomUUID() };
    await records.providers.save(provider);
    const subs = [randomUUID(), randomUUID(), randomUUID()];
    const claim = (sub: string) => records.providers.claim(provider.id, sub, noted.memberJoined(provider.id, sub, AT));
    const outcomes = await Promise.all(subs.map(claim));
    expect(outcomes.filter((isOwner) => isOwner)).toHaveLength(1);
    const owner = subs[outcomes.indexOf(true)] ?? '';
    expect((await records.providers.find(provider.id))?.ownerSub).toBe(owner);
    expect([await claim(owner), await claim(randomUUID())]).toEqual([false, false]);
    const log = (await records.audit.list(0, MANY)).filter(({ providerId }) => providerId === provider.id);
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([['member-joined', owner]]);
  });

  test('the first signing key is the one that counts', async () => {
    const kept = await records.accounts.claimKey('one');
    expect(await records.accounts.claimKey('two')).toBe(kept);
  });

  test('what is past is forgotten, what counts is kept', async () => {
    const { account, code } = await addAccount();
    const dayLater = later(86_461);
    const tokens = [later(10), later(100_000)].map((expiresAt) => ({
      hash: randomUUID(),
      sub: account.sub,
      authenticatedAt: AT,
      expiresAt,
    }));
    for (const token of tokens) await records.accounts.addRefreshToken(token, 'p');
    for (let count = 0; count < 5; count += 1) await records.accounts.countMail('code', account.email, AT, 5, 1e9);
    await records.accounts.sweep(dayLater);
    expect(await records.accounts.tryCode(code.email, 'sign-up', AT, 5)).toBeNull();
    expect(await Promise.all(tokens.map(({ hash }) => records.accounts.findRefreshToken(hash, AT)))).toEqual([null, tokens[1]]);
    expect(await records.accounts.countMail('code', account.email, later(1), 5, 1e9)).toBe(true);
    expect(await records.accounts.findBySub(account.sub)).toEqual(account);
  });
}
