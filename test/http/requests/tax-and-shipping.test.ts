import { beforeAll, expect, test } from 'vitest';
import { getLeadTimePrices } from '#contract/api/quoting/get-lead-time-prices.ts';
import { getMaterialPrices } from '#contract/api/quoting/get-material-prices.ts';
import { getPartPrices } from '#contract/api/quoting/get-part-prices.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import { getTax } from '#contract/api/shop/get-tax.ts';
import { saveShipping } from '#contract/api/shop/save-shipping.ts';
import { saveTax } from '#contract/api/shop/save-tax.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import type { RequestOf } from '#contract/schemas/define-call.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { formatMicros, microsFromAmount } from '#domain/money/money.ts';
import type { ShippingRules } from '#domain/trade/shipping.ts';
import type { TaxRules } from '#domain/trade/tax.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeAcceptance, createFollower } from '#test/support/desk-client.ts';
import { startFollowedDesk } from '#test/support/followed-desk.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, submitLines, succeed } from '#test/support/quote-client.ts';

const OWNER = 'Bearer token-of-a';
const CONTACT = { name: 'Ada Lovelace', email: 'ada@example.com', organization: 'Analytical Engines' };
const TAX: TaxRules = {
  ...{ homeCountry: 'DE', homeState: '', isRegistered: true, name: 'VAT', percent: 19, reducedPercent: 7, reversesCharge: true },
  ...{
    states: {},
    notes: { unregistered: '', exempt: '', 'intra-community': '', 'reverse-charge': '', export: '' },
    usualBuyer: 'business',
  },
};
const SHIPPING: ShippingRules = {
  packagingGrams: 150,
  packagingPercent: 0,
  methods: [
    {
      ...{ id: 'parcel', name: 'Parcel', isPickUp: false, basis: 'weight', freeFromMicros: null, handlingDays: 2 },
      zones: [
        { countries: ['DE'], steps: [{ upTo: 31_500, priceMicros: 5_990_000 }] },
        { countries: ['EU'], steps: [{ upTo: 31_500, priceMicros: 14_990_000 }] },
      ],
    },
    { ...{ id: 'pick-up', name: 'Pick-up', isPickUp: true, basis: 'flat', freeFromMicros: null, handlingDays: 0 }, zones: [] },
  ],
};

const { server, desk } = await startFollowedDesk();
let line: QuoteLine;
let keys = 0;

beforeAll(async () => {
  const part = await uploadPart(server.baseUrl, { name: 'lid.stl', bytes: composeStl() });
  const [quoted] = await quoteParts(server.baseUrl, [{ ...part, quantity: 3 }], await chooseFirstOffer(server.baseUrl));
  if (quoted === undefined) throw new Error('No quote.');
  line = quoted;
});

type Said = NonNullable<RequestOf<typeof priceRequest>['said']>;

const price = async (said: Said = {}) => {
  const { partID, quantity, materialID, colorID, finishID } = line;
  return succeed(
    await callServer(server.baseUrl, priceRequest, { mspID: '1', items: [{ partID, quantity, materialID, colorID, finishID }], said }),
  );
};

/** Sends what the cart shows; answers the request as it is stored, and its two mails. */
async function send(said: Said) {
  const shown = await price(said);
  if (shown.trade === null) throw new Error('Nothing is asked.');
  const { buyer, shippingMethod } = shown.trade;
  const { partID, materialID, colorID, finishID } = line;
  const specifications = { partID, materialID, colorID, finishID };
  const item = { id: 'ci_0', productID: partID, title: line.modelFilename, description: '', image: '', quantity: 3, price: line.price };
  keys += 1;
  const answer = await callServer(server.baseUrl, submitRequest, {
    ...{ mspID: '1', cart: { items: [{ ...item, metadata: { specifications } }] }, ...CONTACT, message: '' },
    idempotencyKey: `trade-submission-${keys}-0000`,
    purchase: { buyer, shippingMethod, purchaseOrder: 'PO 7', deliverTo: null, billTo: null },
  });
  const { requestID, requestKey } = succeed(answer);
  await expect.poll(() => server.mailer.sent.filter(({ id }) => id.startsWith(requestID)).length).toBe(2);
  const mails = server.mailer.sent.filter(({ id }) => id.startsWith(requestID)).map(({ text }) => text);
  return { shown, requestID, customer: createFollower(server.baseUrl, requestKey), mails };
}

async function allow(tax: TaxRules | null, shipping: ShippingRules = { ...SHIPPING, methods: [] }) {
  const { records } = server;
  const { TAX: TAX_KIND } = await import('#contract/shop/tax.ts');
  const { SHIPPING: SHIPPING_KIND } = await import('#contract/shop/shipping.ts');
  await records.settings.save('1', TAX_KIND, tax, (await records.settings.find('1', TAX_KIND)).revision);
  await records.settings.save('1', SHIPPING_KIND, shipping, (await records.settings.find('1', SHIPPING_KIND)).revision);
}

test('SHOP-11 SHOP-12 where a shop has saved no rules, nothing is asked and the rate card’s tax stays', async () => {
  const shown = await price({ country: 'FR', kind: 'private' });
  expect(shown).toMatchObject({ trade: null, shipping: null, tax: null, net: shown.total });
  const { requestID } = succeed(await submitLines(server.baseUrl, [line], CONTACT, 'trade-without-rules-0000'));
  expect(await server.records.rfqs.find(requestID)).toMatchObject({ purchase: null, order: { tax: null, shipping: null } });
  expect((await desk.open(requestID)).request.choices).toEqual({ taxes: [], shipping: [] });
});

test('SHOP-11 SHOP-12 owners change the rules, whoever has none does not; what is no rule is refused', async () => {
  const { revision } = succeed(await callServer(server.baseUrl, getTax, {}, OWNER));
  const save = (settings: unknown, authorization = OWNER) =>
    callServer(server.baseUrl, saveTax, { settings: settings as TaxRules, revision }, authorization);
  for (const wrong of [
    { ...TAX, homeCountry: 'XX' },
    { ...TAX, percent: 19.123 },
    { ...TAX, percent: -1 },
    { ...TAX, states: { ZZ: 1 } },
    { ...TAX, name: '' },
  ])
    expect(await save(wrong)).toMatchObject({ ok: false, status: 400 });
  expect(await save(TAX, 'Bearer token-of-nobody')).toMatchObject({ ok: false, status: 404 });
  expect(succeed(await save(TAX)).revision).toBe(revision + 1);
  expect(await save(TAX)).toMatchObject({ ok: false, status: 412 });
  const steps = [
    { upTo: 5, priceMicros: 1 },
    { upTo: 5, priceMicros: 2 },
  ];
  const [parcel] = SHIPPING.methods;
  const wrong = { ...SHIPPING, methods: [{ ...parcel, zones: [{ countries: ['DE'], steps }] }] } as ShippingRules;
  expect(await callServer(server.baseUrl, saveShipping, { settings: structuredClone(wrong) as never, revision: 0 }, OWNER)).toMatchObject({
    status: 400,
  });
  expect(succeed(await callServer(server.baseUrl, getTax, {}, 'Bearer token-of-b')).settings).toBeNull();
});

test.each<[string, Said, number, string, number]>([
  ['a company at home', { country: 'DE' }, 19, 'standard', 5.99],
  ['a private person', { country: 'DE', kind: 'private' }, 19, 'standard', 5.99],
  ['a company in France with a VAT id', { country: 'FR', vatId: 'FR 40 303 265 045' }, 0, 'intra-community', 14.99],
  ['whoever picks it up', { country: 'FR', vatId: 'FR40303265045', shippingMethod: 'pick-up' }, 19, 'standard', 0],
  ['somebody overseas, who picks it up as nothing is sent there', { country: 'JP' }, 19, 'standard', 0],
])('SHOP-11 SHOP-12 cart, mails, record, page and desk say the same of %s', async (_, said, percent, category, shipping) => {
  await allow(TAX, SHIPPING);
  const { shown, requestID, customer, mails } = await send(said);
  expect(shown).toMatchObject({ tax: { name: 'VAT', percent, category }, shipping: { price: shipping } });
  const net = Math.round((shown.subtotal + shipping + shown.extras.reduce((sum, { amount }) => sum + amount, 0)) * 100);
  expect([Math.round(shown.net * 100), Math.round(shown.total * 100)]).toEqual([net, net + Math.round((shown.tax?.amount ?? 0) * 100)]);
  expect(Math.round((shown.tax?.amount ?? 0) * 100)).toBe(Math.round((net * percent) / 100));
  const gross = shown.grossSubtotal + shown.extras.reduce((sum, each) => sum + each.gross, 0) + (shown.shipping?.gross ?? 0);
  expect(Math.round(gross * 100)).toBe(Math.round(shown.total * 100));
  expect(shown.lines[0]?.leadTimeDays).toBe(line.leadTimeDays + (shipping === 0 ? 0 : 2));

  const stored = await server.records.rfqs.find(requestID);
  expect(stored?.order).toMatchObject({ tax: { percent, category }, totalMicros: microsFromAmount(shown.total) });
  expect(stored?.purchase).toMatchObject({ buyer: shown.trade?.buyer, purchaseOrder: 'PO 7' });
  expect(stored?.lines[0]?.leadTime?.days).toBe(shown.lines[0]?.leadTimeDays);
  const total = formatMicros(stored?.order?.totalMicros ?? 0, 'USD');
  for (const text of mails) {
    expect(text).toContain(`Total: ${total}`);
    expect(text).toContain(`VAT ${percent}%: ${formatMicros(stored?.order?.tax?.amountMicros ?? 0, 'USD')}`);
    if (category === 'intra-community') expect(text).toContain('Art. 138 Directive 2006/112/EC');
  }
  const followed = await customer.look();
  expect(followed.asked).toMatchObject({ tax: { percent, category }, totalMicros: stored?.order?.totalMicros });
  const { request } = await desk.open(requestID);
  expect(request.choices.taxes[0]).toMatchObject({ percent, category });
  expect(request.asked?.totalMicros).toBe(stored?.order?.totalMicros);
});

test.each<[string, TaxRules, string | null]>([
  ['the rules’', TAX, 'VAT'],
  ['none, as the shop charges none', { ...TAX, isRegistered: false }, null],
])('SHOP-11 the tax that prices are told to be without before there is a cart is %s', async (_, rules, tax) => {
  await allow(rules);
  const { partID, quantity, materialID, colorID, finishID } = line;
  const partList = [{ id: partID, quantity }];
  const { tax: ofParts } = succeed(await callServer(server.baseUrl, getPartPrices, { mspID: '1', partList }));
  const { materialPrices } = succeed(await callServer(server.baseUrl, getMaterialPrices, { mspID: '1', partList, materialID }));
  const items = [{ partID, quantity, materialID, colorID, finishID }];
  const { leadTimePrices } = succeed(await callServer(server.baseUrl, getLeadTimePrices, { mspID: '1', items }));
  expect([ofParts, materialPrices[0]?.tax, leadTimePrices[0]?.tax]).toEqual([tax, tax, tax]);
});

test('SHOP-12 a price of shipping with more decimals than the currency has counts as it is shown, and can be quoted', async () => {
  const [parcel, pickUp] = SHIPPING.methods;
  if (parcel === undefined || pickUp === undefined) throw new Error('No methods.');
  const zones = [{ countries: ['DE'], steps: [{ upTo: 31_500, priceMicros: 5_994_999 }] }];
  await allow(TAX, { ...SHIPPING, methods: [{ ...parcel, zones }, pickUp] });
  const { shown, requestID } = await send({ country: 'DE' });
  expect([shown.shipping?.price, shown.trade?.methods[0]?.price]).toEqual([5.99, 5.99]);
  const { request } = await desk.open(requestID);
  expect([request.asked?.shipping?.priceMicros, request.choices.shipping[0]?.priceMicros]).toEqual([5_990_000, 5_990_000]);
});

test('SHOP-12 by weight, more pieces weigh more; a part on review is told its shipping with the quote', async () => {
  await allow(TAX, { ...SHIPPING, packagingGrams: 31_500 });
  const { shipping, trade } = await price({ country: 'DE' });
  // Packed, it is heavier than the last step.
  expect([shipping?.price, trade?.methods[0]?.price]).toEqual([null, null]);
  const { mails } = await send({ country: 'DE' });
  for (const text of mails) expect(text).toContain('Shipping (Parcel): told with the quote');
});

const zeroTax = (category: 'intra-community' | 'export'): Partial<Offer> => ({
  tax: { name: 'VAT', percent: 0, category, note: 'Why' },
  charges: [],
  terms: '',
});

test('SHOP-11 a quote without tax is ordered to where it was made for, and nowhere else', async () => {
  await allow(TAX, SHIPPING);
  const { requestID, customer } = await send({ country: 'FR', vatId: 'FR40303265045' });
  const quoted = await desk.quote(requestID, zeroTax('intra-community'));
  expect(quoted.quotes[0]).toMatchObject({ tax: { category: 'intra-community', note: 'Why' }, sums: { taxMicros: 0 } });
  const acceptance = composeAcceptance(await customer.look());
  const paris = { name: 'Ada', company: '', street: '1 Rue', postalCode: '75001', city: 'Paris', country: 'France', countryCode: 'FR' };
  const invoice = { ...acceptance.invoice, vatId: 'FR40303265045' };
  for (const change of [
    { deliverTo: paris },
    { deliverTo: 'pick-up' as const, invoice: { ...invoice, billTo: paris } },
    { deliverTo: { ...paris, postalCode: '20095', country: 'Germany', countryCode: 'DE' }, invoice },
  ])
    expect(await customer.answer({ ...acceptance, ...change })).toMatchObject({
      ok: false,
      status: 409,
      body: { error: expect.stringMatching(/without tax/) },
    });
  const accepted = succeed(await customer.answer({ ...acceptance, deliverTo: paris, invoice }));
  expect(accepted.request.order).toMatchObject({ deliverTo: paris, invoice: { vatId: 'FR40303265045' } });
});
