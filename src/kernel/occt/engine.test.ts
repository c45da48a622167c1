import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { engineBinary, nodeEngine } from '#test/support/kernel-engine.ts';
import { readFixture } from '#test/support/model-files.ts';
import { SHARES } from '../basics/shares.ts';
import { readExactModel } from '../read-exact-model.ts';
import { ExactEngine } from './engine.ts';
import { createEngine } from './load-engine.ts';
import { runKernel, WorkStopped } from './run-kernel.ts';
import type { FrontExports } from './start-module.ts';
import { KIND } from './words.ts';

const bracket = readFixture('bracket.step');

test('shapes that were forgotten cannot be asked for, and the engine reads on', async () => {
  const oc = await nodeEngine().start();
  const read = oc.readStep(bracket);
  if (read === null) throw new Error('The fixture holds no shape.');
  const faces = oc.countParts(read.shape, KIND.face);
  oc.forget();
  expect(() => oc.countParts(read.shape, KIND.face)).toThrow();
  expect(oc.countParts(oc.readStep(bracket)?.shape ?? read.shape, KIND.face)).toBe(faces);
});

test('memory is given back to the engine, file after file', async () => {
  const oc = await nodeEngine().start();
  const readAll = () => {
    for (let n = 0; n < 20; n++) {
      oc.forget();
      oc.readStep(bracket);
    }
    return oc.heldBytes;
  };
  expect(readAll()).toBe(readAll());
});

test('S-21 memory that runs out while a file is read is told as that', async () => {
  const oc = new ExactEngine(await engineBinary());
  const calls: FrontExports = Reflect.get(oc, 'exports');
  // There is room for the file, and for nothing that is made of it.
  const room = calls.take_room(bracket.length + 100);
  for (let bytes = 2 ** 31 - 1; bytes > 0; bytes >>= 1) while (calls.take_room(bytes) !== 0);
  calls.give_back(room);
  const engine = { start: async () => oc, heldBytes: () => oc.heldBytes };
  const read = readExactModel({ bytes: bracket, format: 'step', engine });
  await expect(read).rejects.toMatchObject({ code: 'KERNEL_TRAPPED', cause: new Error('out of memory') });
  expect(oc.ranOut).toBe(true);
});

test('whatever an engine throws comes out as KernelTrapped with its cause', () => {
  const cause = new WebAssembly.RuntimeError('unreachable');
  const trap = () => {
    throw cause;
  };
  expect(() => runKernel('measuring', trap)).toThrow(expect.objectContaining({ code: 'KERNEL_TRAPPED', cause }));
});

const files = [
  { file: 'bracket.step', format: 'step' },
  { file: 'flange.iges', format: 'iges' },
] as const;

test.each(files)('UPL-07 how far $file is rises to the end', async ({ file, format }) => {
  const shares: number[] = [];
  const engine = createEngine(engineBinary, (share) => shares.push(share));
  await readExactModel({ bytes: readFixture(file), format, engine });
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBe(0);
  expect(shares.filter((share) => share > 0.1 && share < 0.7).length).toBeGreaterThan(20);
  expect(shares.at(-1)).toBeLessThanOrEqual(SHARES.measured);
});

test.each(files)('S-34 $file can be stopped whenever the engine asks, and is read as before after that', async ({ file, format }) => {
  let [asked, stopAt] = [0, Infinity];
  const engine = createEngine(engineBinary, () => {
    if (++asked >= stopAt) throw new WorkStopped();
  });
  const read = (until: number) => {
    [asked, stopAt] = [0, until];
    return readExactModel({ bytes: readFixture(file), format, engine });
  };
  const whole = await read(Infinity);
  const most = asked;
  for (let until = 1; until <= most; until += Math.ceil(most / 10)) await expect(read(until)).rejects.toBeInstanceOf(WorkStopped);
  expect(await read(Infinity)).toEqual(whole);
});

/** Fills free memory of any size with one number, and then looks for what a damaged file says is there twice, and nowhere. */
const CONFUSED = `
  import { parentPort, workerData } from 'node:worker_threads';
  const { ExactEngine } = await import(workerData.engine);
  const oc = new ExactEngine(workerData.binary);
  const rooms = [];
  for (let bytes = 512; bytes < 100_000; bytes = 8 * Math.ceil(bytes / 7)) {
    for (let n = 0; n < 40; n++) {
      rooms.push(oc.exports.take_room(bytes));
      new Int32Array(oc.exports.memory.buffer, rooms.at(-1), bytes / 4).fill(-1);
    }
  }
  for (const [n, room] of rooms.entries()) if (n % 2 === 0) oc.exports.give_back(room);
  oc.readStep(workerData.bytes);
  parentPort.postMessage('read');
`;

test('S-21 what lay in memory before decides nothing about a damaged STEP file', { timeout: 120_000 }, async () => {
  const text = new TextDecoder('latin1').decode(bracket);
  const point = /^#\d+ ?= ?CARTESIAN_POINT[^;]*;/m.exec(text)?.[0] ?? '';
  const bytes = Buffer.from(text.replace(point, point + point).replace(/EDGE_CURVE\('',#\d+/, "EDGE_CURVE('',#99999"), 'latin1');
  const workerData = { engine: new URL('./engine.ts', import.meta.url).href, binary: await engineBinary(), bytes };
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(CONFUSED)}`), { workerData });
  // One that reads for ever would outlive its test.
  onTestFinished(() => void worker.terminate());
  expect(await once(worker, 'message')).toEqual(['read']);
});
