import { expect, test } from 'vitest';
import { replaceEnvironment } from './replace-environment.ts';

test('an engine that asks for its environment gets ours', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const asked = {
    x: function _environ_get(_pointersAt: number, _textsAt: number) {
      return -1;
    },
    y: function _environ_sizes_get(_countAt: number, _sizeAt: number) {
      return -1;
    },
  };
  expect(replaceEnvironment({ a: asked }, { HOME: '/here', LANG: 'C' }, () => memory)).toBe(true);
  const view = new DataView(memory.buffer);
  expect(asked.y(0, 4)).toBe(0);
  expect([view.getUint32(0, true), view.getUint32(4, true)]).toEqual([2, 'HOME=/here LANG=C '.length]);
  expect(asked.x(8, 100)).toBe(0);
  expect([view.getUint32(8, true), view.getUint32(12, true)]).toEqual([100, 111]);
  expect(new TextDecoder().decode(new Uint8Array(memory.buffer, 100, 18))).toBe('HOME=/here\0LANG=C\0');
});

test('an engine whose glue names its functions otherwise keeps its own', () => {
  const own = () => 0;
  const imports = { a: { x: own } };
  expect(replaceEnvironment(imports, { LANG: 'C' }, () => new WebAssembly.Memory({ initial: 1 }))).toBe(false);
  expect(imports.a.x).toBe(own);
});
