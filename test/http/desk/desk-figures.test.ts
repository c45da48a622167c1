import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteClient } from '#contract/api/clients/delete-client.ts';
import { exportClient } from '#contract/api/clients/export-client.ts';
import { getClient } from '#contract/api/clients/get-client.ts';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { saveClientNote } from '#contract/api/clients/save-client-note.ts';
import { type DeskTable, exportDesk } from '#contract/api/desk/export-desk.ts';
import { getDashboard } from '#contract/api/desk/get-dashboard.ts';
import { getDeskHome } from '#contract/api/desk/get-desk-home.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { getSetUp } from '#contract/api/shop/get-set-up.ts';
import type { Call, RequestOf } from '#contract/schemas/define-call.ts';
import { nameRequest } from '#domain/request/rfq.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { documentBlob } from '#server/ports/blob-store.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { fillDesk } from '#test/support/desk-world.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { createRandom } from '#test/support/random.ts';
import { newMail, newPart, newRfq } from '#test/support/sample-records.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { FIGURE_LISTS } from '#web/features/dashboard/figure-lists.ts';
import { readFilter } from '#web/product/desk/orders-filter.ts';

const OWNER = 'Bearer owner-a';
let server: TestApp;
let requestIds: readonly string[];
beforeAll(async () => {
  const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: `${token}@example.com` }) };
  server = await startTestApp({}, { identity });
  const { records, clock } = server;
  await records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner-a' });
  await records.providers.save({ ...DEMO_PROVIDER, id: 'b', name: 'B', ownerSub: 'owner-b' });
  const part = newPart();
  await records.parts.add(part);
  const world = { providerId: '1', partId: part.id, requests: 80, linesPerRequest: 3, until: clock.now(), days: 60 };
  requestIds = await fillDesk(records, { ...world, random: createRandom(3) });
  await closeQuoted(records);
});

/** Of what is quoted, has the shop decline one and the customer withdraw another: both were quoted, and are neither won nor lost. */
async function closeQuoted({ desk }: TestApp['records']): Promise<void> {
  const days = { today: '2026-11-21', soon: '2026-11-24' };
  const [declined, withdrawn] = await desk.list('1', { states: ['quoted'], ...days }, null, 2);
  const ada = { kind: 'member', sub: 'owner-a', name: 'Ada' } as const;
  const customer = { kind: 'customer', name: 'Ben' } as const;
  const end = (of: typeof declined, actor: typeof ada | typeof customer, type: 'declined' | 'withdrawn') =>
    desk.change(of?.requestId ?? '', server.clock.now(), () => ({ actor, acts: [{ type, reason: '' }], mails: [] }));
  const ends = [await end(declined, ada, 'declined'), await end(withdrawn, customer, 'withdrawn')];
  expect(ends.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
}
afterAll(() => server.close());

const ask = async <C extends Call>(call: C, request: Parameters<typeof callServer<C>>[2], authorization = OWNER) =>
  callServer(server.baseUrl, call, request, authorization);
const get = async <C extends Call>(call: C, request: Parameters<typeof callServer<C>>[2], authorization = OWNER) =>
  succeed(await ask(call, request, authorization));

/** Cells of a table whose texts hold neither line breaks nor quotes. */
async function readTable(table: DeskTable, filter: Omit<RequestOf<typeof exportDesk>, 'table'> = {}) {
  const { text, filename } = await get(exportDesk, { table, ...filter });
  const [head = [], ...rows] = text
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));
  return { text, filename, rows: rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index] ?? '', cell]))) };
}

describe('home', () => {
  test('DESK-14 each kind of what waits is the list that its state and mark lead to', async () => {
    const home = await get(getDeskHome, {});
    expect(home).toMatchObject({ hasRequests: true, today: '2026-11-21', failedMails: { count: 0 } });
    const listed = async (filter: Omit<RequestOf<typeof listRequests>, 'limit'>) =>
      (await get(listRequests, { ...filter, limit: 100 })).requests;
    const kinds = [
      [home.unread, { mark: 'unread' }],
      [home.asked, { mark: 'asked' }],
      [home.answersDue, { states: ['received'], mark: 'due' }],
      [home.ordersDue, { states: ['accepted', 'in-production'], mark: 'due' }],
      [home.expiring, { mark: 'expiring' }],
    ] as const;
    for (const [{ count, first }, { mark, ...rest }] of kinds) {
      const requests = await listed({ mark, ...('states' in rest ? { states: [...rest.states] } : {}) });
      expect(requests).toHaveLength(count);
      const ids = new Set(requests.map(({ requestID }) => requestID));
      expect([first.length, first.every(({ requestID }) => ids.has(requestID))]).toEqual([Math.min(5, count), true]);
    }
    expect([home.unread.count, home.asked.count, home.answersDue.count, home.ordersDue.count].every((count) => count > 0)).toBe(true);
    const days = home.ordersDue.first.map(({ dueOn }) => dueOn ?? '');
    expect(days).toEqual(days.toSorted());
  });

  test('DESK-14 a mail that was refused is named until it goes out', async () => {
    const { records, clock } = server;
    const part = newPart();
    await records.parts.add(part);
    const rfq = newRfq({ providerId: 'b' }, part.id);
    const mail = newMail();
    await records.rfqs.add(rfq, [mail]);
    await records.outbox.markFailed(mail.id, 'Unknown user', clock.now());
    const { failedMails } = await get(getDeskHome, {}, 'Bearer owner-b');
    expect(failedMails).toEqual({
      count: 1,
      first: [
        {
          messageID: mail.id,
          requestID: rfq.id,
          to: mail.to,
          subject: mail.subject,
          attempts: 1,
          nextAttemptAt: clock.now().toISOString(),
        },
      ],
    });
    await records.outbox.markSent(mail.id, clock.now());
    expect((await get(getDeskHome, {}, 'Bearer owner-b')).failedMails.count).toBe(0);
  });

  test('DESK-14 SHOP-04 a shop without requests has nothing waiting, and is told what is still to be set up', async () => {
    await server.records.providers.save({ ...DEMO_PROVIDER, id: 'c', name: 'C', ownerSub: 'owner-c' });
    const none = { count: 0, first: [] };
    expect(await get(getDeskHome, {}, 'Bearer owner-c')).toEqual({
      ...{ hasRequests: false, today: '2026-11-21', unread: none, asked: none },
      ...{ answersDue: none, ordersDue: none, expiring: none, failedMails: none },
    });
    const demo = { profile: false, prices: false, materials: DEMO_PROVIDER.offer.length, tried: false, example: null };
    expect(await get(getSetUp, {}, 'Bearer owner-c')).toMatchObject(demo);
    const [first] = DEMO_PROVIDER.offer;
    await server.records.providers.save({
      ...{ ...DEMO_PROVIDER, id: 'c', name: 'C', ownerSub: 'owner-c' },
      ...{ isRegistered: true, offer: first === undefined ? [] : [first] },
    });
    await server.records.rateCards.publishCard('c', DEMO_PROVIDER.rateCard, 1, { author: 'owner-c', note: '', at: new Date() });
    expect(await get(getSetUp, {}, 'Bearer owner-c')).toMatchObject({ profile: true, prices: true, materials: 1 });
    expect((await get(getDashboard, { days: 365 }, 'Bearer owner-c')).hasRequests).toBe(false);
    expect(await get(listClients, {}, 'Bearer owner-c')).toMatchObject({ clients: [], nextCursor: null, hasRequests: false });
  });
});

describe('dashboard', () => {
  test('DESK-14 each of its counts is that of the list that it leads to', async () => {
    for (const days of [30, 90] as const) {
      const { from, to, funnel, answered, quoted, won, lost } = await get(getDashboard, { days });
      const counts = { requests: funnel.requests, answered, quoted, won, decided: won + lost };
      for (const [name, search] of Object.entries(FIGURE_LISTS)) {
        const { requests } = await get(listRequests, { ...readFilter({ ...search, from, to }), limit: 100 });
        expect([name, requests.length]).toEqual([name, counts[name as keyof typeof counts]]);
      }
      expect(quoted).toBeGreaterThan(won + lost);
    }
  });

  test('DESK-14 its figures are those of the requests of the period, and each is the list that it leads to', async () => {
    for (const days of [30, 90] as const) {
      const shown = await get(getDashboard, { days });
      const { from, to, funnel } = shown;
      const listed = async (states: RequestOf<typeof listRequests>['states']) =>
        (await get(listRequests, { from, to, ...(states === undefined ? {} : { states }), limit: 100 })).requests;
      const all = await listed(undefined);
      expect([funnel.requests, to]).toEqual([all.length, '2026-11-21']);
      expect(funnel.accepted).toBe((await listed(['accepted', 'in-production', 'shipped', 'completed', 'cancelled'])).length);
      expect(shown.won).toBe(funnel.accepted);
      const sum = (of: 'quotedMicros' | 'orderedMicros') => all.reduce((total, card) => total + (card[of] ?? 0), 0);
      expect(shown.sums).toEqual([{ currency: 'USD', quotedMicros: sum('quotedMicros'), orderedMicros: sum('orderedMicros') }]);
      expect([shown.spans[0]?.from, shown.spans.at(-1)?.to]).toEqual([from, to]);
      for (const span of shown.spans) {
        const { requests } = await get(listRequests, { from: span.from, to: span.to, limit: 100 });
        const total = (of: 'quotedMicros' | 'orderedMicros') => requests.reduce((sumSoFar, card) => sumSoFar + (card[of] ?? 0), 0);
        const { quotedMicros = 0, orderedMicros = 0 } = span.sums[0] ?? {};
        expect([quotedMicros, orderedMicros]).toEqual([total('quotedMicros'), total('orderedMicros')]);
      }
      expect(shown.firstAnswerHours?.median).toBeGreaterThan(0);
      expect(shown.firstAnswerHours?.p90).toBeGreaterThanOrEqual(shown.firstAnswerHours?.median ?? Number.NaN);
      expect(shown.materials.reduce((count, { lineCount }) => count + lineCount, 0)).toBe(3 * all.length);
    }
    expect((await get(getDashboard, { days: 90 })).funnel.requests).toBe(80);
  });

  test('DESK-15 how well instant prices held is told by material', async () => {
    const { held } = await get(getDashboard, { days: 90 });
    const pla = held.find(({ materialID }) => materialID === 'pla');
    expect(pla?.heldCount).toBeLessThan(pla?.lineCount ?? 0);
    expect(pla?.heldCount).toBeGreaterThan(0);
    expect(Math.abs(pla?.worst.deviation ?? 0)).toBeCloseTo(0.2, 2);
    expect(requestIds).toContain(pla?.worst.requestID);
  });

  test.each([31, 0, '30 days'])('DESK-14 a period of %s is refused', async (days) => {
    expect((await ask(getDashboard, { days: days as 30 })).status).toBe(400);
  });

  testAlone('DESK-14 visits, uploads and priced parts are counted, and only for shops that there are', async () => {
    await using fresh = await startTestApp();
    const open = (path: string, method = 'GET') => fetch(`${fresh.baseUrl}/app${path}`, { method });
    for (const path of ['/upload?msp_id=1', '/upload?msp_id=-1', '/upload', '/upload?msp_id=%20', '/upload?msp_id=none']) await open(path);
    for (const path of ['/quote?msp_id=1', '/msp/home']) await open(path);
    await open('/upload?msp_id=1', 'HEAD');
    const uploaded = await uploadPart(fresh.baseUrl, { name: 'part.stl', bytes: composeStl() });
    for (const quantity of [1, 2]) await quoteParts(fresh.baseUrl, [{ ...uploaded, quantity }], await chooseFirstOffer(fresh.baseUrl));
    await fresh.close();
    expect(await fresh.records.figures.countVisits('1', '2026-11-21', '2026-11-21')).toEqual({ visit: 4, upload: 1, quote: 1 });
    expect((await fresh.records.figures.countVisits('none', '2026-11-21', '2026-11-21')).visit).toBe(0);
  });
});

test('DESK-14 visits count at once, also where it is tomorrow by UTC and not at the shop', async () => {
  const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: token }) };
  await using late = await startTestApp({}, { identity });
  const calendar = { ...DEMO_PROVIDER.rateCard.calendar, timeZone: 'America/Los_Angeles' };
  await late.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner-a', rateCard: { ...DEMO_PROVIDER.rateCard, calendar } });
  late.clock.advance(17 * 3_600_000);
  await late.records.figures.addVisits([{ providerId: '1', day: '2026-11-22', kind: 'visit', count: 3 }]);
  const { to, funnel } = succeed(await callServer(late.baseUrl, getDashboard, {}, OWNER));
  expect([to, funnel.visits]).toEqual(['2026-11-21', 3]);
});

test('DESK-03 DESK-12 a request is listed, and its client with it, under the day on which it came in at the shop, which the filter goes by', async () => {
  const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: token }) };
  await using inNewYork = await startTestApp({}, { identity });
  await inNewYork.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner-a' });
  const part = newPart();
  await inNewYork.records.parts.add(part);
  await inNewYork.records.rfqs.add(newRfq({ createdAt: new Date('2026-11-21T04:00:00Z') }, part.id), []);
  const list = async (day: string) =>
    succeed(await callServer(inNewYork.baseUrl, listRequests, { from: day, to: day, limit: 10 }, OWNER)).requests;
  expect((await list('2026-11-20')).map(({ receivedOn }) => receivedOn)).toEqual(['2026-11-20']);
  expect(await list('2026-11-21')).toEqual([]);
  const { clients } = succeed(await callServer(inNewYork.baseUrl, listClients, {}, OWNER));
  expect(clients.map(({ firstOn, lastOn }) => [firstOn, lastOn])).toEqual([['2026-11-20', '2026-11-20']]);
});

describe('CSV', () => {
  test('SHOP-18 DESK-14 requests and lines have the sums of their documents, in decimals', async () => {
    const { rows, filename, text } = await readTable('requests');
    expect([filename, text.startsWith('\uFEFFRequest,'), rows.length]).toEqual(['requests-2026-11-21.csv', true, 80]);
    const lines = (await readTable('lines')).rows;
    expect(lines).toHaveLength(240);
    const cards = await server.records.desk.list('1', { today: '', soon: '' }, null, 100);
    const ids = new Map(cards.map(({ requestId: id, number }) => [nameRequest({ id, number }), id]));
    let ordered = 0;
    for (const row of rows) {
      const present = await server.records.desk.find(ids.get(row['Request'] ?? '') ?? '');
      const quote = present?.quotes.at(-1);
      const money = (micros: number | undefined) => (micros === undefined ? '' : (micros / 1e6).toFixed(2));
      expect([row['Quoted net'], row['Quoted tax'], row['Quoted total']]).toEqual(
        [quote?.sums.netMicros, quote?.sums.taxMicros, quote?.sums.totalMicros].map(money),
      );
      expect([row['Ordered total'], row['Purchase order']]).toEqual([
        money(present?.order?.sums.totalMicros),
        present?.order?.purchaseOrder ?? '',
      ]);
      const own = lines.filter((line) => line['Request'] === row['Request']);
      expect(own.map((line) => line['Quoted line total'])).toEqual(
        present?.request.lines.map((_line, index) => money(quote?.lines[index]?.totalMicros)),
      );
      ordered += present?.order === null ? 0 : 1;
    }
    expect(ordered).toBeGreaterThan(20);
  });

  test('DESK-14 the filter of the list narrows what is exported; another shop has none of it', async () => {
    const { rows } = await readTable('requests', { states: ['declined'] });
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row['State']))).toEqual(new Set(['declined']));
    const { clients } = await get(listClients, { words: 'company-2', limit: 100 });
    expect((await readTable('clients', { words: 'company-2' })).rows.map((row) => row['Email'])).toEqual(clients.map(({ key }) => key));
    const foreign = await get(exportDesk, { table: 'requests', words: 'company' }, 'Bearer owner-b');
    expect(foreign.text.split('\r\n')).toHaveLength(2);
  });
});

describe('clients', () => {
  const firstClient = async () => {
    const [client] = (await get(listClients, { limit: 1 })).clients;
    if (client === undefined) throw new Error('Nobody is listed.');
    return client;
  };

  test('DESK-12 they are listed a page at a time, and one has the own requests and sums', async () => {
    const first = await get(listClients, { limit: 2 });
    const second = await get(listClients, { limit: 2, cursor: first.nextCursor });
    expect(new Set([...first.clients, ...second.clients].map(({ key }) => key)).size).toBe(4);
    const { key: email, clientID } = await firstClient();
    const { client, requests, note, revision, isOwner } = await get(getClient, { clientID });
    expect([client, note, revision, isOwner]).toEqual([first.clients[0], '', 0, true]);
    expect(requests.map(({ clientEmail }) => clientEmail)).toEqual(Array.from({ length: client.requestCount }, () => email));
    const companies = (await get(listClients, { by: 'organization', limit: 100 })).clients;
    expect(companies.reduce((count, { requestCount }) => count + requestCount, 0)).toBe(80);
    const people = await get(listClients, { organization: companies[0]?.key ?? '', limit: 100 });
    expect(people.clients).toHaveLength(companies[0]?.peopleCount ?? 0);
  });

  test('DESK-12 S-11 what stands for a person in addresses is always the same, tells nobody who it is, and is this shop’s own', async () => {
    const { key: email, clientID } = await firstClient();
    const { nextCursor } = await get(listClients, { limit: 1 });
    for (const text of [clientID, nextCursor ?? ''])
      for (const read of [text, Buffer.from(text, 'base64url').toString('latin1')]) expect(read).not.toContain(email);
    const [request] = (await get(listRequests, { clientID, limit: 1 })).requests;
    expect(request?.clientEmail).toBe(email);
    expect((await get(getDeskRequest, { requestID: request?.requestID ?? '' })).request.clientID).toBe(clientID);
    expect((await callServer(server.baseUrl, getClient, { clientID }, 'Bearer owner-c')).status).toBe(404);
    expect((await get(listRequests, { clientID: 'n'.repeat(40) })).requests).toEqual([]);
  });

  test('DESK-12 DESK-02 a note is kept, and of two who change it at once the second is told', async () => {
    const { clientID } = await firstClient();
    expect(await get(saveClientNote, { clientID, note: 'Pays at once', revision: 0 })).toEqual({ revision: 1 });
    const late = await ask(saveClientNote, { clientID, note: 'Lost', revision: 0 });
    expect([late.status, JSON.stringify(late.body)]).toEqual([412, expect.stringContaining('A colleague has changed this note')]);
    expect(await get(getClient, { clientID })).toMatchObject({ note: 'Pays at once', revision: 1 });
    const unknown = await ask(saveClientNote, { clientID: 'n'.repeat(40), note: 'x', revision: 0 });
    expect(unknown.status).toBe(404);
  });

  test('DESK-12 all about a person is exported as one document, without what prices are made of, and noted', async () => {
    const { key: email, clientID } = await firstClient();
    const { filename, text } = await get(exportClient, { clientID });
    const document = JSON.parse(text);
    const { client } = await get(getClient, { clientID });
    expect([filename, document.email, document.note, document.requests.length]).toEqual([
      `client-${email}.json`,
      email,
      'Pays at once',
      client.requestCount,
    ]);
    expect(document.requests[0]).toMatchObject({
      lines: expect.any(Array),
      events: expect.any(Array),
      quotes: expect.any(Array),
      files: [],
    });
    expect(text).not.toContain('"receipt"');
    const buyer = (await get(listClients, { limit: 100 })).clients.find(({ orderCount }) => orderCount > 0)?.clientID ?? '';
    const bought: { order: { deliverTo: object } | null }[] = JSON.parse((await get(exportClient, { clientID: buyer })).text).requests;
    expect(bought.find(({ order }) => order !== null)?.order?.deliverTo).toMatchObject({ street: expect.stringMatching(/^Dock \d/) });
    const log = await server.records.audit.list(0, 100_000);
    expect(log.at(-1)).toMatchObject({
      action: 'client-exported',
      actor: 'owner-a',
      objectId: null,
      details: { requests: client.requestCount },
    });
    expect(JSON.stringify(log.filter(({ action }) => action === 'client-exported'))).not.toContain('@company');
  });

  test('DESK-12 a deleted person is gone from every list and figure, files included; the audit log says that, not who', async () => {
    const { records, clock } = server;
    const uploaded = await uploadPart(server.baseUrl, { name: 'theirs.stl', bytes: composeStl() });
    const file = {
      id: 'drawing',
      providerId: '1',
      requestId: null,
      line: null,
      filename: 'theirs.pdf',
      type: 'pdf',
      sizeBytes: 1,
    } as const;
    await records.desk.addFile({ ...file, addedBy: 'customer', addedAt: clock.now() });
    const email = 'Leaving@example.com';
    const contact = { name: 'Lea', email, organization: 'Ω', message: '' };
    const rfq = newRfq({ contact, createdAt: clock.now(), begin: { ...newRfq().begin, files: [{ id: file.id, line: 1 }] } }, uploaded.id);
    await records.rfqs.add(rfq, [newMail()]);
    const { clientID } = (await get(getDeskRequest, { requestID: rfq.id })).request;
    expect((await get(getClient, { clientID })).client.requestCount).toBe(1);
    // As a built-in mailer keeps them.
    for (const id of [`${rfq.id}-customer`, `${rfq.id}-3-shop`, 'other-customer']) await server.mailer.send({ ...newMail(), id });
    expect(await get(deleteClient, { clientID })).toEqual({ removed: { requests: 1, parts: 1, files: 1, mails: 1 } });
    expect([(await ask(getClient, { clientID })).status, (await ask(deleteClient, { clientID })).status]).toEqual([404, 404]);
    expect((await get(listClients, { words: 'leaving' })).clients).toEqual([]);
    expect((await get(listRequests, { words: 'leaving' })).requests).toEqual([]);
    expect(await records.parts.findById(uploaded.id)).toBeNull();
    expect(await records.doomed.listDue(clock.now(), 100)).toEqual(
      expect.arrayContaining([`models/${uploaded.internalFilename}`, documentBlob(file.id)]),
    );
    expect(server.mailer.sent.map(({ id }) => id).filter((id) => id.startsWith(rfq.id))).toEqual([]);
    expect(server.mailer.sent.map(({ id }) => id)).toContain('other-customer');
    const [entry] = (await records.audit.list(0, 100_000)).filter(({ action }) => action === 'client-deleted');
    const details = { requests: 1, parts: 1, files: 1, mails: 1 };
    expect(entry).toMatchObject({ actor: 'owner-a', providerId: '1', objectId: null, details });
    expect(JSON.stringify(entry).toLowerCase()).not.toContain('leaving');
  });
});

test('LOOK-14 an exported table names its columns as its reader does, the same ones in each language', async () => {
  for (const table of ['requests', 'lines', 'clients'] as const) {
    const read = async (language: string, separator: string) => {
      const headers = { authorization: OWNER, 'accept-language': language };
      const answer = await fetch(`${server.baseUrl}/api/v1/exports/${table}`, { headers });
      const { text } = (await answer.json()) as { text: string };
      return text.slice(1).split('\r\n')[0]?.split(separator) ?? [];
    };
    const [english, german] = [await read('en', ','), await read('de-DE', ';')];
    expect(german).toHaveLength(english.length);
    expect([english.includes('Email'), german.includes('E-Mail')]).toEqual([true, true]);
  }
});
