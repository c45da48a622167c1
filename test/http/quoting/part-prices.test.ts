import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMaterialPrices } from '#contract/api/quoting/get-material-prices.ts';
import { getPartPrices } from '#contract/api/quoting/get-part-prices.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { rate } from '#domain/money/rate.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { measureCube } from '#test/support/scripted-cad.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let cube: Part;
let open: Part;
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
});
afterAll(() => server.close());

async function upload(name: string): Promise<Part> {
  return uploadPart(server.baseUrl, { name, bytes: composeStl() });
}

async function addProvider(changes: Partial<Provider>): Promise<string> {
  return (await server.records.providers.addForOwner({ ...DEMO_PROVIDER, ...changes }, `owner-${Math.random()}`)).id;
}

type Wanted = { id: string; quantity: number; choice?: { materialID: string; colorID: string; finishID: string } };
const ask = async (partList: Wanted[], mspID = '1') => succeed(await callServer(server.baseUrl, getPartPrices, { mspID, partList }));

test('LOOK-01 a part without a choice is priced in the cheapest that has an instant price, as a request of its own comes to, with its day', async () => {
  const { partPrices, currency, tax } = await ask([{ id: cube.id, quantity: 3 }]);
  const [priced] = partPrices;
  const { choice, price, shipBy } = priced ?? {};
  if (choice == null) throw new Error('There is no choice.');
  const { materialPrices } = succeed(
    await callServer(server.baseUrl, getMaterialPrices, { mspID: '1', partList: [{ id: cube.id, quantity: 3 }] }),
  );
  const instant = materialPrices.filter(({ unpriced }) => unpriced === 0).map(({ from }) => from ?? Number.POSITIVE_INFINITY);
  expect(price).toBe(Math.min(...instant));
  const ids = { materialID: choice.material.id, colorID: choice.color.id, finishID: choice.finish.id };
  const items = [{ partID: cube.id, quantity: 3, ...ids }];
  expect(price).toBe(succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items })).net);
  const [line] = await quoteParts(server.baseUrl, [{ ...cube, quantity: 3 }], { ...(await chooseFirstOffer(server.baseUrl)), ...ids });
  expect(line).toMatchObject({ material: choice.material.name, color: choice.color.name, finish: choice.finish.name });
  expect(shipBy).toBe(line?.leadTimes[0]?.shipBy);
  expect([currency, tax, priced?.isInstantQuote, priced?.reviewReasons]).toEqual(['USD', null, true, []]);
});

test('LOOK-01 what the customer chose is priced as chosen, and what the shop does not offer counts as not chosen', async () => {
  const dear = DEMO_PROVIDER.offer.at(-1);
  const choice = { materialID: dear?.materialId ?? '', colorID: dear?.colorIds[0] ?? '', finishID: dear?.finishIds[0] ?? '' };
  const unknown = { ...choice, colorID: 'invisible' };
  const { partPrices } = await ask([
    { id: cube.id, quantity: 1, choice },
    { id: cube.id, quantity: 1, choice: unknown },
    { id: cube.id, quantity: 1 },
  ]);
  expect(partPrices[0]?.choice?.material.id).toBe(dear?.materialId);
  expect(partPrices[1]).toEqual(partPrices[2]);
  expect(partPrices[0]?.price).toBeGreaterThan(partPrices[2]?.price ?? 0);
});

test('LOOK-01 a part without a price says why, one that is gone is left out, and neither keeps the others waiting', async () => {
  const gone = 'AAAAAAAAAAAAAAAAAAAAAA';
  const { partPrices } = await ask([open, { id: gone, quantity: 1 }, cube].map(({ id }) => ({ id, quantity: 1 })));
  expect(partPrices.map(({ partID }) => partID)).toEqual([open.id, cube.id]);
  expect(partPrices[0]).toMatchObject({ price: null, shipBy: null, isInstantQuote: false, isPending: false });
  expect(partPrices[0]?.reviewReasons).not.toEqual([]);
  expect(partPrices[1]?.price).toBeGreaterThan(0);
});

test('LOOK-01 PRC-10 a price that is hidden until a look is not told, and where a person confirms every price that is said', async () => {
  const { rateCard } = DEMO_PROVIDER;
  const review = { ...rateCard.review, quantity: rate(1, 'pieces') };
  const hidden = await addProvider({ rateCard: { ...rateCard, review: { ...review, hidesPrice: 'yes' } } });
  const confirming = await addProvider({
    generateInstantQuotes: false,
    rateCard: { ...rateCard, tax: { name: 'VAT', rate: rate(19, '%') } },
  });
  const first = (await ask([{ id: cube.id, quantity: 2 }], hidden)).partPrices[0];
  expect(first).toMatchObject({ price: null, isInstantQuote: false });
  expect(first?.reviewReasons).toHaveLength(1);
  const estimate = await ask([{ id: cube.id, quantity: 1 }], confirming);
  expect(estimate).toMatchObject({ tax: 'VAT', partPrices: [{ isInstantQuote: false }] });
  expect(estimate.partPrices[0]?.price).toBeGreaterThan(0);
});

test('LOOK-01 a shop that offers nothing has no price and no choice; an unknown shop is refused', async () => {
  const empty = await addProvider({ offer: [] });
  expect((await ask([{ id: cube.id, quantity: 1 }], empty)).partPrices).toMatchObject([{ choice: null, price: null, isPending: false }]);
  const refused = await callServer(server.baseUrl, getPartPrices, { mspID: 'nobody', partList: [{ id: cube.id, quantity: 1 }] });
  expect(refused).toMatchObject({ ok: false, status: 404 });
});

test('LOOK-01 parts without a choice are priced alike wherever that is instant, whatever would be cheapest for each', async () => {
  const dear = DEMO_PROVIDER.offer.at(-1);
  const usual = { materialID: dear?.materialId ?? '', colorID: dear?.colorIds[0] ?? '', finishID: dear?.finishIds[0] ?? '' };
  const partList = [{ id: cube.id, quantity: 1 }];
  const chosenIn = async (given?: typeof usual) => {
    const request = { mspID: '1', partList, ...(given && { usual: given }) };
    return succeed(await callServer(server.baseUrl, getPartPrices, request)).partPrices[0]?.choice?.material.id;
  };
  expect(await chosenIn(usual)).toBe(usual.materialID);
  expect(await chosenIn({ ...usual, colorID: 'invisible' })).toBe(await chosenIn());
  const { partPrices } = await ask([cube.id, open.id, cube.id].map((id, at) => ({ id, quantity: 1 + 499 * at })));
  expect(partPrices[2]?.choice).toEqual(partPrices[0]?.choice);
});
