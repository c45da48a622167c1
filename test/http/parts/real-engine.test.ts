import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { splitPart } from '#contract/api/parts/split-part.ts';
import { tryGoldenParts } from '#contract/api/pricing/try-golden-parts.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import { findMaterial } from '#domain/catalogue/catalogue.ts';
import { rate } from '#domain/money/rate.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { createCadChildPool } from '#server/adapters/cad-runner/create-cad-child-pool.ts';
import { findSandbox } from '#server/adapters/cad-runner/find-sandbox.ts';
import { callServer, finishUpload, uploadPart, uploadToEnd } from '#test/support/api-client.ts';
import { BOX_FACES } from '#test/support/box-faces.ts';
import { createMemoryLog } from '#test/support/memory/log.ts';
import { addUser } from '#test/support/pool-user.ts';
import { succeed } from '#test/support/quote-client.ts';
import { binaryStl, cubeFacets, type Facet } from '#test/support/stl-samples.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

/** ASCII STL of a box from the origin. */
function composeBox(x: number, y: number, z: number): Uint8Array<ArrayBuffer> {
  const corner = (bits: number) => `${bits & 1 ? x : 0} ${bits & 2 ? y : 0} ${bits & 4 ? z : 0}`;
  const triangles = BOX_FACES.flatMap(([a, b, c, d]) => [
    [a, b, c],
    [a, c, d],
  ]);
  const facets = triangles.map(
    (bits) => `facet normal 0 0 0\nouter loop\n${bits.map((it) => `vertex ${corner(it)}`).join('\n')}\nendloop\nendfacet`,
  );
  return new TextEncoder().encode(`solid box\n${facets.join('\n')}\nendsolid box\n`);
}

let server: TestApp;
beforeAll(async () => {
  const log = createMemoryLog();
  const size = Math.max(1, availableParallelism() - 1);
  const cad = createCadChildPool({ sandbox: await findSandbox(), size, memoryLimitMb: 3072, jobDeadlineMs: 50_000, log });
  server = await startTestApp({}, { cad });
}, 180_000);
afterAll(() => server.close());

test('API-04 API-17 UPL-09 the real engine measures an upload, in its unit, and its image and mesh can be fetched', {
  timeout: 180_000,
}, async () => {
  const part = await uploadPart(server.baseUrl, { name: 'box.stl', bytes: composeBox(1, 2, 3) }, 'in');
  expect(part).toMatchObject({ unit: 'in', solids: 1, watertight: true });
  expect([part.dimensions.x, part.dimensions.y, part.dimensions.z].map((it) => Number(it.toFixed(6)))).toEqual([1, 2, 3]);
  expect(part.volume).toBeCloseTo(6, 5);
  expect(part.surfaceArea).toBeCloseTo(22, 5);
  const image = new Uint8Array(await (await fetch(`${server.baseUrl}/img/${part.image}`)).arrayBuffer());
  expect(Buffer.from(image.subarray(8, 12)).toString()).toBe('WEBP');
  const mesh = new Uint8Array(await (await fetch(`${server.baseUrl}/cad/mesh/${part.internalFilename}`)).arrayBuffer());
  expect(Buffer.from(mesh.subarray(0, 4)).toString()).toBe('glTF');
});

test('HOLD-06 HOLD-07 HOLD-08 the real engine tells bodies, overlaps and walls, and measures each body once it is split off', {
  timeout: 180_000,
}, async () => {
  const facets = [...cubeFacets(10), ...cubeFacets(10, [30, 0, 0]), ...cubeFacets(6, [0, 30, 0])];
  const uploaded = await uploadPart(server.baseUrl, { name: 'cubes.stl', bytes: new Uint8Array(binaryStl(facets)) });
  expect(uploaded).toMatchObject({ solids: 3, findings: [{ code: 'SEVERAL_BODIES', severity: 'note' }] });
  const { measurement } = (await server.records.parts.findById(uploaded.id)) ?? {};
  expect(measurement).toMatchObject({ bodies: { count: 3, different: 2, touching: false, overlapping: null }, cavities: { count: 0 } });
  expect(measurement?.walls?.thinnest[0]?.mm).toBeCloseTo(6, 3);
  const { files } = succeed(await callServer(server.baseUrl, splitPart, { partID: uploaded.id, mspID: '1' }));
  const parts = await Promise.all(files.map((file) => finishUpload(server.baseUrl, { success: true, ...file })));
  expect(parts).toMatchObject([
    { part: { quantity: 2, dimensions: { x: 10, y: 10, z: 10 }, solids: 1, findings: [] } },
    { part: { quantity: 1, dimensions: { x: 6, y: 6, z: 6 }, solids: 1, findings: [] } },
  ]);
});

test('HOLD-06 a file of six cubes costs what a quantity of six does, and what it does split, with preparing and the paint job once', {
  timeout: 180_000,
}, async () => {
  const upload = async (name: string, facets: readonly Facet[]) => {
    return (await uploadPart(server.baseUrl, { name, bytes: new Uint8Array(binaryStl(facets)) })).id;
  };
  const six = await upload('six.stl', Array.from({ length: 6 }, (_, n) => cubeFacets(12, [30 * n, 0, 0])).flat());
  const one = await upload('one.stl', cubeFacets(12));
  const mixed = await upload('mixed.stl', [...cubeFacets(12), ...cubeFacets(12, [30, 0, 0]), ...cubeFacets(8, [0, 30, 0])]);
  const { files } = succeed(await callServer(server.baseUrl, splitPart, { partID: mixed, mspID: '1' }));
  const ends = await Promise.all(files.map((file) => finishUpload(server.baseUrl, { success: true, ...file })));
  const split = ends.flatMap((end) => (end.end === 'part' ? [[end.part.id, end.part.quantity] as const] : []));
  const choices = [
    ['fdm-pla', 'painted'],
    ['sls-pa12', 'dyed'],
    ['dmls-316l', 'polished'],
  ] as const;
  for (const [materialID, finishID] of choices) {
    const colorID = findMaterial(materialID)?.colors[0]?.id ?? '';
    const order = (...parts: readonly (readonly [partID: string, quantity: number])[]) =>
      vi.waitFor(
        async () => {
          const items = parts.map(([partID, quantity]) => ({ partID, quantity, materialID, colorID, finishID }));
          const priced = succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items }));
          if (priced.lines.some((line) => line?.isPending)) throw new Error('Still pending.');
          return priced;
        },
        { timeout: 60_000, interval: 200 },
      );
    const [file, quantity] = [await order([six, 2]), await order([one, 12])];
    expect([file.net, file.extras]).toEqual([quantity.net, quantity.extras]);
    const [whole, parts] = [await order([mixed, 1]), await order(...split)];
    expect(Math.abs(whole.net - parts.net)).toBeLessThan(0.015);
    expect(whole.extras.map(({ label }) => label)).toEqual(parts.extras.map(({ label }) => label));
    expect(parts.extras.filter(({ code }) => code === 'programming')).toHaveLength(1);
    expect(parts.extras.filter(({ code }) => code === 'smallest-job')).toHaveLength(1);
  }
});

test('UPL-14 the real engine refuses a broken file in words', { timeout: 180_000 }, async () => {
  const broken = new TextEncoder().encode('solid x\nfacet normal 0 0 1\nouter loop\nvertex nan 0 0\n');
  const end = await uploadToEnd(server.baseUrl, { name: 'broken.stl', bytes: broken });
  expect(end).toMatchObject({ end: 'refused', message: expect.stringMatching(/^[A-Z].*\.$/s) });
});

test('PRC-05 the real engine finds nothing wrong with the built-in golden parts, and prices them with a draft’s other machine', {
  timeout: 180_000,
}, async () => {
  const user = await addUser(server);
  const ask = () => callServer(server.baseUrl, tryGoldenParts, {}, `Bearer ${user.accessToken}`);
  const [process] = DEMO_PROVIDER.offer.flatMap(({ materialId }) => findMaterial(materialId)?.process ?? []);
  if (process !== 'FDM') throw new Error('The first material offered is made otherwise.');
  const { FDM } = DEMO_PROVIDER.rateCard.processes;
  const [machine] = FDM.machines;
  const other = { ...machine, figures: { ...machine.figures, walls: rate(2, 'lines') } };
  const processes = { ...DEMO_PROVIDER.rateCard.processes, FDM: { ...FDM, machines: [other] as const } };
  await server.records.rateCards.saveDraft('1', { ...DEMO_PROVIDER.rateCard, processes }, 0, user.sub, new Date());
  const trials = await vi.waitFor(
    async () => {
      const all = succeed(await ask()).trials;
      if (all.some(({ published, draft }) => [published, draft].some((side) => side?.line?.isPending !== false)))
        throw new Error('Still pending.');
      return all;
    },
    { timeout: 150_000, interval: 200 },
  );
  expect(trials.map(({ id }) => id)).toEqual(['golden-bracket', 'golden-flange', 'golden-housing']);
  for (const { published, draft } of trials) {
    expect([published.line?.reviewReasons, draft?.line?.reviewReasons]).toEqual([[], []]);
    expect(published.line?.price).toBeGreaterThan(0);
    expect(draft?.line?.receipt?.work?.massG).toBeLessThan(published.line?.receipt?.work?.massG ?? Number.NaN);
  }
  expect(trials[0]?.published.line?.dimensions).toMatchObject({ x: 60, y: 40, z: 30 });
});
