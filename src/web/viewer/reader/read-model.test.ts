import { afterEach, expect, test, vi } from 'vitest';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { readModel } from './read-model.ts';

const source = { kind: 'address', url: 'https://quote.test/cad/mesh/cube.stl', name: 'cube.stl' } as const;
const progress = { onStatus() {}, onBusy: vi.fn(), onPercent() {} };
const cube = binaryStl(cubeFacets(10));

afterEach(() => {
  vi.unstubAllGlobals();
  progress.onBusy.mockClear();
});

test('a model is fetched with the cookies of this site and read by its format', async () => {
  const fetched = vi.fn(async () => new Response(Uint8Array.from(cube)));
  vi.stubGlobal('fetch', fetched);
  expect(await readModel(source, progress, new AbortController().signal)).toMatchObject({ outcome: 'read', mesh: { format: 'stl' } });
  expect(fetched).toHaveBeenCalledWith(source.url, expect.objectContaining({ credentials: 'same-origin' }));
});

test('a read that was given up hands out nothing, however late its bytes come, and keeps nobody waiting', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const abort = new AbortController();
  const read = readModel(source, progress, abort.signal);
  abort.abort();
  late.resolve(new Response(Uint8Array.from(cube)));
  expect(await read).toBeNull();
  expect(progress.onBusy).not.toHaveBeenCalled();
});

test('what the server does not have, and what is no model, is refused', async () => {
  const { signal } = new AbortController();
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }));
  expect(await readModel(source, progress, signal)).toMatchObject({ outcome: 'refused', code: 'NOT_FOUND' });
  vi.stubGlobal('fetch', async () => new Response('hello'));
  expect(await readModel({ ...source, name: 'hello.txt' }, progress, signal)).toMatchObject({
    outcome: 'refused',
    code: 'UNSUPPORTED_FORMAT',
  });
});
