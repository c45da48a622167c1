import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutEval } from './without-eval.ts';

/** Ways to make code of text: the constructor, called plainly or through a helper. */
const EVALUATES = /\bnew Function\b|\(\s*Function\s*,|\beval\s*\(/;

function transform(code: string, id: string): string {
  const plugin = withoutEval();
  if (typeof plugin.transform !== 'function') throw new Error('the plugin has no transform');
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  return String(Reflect.apply(plugin.transform, context, [code, id]) ?? code);
}

test('VIEW-11 the viewer’s reader runs under a policy without eval', () => {
  const file = fileURLToPath(new URL('../../node_modules/occt-import-js/dist/occt-import-js.js', import.meta.url));
  const code = readFileSync(file, 'utf8');
  expect(code).toMatch(EVALUATES);
  const plain = transform(code, file);
  expect(plain).not.toMatch(EVALUATES);
  expect(plain.length).toBeGreaterThan(code.length * 0.9);
});

test('another build of an engine is not passed on half repaired', () => {
  expect(() => transform('nothing of the kind', '/x/occt-import-js.js')).toThrow('has changed');
  expect(transform('anything else', '/x/other.js')).toBe('anything else');
});
