import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildWasm, fileOf, WASM_MODULES } from './build-wasm.ts';

test.each(WASM_MODULES)('$name-wasm.ts is what its source compiles to; run `node tools/build-wasm.ts` when it is not', async (module) => {
  expect(await readFile(fileOf(module), 'utf8')).toBe(await buildWasm(module));
});
