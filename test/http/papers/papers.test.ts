import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteClient } from '#contract/api/clients/delete-client.ts';
import { answerQuote } from '#contract/api/customer/answer-quote.ts';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { actOnRequest } from '#contract/api/desk/act-on-request.ts';
import { exportDesk } from '#contract/api/desk/export-desk.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { sendQuote } from '#contract/api/desk/send-quote.ts';
import { issueCreditNote } from '#contract/api/papers/issue-credit-note.ts';
import { issueInvoice } from '#contract/api/papers/issue-invoice.ts';
import { listPapers } from '#contract/api/papers/list-papers.ts';
import { saveBusiness } from '#contract/api/shop/save-business.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { formatMicros } from '#domain/money/money.ts';
import { namePaper } from '#domain/papers/paper.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer } from '#test/support/api-client.ts';
import { findBrokenRules } from '#test/support/check-en16931.ts';
import { PIER } from '#test/support/desk-client.ts';
import { BUSINESS } from '#test/support/make-paper.ts';
import { succeed } from '#test/support/quote-client.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { newOffer } from '#test/support/sample-offer.ts';
import { newPart, newRfq, RECEIPT_WORK } from '#test/support/sample-records.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let partId: string;
beforeAll(async () => {
  const identity = {
    verifyAccessToken: async (token: string) =>
      token.startsWith('token-of-') ? { sub: token.slice(9), username: `${token.slice(9)}@shop.example` } : null,
  };
  server = await startTestApp({ PUBLIC_URL: 'https://quotes.example.com' }, { identity });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
  await server.records.providers.save({ ...DEMO_PROVIDER, id: '2', name: 'Other', ownerSub: 'eve' });
  await server.records.members.add('1', { sub: 'bob', role: 'member', email: '', joinedAt: new Date() });
  const part = newPart();
  await server.records.parts.add(part);
  partId = part.id;
  succeed(await call(saveBusiness, { settings: BUSINESS, revision: 0 }));
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_000));

const call = <C extends Call>(which: C, request: Parameters<typeof callServer<C>>[2], by = 'ada') =>
  callServer(server.baseUrl, which, request, `Bearer token-of-${by}`);
const fetchPaper = (path: string, by: string | null = null) =>
  fetch(`${server.baseUrl}${path}`, { headers: by === null ? {} : { authorization: `Bearer token-of-${by}` } });
const textOf = async (path: string, by: string | null = null) =>
  (await readPdf(new Uint8Array(await (await fetchPaper(path, by)).arrayBuffer()))).text;

async function order(email = 'zoe@example.com') {
  const contact = { name: 'Zoë', email, organization: 'Ω', message: '' };
  const rfq = newRfq({ createdAt: server.clock.now(), contact }, partId);
  await server.records.rfqs.add(rfq, []);
  const offer = newOffer({
    validUntil: '2030-01-01',
    lines: [{ line: 1, quantity: 10, unitPriceMicros: 12_345_000, breaks: [], leadTimeDays: 5, note: '' }],
    charges: [{ label: 'Tooling', amountMicros: 25_000_000 }],
    discountPercent: 5,
    tax: { name: 'VAT', percent: 19 },
  });
  const { request } = succeed(await call(sendQuote, { requestID: rfq.id, version: 1, offer }));
  const act = {
    type: 'accepted' as const,
    revision: 1,
    lines: [{ line: 1, quantity: 10 }],
    totalMicros: request.quotes[0]?.sums.totalMicros ?? 0,
    ...{ name: 'Zoë', purchaseOrder: 'PO 7', deliverTo: PIER, fileID: null, acceptsTerms: true },
  };
  succeed(await callServer(server.baseUrl, answerQuote, { key: rfq.begin.key, act }));
  return { id: rfq.id, key: rfq.begin.key };
}
const read = async (requestID: string) => succeed(await call(getDeskRequest, { requestID })).request;
const invoice = async (requestID: string, share: Parameters<typeof callServer<typeof issueInvoice>>[2]['share'] = null, by = 'ada') =>
  call(issueInvoice, { requestID, version: (await read(requestID)).life.version, share, suppliedOn: '2026-11-24' }, by);
const names = ({ papers }: Pick<WireDeskRequest, 'papers'>) => papers.map(namePaper);

test('SHOP-09 an order is confirmed by a paper with its number, which goes with the mail and is the customer’s to fetch', async () => {
  const { id, key } = await order();
  const { papers, order: placed } = await read(id);
  expect(names({ papers })).toEqual(['O-00001']);
  expect(papers[0]).toMatchObject({ kind: 'confirmation', sums: placed?.sums, business: BUSINESS, purchaseOrder: 'PO 7' });
  const mail = () => server.mailer.sent.find((sent) => sent.id.startsWith(id) && sent.subject.startsWith('Thank you'));
  await expect.poll(mail).toBeDefined();
  expect(mail()?.attachments?.map(({ filename }) => filename)).toEqual(['O-00001.pdf']);
  const text = await textOf(`/documents/${key}/papers/O-00001.pdf`);
  for (const word of ['Order confirmation O-00001', BUSINESS.legalName, formatMicros(placed?.sums.totalMicros ?? 0, 'USD')])
    expect(text).toContain(word);
});

test('SHOP-09 a parcel has a delivery note with and without prices, for the shop alone', async () => {
  const { id, key } = await order();
  const { life } = await read(id);
  const act = { type: 'parcel-sent' as const, lines: [{ line: 1, quantity: 4 }], carrier: 'DHL', tracking: 'T 1' };
  const { request } = succeed(await call(actOnRequest, { requestID: id, version: life.version, act }, 'bob'));
  const note = request.papers.find(({ kind }) => kind === 'delivery-note');
  expect(note).toMatchObject({ number: 1, parcel: 1, carrier: 'DHL', lines: [{ line: 1, quantity: 4, totalMicros: 49_380_000 }] });
  const { massG, supportMassG } = RECEIPT_WORK;
  expect(note).toMatchObject({ contents: { pieces: 4, grams: Math.round((massG - supportMassG) * 4) } });
  const [priced, bare] = [await textOf('/desk/papers/DN-00001.pdf', 'bob'), await textOf('/desk/papers/DN-00001.pdf?prices=no', 'bob')];
  expect(priced).toContain('$49.38');
  for (const word of ['DHL', 'Pieces', 'Net weight']) expect(bare).toContain(word);
  expect(bare).not.toContain('$');
  expect((await fetchPaper(`/documents/${key}/papers/DN-00001.pdf`)).status).toBe(404);
  expect(succeed(await callServer(server.baseUrl, followRequest, { key })).request.papers.map(({ kind }) => kind)).toEqual([
    'confirmation',
  ]);
});

test('SHOP-09 SHOP-10 an invoice of all that was ordered is the order to the cent, mailed, an e-invoice, and issued once', async () => {
  const { id, key } = await order();
  const { request } = succeed(await invoice(id, null, 'bob'));
  const paper = request.papers.at(-1);
  expect(paper).toMatchObject({ kind: 'invoice', suppliedOn: '2026-11-24', sums: request.order?.sums, discountPercent: 5 });
  if (paper === undefined) throw new Error('There is no invoice.');
  const name = namePaper(paper);
  expect(request.events.at(-1)?.act).toEqual({
    type: 'invoiced',
    number: paper.number,
    totalMicros: paper.sums.totalMicros,
    dueOn: paper.kind === 'invoice' ? paper.dueOn : '',
  });
  expect(await invoice(id)).toMatchObject({ status: 409, body: { error: 'Everything that was ordered has been invoiced.' } });
  const mail = () => server.mailer.sent.find((sent) => sent.id.startsWith(id) && sent.subject.startsWith('Invoice'));
  await expect.poll(mail).toBeDefined();
  expect(mail()?.attachments?.map(({ filename }) => filename)).toEqual([`${name}.pdf`]);
  for (const [path, by] of [
    [`/documents/${key}/papers/${name}`, null],
    [`/desk/papers/${name}`, 'bob'],
  ] as const) {
    const text = await textOf(`${path}.pdf`, by);
    for (const word of [`Invoice ${name}`, 'DE89 3704 0044 0532 0130 00', 'USt', formatMicros(paper.sums.totalMicros, 'USD')].filter(
      (each) => each !== 'USt',
    ))
      expect(text).toContain(word);
    const xml = await (await fetchPaper(`${path}.xml`, by)).text();
    expect(findBrokenRules(xml)).toEqual([]);
  }
});

test('SHOP-09 an order is invoiced in parts that come to it, and credit notes bring each to zero', async () => {
  const { id } = await order();
  const part = succeed(await invoice(id, { lines: [{ line: 1, quantity: 3 }], charges: false })).request;
  expect(await invoice(id, { lines: [{ line: 1, quantity: 8 }], charges: false })).toMatchObject({ status: 409 });
  expect(await invoice(id, { lines: [], charges: false })).toMatchObject({ status: 409 });
  const rest = succeed(await invoice(id)).request;
  const invoices = rest.papers.filter(({ kind }) => kind === 'invoice');
  expect(invoices.map(({ number }) => number)).toEqual([part.papers.at(-1)?.number, (part.papers.at(-1)?.number ?? 0) + 1]);
  expect(invoices.reduce((sum, { sums }) => sum + sums.totalMicros, 0)).toBe(rest.order?.sums.totalMicros);
  for (const { number } of invoices) {
    const credit = async (share: { lines: { line: number; quantity: number }[]; charges: boolean } | null) =>
      call(issueCreditNote, { requestID: id, version: (await read(id)).life.version, invoice: number, share, reason: 'Scratched' });
    succeed(await credit({ lines: [{ line: 1, quantity: 1 }], charges: false }));
    succeed(await credit(null));
    expect(await credit(null)).toMatchObject({ status: 409, body: { error: 'This invoice has been credited already.' } });
  }
  const { papers } = await read(id);
  for (const { number, sums } of invoices) {
    const credited = papers.flatMap((paper) => (paper.kind === 'credit-note' && paper.invoice.number === number ? [paper.sums] : []));
    for (const key of ['linesMicros', 'discountMicros', 'chargesMicros', 'netMicros', 'taxMicros', 'totalMicros'] as const)
      expect(
        credited.reduce((sum, each) => sum + each[key], 0),
        key,
      ).toBe(sums[key]);
  }
  expect(papers.filter(({ kind }) => kind === 'credit-note').map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test('SHOP-15 payments are noted with day and amount, in parts, and stand with order and invoice; the customer reads no note', async () => {
  const { id, key } = await order();
  const { request } = succeed(await invoice(id));
  const total = request.order?.sums.totalMicros ?? 0;
  const pay = async (amountMicros: number) =>
    call(actOnRequest, {
      requestID: id,
      version: (await read(id)).life.version,
      act: { type: 'paid', amountMicros, on: '2026-11-25', note: 'Bank 7' },
    });
  const states = async () => {
    const { papers } = succeed(await call(listPapers, {}));
    return papers.filter(({ requestID }) => requestID === id).map(({ payment }) => payment?.state);
  };
  const isListed = async (mark: 'unpaid' | 'late') => {
    const { requests, counts } = succeed(await call(listRequests, { mark }, 'bob'));
    expect(counts?.marks[mark]).toBe(requests.length);
    return requests.some(({ requestID }) => requestID === id);
  };
  expect(await states()).toEqual(['open']);
  expect([await isListed('unpaid'), await isListed('late')]).toEqual([true, false]);
  expect(succeed(await call(listRequests, { mark: 'unpaid' }, 'eve')).requests).toEqual([]);
  succeed(await pay(10_000_000));
  expect(await states()).toEqual(['part']);
  succeed(await pay(total - 10_000_000));
  expect(await states()).toEqual(['paid']);
  expect(await isListed('unpaid')).toBe(false);
  expect(await pay(-total - 10_000)).toMatchObject({ status: 409 });
  expect(await pay(5_000)).toMatchObject({ status: 400 });
  expect(await pay(0)).toMatchObject({ status: 400 });
  const shown = succeed(await callServer(server.baseUrl, followRequest, { key })).request;
  expect(shown.events.at(-1)?.act).toEqual({ type: 'paid', amountMicros: total - 10_000_000, on: '2026-11-25', note: '' });
});

test('SHOP-09 S-46 another shop, a stranger and another key fetch no paper, and issue none', async () => {
  const { id } = await order();
  const other = await order('max@example.com');
  const { request } = succeed(await invoice(id));
  const paper = request.papers.at(-1);
  const name = namePaper(paper ?? { kind: 'invoice', number: 0 });
  expect((await fetchPaper(`/desk/papers/${name}.pdf`, 'ada')).status).toBe(200);
  for (const type of ['pdf', 'xml']) {
    expect((await fetchPaper(`/desk/papers/${name}.${type}`, 'eve')).status).toBe(404);
    expect((await fetchPaper(`/desk/papers/${name}.${type}`, 'nobody')).status).toBe(404);
    expect((await fetchPaper(`/desk/papers/${name}.${type}`)).status).toBe(401);
    expect((await fetchPaper(`/documents/${other.key}/papers/${name}.${type}`)).status).toBe(404);
  }
  for (const file of ['INV-1.pdf', 'INV-00000.pdf', 'INV-99999.pdf', 'XX-00001.pdf', `${name}.csv`, '..%2fINV-00001.pdf'])
    expect((await fetchPaper(`/desk/papers/${file}`, 'ada')).status, file).toBe(404);
  expect(await call(issueInvoice, { requestID: id, version: 9, share: null, suppliedOn: '2026-11-24' }, 'eve')).toMatchObject({
    status: 404,
  });
  const credit = { requestID: id, version: request.life.version, invoice: paper?.number ?? 0, share: null, reason: '' };
  expect(await call(issueCreditNote, credit, 'eve')).toMatchObject({ status: 404 });
  expect(await call(issueCreditNote, { ...credit, requestID: other.id, version: (await read(other.id)).life.version })).toMatchObject({
    status: 404,
  });
  expect(succeed(await call(listPapers, {}, 'eve')).papers).toEqual([]);
  expect(await call(listPapers, {}, 'nobody')).toMatchObject({ status: 404 });
});

test('SHOP-09 papers stay when their client is deleted: the shop fetches them, the key opens nothing', async () => {
  const { id, key } = await order('gone@example.com');
  const { request } = succeed(await invoice(id));
  const name = namePaper(request.papers.at(-1) ?? { kind: 'invoice', number: 0 });
  succeed(await call(deleteClient, { clientID: request.clientID }));
  expect(await call(getDeskRequest, { requestID: id })).toMatchObject({ status: 404 });
  expect((await fetchPaper(`/documents/${key}/papers/${name}.pdf`)).status).toBe(404);
  expect(await textOf(`/desk/papers/${name}.pdf`, 'ada')).toContain(`Invoice ${name}`);
  const kept = succeed(await call(listPapers, {})).papers.find((paper) => paper.name === name);
  expect(kept).toMatchObject({ isRequestThere: false, payment: null, totalMicros: request.order?.sums.totalMicros });
});

test('SHOP-10 the CSV for the books has a row for each invoice and credit note of a period, what is taken back below zero', async () => {
  const { id } = await order();
  const { request } = succeed(await invoice(id));
  const number = request.papers.at(-1)?.number ?? 0;
  succeed(await call(issueCreditNote, { requestID: id, version: request.life.version, invoice: number, share: null, reason: '' }));
  const { text } = succeed(await call(exportDesk, { table: 'invoices', from: '2026-01-01', to: '2099-01-01' }, 'bob'));
  const rows = text.split('\r\n').filter((row) => row.includes('PO 7'));
  const name = namePaper({ kind: 'invoice', number });
  const [credit, issued] = [rows.find((row) => row.includes(`,${name},`)), rows.find((row) => row.startsWith(name))];
  const { netMicros = 0, taxMicros = 0, totalMicros = 0 } = request.order?.sums ?? {};
  const money = (micros: number) => (micros / 1e6).toFixed(2);
  expect(issued).toContain(`${money(netMicros)},S,VAT,19,${money(taxMicros)},${money(totalMicros)}`);
  expect(credit).toContain(`-${money(netMicros)},S,VAT,19,-${money(taxMicros)},-${money(totalMicros)}`);
  expect(
    succeed(await call(exportDesk, { table: 'invoices', to: '2000-01-01' }))
      .text.trim()
      .split('\r\n'),
  ).toHaveLength(1);
});

test('SHOP-07 legal data that can’t be right are refused in words', async () => {
  const save = (changes: Partial<typeof BUSINESS>) => call(saveBusiness, { settings: { ...BUSINESS, ...changes }, revision: 1 });
  expect(await save({ vatId: 'DE123456789' })).toMatchObject({ status: 400, body: { error: expect.stringContaining('VAT ID') } });
  expect(await save({ bank: { ...BUSINESS.bank, iban: 'DE88 3704 0044 0532 0130 00' } })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('IBAN') },
  });
  expect(await save({ bank: { ...BUSINESS.bank, bic: 'COBA' } })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('BIC') },
  });
  expect(await save({ paymentLink: 'javascript:alert(1)' })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('https://') },
  });
});
