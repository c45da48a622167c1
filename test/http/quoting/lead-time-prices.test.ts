import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLeadTimePrices } from '#contract/api/quoting/get-lead-time-prices.ts';
import { getMaterialPrices } from '#contract/api/quoting/get-material-prices.ts';
import { getPartPrices } from '#contract/api/quoting/get-part-prices.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import type { ManufacturingParams, Part } from '#contract/schemas/entities.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let cube: Part;
let choice: ManufacturingParams;
beforeAll(async () => {
  server = await startTestApp();
  cube = await uploadPart(server.baseUrl, { name: 'cube.stl', bytes: composeStl() });
  choice = await chooseFirstOffer(server.baseUrl);
});
afterAll(() => server.close());

const itemOf = (quantity: number) => {
  const { materialID, colorID, finishID } = choice;
  return { partID: cube.id, quantity, materialID, colorID, finishID };
};
const ask = (items = [itemOf(3)], mspID = '1') => callServer(server.baseUrl, getLeadTimePrices, { mspID, items });

test('LOOK-05 each lead time has the price and the day that a request in it comes to, as many as a quote offers', async () => {
  const { leadTimePrices } = succeed(await ask([itemOf(3), itemOf(20)]));
  const [line] = await quoteParts(server.baseUrl, [cube], choice);
  expect(leadTimePrices.map(({ leadTimeID }) => leadTimeID)).toEqual(line?.leadTimes.map(({ leadTimeID }) => leadTimeID));
  expect(leadTimePrices.length).toBeGreaterThan(1);
  for (const { leadTimeID, from, days, currency } of leadTimePrices) {
    const items = [itemOf(3), itemOf(20)].map((item) => ({ ...item, leadTimeID }));
    const order = succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items }));
    expect({ from, days, currency }).toEqual({
      from: order.net,
      days: Math.max(...order.lines.map((each) => each?.leadTimeDays ?? 0)),
      currency: order.currency,
    });
  }
  const [standard, express] = leadTimePrices;
  expect(express?.from).toBeGreaterThan(standard?.from ?? 0);
  expect(express?.days).toBeLessThan(standard?.days ?? 0);
  expect((express?.shipBy ?? '') < (standard?.shipBy ?? '')).toBe(true);
});

test('LOOK-05 a part’s own price follows the lead time that was chosen for it, and one that is not offered is the first', async () => {
  const { leadTimePrices } = succeed(await ask([itemOf(2)]));
  const { partID, quantity, ...chosen } = itemOf(2);
  const priceIn = async (leadTimeID: string) => {
    const partList = [{ id: partID, quantity, choice: { ...chosen, leadTimeID } }];
    return succeed(await callServer(server.baseUrl, getPartPrices, { mspID: '1', partList })).partPrices[0];
  };
  for (const { leadTimeID, from, shipBy } of leadTimePrices) expect(await priceIn(leadTimeID)).toMatchObject({ price: from, shipBy });
  expect(await priceIn('none')).toMatchObject({ price: leadTimePrices[0]?.from });
});

test('LOOK-05 materials and finishes are compared in the lead time that was chosen', async () => {
  const { leadTimePrices } = succeed(await ask([itemOf(2)]));
  const { materialID, finishID } = choice;
  for (const { leadTimeID, from, days } of leadTimePrices) {
    const asked = { mspID: '1', partList: [{ id: cube.id, quantity: 2 }], materialID, leadTimeID };
    const { materialPrices } = succeed(await callServer(server.baseUrl, getMaterialPrices, asked));
    expect(materialPrices.find((price) => price.finishID === finishID)).toMatchObject({ from, days });
  }
});

test('LOOK-05 S-02 lead times of an unknown shop, of unknown parts and of none are refused', async () => {
  expect(await ask([itemOf(1)], 'nobody')).toMatchObject({ ok: false, status: 404 });
  expect(await ask([{ ...itemOf(1), partID: 'unknown' }])).toMatchObject({ ok: false, status: 400 });
  expect(await ask([])).toMatchObject({ ok: false, status: 400 });
});
