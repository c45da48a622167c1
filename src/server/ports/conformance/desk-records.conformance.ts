import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeQuote, takeLines } from '#domain/desk/quote-document.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { invoiceOrder } from '#test/support/invoice-order.ts';
import { newOffer } from '#test/support/sample-offer.ts';
import { AT, later, newMail, newPart, newRfq, withoutBegin } from '#test/support/sample-records.ts';
import { documentBlob } from '../blob-store.ts';
import type { DeskChange, DeskRequest, ListedRequest, NextNumbers, PaperEnd, RequestOrder } from '../records/desk-records.ts';
import type { NewRequest, Records } from '../records/records.ts';

const MEMBER = { kind: 'member' as const, sub: 'ada', name: 'ada@example.com' };
const CUSTOMER = { kind: 'customer' as const, name: 'Zoë' };
const EVERYTHING = { today: '2026-11-22', soon: '2026-11-25' };

/** What every Records must do with the desk. `open` may give a store that other runs have filled. */
export function describeDesk(open: () => Promise<Records>): void {
  let records: Records;
  let partId: string;
  beforeAll(async () => {
    records = await open();
    const part = newPart();
    await records.parts.add(part);
    partId = part.id;
  });
  afterAll(() => records.close());

  const addRequest = async (changes: Partial<NewRequest> = {}) => {
    const rfq = newRfq({ providerId: randomUUID(), ...changes }, partId);
    expect(await records.rfqs.add(rfq, [])).toMatchObject({ outcome: 'created' });
    return rfq;
  };
  const find = async (id: string) => {
    const found = await records.desk.find(id);
    if (found === null) throw new Error('The request is not there.');
    return found;
  };
  const quote = (present: DeskRequest, next: NextNumbers, validUntil = '2026-12-24'): DeskChange => {
    const number = present.life.quote?.number ?? next.quote;
    const revision = present.quotes.length + 1;
    const facts = {
      request: present.request,
      provider: DEMO_PROVIDER,
      number,
      revision,
      currency: 'USD',
      issuedOn: '2026-11-21',
      language: 'en' as const,
    };
    const document = composeQuote({ ...newOffer(), validUntil }, facts);
    const { totalMicros } = document.sums;
    return { actor: MEMBER, acts: [{ type: 'quoted', number, revision, validUntil, totalMicros }], quote: document, mails: [] };
  };
  const accept = (present: DeskRequest, next: NextNumbers): DeskChange | { refused: 'nothing quoted' } => {
    const last = present.quotes.at(-1);
    const lines = [{ line: 1, quantity: 2 }];
    const taken = last === undefined ? null : takeLines(last, lines);
    if (last === undefined || taken === null) return { refused: 'nothing quoted' };
    const { number, revision, currency } = last;
    const totals = { purchaseOrder: 'PO 7', lines, totalMicros: taken.sums.totalMicros, dueOn: '2026-12-30' };
    return {
      actor: CUSTOMER,
      acts: [{ type: 'accepted', revision, order: next.order, ...totals }],
      order: {
        number: next.order,
        quote: { number, revision },
        requestId: present.request.id,
        currency,
        orderedOn: '2026-11-22',
        acceptedBy: 'Zoë',
        invoice: { billTo: null, vatId: 'DE136695976', phone: '' },
        deliverTo: { name: 'Zoë', company: 'Ω', street: 'Pier 1', postalCode: '', city: 'Arlington', country: 'USA' },
        purchaseOrder: 'PO 7',
        ...taken,
      },
      mails: [],
    };
  };
  const act = (id: string, does: RequestAct, actor: DeskChange['actor'] = MEMBER, at = later(1)) =>
    records.desk.change(id, at, () => ({ actor, acts: [does], mails: [] }));

  test('DESK-01 a request is born with its first event and found by its id and its key, old ones and others not', async () => {
    const rfq = await addRequest();
    const present = await find(rfq.id);
    expect(present.request).toEqual({ ...withoutBegin(rfq), number: expect.any(Number) });
    expect(present.events).toEqual([{ number: 1, at: AT, actor: CUSTOMER, act: { type: 'received', answerBy: '2026-11-24' } }]);
    expect(present.life).toMatchObject({ state: 'received', version: 1, isUnread: true, dueOn: '2026-11-24' });
    const terms = { version: 2, on: '2026-11-20' };
    const under = await addRequest({ begin: { ...rfq.begin, key: randomUUID(), terms } });
    expect((await find(under.id)).events[0]?.act).toEqual({ type: 'received', answerBy: '2026-11-24', terms });
    expect(await records.desk.findByKey(rfq.begin.key)).toEqual(present);
    expect([await records.desk.find('none'), await records.desk.findByKey(rfq.id)]).toEqual([null, null]);
    expect(await records.desk.change('none', AT, () => ({ refused: 0 }))).toEqual({ outcome: 'unknown' });
  });

  test('DESK-01 DESK-16 what is decided happens with its events, mails and entries; what is refused or rejected leaves no trace', async () => {
    const { id } = await addRequest();
    const mail = { ...newMail(), quoteRevision: 1 };
    const changed = await records.desk.change(id, later(5), (present, next) => ({ ...quote(present, next), mails: [mail] }));
    expect(changed.outcome).toBe('changed');
    const present = await find(id);
    expect(present.life).toMatchObject({
      state: 'quoted',
      version: 2,
      isUnread: false,
      quote: { number: 1, revision: 1 },
      answeredAt: later(5),
    });
    expect(present.quotes).toHaveLength(1);
    const { quoteRevision: _, ...message } = mail;
    const due = (await records.outbox.listDue(later(5), 100_000)).find((waiting) => waiting.message.id === mail.id);
    expect(due).toEqual({ message, attempts: 0, quote: { requestId: id, revision: 1 } });

    const lost = newMail();
    expect(await records.desk.change(id, later(6), () => ({ refused: 'no' }))).toEqual({ outcome: 'refused', refused: 'no' });
    const rejected = await records.desk.change(id, later(6), () => ({ actor: MEMBER, acts: [{ type: 'completed' }], mails: [lost] }));
    expect(rejected).toMatchObject({ outcome: 'rejected', rejection: 'not-in-this-state' });
    const both: DeskChange = { actor: MEMBER, acts: [{ type: 'note', text: 'x' }, { type: 'completed' }], mails: [lost] };
    expect(await records.desk.change(id, later(6), () => both)).toMatchObject({ outcome: 'rejected' });
    expect(await find(id)).toEqual(present);
    expect((await records.outbox.listDue(later(6), 100_000)).some((waiting) => waiting.message.id === lost.id)).toBe(false);
  });

  test('DESK-06 fifty quotes sent at once, and five revisions, have the numbers 1 to 50 without a gap or a double', async () => {
    const providerId = randomUUID();
    const requests = await Promise.all(Array.from({ length: 50 }, () => addRequest({ providerId })));
    const sent = await Promise.all(requests.map(({ id }) => records.desk.change(id, later(1), (present, next) => quote(present, next))));
    expect(sent.every(({ outcome }) => outcome === 'changed')).toBe(true);
    for (const { id } of requests.slice(0, 5)) await records.desk.change(id, later(2), (present, next) => quote(present, next));
    const quotes = (await Promise.all(requests.map(({ id }) => find(id)))).map((present) => present.quotes);
    expect(quotes.map(([first]) => first?.number).sort((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(quotes.slice(0, 5).map((all) => all.map(({ revision }) => revision))).toEqual(Array.from({ length: 5 }, () => [1, 2]));
    expect(quotes.every((all) => new Set(all.map(({ number }) => number)).size === 1)).toBe(true);
  });

  test('SHOP-09 papers are numbered by kind without gaps, given with their acts, listed by day, and stay when their request goes', async () => {
    const providerId = randomUUID();
    const issue = async (issuedOn: string) => {
      const mails = [{ ...newMail(), paperOfEvent: 4 }];
      return (await invoiceOrder(records, partId, { providerId, at: later(3), issuedOn, mails })).requestId;
    };
    const ids = [await issue('2026-11-21'), await issue('2026-11-22'), await issue('2026-11-23')];
    const papers = await Promise.all(ids.map(async (id) => (await find(id)).papers));
    expect(papers.map((all) => all.map(({ kind, number }) => [kind, number]))).toEqual([
      ...[1, 2, 3].map((number) => [
        ['confirmation', number],
        ['invoice', number],
      ]),
    ]);
    const due = await records.outbox.listDue(later(3), 100_000);
    expect(due.filter(({ paper }) => paper !== undefined && ids.includes(paper.requestId)).map(({ paper }) => paper?.event)).toEqual([
      4, 4, 4,
    ]);

    const kinds = ['invoice'] as const;
    const list = async (filter: { from?: string; to?: string }, end: PaperEnd | null = null, limit = 10) =>
      (await records.desk.listPapers(providerId, { kinds, ...filter }, end, limit)).map(({ number }) => number);
    expect(await list({})).toEqual([3, 2, 1]);
    expect(await list({ from: '2026-11-22', to: '2026-11-22' })).toEqual([2]);
    expect(await list({}, { kind: 'invoice', number: 3, issuedOn: '2026-11-23' }, 1)).toEqual([2]);
    expect(await records.desk.listPapers(providerId, { kinds: ['credit-note'] }, null, 10)).toEqual([]);
    expect((await records.desk.listMoneyEvents(ids)).get(ids[0] ?? '')?.map(({ act: { type } }) => type)).toEqual(['accepted', 'invoiced']);

    // Payable by the 5th, the 6th and the 7th.
    const waiting = async (mark: 'unpaid' | 'late', end: ListedRequest | null = null) =>
      records.desk.list(providerId, { ...EVERYTHING, today: '2026-12-06', mark }, end, 2);
    const places = (cards: readonly ListedRequest[]) => cards.map(({ requestId }) => ids.indexOf(requestId));
    const page = await waiting('unpaid');
    expect(places([...page, ...(await waiting('unpaid', page.at(-1)))]).toSorted()).toEqual([0, 1, 2]);
    expect(places(await waiting('late'))).toEqual([0]);
    expect(page.every(({ payBy }) => payBy !== null)).toBe(true);
    const owed = papers[0]?.[1]?.sums.totalMicros ?? 0;
    const pay = (amountMicros: number) => act(ids[0] ?? '', { type: 'paid', amountMicros, on: '2026-12-07', note: '' });
    await pay(owed - 10_000);
    expect(places(await waiting('late'))).toEqual([0]);
    await pay(10_000);
    expect((await records.desk.count(providerId, { ...EVERYTHING, today: '2026-12-07' })).marks).toMatchObject({ unpaid: 2, late: 1 });

    await records.clients.remove(providerId, 'zoe@example.com', [], later(4), (counts) => ({
      ...{ at: later(4), actor: 'ada', providerId, action: 'client-deleted', objectId: null },
      details: { ...counts },
    }));
    expect(await records.desk.find(ids[0] ?? '')).toBeNull();
    expect(await list({})).toEqual([3, 2, 1]);
    expect(await records.desk.findPaper(providerId, 'invoice', 1)).toEqual(papers[0]?.[1]);
    expect(await records.desk.findPaper(randomUUID(), 'invoice', 1)).toBeNull();
    expect(await records.desk.findPaper(providerId, 'credit-note', 1)).toBeNull();
  });

  test('DESK-08 fifty who accept at once make one order', async () => {
    const { id } = await addRequest();
    await records.desk.change(id, later(1), (present, next) => quote(present, next));
    const answers = await Promise.all(Array.from({ length: 50 }, () => records.desk.change(id, later(2), accept)));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['changed', ...Array.from({ length: 49 }, () => 'rejected')]);
    expect(await find(id)).toMatchObject({
      life: { state: 'accepted', order: { number: 1 } },
      order: { number: 1, purchaseOrder: 'PO 7' },
    });
  });

  test('DESK-03 a list goes by state, mark, client, material, day and words, a page at a time, and is counted', async () => {
    const providerId = randomUUID();
    const contact = (name: string) => ({ name, email: `${name}@Example.com`, organization: `${name} Ltd`, message: '' });
    const added = [];
    for (const [index, name] of ['Ann', 'Bob', 'Ann', 'Cem', 'Bob'].entries())
      added.push(await addRequest({ providerId, contact: contact(name), createdAt: later(index) }));
    const ids = added.map(({ id }) => id);
    const list = async (filter = {}, end: Parameters<typeof records.desk.list>[2] = null, limit = 10) =>
      (await records.desk.list(providerId, { ...EVERYTHING, ...filter }, end, limit)).map(({ requestId }) => ids.indexOf(requestId));
    expect(await list()).toEqual([4, 3, 2, 1, 0]);
    const [, second] = await records.desk.list(providerId, EVERYTHING, null, 2);
    expect(await list({}, second, 2)).toEqual([2, 1]);

    await records.desk.change(ids[1] ?? '', later(9), (present, next) => quote(present, next, '2026-11-24'));
    await records.desk.change(ids[2] ?? '', later(9), (present, next) => quote(present, next, '2026-12-24'));
    await records.desk.change(ids[2] ?? '', later(10), accept);
    await act(ids[0] ?? '', { type: 'message', text: 'When?' }, CUSTOMER);
    await act(ids[3] ?? '', { type: 'due-set', dueOn: '2026-11-21' });
    await act(ids[4] ?? '', { type: 'assigned', to: { sub: 'bo', name: 'Bo' } });
    expect(await list({ states: ['received'] })).toEqual([4, 3, 0]);
    expect(await list({ states: ['quoted', 'accepted'] })).toEqual([2, 1]);
    expect(await list({ mark: 'unread' })).toEqual([2, 0]);
    expect(await list({ mark: 'asked' })).toEqual([0]);
    expect(await list({ mark: 'overdue' })).toEqual([3]);
    expect(await list({ mark: 'expiring' })).toEqual([1]);
    expect(await list({ client: 'bob@example.com' })).toEqual([4, 1]);
    expect(await list({ assignee: 'bo' })).toEqual([4]);
    expect(await list({ assignedToNone: ['bo'] })).toEqual([3, 2, 1, 0]);
    expect([await list({ assignedToNone: [] }), await list({ assignedToNone: ['ada'] })]).toEqual([await list(), await list()]);
    expect([await list({ had: 'answer' }), await list({ had: 'quote' }), await list({ had: 'order' })]).toEqual([[2, 1], [2, 1], [2]]);
    expect(await list({ materialId: '1' })).toEqual([4, 3, 2, 1, 0]);
    expect(await list({ materialId: '2' })).toEqual([]);
    expect(await list({ from: later(1), before: later(3) })).toEqual([2, 1]);
    expect(await list({ words: 'bob LTD' })).toEqual([4, 1]);
    expect(await list({ words: 'q-00001' })).toEqual([1]);
    expect(await list({ words: 'po 7 o-00001' })).toEqual([2]);
    expect(await list({ words: "%_'\\" })).toEqual([]);
    const inOrder = async (by: RequestOrder['by'], isDescending = false) => {
      const found: number[] = [];
      let end: ListedRequest | null = null;
      // Two at a time: what a page ends with is where the next begins.
      for (;;) {
        const page: readonly ListedRequest[] = await records.desk.list(providerId, EVERYTHING, end, 2, { by, isDescending });
        found.push(...page.map(({ requestId }) => ids.indexOf(requestId)));
        end = page.at(-1) ?? null;
        if (end === null) return found;
      }
    };
    expect([await inOrder('received'), await inOrder('received', true)]).toEqual([
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
    ]);
    expect([await inOrder('client'), await inOrder('client', true)]).toEqual([
      [2, 0, 4, 1, 3],
      [3, 4, 1, 2, 0],
    ]);
    // Orders before quotes, and what has no number last, either way round.
    expect([await inOrder('number'), await inOrder('number', true)]).toEqual([
      [2, 1, 4, 3, 0],
      [1, 2, 4, 3, 0],
    ]);
    expect([await inOrder('state'), await inOrder('state', true)]).toEqual([
      [4, 3, 0, 1, 2],
      [2, 1, 4, 3, 0],
    ]);
    expect((await inOrder('due'))[0]).toBe(3);
    expect([await inOrder('lines'), (await inOrder('value')).toSorted()]).toEqual([
      [4, 3, 2, 1, 0],
      [0, 1, 2, 3, 4],
    ]);
    const counts = await records.desk.count(providerId, EVERYTHING);
    expect(counts.states).toMatchObject({ received: 3, quoted: 1, accepted: 1, completed: 0 });
    expect(counts.marks).toEqual({ unread: 2, asked: 1, due: 1, overdue: 1, expiring: 1, unpaid: 0, late: 0 });
    expect((await records.desk.count(providerId, { ...EVERYTHING, client: 'bob@example.com' })).states).toMatchObject({
      received: 1,
      quoted: 1,
    });

    const [card] = await records.desk.list(providerId, { ...EVERYTHING, words: 'o-00001' }, null, 1);
    const present = await find(ids[2] ?? '');
    expect(card).toMatchObject({
      clientEmail: 'ann@example.com',
      organization: 'Ann Ltd',
      askedMicros: 24_680_000,
      isAskedOpen: false,
      quotedMicros: present.quotes[0]?.sums.totalMicros,
      orderedMicros: present.order?.sums.totalMicros,
      quoteNumber: 2,
      orderNumber: 1,
      validUntil: '2026-12-24',
      orderedAt: later(10),
    });
  });

  test('DESK-03 a request with a line to be reviewed is worth what its prices and estimates come to, and says so', async () => {
    const providerId = randomUUID();
    const [line] = newRfq({}, partId).lines;
    if (line === undefined) throw new Error('The sample has no line.');
    await addRequest({ providerId, lines: [line, { ...line, isInstantQuote: false }] });
    const { order } = newRfq();
    if (order === null) throw new Error('The sample has no order.');
    await addRequest({ providerId, lines: [{ ...line, isInstantQuote: false }], order: { ...order, totalMicros: 0 } });
    await addRequest({ providerId, order: null });
    const cards = await records.desk.list(providerId, EVERYTHING, null, 9);
    const urgent = (await records.figures.findUrgent(providerId, EVERYTHING, 9)).first;
    for (const of of [cards, urgent]) {
      const values = of.map(({ askedMicros, isAskedOpen }) => `${askedMicros} ${isAskedOpen}`);
      expect(values.toSorted()).toEqual(['24680000 true', 'null true', 'null true']);
    }
  });

  test('DESK-08 quotes whose last day is over are found, those of the day itself and answered ones not', async () => {
    const providerId = randomUUID();
    const [one, other] = [await addRequest({ providerId }), await addRequest({ providerId })];
    await records.desk.change(one.id, later(1), (present, next) => quote(present, next, '2026-11-30'));
    await records.desk.change(other.id, later(1), (present, next) => quote(present, next, '2026-11-30'));
    expect(await records.desk.listProvidersWithQuotes()).toContain(providerId);
    expect(await records.desk.listExpired(providerId, '2026-11-30', 10)).toEqual([]);
    expect([...(await records.desk.listExpired(providerId, '2026-12-01', 10))].sort()).toEqual([one.id, other.id].sort());
    await act(one.id, { type: 'expired', revision: 1 }, { kind: 'system' });
    expect(await records.desk.listExpired(providerId, '2026-12-01', 10)).toEqual([other.id]);
  });

  test('DESK-09 a file belongs to the request it was uploaded for, once, and to no other provider’s', async () => {
    const providerId = randomUUID();
    const newFile = (of: string) => ({
      id: randomUUID(),
      providerId: of,
      requestId: null,
      line: null,
      filename: 'drawing.pdf',
      type: 'pdf' as const,
      sizeBytes: 9,
      addedBy: 'customer' as const,
      addedAt: AT,
    });
    const [own, foreign] = [newFile(providerId), newFile(randomUUID())];
    for (const file of [own, foreign]) await records.desk.addFile(file);
    const files = [own, foreign].map(({ id }) => ({ id, line: 1 }));
    const rfq = await addRequest({ providerId, begin: { key: randomUUID(), answerBy: '2026-11-24', files } });
    expect((await find(rfq.id)).files).toEqual([{ ...own, requestId: rfq.id, line: 1 }]);
    const second = await addRequest({ providerId });
    await records.desk.change(second.id, later(1), () => ({ actor: CUSTOMER, acts: [{ type: 'message', text: 'x' }], files, mails: [] }));
    expect((await find(second.id)).files).toEqual([]);
    expect((await records.desk.findFile(foreign.id))?.requestId).toBeNull();
    expect(await records.desk.findFile('none')).toBeNull();
  });

  test('DESK-09 a file that waits for a request too long goes with its blob, those of requests stay, and all are counted', async () => {
    const providerId = randomUUID();
    const newFile = (minutes: number) => ({
      id: randomUUID(),
      providerId,
      requestId: null,
      line: null,
      filename: 'drawing.pdf',
      type: 'pdf' as const,
      sizeBytes: 1000,
      addedBy: 'customer' as const,
      addedAt: later(minutes),
    });
    const [attached, old, young] = [newFile(-20_000), newFile(-20_000), newFile(-19_999)];
    const before = await records.desk.countFileBytes(null);
    await records.doomed.add([documentBlob(old.id)], later(-20_000));
    for (const file of [attached, old, young]) await records.desk.addFile(file);
    expect(await records.doomed.listDue(later(-19_000), 1000)).not.toContain(documentBlob(old.id));
    expect([await records.desk.countFileBytes(providerId), (await records.desk.countFileBytes(null)) - before]).toEqual([3000, 3000]);
    await addRequest({ providerId, begin: { key: randomUUID(), answerBy: '2026-11-24', files: [{ id: attached.id, line: null }] } });
    expect(await records.desk.removeForgottenFiles(later(-20_000), later(0))).toBe(1);
    expect(await records.doomed.listDue(later(0), 1000)).toContain(documentBlob(old.id));
    expect([await records.desk.findFile(old.id), (await records.desk.findFile(young.id))?.id]).toEqual([null, young.id]);
    expect(await records.desk.countFileBytes(providerId)).toBe(2000);
    await records.doomed.strike([documentBlob(old.id)]);
  });

  test('S-42 a renewed link opens the request, and the old one nothing any more', async () => {
    const rfq = await addRequest();
    const key = randomUUID();
    await records.desk.change(rfq.id, later(1), () => ({ actor: MEMBER, acts: [{ type: 'link-renewed' }], key, mails: [] }));
    expect(await records.desk.findByKey(rfq.begin.key)).toBeNull();
    expect(await records.desk.findByKey(key)).toMatchObject({ key, request: { id: rfq.id } });
  });

  test('DESK-01 a request in which something happened is kept from then on, and goes with all that came of it', async () => {
    const rfq = await addRequest();
    await records.desk.change(rfq.id, later(60), (present, next) => quote(present, next));
    await records.rfqs.removeExpired(later(59), later(100), 100);
    expect(await records.desk.find(rfq.id)).not.toBeNull();
    await records.rfqs.removeExpired(later(60), later(100), 1000);
    expect([await records.desk.find(rfq.id), await records.desk.findByKey(rfq.begin.key)]).toEqual([null, null]);
    const next = await addRequest({ providerId: rfq.providerId });
    await records.desk.change(next.id, later(61), (present, numbers) => quote(present, numbers));
    expect((await find(next.id)).quotes[0]?.number).toBe(2);
  });
}
