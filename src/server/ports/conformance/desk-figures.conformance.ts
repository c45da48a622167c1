import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_ORDERS } from '#contract/api/clients/list-clients.ts';
import { NO_CLIENT_TERMS } from '#domain/desk/client-terms.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { fillDesk } from '#test/support/desk-world.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createRandom } from '#test/support/random.ts';
import { AT, later, newMail, newPart, newRfq } from '#test/support/sample-records.ts';
import type { ClientCard, ClientEnd, ListedClient } from '../records/client-records.ts';
import type { Records } from '../records/records.ts';

const EVERYTHING = { today: '2026-11-21', soon: '2026-11-24' };
const DAY_MINUTES = 1440;
const PERIODS = [
  { from: later(-10 * DAY_MINUTES), before: later(1) },
  { from: later(-90 * DAY_MINUTES), before: later(-5 * DAY_MINUTES) },
  { from: later(-400 * DAY_MINUTES), before: later(DAY_MINUTES) },
  { from: later(10), before: later(20) },
];

/**
 * What every Records must do with clients and figures: over some hundred requests the same as the records in memory, which work
 * everything out plainly from the requests. `open` may give a store that other runs have filled.
 */
export function describeDeskFigures(open: () => Promise<Records>): void {
  const plain = createMemoryRecords();
  const providerId = randomUUID();
  let records: Records;
  beforeAll(async () => {
    records = await open();
    const part = newPart();
    for (const each of [records, plain]) {
      await each.parts.add(part);
      await each.providers.save({ ...DEMO_PROVIDER, id: providerId, ownerSub: providerId });
      const shop = { providerId, partId: part.id, requests: 120, linesPerRequest: 3, until: AT, days: 120 };
      await fillDesk(each, { ...shop, random: createRandom(7), currencies: ['USD', 'EUR', 'JPY'] });
    }
  }, 60_000);
  afterAll(() => records.close());

  /** Both must answer alike, and not with nothing. */
  const expectAlike = async <Answer>(ask: (of: Records) => Promise<Answer>): Promise<Answer> => {
    const answer = await ask(records);
    expect(answer).toEqual(await ask(plain));
    return answer;
  };

  describe('clients', () => {
    test.each(['person', 'organization'] as const)('DESK-12 by %s they are listed page by page, each once, with their sums', async (by) => {
      const pages = [];
      for (let end: ClientEnd | null = null; ; ) {
        const page: readonly ClientCard[] = await expectAlike((of) => of.clients.list(providerId, { by }, end, 4));
        pages.push(...page);
        const last = page.at(-1);
        if (last === undefined) break;
        end = { key: last.key, lastAt: last.lastAt };
      }
      expect(pages.length).toBeGreaterThan(6);
      expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
      expect(pages.reduce((sum, { requestCount }) => sum + requestCount, 0)).toBe(120);
      expect(pages.some(({ sums }) => sums.length > 1 && sums.some(({ orderedMicros }) => orderedMicros > 0))).toBe(true);
    });

    test.each(
      (['person', 'organization'] as const).flatMap((by) =>
        CLIENT_ORDERS.flatMap((order) => [false, true].map((isDescending) => [by, { by: order, isDescending }] as const)),
      ),
    )('DESK-12 LOOK-08 by %s they are ordered by %o over all pages', async (by, order) => {
      const pages: ListedClient[] = [];
      for (let end: ListedClient | null = null; pages.length === 0 || end !== null; end = pages.at(-1) ?? null) {
        const page: readonly ListedClient[] = await expectAlike((of) => of.clients.list(providerId, { by }, end, 4, order));
        if (page.length === 0) break;
        pages.push(...page);
      }
      expect(pages).toEqual(await records.clients.list(providerId, { by }, null, 1000, order));
      expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
      const keys = pages.map(({ orderKey }) => orderKey ?? '');
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (order.isDescending ? -1 : 1)));
      // A person is one.
      expect(new Set(keys).size > 1).toBe(by !== 'person' || order.by !== 'people');
    });

    test.each([
      { by: 'person', words: 'COMPANY-2 person' },
      { by: 'person', words: '3@' },
      { by: 'person', organization: 'company 4' },
      { by: 'organization', words: 'person.9@' },
      { by: 'person', words: 'nobody' },
    ] as const)('DESK-12 they are found by %o', async (filter) => {
      const found = await expectAlike((of) => of.clients.list(providerId, filter, null, 100));
      expect(found.length > 0).toBe(filter.words !== 'nobody');
    });

    test('DESK-12 a person has the requests of the address however it was spelled, and no other provider sees them', async () => {
      const [first] = await plain.clients.list(providerId, { by: 'person' }, null, 1);
      const email = first?.key ?? '';
      expect(await expectAlike((of) => of.clients.find(providerId, email))).toEqual(first);
      expect(await expectAlike((of) => of.clients.listRequestIds(providerId, email))).toHaveLength(first?.requestCount ?? 0);
      expect(await records.clients.find('another', email)).toBeNull();
      expect(await records.clients.listRequestIds('another', email)).toEqual([]);
      expect(await records.clients.find(providerId, 'nobody@example.com')).toBeNull();
    });

    test('DESK-12 DESK-02 a note is changed by whoever has seen the last one', async () => {
      const email = `${randomUUID()}@example.com`;
      const { clients } = records;
      const terms = { discountPercent: 7.5, paymentDays: 60, taxExempt: true };
      expect(await clients.findNote(providerId, email)).toEqual({ note: '', terms: NO_CLIENT_TERMS, revision: 0 });
      expect(
        await Promise.all([1, 2].map((by) => clients.saveNote(providerId, email, { note: `by ${by}`, terms: NO_CLIENT_TERMS }, 0))),
      ).toEqual(expect.arrayContaining([1, null]));
      expect(await clients.saveNote(providerId, email, { note: 'Pays late', terms }, 1)).toBe(2);
      expect(await clients.saveNote(providerId, email, { note: 'Lost', terms }, 1)).toBeNull();
      expect(await clients.findNote(providerId, email)).toEqual({ note: 'Pays late', terms, revision: 2 });
      expect(await clients.findNote('another', email)).toEqual({ note: '', terms: NO_CLIENT_TERMS, revision: 0 });
    });
  });

  describe('deleting a client', () => {
    test('DESK-12 everything of the person goes, and what others share or another provider has stays', async () => {
      const [mine, theirs] = [randomUUID(), randomUUID()];
      const [own, shared, split, body, rest] = [newPart(), newPart(), newPart(), newPart(), newPart()];
      const { parts, rfqs, desk, clients, outbox, doomed, audit } = records;
      for (const part of [own, shared, split, rest]) await parts.add(part);
      await parts.addBodies(split.id, [{ ...body, providerId: mine, body: { source: split.internalFilename, number: 0, alike: 1 } }]);
      for (const { id } of [own, shared, split, rest]) await parts.bindToProvider(id, mine);
      const file = {
        id: randomUUID(),
        providerId: mine,
        requestId: null,
        line: null,
        filename: 'd.pdf',
        type: 'pdf',
        sizeBytes: 1,
      } as const;
      await desk.addFile({ ...file, addedBy: 'customer', addedAt: AT });
      const email = `${randomUUID()}@example.com`;
      const contact = { name: 'Zoë', email: email.toUpperCase(), organization: 'Ω', message: '' };
      const ask = async (providerId: string, partId: string, who = contact, begin = newRfq().begin) => {
        const rfq = newRfq({ providerId, contact: who, begin }, partId);
        const mail = newMail();
        expect(await rfqs.add(rfq, [mail])).toMatchObject({ outcome: 'created' });
        return { id: rfq.id, mail };
      };
      const first = await ask(mine, own.id, contact, { ...newRfq().begin, files: [{ id: file.id, line: null }] });
      const second = await ask(mine, body.id);
      await ask(mine, shared.id);
      const colleague = await ask(mine, shared.id, { ...contact, email: 'other@example.com' });
      const elsewhere = await ask(theirs, rest.id);
      await clients.saveNote(mine, email, { note: 'Nice', terms: NO_CLIENT_TERMS }, 0);
      expect((await clients.listMails(mine, email)).map(({ requestId }) => requestId)).toEqual(
        expect.arrayContaining([first.id, second.id]),
      );

      const found = await clients.listParts(mine, email);
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set([own.id, body.id, split.id]));
      // Whoever answered in between must not take with him what is not his.
      const doomedParts = [own, body, split, shared, rest].map(({ id }) => ({ id, blobs: [`images/${id}.webp`] as const }));
      const removed = await clients.remove(mine, email, doomedParts, AT, (counts) => ({
        ...{ at: AT, actor: 'ada', providerId: mine, action: 'client-deleted', objectId: null },
        details: { ...counts },
      }));
      expect(removed).toEqual({ requests: 3, parts: 3, files: 1, mails: 3 });
      expect(await Promise.all([desk.find(first.id), rfqs.find(second.id), clients.find(mine, email)])).toEqual([null, null, null]);
      expect(await clients.findNote(mine, email)).toEqual({ note: '', terms: NO_CLIENT_TERMS, revision: 0 });
      expect(await desk.findFile(file.id)).toBeNull();
      expect((await parts.findManyById([own, body, split, shared, rest].map(({ id }) => id))).map(({ id }) => id)).toEqual([
        shared.id,
        rest.id,
      ]);
      const due = new Set(await doomed.listDue(AT, 100_000));
      expect([`images/${own.id}.webp`, `documents/${file.id}`, `images/${shared.id}.webp`].map((name) => due.has(name as never))).toEqual([
        true,
        true,
        false,
      ]);
      const waiting = (await outbox.listDue(later(9), 100_000)).map(({ message }) => message.id);
      expect([first, second, colleague, elsewhere].map(({ mail }) => waiting.includes(mail.id))).toEqual([false, false, true, true]);
      expect(await desk.find(colleague.id)).not.toBeNull();
      expect(await desk.find(elsewhere.id)).not.toBeNull();
      const log = await audit.list(0, 1_000_000);
      expect(log.filter(({ providerId: of, action }) => of === mine && action === 'client-deleted')).toEqual([
        expect.objectContaining({ objectId: null, details: { requests: 3, parts: 3, files: 1, mails: 3 } }),
      ]);
      expect(await clients.remove(mine, email, [], AT, () => log[0] ?? expect.fail())).toBeNull();
    });
  });

  test('DESK-12 quotes and orders, with the addresses that they were sent to, go with the person', async () => {
    const shop = randomUUID();
    const part = newPart();
    await records.parts.add(part);
    await fillDesk(records, {
      providerId: shop,
      partId: part.id,
      requests: 12,
      linesPerRequest: 1,
      until: AT,
      days: 60,
      random: createRandom(5),
    });
    const buyer = (await records.clients.list(shop, { by: 'person' }, null, 100)).find(({ orderCount }) => orderCount > 0)?.key ?? '';
    const ids = await records.clients.listRequestIds(shop, buyer);
    const ordered = async () => (await records.figures.listDocumentSums(ids)).filter((sums) => sums.ordered !== null);
    const addresses = async () => (await Promise.all(ids.map((id) => records.desk.find(id)))).map((present) => present?.order?.deliverTo);
    expect([
      (await ordered()).length > 0,
      (await addresses()).some((address) => typeof address === 'object' && address?.street.startsWith('Dock ')),
    ]).toEqual([true, true]);
    await records.clients.remove(shop, buyer, [], AT, (counts) => ({
      ...{ at: AT, actor: 'ada', providerId: shop, action: 'client-deleted', objectId: null },
      details: { ...counts },
    }));
    expect([await ordered(), new Set(await addresses())]).toEqual([[], new Set([undefined])]);
  });

  describe('figures', () => {
    test.each([
      { mark: 'unread' },
      { mark: 'asked' },
      { mark: 'expiring' },
      { mark: 'due', states: ['received'] },
      { mark: 'due', states: ['accepted', 'in-production'] },
      { materialId: 'pla', words: 'company-3' },
      { process: 'SLS', mark: 'unread' },
    ] as const)('DESK-14 what waits is counted, and the most urgent of it come first: %o', async (filter) => {
      const { count, first } = await expectAlike((of) => of.figures.findUrgent(providerId, { ...filter, ...EVERYTHING }, 3));
      expect(first).toHaveLength(Math.min(3, count));
      expect(await records.figures.findUrgent('another', { ...filter, ...EVERYTHING }, 3)).toEqual({ count: 0, first: [] });
    });

    test('DESK-14 mails of the provider that were refused and not sent are found', async () => {
      const shop = randomUUID();
      const [refused, sent, fresh] = [newMail(), newMail(), newMail()];
      const part = newPart();
      await records.parts.add(part);
      const rfq = newRfq({ providerId: shop }, part.id);
      await records.rfqs.add(rfq, [refused, sent, fresh]);
      await records.outbox.markFailed(refused.id, 'No', later(5));
      await records.outbox.markFailed(sent.id, 'No', later(5));
      await records.outbox.markSent(sent.id, later(6));
      const { to, subject } = refused;
      const first = [{ messageId: refused.id, requestId: rfq.id, to, subject, attempts: 1, nextAttemptAt: later(5) }];
      expect(await records.figures.findFailedMails(shop, 5)).toEqual({ count: 1, first });
      expect(await records.figures.findFailedMails('another', 5)).toEqual({ count: 0, first: [] });
      expect([await records.figures.hasRequests(shop), await records.figures.hasRequests(randomUUID())]).toEqual([true, false]);
    });

    test.each(PERIODS)('DESK-14 the outcomes of a period are what its requests say: %o', async (period) => {
      const found = await expectAlike((of) => of.figures.findOutcomes(providerId, period));
      if (found.received > 0) expect([found.won > 0, found.lost >= 0, found.sums.length]).toEqual([true, true, 3]);
    });

    test('DESK-14 what was quoted and won is summed by spans of any length, which together are the period', async () => {
      const [from, before] = [new Date(AT.getTime() - 90 * 86_400_000), later(1)];
      const starts = [from, ...[60, 59, 30, 7].map((days) => new Date(AT.getTime() - days * 86_400_000))];
      const inOrder = async (of: Records) =>
        (await of.figures.sumSpans(providerId, starts, before)).toSorted(
          (one, other) => one.span - other.span || (one.currency < other.currency ? -1 : 1),
        );
      const sums = await inOrder(records);
      expect(sums).toEqual(await inOrder(plain));
      expect(new Set(sums.map(({ span }) => span)).size).toBeGreaterThan(3);
      for (const { currency, ...whole } of (await records.figures.findOutcomes(providerId, { from, before })).sums) {
        const of = sums.filter((sum) => sum.currency === currency);
        const total = (name: 'quotedMicros' | 'orderedMicros') => of.reduce((sum, each) => sum + each[name], 0);
        expect({ quotedMicros: total('quotedMicros'), orderedMicros: total('orderedMicros') }).toEqual(whole);
      }
      expect(await records.figures.sumSpans('another', starts, before)).toEqual([]);
    });

    test.each(PERIODS)('DESK-14 materials and processes share what was quoted and won, rounded as documents are: %o', async (period) => {
      for (const currency of ['USD', 'JPY']) {
        for (const by of ['material', 'process'] as const) {
          await expectAlike((of) => of.figures.listShares(providerId, period, by, currency, 3));
          const all = await expectAlike((of) => of.figures.listShares(providerId, period, by, currency, 100));
          expect(all.every(({ quotedMicros }) => quotedMicros % (currency === 'JPY' ? 1_000_000 : 10_000) === 0)).toBe(true);
        }
      }
    });

    test.each(PERIODS)('DESK-15 instant prices are compared with those quoted for the same quantity: %o', async (period) => {
      const asked = await records.figures.listHeldPrices(providerId, period, 100);
      const expected = await plain.figures.listHeldPrices(providerId, period, 100);
      const round = (value: number) => Number(value.toFixed(9));
      const rounded = ({ medianDeviation, worst, ...held }: (typeof asked)[number]) => ({
        ...held,
        medianDeviation: round(medianDeviation),
        worst: round(Math.abs(worst.deviation)),
      });
      expect(asked.map(rounded)).toEqual(expected.map(rounded));
    });

    test('DESK-14 lines and documents of requests say what they do', async () => {
      const ids = (await plain.desk.list(providerId, EVERYTHING, null, 50)).map(({ requestId }) => requestId).sort();
      const lines = await expectAlike((of) => of.figures.listLines(ids));
      expect(lines).toHaveLength(150);
      const sums = await records.figures.listDocumentSums(ids);
      expect(sums.toSorted((one, other) => (one.requestId < other.requestId ? -1 : 1))).toEqual(await plain.figures.listDocumentSums(ids));
      expect(sums.some(({ ordered }) => ordered !== null && ordered.taxMicros > 0)).toBe(true);
      expect([await records.figures.listLines([]), await records.figures.listDocumentSums([])]).toEqual([[], []]);
    });

    test('DESK-14 visits add up by provider and day; those of no provider are dropped', async () => {
      const count = (day: string, kind: 'visit' | 'upload', of: number, provider: string = providerId) => ({
        providerId: provider,
        day,
        kind,
        count: of,
      });
      await records.figures.addVisits([]);
      await records.figures.addVisits([count('2026-01-01', 'visit', 3), count('2026-01-02', 'visit', 4), count('2026-01-02', 'upload', 1)]);
      await records.figures.addVisits([count('2026-01-02', 'visit', 5), count('2026-01-02', 'visit', 99, 'none')]);
      expect(await records.figures.countVisits(providerId, '2026-01-02', '2026-01-31')).toEqual({ visit: 9, upload: 1, quote: 0 });
      expect(await records.figures.countVisits(providerId, '2026-01-01', '2026-01-01')).toEqual({ visit: 3, upload: 0, quote: 0 });
      expect(await records.figures.countVisits('none', '2026-01-01', '2026-01-31')).toEqual({ visit: 0, upload: 0, quote: 0 });
    });
  });
}
