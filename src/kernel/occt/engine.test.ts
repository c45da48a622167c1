import { expect, test } from 'vitest';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';

const bracket = readModelBytes(FIXTURE_MODELS, { file: 'bracket.step' });

test('shapes that were forgotten cannot be asked for, and the engine reads on', async () => {
  const oc = await nodeEngine().start();
  const read = oc.readStep(bracket);
  if (read === null) throw new Error('The fixture holds no shape.');
  const volume = oc.volumeOf(read.shape, 1e-5);
  oc.forget();
  expect(() => oc.volumeOf(read.shape, 1e-5)).toThrow();
  expect(oc.volumeOf(oc.readStep(bracket)?.shape ?? read.shape, 1e-5)).toBe(volume);
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
