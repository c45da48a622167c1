import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPartPrices } from '#contract/api/quoting/get-part-prices.ts';
import { getProvisionalPrice } from '#contract/api/quoting/get-provisional-price.ts';
import { getWorkProfiles } from '#contract/api/quoting/get-work-profiles.ts';
import type { RequestOf } from '#contract/schemas/define-call.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { divideModel } from '#kernel/bodies/list-bodies.ts';
import { estimatePartWork } from '#kernel/estimate/estimate-part-work.ts';
import { completeMeasurement } from '#kernel/inspect-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { createCadChildPool } from '#server/adapters/cad-runner/create-cad-child-pool.ts';
import { findSandbox } from '#server/adapters/cad-runner/find-sandbox.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { createMemoryLog } from '#test/support/memory/log.ts';
import { succeed } from '#test/support/quote-client.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

type Asked = RequestOf<typeof getProvisionalPrice>;

let server: TestApp;
let cube: Pick<Asked, 'measurement' | 'estimates'>;
beforeAll(async () => {
  const log = createMemoryLog();
  const cad = createCadChildPool({ sandbox: await findSandbox(), size: 1, memoryLimitMb: 3072, jobDeadlineMs: 50_000, log });
  server = await startTestApp({}, { cad });
  cube = await workOut(CUBE);
}, 180_000);
afterAll(() => server.close());

const CUBE = Uint8Array.from(binaryStl(cubeFacets(25)));

/** What a browser finds out of a file on the machines that it was told. */
async function workOut(bytes: Uint8Array<ArrayBuffer>): Promise<Pick<Asked, 'measurement' | 'estimates'>> {
  const { profiles } = succeed(await callServer(server.baseUrl, getWorkProfiles, { mspID: '1' }));
  const read = measureStl(bytes, 'mm');
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

const ask = (changes: Partial<Asked> = {}) =>
  callServer(server.baseUrl, getProvisionalPrice, { mspID: '1', ...cube, quantity: 1, ...changes });

test('LOOK-02 what a browser works out with the machines that it is told costs to the cent what the server prices after it', {
  timeout: 180_000,
}, async () => {
  const uploaded = await uploadPart(server.baseUrl, { name: 'cube.stl', bytes: CUBE });
  for (const quantity of [1, 40]) {
    const partList = [{ id: uploaded.id, quantity }];
    let priced = succeed(await callServer(server.baseUrl, getPartPrices, { mspID: '1', partList }));
    while (priced.partPrices[0]?.isPending !== false) {
      priced = succeed(await callServer(server.baseUrl, getPartPrices, { mspID: '1', partList }));
    }
    const { partID: _, quantity: __, ...stored } = priced.partPrices[0];
    expect(stored.price).toBeGreaterThan(0);
    expect(succeed(await ask({ quantity }))).toMatchObject({ ...stored, currency: priced.currency, tax: priced.tax });
  }
});

test('LOOK-02 it is priced in what is chosen, and in the usual where the shop does not offer that', async () => {
  const usual = succeed(await ask());
  const material = DEMO_PROVIDER.offer.find(({ materialId }) => materialId !== usual.choice?.material.id);
  const choice = { materialID: material?.materialId ?? '', colorID: material?.colorIds[0] ?? '', finishID: material?.finishIds[0] ?? '' };
  expect(succeed(await ask({ choice })).choice).toMatchObject({ material: { id: choice.materialID }, color: { id: choice.colorID } });
  expect(succeed(await ask({ choice: { ...choice, materialID: 'none' } }))).toEqual(usual);
});

test('LOOK-02 S-01 machines are told by a shop that shows whole receipts or says so, without its names, corrections and rates', async () => {
  const { profiles } = succeed(await callServer(server.baseUrl, getWorkProfiles, { mspID: '1' }));
  expect(profiles.map(({ profile }) => profile.process).toSorted()).toEqual(['DMLS', 'FDM', 'MJF', 'SLA', 'SLS']);
  for (const { profile } of profiles) {
    expect(profile.machine).toMatchObject({ name: '', hoursFactor: { value: 1 }, gramsFactor: { value: 1 } });
  }
  expect(JSON.stringify(profiles)).not.toMatch(/money/);
  const shop = async (receipts: RateCard['receipts']) =>
    (await server.records.providers.addForOwner({ ...DEMO_PROVIDER, rateCard: { ...DEMO_PROVIDER.rateCard, receipts } }, `of-${receipts}`))
      .id;
  for (const receipts of ['price', 'groups'] as const) {
    const mspID = await shop(receipts);
    expect(succeed(await callServer(server.baseUrl, getWorkProfiles, { mspID }))).toEqual({ profiles: [], filesStay: false });
    await server.records.desk.saveSettings(mspID, { ...DEFAULT_DESK_SETTINGS, pricesInBrowser: true }, 0);
    expect(succeed(await callServer(server.baseUrl, getWorkProfiles, { mspID })).profiles).toHaveLength(5);
  }
  expect(await callServer(server.baseUrl, getWorkProfiles, { mspID: 'nobody' })).toMatchObject({ ok: false, status: 404 });
  expect(await ask({ mspID: 'nobody' })).toMatchObject({ ok: false, status: 404 });
});

test('LOOK-02 S-02 whatever a browser says that it has measured is priced, reviewed or refused, and stored nowhere', async () => {
  const { measurement, estimates } = cube;
  const [hash = ''] = Object.keys(estimates);
  const least = Object.fromEntries(Object.keys(estimates).map((each) => [each, null]));
  const odd: readonly [Partial<Asked>, number][] = [
    [{ measurement: { ...measurement, volumeMm3: null } }, 200],
    [{ measurement: { ...measurement, volumeMm3: -5, areaMm2: -1, boxMm: { x: 0, y: 0, z: 0 } } }, 200],
    [{ measurement: { ...measurement, volumeMm3: 1e300, areaMm2: 1e300, boxMm: { x: 1e300, y: 1e300, z: 1e300 } } }, 200],
    [{ estimates: {} }, 200],
    [{ estimates: least }, 200],
    [{ estimates: { ...estimates, unknown: null } }, 200],
    [{ measurement: { ...measurement, boxMm: { x: Number.NaN, y: 1, z: 1 } } }, 400],
    [{ estimates: { [hash]: [] } }, 400],
    [{ estimates: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [String(at), null])) }, 400],
    [{ quantity: 0 }, 400],
  ];
  for (const [changes, status] of odd) {
    const answer = await ask(changes);
    expect([JSON.stringify(changes).slice(0, 80), answer.ok ? 200 : answer.status]).toEqual([JSON.stringify(changes).slice(0, 80), status]);
  }
  // The work of one process under the hash of another.
  const shuffled = Object.fromEntries(
    Object.keys(estimates).map((each, at, all) => [each, estimates[all[(at + 1) % all.length] ?? ''] ?? null]),
  );
  const answer = await ask({ estimates: shuffled });
  expect(answer.ok ? 200 : answer.status).toBeLessThan(500);
});
