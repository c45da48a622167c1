import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { ManufacturingParams, Part } from '#contract/schemas/entities.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { measureCube } from '#test/support/scripted-cad.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let part: Part;
let choice: ManufacturingParams;
beforeAll(async () => {
  server = await startTestApp();
  part = await upload('cube.stl');
  choice = await chooseFirstOffer(server.baseUrl);
});
afterAll(() => server.close());

async function upload(name: string): Promise<Part> {
  return uploadPart(server.baseUrl, { name, bytes: composeStl() });
}

test('API-10 a quote line says what it is a price of, and how the price is made', async () => {
  const [line] = await quoteParts(server.baseUrl, [{ ...part, quantity: 5 }], choice);
  expect(line).toMatchObject({
    partID: part.id,
    image: part.image,
    quantity: 5,
    unit: 'mm',
    scale: 1,
    dimensions: { x: 10, y: 10, z: 10 },
    modelFilename: 'cube.stl',
    manufacturingProcess: 'Additive Manufacturing',
    manufacturingProcessSubtype: expect.stringContaining('FDM'),
    material: expect.any(String),
    materialType: 'Thermoplastic',
    materialInfoURL: expect.any(String),
    color: expect.any(String),
    finish: expect.any(String),
    isInstantQuote: true,
    reviewReasons: [],
  });
  expect(line?.price).toBeGreaterThan(0);
  const receipt = line?.receipt?.view === 'full' ? line.receipt : undefined;
  expect(receipt?.unitPrice).toBe(line?.price);
  const sum = receipt?.lines.reduce((total, step) => total + step.amount, 0) ?? 0;
  expect(sum).toBeCloseTo(line?.price ?? 0, 6);
  expect(line?.quantityPrices.find((step) => step.quantity === 5)?.price).toBe(line?.price);
});

test("API-10 sizes and volumes come from the server's record, whatever the browser claims", async () => {
  const honest = await quoteParts(server.baseUrl, [part], choice);
  const partList = [{ id: part.id, quantity: 1, volume: 1e-9, dimensions: { x: 0, y: 0, z: 0 }, surfaceArea: 0, price: 0 }];
  const answer = await callServer(server.baseUrl, getQuoteList, { mspID: '1', partList, manufacturingParams: choice });
  expect(answer).toMatchObject({ ok: true, body: { quoteList: [{ price: honest[0]?.price, dimensions: { x: 10 } }] } });
});

test('API-10 one doubtful part gets review reasons and leaves the other lines instant', async () => {
  server.cad.script = async (request, onConverted) => {
    const outcome = await measureCube(request, onConverted);
    if (outcome.outcome === 'failed') return outcome;
    const finding = { code: 'NOT_CLOSED', severity: 'review', message: 'The model has a hole in its surface.' } as const;
    return { ...outcome, measurement: { ...outcome.measurement, volumeMm3: null, watertight: false, findings: [finding] } };
  };
  const odd = await upload('odd.stl');
  server.cad.script = measureCube;
  const lines = await quoteParts(server.baseUrl, [odd, part], choice);
  expect(lines.map((line) => line.isInstantQuote)).toEqual([false, true]);
  expect(lines[0]?.reviewReasons).toContain('The model has a hole in its surface.');
});

test.each([
  ['a quantity of 0', { quantity: 0 }, 400],
  ['a quantity of 1001', { quantity: 1001 }, 400],
  ['half a piece', { quantity: 1.5 }, 400],
  ['an unknown part', { id: 'AAAAAAAAAAAAAAAAAAAAAA' }, 400],
])('API-10 S-25 %s is refused', async (_what, change, status) => {
  const partList = [{ id: part.id, quantity: 1, ...change }];
  const answer = await callServer(server.baseUrl, getQuoteList, { mspID: '1', partList, manufacturingParams: choice });
  expect(answer).toMatchObject({ ok: false, status });
});

test('API-10 a part that is gone leaves the other lines their prices', async () => {
  const lines = await quoteParts(server.baseUrl, [{ ...part, id: 'AAAAAAAAAAAAAAAAAAAAAA' }, part], choice);
  expect(lines.map((line) => line.partID)).toEqual([part.id]);
});

test('API-10 a choice that the provider does not offer is refused in words', async () => {
  const manufacturingParams = { ...choice, finishID: 'gold-plated' };
  const answer = await callServer(server.baseUrl, getQuoteList, {
    mspID: '1',
    partList: [{ id: part.id, quantity: 1 }],
    manufacturingParams,
  });
  expect(answer).toMatchObject({ ok: false, status: 400, body: { error: expect.stringContaining('does not offer') } });
});
