import { expect, test } from 'vitest';
import { engineBinary, nodeEngine } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';
import { readExactModel } from '../read-exact-model.ts';
import { ExactEngine } from './engine.ts';
import type { EngineCalls } from './start-module.ts';

const bracket = readModelBytes(FIXTURE_MODELS, { file: 'bracket.step' });

test('shapes that were forgotten cannot be asked for, and the engine reads on', async () => {
  const oc = await nodeEngine().start();
  const read = oc.readStep(bracket);
  if (read === null) throw new Error('The fixture holds no shape.');
  const area = oc.areaOf(read.shape, 1e-5);
  oc.forget();
  expect(() => oc.areaOf(read.shape, 1e-5)).toThrow();
  expect(oc.areaOf(oc.readStep(bracket)?.shape ?? read.shape, 1e-5)).toBe(area);
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
  const calls: EngineCalls = Reflect.get(oc, 'calls');
  // There is room for the file, and for nothing that is made of it.
  const room = calls.take_room(bracket.length + 100);
  for (let bytes = 2 ** 31 - 1; bytes > 0; bytes >>= 1) while (calls.take_room(bytes) !== 0);
  calls.give_back(room);
  const engine = { start: async () => oc, heldBytes: () => oc.heldBytes };
  const read = readExactModel({ bytes: bracket, format: 'step', engine });
  await expect(read).rejects.toMatchObject({ code: 'KERNEL_TRAPPED', cause: new Error('out of memory') });
  expect(oc.ranOut).toBe(true);
});
