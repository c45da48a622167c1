import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMaterialPrices } from '#contract/api/quoting/get-material-prices.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { ManufacturingParams, Part } from '#contract/schemas/entities.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { rate } from '#domain/money/rate.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { measureCube } from '#test/support/scripted-cad.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let cube: Part;
let open: Part;
let choice: ManufacturingParams;
beforeAll(async () => {
  server = await startTestApp();
  cube = await upload('cube.stl');
  server.cad.script = async (request, onConverted) => {
    const outcome = await measureCube(request, onConverted);
    return outcome.outcome === 'failed'
      ? outcome
      : { ...outcome, measurement: { ...outcome.measurement, volumeMm3: null, watertight: false } };
  };
  open = await upload('open.stl');
  server.cad.script = measureCube;
  choice = await chooseFirstOffer(server.baseUrl);
});
afterAll(() => server.close());

async function upload(name: string): Promise<Part> {
  return uploadPart(server.baseUrl, { name, bytes: composeStl() });
}

/** Another provider that prices by a card of its own. */
async function addProvider(change: (card: RateCard) => Partial<RateCard>): Promise<string> {
  const { rateCard } = DEMO_PROVIDER;
  const provider = await server.records.providers.addForOwner(
    { ...DEMO_PROVIDER, rateCard: { ...rateCard, ...change(rateCard) } },
    `owner-${Math.random()}`,
  );
  return provider.id;
}

const compare = async (parts: readonly Part[], mspID = '1', quantity = 3) =>
  succeed(await callServer(server.baseUrl, getMaterialPrices, { mspID, partList: parts.map(({ id }) => ({ id, quantity })) }))
    .materialPrices;

const itemOf = ({ id }: Part, quantity = 3) => {
  const { materialID, colorID, finishID } = choice;
  return { partID: id, quantity, materialID, colorID, finishID };
};

test('PRC-11 every material of the offer has the price that a request for the parts in its cheapest finish comes to', async () => {
  const prices = await compare([cube]);
  expect(prices.map(({ materialID }) => materialID)).toEqual(DEMO_PROVIDER.offer.map(({ materialId }) => materialId));
  for (const { materialID, from, days, finishID, unpriced } of prices) {
    const { colorIds, finishIds } = DEMO_PROVIDER.offer.find(({ materialId }) => materialId === materialID) ?? {
      colorIds: [],
      finishIds: [],
    };
    const [quotes, nets] = [[] as QuoteLine[], [] as number[]];
    for (const finish of finishIds) {
      const chosen = { ...choice, materialID, colorID: colorIds[0] ?? '', finishID: finish };
      const [line] = await quoteParts(server.baseUrl, [{ ...cube, quantity: 3 }], chosen);
      if (line !== undefined) quotes.push(line);
      const items = [{ ...itemOf(cube), materialID, colorID: chosen.colorID, finishID: finish }];
      nets.push(succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items })).net);
    }
    expect([materialID, from]).toEqual([materialID, Math.min(...nets)]);
    const cheapest = quotes.find((line) => line.finishID === finishID);
    expect([days, unpriced]).toEqual([cheapest?.leadTimeDays, cheapest?.isInstantQuote ? 0 : 1]);
  }
});

test('PRC-11 prices of several parts add up, and one without a price is counted and leaves the others theirs', async () => {
  const [alone, both, none] = await Promise.all([compare([cube]), compare([cube, open]), compare([open])]);
  expect(both.map(({ from }) => from)).toEqual(alone.map(({ from }) => from));
  expect(both.map(({ unpriced }) => unpriced)).toEqual(alone.map(({ unpriced }) => unpriced + 1));
  expect(both.map(({ missing }) => missing)).toEqual(alone.map(({ missing }) => missing + 1));
  expect(none.every(({ from, unpriced, isPending }) => from === null && unpriced === 1 && !isPending)).toBe(true);
});

test('PRC-11 a part that is gone is left out, and nothing but such parts is refused', async () => {
  const gone = { ...cube, id: 'AAAAAAAAAAAAAAAAAAAAAA' };
  expect(await compare([cube, gone])).toEqual(await compare([cube]));
  const refused = await callServer(server.baseUrl, getMaterialPrices, { mspID: '1', partList: [{ id: gone.id, quantity: 1 }] });
  expect(refused).toMatchObject({ ok: false, status: 400 });
});

test('PRC-11 a finish that is asked for is priced where a material has it', async () => {
  const offered = DEMO_PROVIDER.offer.find(({ finishIds }) => finishIds.length > 1);
  const finishID = offered?.finishIds.at(-1) ?? '';
  const partList = [{ id: cube.id, quantity: 1 }];
  const { materialPrices } = succeed(await callServer(server.baseUrl, getMaterialPrices, { mspID: '1', partList, finishID }));
  expect(materialPrices.find(({ materialID }) => materialID === offered?.materialId)?.finishID).toBe(finishID);
  expect(materialPrices.every(({ finishID: own }) => own !== null)).toBe(true);
});

test('LOOK-05 one call prices every finish of a material, each as a request in it comes to', async () => {
  const offered = DEMO_PROVIDER.offer.find(({ finishIds }) => finishIds.length > 2);
  if (offered === undefined) throw new Error('No material has several finishes.');
  const { materialId: materialID, colorIds, finishIds } = offered;
  const partList = [{ id: cube.id, quantity: 3 }];
  const { materialPrices } = succeed(await callServer(server.baseUrl, getMaterialPrices, { mspID: '1', partList, materialID }));
  expect(materialPrices.map((price) => [price.materialID, price.finishID])).toEqual(finishIds.map((id) => [materialID, id]));
  for (const { finishID, from } of materialPrices) {
    const items = [{ ...itemOf(cube), materialID, colorID: colorIds[0] ?? '', finishID: finishID ?? '' }];
    expect(from).toBe(succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items })).net);
  }
  const none = await callServer(server.baseUrl, getMaterialPrices, { mspID: '1', partList, materialID: 'unknown' });
  expect(succeed(none).materialPrices).toEqual([]);
});

test('PRC-10 PRC-11 PRC-13 a price that is hidden until a look is told by none of the calls', async () => {
  const mspID = await addProvider(({ review }) => ({
    review: { ...review, quantity: { ...review.quantity, value: 2 }, hidesPrice: 'yes' },
  }));
  expect((await compare([cube], mspID)).map(({ from, unpriced }) => [from, unpriced])).toEqual(DEMO_PROVIDER.offer.map(() => [null, 1]));
  const order = succeed(await callServer(server.baseUrl, priceRequest, { mspID, items: [itemOf(cube)] }));
  expect(order).toMatchObject({ lines: [{ unitPrice: 0, total: 0, isInstantQuote: false }], extras: [], subtotal: 0, total: 0 });
});

test('PRC-13 a request is its lines, the set-up of each material once, the smallest order and tax, without a formula', async () => {
  const mspID = await addProvider(() => ({ tax: { name: 'VAT', rate: rate(19, '%') } }));
  const [line] = await quoteParts(server.baseUrl, [{ ...cube, quantity: 3 }], choice);
  const order = succeed(await callServer(server.baseUrl, priceRequest, { mspID, items: [itemOf(cube), itemOf(cube, 1)] }));
  expect(order.lines[0]).toMatchObject({
    partID: cube.id,
    unitPrice: line?.price,
    total: expect.closeTo(3 * (line?.price ?? 0), 6),
  });
  expect(order.subtotal).toBeCloseTo((order.lines[0]?.total ?? 0) + (order.lines[1]?.total ?? 0), 6);
  expect(order.extras.filter(({ code }) => code === 'setup')).toHaveLength(1);
  expect(order.extras.every((extra) => Object.keys(extra).join() === 'code,label,amount,gross')).toBe(true);
  expect(order.net).toBeCloseTo(
    order.extras.reduce((sum, { amount }) => sum + amount, order.subtotal),
    6,
  );
  expect(order.tax).toEqual({ name: 'VAT', percent: 19, amount: expect.closeTo(Math.round(order.net * 19) / 100, 6) });
  expect(order.total).toBeCloseTo(order.net + (order.tax?.amount ?? 0), 6);
});

test('PRC-11 PRC-07 a material’s price says which tax comes on top, and none where prices are told without', async () => {
  const mspID = await addProvider(() => ({ tax: { name: 'VAT', rate: rate(19, '%') } }));
  const [taxed, plain] = [await compare([cube], mspID), await compare([cube])];
  expect(taxed.every(({ tax }) => tax === 'VAT')).toBe(true);
  expect(plain.every(({ tax }) => tax === null)).toBe(true);
  expect(taxed.map(({ from }) => from)).toEqual(plain.map(({ from }) => from));
});

test('HOLD-06 one model in several lines is prepared once, and the customer reads what one line would save', async () => {
  const items = [itemOf(cube), itemOf(cube, 5)];
  const order = succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items }));
  expect(order.extras.filter(({ code }) => code === 'programming').map(({ label }) => label)).toEqual([
    expect.stringMatching(/^Preparing the model for /),
  ]);
  expect(order.notes).toEqual(['cube.stl is in 2 lines. Order it as one line of 8 to get the discount for 8.']);
  const one = succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items: [itemOf(cube, 8)] }));
  expect(one.notes).toEqual([]);
  expect(one.net).toBeLessThan(order.net);
  const offered = DEMO_PROVIDER.offer.find(({ materialId }) => materialId !== choice.materialID);
  const other = { ...itemOf(cube), materialID: offered?.materialId ?? '', colorID: offered?.colorIds[0] ?? '', finishID: 'as-printed' };
  expect(succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items: [itemOf(cube), other] })).notes).toEqual([]);
});

test('PRC-13 a request with a choice that is not offered is refused in words that name its part', async () => {
  const items = [{ ...itemOf(cube), colorID: 'invisible' }];
  expect(await callServer(server.baseUrl, priceRequest, { mspID: '1', items })).toMatchObject({
    ok: false,
    status: 400,
    body: { error: expect.stringMatching(/^cube.stl: .+ does not offer/) },
  });
});

test('PRC-08 PRC-13 CART-04 each line of a request says what the quote says of it, also in other lead times, and in a hidden price', async () => {
  const review = { quantity: rate(100, 'pieces'), hidesPrice: 'yes' as const };
  for (const mspID of ['1', await addProvider((card) => ({ review: { ...card.review, ...review } }))]) {
    for (const leadTimeID of ['standard', 'express', 'none-such', undefined]) {
      for (const part of [
        { ...cube, quantity: 3 },
        { ...cube, quantity: 500 },
        { ...open, quantity: 2 },
      ]) {
        const partList = [{ id: part.id, quantity: part.quantity, ...(leadTimeID === undefined ? {} : { leadTimeID }) }];
        const { quoteList } = succeed(await callServer(server.baseUrl, getQuoteList, { mspID, partList, manufacturingParams: choice }));
        const items = [{ ...itemOf(part, part.quantity), ...(leadTimeID === undefined ? {} : { leadTimeID }) }];
        const { currency, lines } = succeed(await callServer(server.baseUrl, priceRequest, { mspID, items }));
        const quoted = quoteList.map((line) => ({
          ...{ partID: line.partID, unitPrice: line.price, isInstantQuote: line.isInstantQuote, isPending: line.isPending },
          ...{ leadTimeID: line.leadTimeID, leadTimeDays: line.leadTimeDays },
          total: expect.closeTo(line.price * line.quantity, 6),
          // The demonstration charges no tax.
          grossTotal: expect.closeTo(line.price * line.quantity, 6),
          leadTime: line.leadTimes.find((option) => option.leadTimeID === line.leadTimeID)?.name ?? expect.any(String),
        }));
        expect([currency, lines]).toEqual([quoteList[0]?.currency, quoted]);
      }
    }
  }
});

test('PRC-13 parts that are gone count for nothing in a request, and a request of none costs nothing', async () => {
  const gone = { ...itemOf(cube), partID: 'AAAAAAAAAAAAAAAAAAAAAA' };
  const both = succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items: [gone, itemOf(cube)] }));
  const one = succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items: [itemOf(cube)] }));
  expect(both).toEqual({ ...one, lines: [null, ...one.lines] });
  const none = succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items: [gone] }));
  expect(none).toMatchObject({ lines: [null], extras: [], total: 0, review: null });
});
