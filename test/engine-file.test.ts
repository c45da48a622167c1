import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from './support/project.ts';

const BUILT = join(PROJECT_ROOT, 'engine/built');
const FRONT = join(PROJECT_ROOT, 'engine/front');
const bytes = readFileSync(join(BUILT, 'occt.wasm'));

test('the engine is the file that its hash says', () => {
  const [hash] = readFileSync(join(BUILT, 'SHA256SUMS'), 'utf8').split(' ');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
});

test('the engine exports what the front says, and what the kernel calls', async () => {
  const module = await WebAssembly.compile(bytes);
  const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
  const files = readdirSync(FRONT).filter((name) => name.endsWith('.cpp'));
  const told = files.flatMap((name) =>
    Array.from(readFileSync(join(FRONT, name), 'utf8').matchAll(/^EXPORTED\([^,]+, (\w+)\)/gm), ([, call]) => call),
  );
  const called = readFileSync(join(PROJECT_ROOT, 'src/kernel/occt/start-module.ts'), 'utf8').matchAll(/^ {2}readonly (\w+): \(/gm);
  expect(told.length).toBeGreaterThan(50);
  expect(exported).toEqual(expect.arrayContaining([...told, ...Array.from(called, ([, call]) => call)]));
});
