import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT_IN_PART_IDS } from '#domain/rates/golden-part.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { newMail, newPart, newRfq, OUTCOME, withoutBegin } from '#test/support/sample-records.ts';
import type { BlobName } from '../blob-store.ts';
import { type AuditEntry, noted } from '../records/audit-log.ts';
import type { Records } from '../records/records.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Long before anything else that a store may hold. */
const BEFORE = new Date('1990-01-31T00:00:00.000Z');
const NOW = new Date('1990-03-02T00:00:00.000Z');
const since = (ms: number) => new Date(BEFORE.getTime() + ms);

/** What every Records must do to forget, and to remember that it did. `open` may give a store that other runs have filled. */
export function describeRetention(open: () => Promise<Records>): void {
  let records: Records;
  beforeAll(async () => {
    records = await open();
  });
  afterAll(() => records.close());

  const addPart = async (createdAt: Date, state: 'measured' | 'failed' | 'received' = 'measured') => {
    const part = { ...newPart(), createdAt };
    await records.parts.add(part);
    if (state === 'measured') await records.parts.markMeasured(part.id, OUTCOME);
    if (state === 'failed') await records.parts.markFailed(part.id, 'broken');
    return part.id;
  };
  const listExpired = async (before = BEFORE) => (await records.parts.listExpired(before, 10_000)).map(({ id }) => id);
  const remove = (ids: readonly string[], blobs: readonly BlobName[] = []) =>
    records.parts.remove(
      ids.map((id) => ({ id, blobs })),
      BEFORE,
      NOW,
    );
  const listDoomed = (now: Date) => records.doomed.listDue(now, 10_000);
  const logOf = async (...objectIds: readonly (string | null)[]) =>
    (await records.audit.list(0, 10_000)).filter((entry) => objectIds.includes(entry.objectId));
  const actionsOn = async (id: string) => (await logOf(id)).map(({ action }) => action);

  describe('parts', () => {
    test('S-30 a part expires to the millisecond, an unfinished one a day later, the oldest first', async () => {
      const [young, failed, old] = [await addPart(since(1)), await addPart(since(0), 'failed'), await addPart(since(-HOUR))];
      const [waiting, stuck] = [await addPart(since(1 - DAY), 'received'), await addPart(since(-DAY), 'received')];
      const mine = [young, failed, old, waiting, stuck];
      expect((await listExpired()).filter((id) => mine.includes(id))).toEqual([stuck, old, failed]);
      expect(await records.parts.listExpired(BEFORE, 1)).toHaveLength(1);
      expect(await remove([...mine, 'none'])).toBe(3);
      expect((await records.parts.findManyById(mine)).map(({ id }) => id)).toEqual([young, waiting]);
      expect(await remove(mine)).toBe(0);
    });

    test('PRC-05 the built-in golden parts never expire', async () => {
      const id = BUILT_IN_PART_IDS[0] ?? '';
      if ((await records.parts.findById(id)) === null) await records.parts.add({ ...newPart(), id, createdAt: since(-HOUR) });
      expect(await listExpired()).not.toContain(id);
      expect(await remove([id])).toBe(0);
      expect((await records.parts.findById(id))?.id).toBe(id);
    });

    test('S-30 the blobs of what is removed are doomed, and only those; the log knows which parts they were', async () => {
      const [old, young] = [await addPart(since(0)), await addPart(since(1))];
      const names = [old, young].map((id): BlobName => `models/${id}.step`);
      await records.parts.remove(
        [old, young].map((id) => ({ id, blobs: [`models/${id}.step`, `images/${id}.webp`] as const })),
        BEFORE,
        NOW,
      );
      const due = await listDoomed(NOW);
      expect(due).toEqual(expect.arrayContaining([`models/${old}.step`, `images/${old}.webp`]));
      expect(due).not.toContain(`models/${young}.step`);
      expect(await logOf(old, young)).toEqual([
        { at: NOW, actor: 'retention', providerId: null, action: 'part-deleted', objectId: old, details: {} },
      ]);
      await records.doomed.strike(names);
      expect(await listDoomed(NOW)).toContain(`images/${old}.webp`);
      expect(await listDoomed(NOW)).not.toContain(`models/${old}.step`);
    });

    test('S-30 a request for quote keeps its parts anew, and longer while its mail waits', async () => {
      const partId = await addPart(since(-DAY));
      const [rfq, mail] = [newRfq({ createdAt: since(1) }, partId), newMail()];
      await records.rfqs.add(rfq, [mail]);
      expect(await listExpired()).not.toContain(partId);
      const later = since(DAY);
      expect(await listExpired(later)).not.toContain(partId);
      expect(await records.parts.remove([{ id: partId, blobs: [] }], later, NOW)).toBe(0);
      await records.outbox.markSent(mail.id, NOW);
      expect(await listExpired(later)).toContain(partId);
    });

    test('S-30 HOLD-06 a file stays as long as parts that are bodies of it', async () => {
      const source = await addPart(since(-HOUR));
      const file = (await records.parts.findById(source))?.internalFilename ?? '';
      const made = { ...newPart(), createdAt: since(1), body: { source: file, number: 0, alike: 1 }, providerId: null };
      await records.parts.addBodies(source, [made]);
      await records.parts.markFailed(made.id, 'broken');
      expect(await listExpired()).not.toContain(source);
      expect(await remove([source])).toBe(0);
      const later = since(DAY);
      expect(await listExpired(later)).toContain(made.id);
      expect(await records.parts.remove([{ id: made.id, blobs: [] }], later, NOW)).toBe(1);
      expect(await remove([source])).toBe(1);
    });

    test('S-30 a request and the deletion of its part at once: the part stays, or the request is refused', async () => {
      const outcomes = [];
      for (let round = 0; round < 10; round += 1) {
        const partId = await addPart(since(0));
        const [added, removed] = await Promise.all([records.rfqs.add(newRfq({ createdAt: NOW }, partId), []), remove([partId])]);
        outcomes.push(added.outcome);
        expect([added.outcome, removed]).toEqual(removed === 0 ? ['created', 0] : ['part-gone', 1]);
      }
      expect(outcomes).toHaveLength(10);
    });
  });

  test('S-30 a blob that is doomed until its part is added is spared then; any other one falls due at its time', async () => {
    const part = { ...newPart(), createdAt: NOW };
    const [spared, left]: [BlobName, BlobName] = [`models/${part.internalFilename}`, `models/${randomUUID()}.stl`];
    await records.doomed.add([spared, left], since(0));
    await records.parts.add(part);
    expect(await listDoomed(since(-1))).not.toContain(left);
    expect(await listDoomed(since(0))).toContain(left);
    expect(await listDoomed(NOW)).not.toContain(spared);
  });

  test('S-30 requests go with their mails, but none that a mail still waits for', async () => {
    const partId = await addPart(NOW);
    const [old, young] = [newRfq({ createdAt: since(0) }, partId), newRfq({ createdAt: since(1) }, partId)];
    const mails = ['provider', 'customer'].map((whom) => ({ ...newMail(), id: `${old.id}-${whom}` }));
    await records.rfqs.add(old, mails);
    await records.rfqs.add(young, []);
    await records.outbox.markSent(mails[0]?.id ?? '', since(0));
    await records.rfqs.removeExpired(BEFORE, NOW, 10);
    expect(await records.rfqs.find(old.id)).toEqual({ ...withoutBegin(old), number: expect.any(Number) });
    await records.outbox.markSent(mails[1]?.id ?? '', NOW);
    expect(await records.rfqs.removeExpired(BEFORE, NOW, 0)).toBe(0);
    expect(await records.rfqs.removeExpired(BEFORE, NOW, 10)).toBe(1);
    expect(await records.rfqs.find(old.id)).toBeNull();
    expect(await records.rfqs.find(young.id)).toEqual({ ...withoutBegin(young), number: expect.any(Number) });
    expect(await actionsOn(old.id)).toEqual(['request-submitted', 'request-deleted']);
    // Only a mail that is gone can be stored again.
    for (const mail of mails) await records.outbox.add(mail);
    const due = (await records.outbox.listDue(NOW, 10_000)).map(({ message }) => message.id);
    expect(due).toEqual(expect.arrayContaining(mails.map(({ id }) => id)));
  });

  test('S-30 sent mails go by their age, unsent ones only when they were tried often enough', async () => {
    const [sent, lately, refused, waiting] = [newMail(), newMail(), newMail(), newMail()];
    for (const mail of [sent, lately, refused, waiting]) await records.outbox.add(mail);
    await records.outbox.markSent(sent.id, since(0));
    await records.outbox.markSent(lately.id, since(1));
    for (let tries = 0; tries < 7; tries += 1) await records.outbox.markFailed(refused.id, 'mailbox full', NOW);
    for (let tries = 0; tries < 6; tries += 1) await records.outbox.markFailed(waiting.id, 'mailbox full', NOW);
    await records.outbox.removeSent(BEFORE);
    expect(await records.outbox.giveUp(7, NOW)).toEqual([refused.id]);
    expect(await logOf(refused.id)).toMatchObject([{ action: 'mail-given-up', details: { attempts: 7 } }]);
    for (const mail of [sent, lately, refused]) await records.outbox.add(mail);
    const mine = [sent.id, lately.id, refused.id, waiting.id];
    const due = (await records.outbox.listDue(NOW, 10_000)).map(({ message }) => message.id).filter((id) => mine.includes(id));
    expect(due.sort()).toEqual([sent.id, refused.id, waiting.id].sort());
  });

  describe('the audit log', () => {
    test('S-30 entries come back as they were noted, oldest first, from any place on', async () => {
      const provider = { ...DEMO_PROVIDER, id: randomUUID() };
      const entries: AuditEntry[] = ['one', 'two', 'three'].map((sub) => noted.providerSaved(provider, sub, NOW));
      for (const entry of entries) await records.providers.save(provider, entry);
      expect(await logOf(provider.id)).toEqual(entries);
      const all = await records.audit.list(0, 10_000);
      expect(await records.audit.list(1, 2)).toEqual(all.slice(1, 3));
      expect(await records.audit.list(all.length, 10)).toEqual([]);
    });

    test('S-30 what is saved without an entry is not noted', async () => {
      const provider = { ...DEMO_PROVIDER, id: randomUUID() };
      await records.providers.save(provider);
      expect(await logOf(provider.id)).toEqual([]);
    });

    test('S-30 confirming, signing in and resetting are noted, once and only when they succeed', async () => {
      const account = {
        sub: randomUUID(),
        email: `${randomUUID()}@example.com`,
        name: '',
        passwordHash: 'p',
        confirmedAt: null,
        createdAt: NOW,
      };
      const code = { email: account.email, purpose: 'sign-up', hash: 'c', expiresAt: new Date(NOW.getTime() + HOUR) } as const;
      const reset = { ...code, purpose: 'reset', hash: 'r' } as const;
      await records.accounts.add(account, { code, mail: newMail() });
      await records.accounts.redeemCode({ ...code, hash: 'wrong' }, NOW, null);
      await records.accounts.redeemCode(code, NOW, null);
      await records.accounts.redeemCode(code, NOW, null);
      const token = { hash: randomUUID(), sub: account.sub, authenticatedAt: NOW, expiresAt: code.expiresAt };
      await records.accounts.addRefreshToken(token, 'another');
      await records.accounts.addRefreshToken(token, 'p');
      await records.accounts.putCode(reset, null);
      await records.accounts.redeemCode(reset, NOW, 'q');
      expect(await actionsOn(account.sub)).toEqual(['account-confirmed', 'signed-in', 'password-reset']);
    });

    test('S-30 S-05 a lock is noted, of an address without an account too', async () => {
      const [known, unknown] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
      const sub = randomUUID();
      const code = { email: known, purpose: 'sign-up', hash: 'c', expiresAt: NOW } as const;
      await records.accounts.add(
        { sub, email: known, name: '', passwordHash: 'p', confirmedAt: null, createdAt: NOW },
        { code, mail: newMail() },
      );
      const before = (await logOf(null)).length;
      for (const email of [known, unknown]) {
        for (let tries = 0; tries < 2; tries += 1) {
          await records.accounts.countPasswordTry(email, NOW, { after: 2, firstMs: HOUR, longestMs: HOUR });
          await records.accounts.noteLock(email, NOW);
        }
      }
      expect(await logOf(sub)).toEqual([{ at: NOW, actor: 'visitor', providerId: null, action: 'locked-out', objectId: sub, details: {} }]);
      expect(await logOf(null)).toHaveLength(before + 1);
    });
  });
}
