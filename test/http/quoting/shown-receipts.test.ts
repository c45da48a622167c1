import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { checkParts } from '#contract/api/parts/check-parts.ts';
import { getMaterialPrices } from '#contract/api/quoting/get-material-prices.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import { getName } from '#contract/calls/get-name.ts';
import { getNameAndWebsite } from '#contract/calls/get-name-and-website.ts';
import type { FollowedRequest } from '#contract/desk/request.ts';
import type { Part } from '#contract/schemas/entities.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { readReceipt } from '#contract/schemas/read-receipt.ts';
import { canonicalJson } from '#domain/hash/hash-json.ts';
import { microsFromAmount } from '#domain/money/money.ts';
import { rate } from '#domain/money/rate.ts';
import { checkRateCard } from '#domain/rates/check-rate-card.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { verifyReceipt } from '#domain/receipt/verify-receipt.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, submitLines, succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

/** Figures that nothing else says. */
const SECRET = { margin: 41.37, overhead: 13.93, hour: 17.771, waste: 7.719, inspection: 2.9731, programming: 8.8127, price: 133.337 };
const { processes, materials } = DEMO_PROVIDER.rateCard;
const [machine] = processes.FDM.machines;
const CARD: RateCard = {
  ...DEMO_PROVIDER.rateCard,
  processes: {
    ...processes,
    FDM: {
      ...processes.FDM,
      machines: [{ ...machine, hour: rate(SECRET.hour, 'money/h') }],
      margin: rate(SECRET.margin, '%'),
      overhead: rate(SECRET.overhead, '%'),
      waste: rate(SECRET.waste, '%'),
      inspection: rate(SECRET.inspection, 'money/piece'),
      programming: rate(SECRET.programming, 'money/model'),
    },
  },
  materials: { ...materials, 'fdm-pla': { price: rate(SECRET.price, 'money/kg'), timeFactor: rate(1, 'x'), hour: rate(0, 'money/h') } },
};
/** What a full receipt calls them. */
const WORDS = ['formula', 'inputs', 'margin', 'overhead', 'hourly rate', 'waste', 'rateCardHash', 'Receipt'];

const realFetch = globalThis.fetch;
let heard = '';
let server: TestApp;
let part: Part;
beforeAll(async () => {
  server = await startTestApp();
  const uploaded = await uploadPart(server.baseUrl, { name: 'cube.stl', bytes: composeStl() });
  part = { ...uploaded, quantity: 7 };
  globalThis.fetch = async (...request) => {
    const answer = await realFetch(...request);
    heard += await answer.clone().text();
    return answer;
  };
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await server.close();
});
beforeEach(() => {
  heard = '';
  server.mailer.sent.length = 0;
});

async function publish(changes: Partial<RateCard>): Promise<void> {
  const check = checkRateCard({ ...CARD, ...changes });
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  const { rateCards } = server.records;
  const at = server.clock.now();
  const { revision } = await rateCards.findDraft('1');
  await rateCards.saveDraft('1', check.rateCard, revision, 'ada', at);
  const saved = await rateCards.findDraft('1');
  await rateCards.publishDraft('1', saved.revision, { author: 'ada', note: 'For this test', at });
}

/** All that a visitor asks on the way to a request, and what is mailed to them. */
async function visit(): Promise<{ readonly line: QuoteLine; readonly mail: string; readonly request: FollowedRequest }> {
  const { baseUrl } = server;
  await callServer(baseUrl, getName, { mspID: '1' });
  await callServer(baseUrl, getNameAndWebsite, { mspID: '1' });
  await callServer(baseUrl, checkParts, { partIDs: [part.id] });
  const partList = [{ id: part.id, quantity: part.quantity }];
  succeed(await callServer(baseUrl, getMaterialPrices, { mspID: '1', partList }));
  const [line] = await quoteParts(baseUrl, [part], await chooseFirstOffer(baseUrl));
  if (line === undefined) throw new Error('No quote.');
  const { partID, quantity, materialID, colorID, finishID } = line;
  succeed(await callServer(baseUrl, priceRequest, { mspID: '1', items: [{ partID, quantity, materialID, colorID, finishID }] }));
  const contact = { name: 'Ada', email: `ada-${Math.random()}@example.com`, organization: 'Engines' };
  const { requestKey } = succeed(await submitLines(baseUrl, [line], contact, `shown-receipts-${Math.random()}`.replace('.', '-')));
  const { request } = succeed(await callServer(baseUrl, followRequest, { key: requestKey }));
  await expect.poll(() => server.mailer.sent.length).toBe(2);
  const mail = server.mailer.sent.find(({ id }) => id.endsWith('-customer'));
  return { line, mail: mail?.text ?? '', request };
}

const told = (text: string) => [
  ...WORDS.filter((word) => text.includes(word)),
  ...Object.values(SECRET)
    .map(String)
    .filter((figure) => text.includes(figure)),
];

describe('PRC-09 what leaves the server', () => {
  test('PRC-09 by default is the price and the machine’s work: no cost, rate or margin in the bytes of any answer or mail', async () => {
    await publish({ receipts: 'price' });
    const { line, mail } = await visit();
    expect(line.receipt).toEqual({ view: 'price', work: expect.objectContaining({ process: 'FDM', massG: expect.any(Number) }) });
    expect(line.price).toBeGreaterThan(0);
    expect(heard.length).toBeGreaterThan(2000);
    expect(told(heard)).toEqual([]);
    expect(told(mail)).toEqual([]);
  });

  test('PRC-09 with groups is what they come to in the price, which tells no rate', async () => {
    await publish({ receipts: 'groups' });
    const { line } = await visit();
    if (line.receipt?.view !== 'groups') throw new Error('No groups.');
    expect(line.receipt.groups.map(({ label }) => label)).toEqual(['Material', 'Production']);
    const sum = line.receipt.groups.reduce((total, { amount }) => total + microsFromAmount(amount), 0);
    expect(sum).toBe(microsFromAmount(line.price));
    expect(told(heard)).toEqual([]);
  });

  test('PRC-09 PRC-14 in full is the whole receipt, which verifies and is signed by the installation', async () => {
    await publish({ receipts: 'full' });
    const { line } = await visit();
    if (line.receipt?.view !== 'full') throw new Error('No receipt.');
    expect(verifyReceipt(readReceipt(line.receipt))).toEqual({ ok: true });
    const { receiptKey } = await (await fetch(`${server.baseUrl}/.well-known/quickquote.json`)).json();
    const { signature, ...signed } = line.receipt;
    expect(signature?.key).toBe(receiptKey);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: receiptKey }, format: 'jwk' });
    expect(verify(null, Buffer.from(canonicalJson(signed)), key, Buffer.from(signature?.value ?? '', 'base64url'))).toBe(true);
    expect(told(heard).length).toBeGreaterThan(8);
  });

  test('PRC-10 hides a price that a person has to look at first, where the shop wants that, also in the customer’s mail and by the sum on the request’s page', async () => {
    const review = { ...CARD.review, quantity: rate(5, 'pieces'), hidesPrice: 'yes' as const };
    await publish({ receipts: 'full', review });
    const { line, mail, request } = await visit();
    expect(request).toMatchObject({ asked: null, lines: [{ unitPriceMicros: null }] });
    expect(line).toMatchObject({ price: 0, receipt: null, quantityPrices: [], isInstantQuote: false });
    expect(line.leadTimes.map(({ price }) => price)).toEqual([0, 0]);
    expect(line.reviewReasons).toEqual(['More than 5 pieces are confirmed in person.']);
    expect(told(heard)).toEqual([]);
    expect(mail).toContain('needs review');
    expect(mail).not.toMatch(/estimate|\$\d/);
    const { text = '' } = server.mailer.sent.find(({ id }) => id.endsWith('-provider')) ?? {};
    expect(text).toMatch(/estimate \$\d/);
  });

  test('PRC-07 in another currency every price says so, with its decimals', async () => {
    await publish({ currency: 'JPY', tax: { name: 'Consumption tax', rate: rate(10, '%') }, receipts: 'full' });
    const { line, mail } = await visit();
    expect(line.currency).toBe('JPY');
    expect(Number.isInteger(Math.round(line.price * line.quantity * 1e6) / 1e6)).toBe(true);
    expect(mail).toMatch(/¥[\d,]+/);
    expect(mail).toMatch(/Consumption tax 10%/);
    expect(mail).not.toMatch(/\$|¥[\d,]+\.\d/);
  });
});

test('PRC-05 a request keeps its price, and a receipt that verifies, when rates rise', async () => {
  await publish({ receipts: 'price' });
  const { line } = await visit();
  const id = server.mailer.sent.find((mail) => mail.id.endsWith('-customer'))?.id.replace(/-customer$/, '') ?? '';
  const before = await server.records.rfqs.find(id);
  const FDM = { ...CARD.processes.FDM, machines: [{ ...machine, hour: rate(99, 'money/h') }] as const };
  await publish({ receipts: 'price', processes: { ...CARD.processes, FDM } });
  const [dearer] = await quoteParts(server.baseUrl, [part], await chooseFirstOffer(server.baseUrl));
  expect(dearer?.price).toBeGreaterThan(line.price);
  const stored = await server.records.rfqs.find(id);
  expect(stored).toEqual(before);
  const [kept] = stored?.lines ?? [];
  if (!kept?.receipt) throw new Error('No receipt was kept.');
  expect(kept.unitPriceMicros).toBe(microsFromAmount(line.price));
  expect(verifyReceipt(kept.receipt)).toEqual({ ok: true });
  const { version } = (await server.records.providers.find('1'))?.rateCard ?? {};
  expect(Number(kept.receipt.rateCardVersion)).toBe(Number(version) - 1);
});
