import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCadChildPool } from '#server/adapters/cad-runner/create-cad-child-pool.ts';
import { findSandbox } from '#server/adapters/cad-runner/find-sandbox.ts';
import { uploadToEnd } from '#test/support/api-client.ts';
import { createMemoryLog } from '#test/support/memory/log.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

/** ASCII STL of a box from the origin. */
function composeBox(x: number, y: number, z: number): Uint8Array<ArrayBuffer> {
  const corner = (bits: number) => `${bits & 1 ? x : 0} ${bits & 2 ? y : 0} ${bits & 4 ? z : 0}`;
  const faces = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [1, 3, 7, 5],
    [3, 2, 6, 7],
    [2, 0, 4, 6],
  ] as const;
  const triangles = faces.flatMap(([a, b, c, d]) => [
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
  const end = await uploadToEnd(server.baseUrl, { name: 'box.stl', bytes: composeBox(1, 2, 3) }, 'in');
  if (end.end !== 'part') throw new Error(end.message);
  const { part } = end;
  expect(part).toMatchObject({ unit: 'in', solids: 1, watertight: true });
  expect([part.dimensions.x, part.dimensions.y, part.dimensions.z].map((it) => Number(it.toFixed(6)))).toEqual([1, 2, 3]);
  expect(part.volume).toBeCloseTo(6, 5);
  expect(part.surfaceArea).toBeCloseTo(22, 5);
  const image = new Uint8Array(await (await fetch(`${server.baseUrl}/img/${part.image}`)).arrayBuffer());
  expect(Buffer.from(image.subarray(8, 12)).toString()).toBe('WEBP');
  const mesh = new Uint8Array(await (await fetch(`${server.baseUrl}/cad/mesh/${part.internalFilename}`)).arrayBuffer());
  expect(Buffer.from(mesh.subarray(0, 4)).toString()).toBe('glTF');
});

test('UPL-14 the real engine refuses a broken file in words', { timeout: 180_000 }, async () => {
  const broken = new TextEncoder().encode('solid x\nfacet normal 0 0 1\nouter loop\nvertex nan 0 0\n');
  const end = await uploadToEnd(server.baseUrl, { name: 'broken.stl', bytes: broken });
  expect(end).toMatchObject({ end: 'refused', message: expect.stringMatching(/^[A-Z].*\.$/s) });
});
