import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitPart } from '#contract/api/parts/split-part.ts';
import { getPartPrices } from '#contract/api/quoting/get-part-prices.ts';
import { getProvisionalPrice } from '#contract/api/quoting/get-provisional-price.ts';
import { getWorkProfiles } from '#contract/api/quoting/get-work-profiles.ts';
import { statePart } from '#contract/api/quoting/state-part.ts';
import { getPartList } from '#contract/calls/get-part-list.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import type { RequestOf } from '#contract/schemas/define-call.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { divideModel } from '#kernel/bodies/list-bodies.ts';
import { estimatePartWork } from '#kernel/estimate/estimate-part-work.ts';
import { completeMeasurement } from '#kernel/inspect-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { callServer } from '#test/support/api-client.ts';
import { succeed } from '#test/support/quote-client.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let shop: string;
let figures: Pick<RequestOf<typeof statePart>, 'measurement' | 'estimates'>;
beforeAll(async () => {
  server = await startTestApp({});
  shop = (await server.records.providers.addForOwner({ ...DEMO_PROVIDER, generateInstantQuotes: true }, 'keeper')).id;
  await server.records.desk.saveSettings(shop, { ...DEFAULT_DESK_SETTINGS, filesStay: true }, 0);
  figures = await measureCube();
}, 60_000);
afterAll(() => server.close());

/** What a browser finds out of a cube on the machines that it was told. */
async function measureCube(): Promise<typeof figures> {
  const { profiles } = succeed(await callServer(server.baseUrl, getWorkProfiles, { mspID: shop }));
  const read = measureStl(Uint8Array.from(binaryStl(cubeFacets(25))), 'mm');
  if (read.outcome !== 'read') throw new Error(read.message);
  const divided = divideModel(read.mesh, read.measurement);
  const measurement = completeMeasurement(read.mesh, read.measurement, divided);
  const found = estimatePartWork(
    divided.bodies,
    profiles.map(({ profile }) => profile),
  );
  return {
    measurement: { ...measurement, findings: [...measurement.findings] },
    estimates: Object.fromEntries(profiles.map(({ hash }, at) => [hash, found[at] ?? null])),
  };
}

const state = (changes: Partial<RequestOf<typeof statePart>> = {}) =>
  callServer(server.baseUrl, statePart, { mspID: shop, filename: 'secret cube.stl', modelUnit: 'mm', ...figures, ...changes });

test('LOOK-03 a part whose file stays in the browser is priced as its figures are, to the cent', async () => {
  const { part } = succeed(await state());
  expect(part).toMatchObject({ filename: 'secret cube.stl', image: '', dimensions: { x: 25, y: 25, z: 25 }, modelUnit: 'mm' });
  const { partPrices } = succeed(
    await callServer(server.baseUrl, getPartPrices, { mspID: shop, partList: [{ id: part.id, quantity: 3 }] }),
  );
  const told = succeed(await callServer(server.baseUrl, getProvisionalPrice, { mspID: shop, ...figures, quantity: 3 }));
  expect(partPrices[0]).toMatchObject({ isPending: false, isInstantQuote: true, price: told.price, choice: told.choice });
  expect(told.price).toBeGreaterThan(0);
});

test('LOOK-03 S-02 no request can be sent with a part that a browser alone has measured, nor is it split or shown as the shop’s', async () => {
  const { part } = succeed(await state());
  const { partPrices } = succeed(
    await callServer(server.baseUrl, getPartPrices, { mspID: shop, partList: [{ id: part.id, quantity: 1 }] }),
  );
  const choice = partPrices[0]?.choice;
  const specifications = { partID: part.id, materialID: choice?.material.id, colorID: choice?.color.id, finishID: choice?.finish.id };
  const item = { id: 'a', productID: part.id, title: '', description: '', image: '', quantity: 1, price: 1, metadata: { specifications } };
  const contact = { name: 'Ann', email: 'ann@example.com', organization: 'Ann & Co', message: '' };
  const sent = await callServer(server.baseUrl, submitRequest, {
    mspID: shop,
    cart: { items: [item] },
    ...contact,
    idempotencyKey: 'k'.repeat(22),
  });
  expect(sent).toMatchObject({ ok: false, status: 400 });
  expect(JSON.stringify(sent)).toContain('have not been sent yet');
  expect(await callServer(server.baseUrl, splitPart, { partID: part.id, mspID: shop })).toMatchObject({ ok: false, status: 400 });
  expect(await server.records.parts.listByProvider(shop)).toEqual([]);
  expect(await callServer(server.baseUrl, getPartList, { mspID: shop })).toMatchObject({ ok: false, status: 401 });
});

test('LOOK-03 S-01 a shop that measures files itself takes no figures for them, and says which of the two it does', async () => {
  expect(succeed(await callServer(server.baseUrl, getWorkProfiles, { mspID: '1' })).filesStay).toBe(false);
  expect(succeed(await callServer(server.baseUrl, getWorkProfiles, { mspID: shop })).filesStay).toBe(true);
  expect(await state({ mspID: '1' })).toMatchObject({ ok: false, status: 400 });
  expect(await state({ mspID: 'nobody' })).toMatchObject({ ok: false, status: 404 });
  expect(await state({ filename: 'cube.step' })).toMatchObject({ ok: false, status: 400 });
  expect(await state({ filename: 'cube.exe' })).toMatchObject({ ok: false, status: 400 });
});

test('LOOK-03 what was stated on machines that the shop has no more is looked at by a person, and waits for nobody', async () => {
  const { part } = succeed(await state({ estimates: {} }));
  const { partPrices } = succeed(
    await callServer(server.baseUrl, getPartPrices, { mspID: shop, partList: [{ id: part.id, quantity: 1 }] }),
  );
  expect(partPrices[0]).toMatchObject({ isPending: false, isInstantQuote: false });
});
