import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { makeWork } from '#test/support/make-work.ts';
import { AT, later, newMail, newPart, newRfq, OUTCOME, REQUESTED_PART, withoutBegin } from '#test/support/sample-records.ts';
import type { MailMessage } from '../mailer.ts';
import { MOST_ESTIMATES, type NewRequest, type Records, RecordsError } from '../records/records.ts';

/** What every Records must do. `open` is called once and may give a store that other runs have filled. */
export function describeRecords(open: () => Promise<Records>): void {
  let records: Records;
  beforeAll(async () => {
    records = await open();
    await records.parts.add({ ...newPart(), id: REQUESTED_PART });
  });
  afterAll(() => records.close());
  const isDue = async (mail: MailMessage, at: Date) => (await records.outbox.listDue(at, 10_000)).find((due) => due.message.id === mail.id);

  describe('parts', () => {
    test('a part is found as it was stored, received and untouched', async () => {
      const part = { ...newPart(), uploader: 'hash', uploadedFor: '1', level: 1 };
      await records.parts.add(part);
      const results = { measurement: null, imageName: null, meshName: null, stlName: null, failure: null, estimateFor: null };
      const whole = { body: null, isAssembly: false, trace: null };
      const expected = { ...part, state: 'received', scheduled: false, providerId: null, keptSince: part.createdAt, ...results, ...whole };
      expect(await records.parts.findById(part.id)).toEqual(expected);
      expect(await records.parts.findByInternalFilename(part.internalFilename)).toEqual(expected);
      expect(await records.parts.findById('none')).toBeNull();
      expect(await records.parts.findByInternalFilename('none.step')).toBeNull();
    });

    test('S-35 the bytes of files are counted by uploader since a time, by provider, and in all', async () => {
      const before = await records.parts.countBytes({});
      const [uploader, uploadedFor] = [randomUUID(), randomUUID()];
      await records.parts.add({ ...newPart(), sizeBytes: 1, uploader });
      await records.parts.add({ ...newPart(10), sizeBytes: 20, uploader, uploadedFor });
      await records.parts.add({ ...newPart(10), sizeBytes: 300, uploadedFor });
      await records.parts.add({ ...newPart(10), sizeBytes: 40_000_000_000 });
      expect(await records.parts.countBytes({ uploader, since: later(-1) })).toBe(21);
      expect(await records.parts.countBytes({ uploader, since: later(5) })).toBe(20);
      expect(await records.parts.countBytes({ uploadedFor })).toBe(320);
      expect(await records.parts.countBytes({ uploadedFor: 'none' })).toBe(0);
      expect((await records.parts.countBytes({})) - before).toBe(40_000_000_321);
    });

    test('a second part with the same id is refused with a RecordsError', async () => {
      const part = newPart();
      await records.parts.add(part);
      await expect(records.parts.add(part)).rejects.toBeInstanceOf(RecordsError);
    });

    test('several parts are found in the order asked for, without the unknown', async () => {
      const [a, b] = [newPart(), newPart()];
      await records.parts.add(a);
      await records.parts.add(b);
      expect((await records.parts.findManyById([b.id, 'none', a.id])).map((part) => part.id)).toEqual([b.id, a.id]);
      expect(await records.parts.findManyById([])).toEqual([]);
    });

    test('received becomes converted becomes measured, with every digit of the figures', async () => {
      const part = newPart();
      await records.parts.add(part);
      await records.parts.markConverted(part.id);
      expect((await records.parts.findById(part.id))?.state).toBe('converted');
      expect(await records.parts.markMeasured(part.id, OUTCOME)).toBe(true);
      const { estimates, ...stored } = OUTCOME;
      expect(await records.parts.findById(part.id)).toMatchObject({ state: 'measured', ...stored });
      expect(estimates).toEqual({});
    });

    test('measured and failed are final', async () => {
      const [measured, failed] = [newPart(), newPart()];
      await records.parts.add(measured);
      await records.parts.add(failed);
      await records.parts.markMeasured(measured.id, OUTCOME);
      await records.parts.markFailed(failed.id, 'The file is empty.');
      await records.parts.markConverted(measured.id);
      await records.parts.markFailed(measured.id, 'too late');
      expect(await records.parts.markMeasured(failed.id, OUTCOME)).toBe(true);
      expect(await records.parts.markMeasured('none', OUTCOME)).toBe(false);
      expect(await records.parts.findById(measured.id)).toMatchObject({ state: 'measured', failure: null });
      expect(await records.parts.findById(failed.id)).toMatchObject({ state: 'failed', failure: 'The file is empty.', measurement: null });
    });

    test('HOLD-03 the work on parts is found by the profiles asked for; what is added later stands beside it', async () => {
      const [part, other] = [newPart(), newPart()];
      const work = makeWork(OUTCOME.measurement, 'FDM');
      for (const each of [part, other]) await records.parts.add(each);
      await records.parts.markMeasured(part.id, { ...OUTCOME, estimates: { first: work, second: null } });
      await records.parts.addEstimates(part.id, { measurement: OUTCOME.measurement, estimates: { third: work } });
      const found = await records.parts.findEstimates([part.id, other.id, 'none'], ['first', 'second', 'third', 'fourth']);
      expect([...found]).toEqual(
        expect.arrayContaining([
          [part.id, { first: work, second: null, third: work }],
          [other.id, {}],
        ]),
      );
      expect(found.size).toBe(2);
      expect((await records.parts.findEstimates([part.id], ['second'])).get(part.id)).toEqual({ second: null });
    });

    test('PRC-05 however many machines are tried on a part, only so much work on it is kept, the last of it', async () => {
      const part = newPart();
      const work = makeWork(OUTCOME.measurement, 'FDM');
      await records.parts.add(part);
      await records.parts.markMeasured(part.id, OUTCOME);
      const hashes = Array.from({ length: 5 * MOST_ESTIMATES }, (_, index) => `machine ${index}`);
      for (let from = 0; from < hashes.length; from += 50) {
        const estimates = Object.fromEntries(hashes.slice(from, from + 50).map((hash) => [hash, work]));
        await records.parts.addEstimates(part.id, { measurement: OUTCOME.measurement, estimates });
      }
      const kept = Object.keys((await records.parts.findEstimates([part.id], hashes)).get(part.id) ?? {});
      expect(kept.length).toBeLessThan(MOST_ESTIMATES + 50);
      expect(kept).toEqual(expect.arrayContaining(hashes.slice(-50)));
    });

    test('HOLD-03 only a measured part awaits its work, for whoever asked first, until that is added or given up', async () => {
      const [part, unmeasured] = [newPart(), newPart()];
      for (const each of [part, unmeasured]) await records.parts.add(each);
      await records.parts.markMeasured(part.id, OUTCOME);
      await records.parts.awaitEstimates([part.id, unmeasured.id], '7');
      await records.parts.awaitEstimates([part.id], '8');
      const estimateFor = async (id: string) => (await records.parts.findById(id))?.estimateFor;
      expect([await estimateFor(part.id), await estimateFor(unmeasured.id)]).toEqual(['7', null]);
      await records.parts.addEstimates(part.id, { measurement: OUTCOME.measurement, estimates: {} });
      expect(await estimateFor(part.id)).toBeNull();
      await records.parts.awaitEstimates([part.id], '8');
      await records.parts.addEstimates(part.id, null);
      expect(await estimateFor(part.id)).toBeNull();
      expect(await records.parts.findById(part.id)).toMatchObject({ state: 'measured', measurement: OUTCOME.measurement });
    });

    test('HOLD-06 bodies of a file are parts that say so, are added once, bound from the start, and take no room', async () => {
      const source = { ...newPart(), uploader: randomUUID() };
      const body = { source: source.internalFilename, number: 3, alike: 2 };
      const made = { ...newPart(), uploader: source.uploader, body, providerId: '7' };
      await records.parts.add(source);
      expect(await records.parts.addBodies(source.id, [made])).toBe(true);
      await records.parts.markMeasured(made.id, OUTCOME);
      expect(await records.parts.addBodies(source.id, [{ ...made, filename: 'other.step' }])).toBe(true);
      expect(await records.parts.findById(made.id)).toMatchObject({ body, providerId: '7', state: 'measured', filename: made.filename });
      expect(await records.parts.countBytes({ uploader: source.uploader, since: later(-1) })).toBe(source.sizeBytes);
    });

    test('HOLD-06 a file that is gone gets no bodies', async () => {
      const made = { ...newPart(), body: { source: 'none.step', number: 0, alike: 1 }, providerId: null };
      expect(await records.parts.addBodies('none', [made])).toBe(false);
      expect(await records.parts.findById(made.id)).toBeNull();
    });

    test('HOLD-06 HOLD-07 HOLD-08 a part is marked as an assembly, and what was found in it is kept', async () => {
      const part = newPart();
      const alike = [{ first: 0, count: 2, volumeMm3: 1 / 3, areaMm2: 2 }];
      const insides = {
        bodies: { count: 2, different: 1, alike, touching: null, overlapping: { bodies: 2, unionMm3: 0.1 } },
        cavities: { count: 1, volumeMm3: 0.7, at: [[1, -2, 3.5]] },
        walls: { thinnest: [{ mm: 0.4, at: [0, 1, 2] }], gaps: [], errorMm: 0.01, samples: 9000 },
      } as const;
      await records.parts.add(part);
      await records.parts.markMeasured(part.id, { ...OUTCOME, measurement: { ...OUTCOME.measurement, ...insides } });
      await records.parts.markAssembly(part.id);
      expect(await records.parts.findById(part.id)).toMatchObject({ isAssembly: true, measurement: insides });
    });

    test('a part can be scheduled in any state', async () => {
      const part = newPart();
      await records.parts.add(part);
      await records.parts.markMeasured(part.id, OUTCOME);
      await records.parts.markScheduled(part.id);
      expect(await records.parts.findById(part.id)).toMatchObject({ scheduled: true, state: 'measured' });
    });

    test('a part is bound to one provider, even by two at once', async () => {
      const part = newPart();
      await records.parts.add(part);
      const bound = await Promise.all(['1', '2', '3'].map((provider) => records.parts.bindToProvider(part.id, provider)));
      expect(new Set(bound).size).toBe(1);
      expect(await records.parts.bindToProvider(part.id, '4')).toBe(bound[0]);
      await expect(records.parts.bindToProvider('none', '1')).rejects.toBeInstanceOf(RecordsError);
    });

    test("a provider's measured parts are listed newest first", async () => {
      const provider = randomUUID();
      const [old, young, waiting, failed] = [newPart(0), newPart(2), newPart(1), newPart(3)];
      for (const part of [young, waiting, old, failed]) {
        await records.parts.add(part);
        await records.parts.bindToProvider(part.id, provider);
      }
      await records.parts.markMeasured(old.id, OUTCOME);
      await records.parts.markMeasured(young.id, OUTCOME);
      await records.parts.markFailed(failed.id, 'broken');
      expect((await records.parts.listByProvider(provider)).map((part) => part.id)).toEqual([young.id, old.id]);
    });
  });

  test('a provider is found as saved, by id and by owner, and replaced by the next save', async () => {
    const provider = { ...DEMO_PROVIDER, id: randomUUID() };
    await records.providers.save(provider);
    expect(await records.providers.find(provider.id)).toEqual(provider);
    const ownerSub = randomUUID();
    expect(await records.providers.findByOwner(ownerSub)).toBeNull();
    const changed = { ...provider, name: 'Neu', ownerSub, generateInstantQuotes: false, offer: [] };
    await records.providers.save(changed);
    expect(await records.providers.findByOwner(ownerSub)).toEqual({ ...changed, revision: 1 });
    expect(await records.providers.find('none')).toBeNull();
  });

  test('API-22 of several who save a provider that they have seen alike, one wins', async () => {
    const provider = { ...DEMO_PROVIDER, id: randomUUID() };
    await records.providers.save(provider);
    const names = ['A', 'B', 'C', 'D'];
    const saves = await Promise.all(names.map((name) => records.providers.save({ ...provider, name }, undefined, 0)));
    expect(saves.filter((isSaved) => isSaved)).toHaveLength(1);
    expect(await records.providers.find(provider.id)).toMatchObject({ name: names[saves.indexOf(true)], revision: 1 });
  });

  describe('requests for quote', () => {
    test('SUB-07 a request and its mails are stored together', async () => {
      const [rfq, mails] = [newRfq(), [newMail(), newMail()]];
      const { id, begin } = rfq;
      const added = await records.rfqs.add(rfq, mails);
      expect(added).toEqual({ outcome: 'created', id, number: expect.any(Number), key: begin.key, isConfirmed: false });
      expect(await records.rfqs.find(id)).toEqual({ ...withoutBegin(rfq), number: 'number' in added ? added.number : null });
      for (const mail of mails) expect(await isDue(mail, AT)).toEqual({ message: mail, attempts: 0 });
      expect(await records.rfqs.find('none')).toBeNull();
    });

    test('two submissions at once under one key become one request with one set of mails', async () => {
      const [first, second] = [newRfq(), newRfq()];
      const [firstMail, secondMail] = [newMail(), newMail()];
      const repeated = { ...second, idempotencyKey: first.idempotencyKey };
      const outcomes = await Promise.all([records.rfqs.add(first, [firstMail]), records.rfqs.add(repeated, [secondMail])]);
      expect(outcomes.map((it) => it.outcome).sort()).toEqual(['created', 'repeated']);
      expect(new Set(outcomes.map((it) => ('id' in it ? it.id : null))).size).toBe(1);
      const due = await Promise.all([firstMail, secondMail].map((mail) => isDue(mail, AT)));
      expect(due.filter((mail) => mail !== undefined)).toHaveLength(1);
    });

    test('S-39 a confirmation counts against its address when its request is stored, not when that fails or is done again', async () => {
      const to = 'customer-of-two@example.com';
      const contact = { ...newRfq().contact, email: to };
      const confirm = (mail = newMail()) => ({ mail: { ...mail, to }, most: 2, pauseMs: 3_600_000 });
      const add = (rfq: NewRequest, mails: readonly MailMessage[], confirmation = confirm()) =>
        records.rfqs.add(rfq, () => ({ mails, confirmation }));
      const gone = newRfq({ contact }, randomUUID());
      for (let count = 0; count < 3; count += 1) {
        expect(await add(gone, [])).toEqual({ outcome: 'part-gone' });
      }
      const [rfq, first] = [newRfq({ contact }), confirm()];
      expect(await add(rfq, [newMail()], first)).toMatchObject({ outcome: 'created', isConfirmed: true });
      expect(await isDue(first.mail, AT)).toBeDefined();
      for (let count = 0; count < 3; count += 1) {
        const again = { ...newRfq({ contact }), idempotencyKey: rfq.idempotencyKey };
        expect(await add(again, [newMail()])).toEqual({
          outcome: 'repeated',
          id: rfq.id,
          number: expect.any(Number),
          key: rfq.begin.key,
          isConfirmed: true,
        });
      }
      expect(await add(newRfq({ contact }), [])).toMatchObject({ outcome: 'created', isConfirmed: true });
      const [third, withheld] = [newRfq({ contact }), confirm()];
      expect(await add(third, [], withheld)).toMatchObject({ outcome: 'created', isConfirmed: false });
      expect(await isDue(withheld.mail, AT)).toBeUndefined();
    });

    test('SHOP-18 a shop’s requests are numbered from 1 without gaps, whatever failed or was repeated in between', async () => {
      const providerId = randomUUID();
      const numberOf = async (rfq: NewRequest) => {
        const added = await records.rfqs.add(rfq, []);
        return 'number' in added ? added.number : added.outcome;
      };
      const first = newRfq({ providerId });
      expect(await numberOf(first)).toBe(1);
      expect(await numberOf({ ...newRfq({ providerId }), idempotencyKey: first.idempotencyKey })).toBe(1);
      expect(await numberOf(newRfq({ providerId }, randomUUID()))).toBe('part-gone');
      expect(await numberOf({ ...newRfq({ providerId, bodyHash: 'other' }), idempotencyKey: first.idempotencyKey })).toBe('conflict');
      const many = await Promise.all(Array.from({ length: 5 }, () => numberOf(newRfq({ providerId }))));
      expect(many.toSorted()).toEqual([2, 3, 4, 5, 6]);
      expect(await numberOf(newRfq({ providerId: randomUUID() }))).toBe(1);
      expect(await records.rfqs.find(first.id)).toMatchObject({ number: 1 });
    });

    test('SHOP-13 what happens to a new request at once is stored with it, or nothing of it is', async () => {
      const rfq = newRfq({ providerId: randomUUID() });
      const system = { kind: 'system' as const };
      const broken = records.rfqs.add(rfq, () => ({
        mails: [],
        changes: [() => ({ actor: system, acts: [{ type: 'expired' as const, revision: 1 }], mails: [] })],
      }));
      await expect(broken).rejects.toThrow();
      expect(await records.rfqs.find(rfq.id)).toBeNull();
    });

    test('another body under a used key is a conflict; the same key at another provider is not', async () => {
      const [rfq, mail] = [newRfq(), newMail()];
      await records.rfqs.add(rfq, []);
      const other = newRfq({ idempotencyKey: rfq.idempotencyKey, bodyHash: 'other' });
      expect(await records.rfqs.add(other, [mail])).toEqual({ outcome: 'conflict' });
      expect(await isDue(mail, AT)).toBeUndefined();
      expect(await records.rfqs.add({ ...other, providerId: '2' }, [])).toMatchObject({ outcome: 'created' });
    });
  });

  test('a request for a part that is gone is refused, and nothing of it is stored', async () => {
    const [rfq, mail] = [newRfq({}, randomUUID()), newMail()];
    expect(await records.rfqs.add(rfq, [mail])).toEqual({ outcome: 'part-gone' });
    expect(await records.rfqs.find(rfq.id)).toBeNull();
    expect(await isDue(mail, AT)).toBeUndefined();
  });

  describe('outbox', () => {
    test('a mail is due at once, once, and no more when sent', async () => {
      const mail = { ...newMail(), replyTo: 'zoe@example.com', senderName: 'Zoë & Co' };
      await records.outbox.add(mail);
      await records.outbox.add({ ...mail, subject: 'again' });
      const due = (await records.outbox.listDue(AT, 10_000)).filter((it) => it.message.id === mail.id);
      expect(due).toEqual([{ message: mail, attempts: 0 }]);
      await records.outbox.markSent(mail.id, AT);
      expect(await isDue(mail, later(9_999))).toBeUndefined();
    });

    test('a failed mail is due again at its time, with its attempts counted', async () => {
      const mail = newMail();
      await records.outbox.add(mail);
      await records.outbox.markFailed(mail.id, 'mailbox full', later(1));
      await records.outbox.markFailed(mail.id, 'mailbox full', later(5));
      expect(await isDue(mail, later(4))).toBeUndefined();
      expect(await isDue(mail, later(5))).toEqual({ message: mail, attempts: 2 });
    });

    test('mails come oldest first, no more than asked for', async () => {
      const mails = [newMail(), newMail(), newMail()];
      for (const mail of mails) await records.outbox.add(mail);
      const ids = mails.map((mail) => mail.id);
      const due = (await records.outbox.listDue(AT, 10_000)).map((it) => it.message.id);
      expect(due.filter((id) => ids.includes(id))).toEqual(ids);
      expect(await records.outbox.listDue(AT, 2)).toHaveLength(2);
    });
  });

  test('ping resolves', async () => {
    await expect(records.ping()).resolves.toBeUndefined();
  });
}
