import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildKnit, KNIT_WASM_FILE } from './build-knit.ts';

test('src/kernel/stl/knit-wasm.ts is what its source compiles to; run `node scripts/build-knit.ts` when it is not', {
  timeout: 120_000,
}, async () => {
  expect(await readFile(KNIT_WASM_FILE, 'utf8')).toBe(await buildKnit());
});
