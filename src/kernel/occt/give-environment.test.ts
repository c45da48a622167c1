import { expect, test } from 'vitest';
import { giveEnvironment } from './give-environment.ts';

test('API-17 an engine that asks for its environment gets what it is given', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const asked = {
    x: function _environ_get(_pointersAt: number, _textsAt: number) {
      return -1;
    },
    y: function _environ_sizes_get(_countAt: number, _sizeAt: number) {
      return -1;
    },
  };
  expect(giveEnvironment({ a: asked }, 'HOME', '/here', () => memory)).toBe(true);
  const view = new DataView(memory.buffer);
  expect(asked.y(0, 4)).toBe(0);
  expect([view.getUint32(0, true), view.getUint32(4, true)]).toEqual([1, 'HOME=/here '.length]);
  expect(asked.x(8, 100)).toBe(0);
  expect(view.getUint32(8, true)).toBe(100);
  expect(new TextDecoder().decode(new Uint8Array(memory.buffer, 100, 11))).toBe('HOME=/here\0');
});

test('API-17 an engine whose glue names its functions otherwise keeps its own', () => {
  const own = () => 0;
  const imports = { a: { x: own } };
  expect(giveEnvironment(imports, 'LANG', 'C', () => new WebAssembly.Memory({ initial: 1 }))).toBe(false);
  expect(imports.a.x).toBe(own);
});
