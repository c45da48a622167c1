import { afterEach, expect, test, vi } from 'vitest';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { ReadAhead } from './read-ahead.ts';
import { readModel } from './read-model.ts';

const source = (name: string) => ({ kind: 'address', url: `https://quote.test/cad/mesh/${name}`, name }) as const;
const progress = { onStatus() {}, onBusy: vi.fn(), onPercent() {} };
const { signal } = new AbortController();
const cube = () => new Response(Uint8Array.from(binaryStl(cubeFacets(10))));

function serve(answer: (signal: AbortSignal | null) => Response | Promise<Response>) {
  const fetched = vi.fn(async (_url: string, init: RequestInit) => answer(init.signal ?? null));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  progress.onBusy.mockClear();
});

test('a model is fetched with the cookies of this site and read by its format', async () => {
  const fetched = serve(cube);
  expect(await readModel(source('cube.stl'), progress, signal)).toMatchObject({ outcome: 'read', mesh: { welded: true } });
  expect(fetched).toHaveBeenCalledWith(source('cube.stl').url, expect.objectContaining({ credentials: 'same-origin' }));
});

test('a read that was given up hands out nothing, however late its bytes come, and keeps nobody waiting', async () => {
  const late = Promise.withResolvers<Response>();
  serve(() => late.promise);
  const abort = new AbortController();
  const read = readModel(source('cube.stl'), progress, abort.signal);
  abort.abort();
  late.resolve(cube());
  expect(await read).toBeNull();
  expect(progress.onBusy).not.toHaveBeenCalled();
});

test.each([
  ['what the server does not have', 404, 'cube.stl', 'NOT_FOUND'],
  ['what is no model', 200, 'hello.txt', 'UNSUPPORTED_FORMAT'],
])('%s is refused', async (_what, status, name, code) => {
  serve(() => new Response('hello', { status }));
  expect(await readModel(source(name), progress, signal)).toMatchObject({ outcome: 'refused', code });
});

test('what was read ahead is handed out once, and only for what it was read of', async () => {
  const fetched = serve(cube);
  const ahead = new ReadAhead();
  ahead.begin(source('cube.stl'));
  ahead.begin(source('cube.stl'));
  expect(await ahead.take(source('other.stl'), signal)).toBeNull();
  expect(await ahead.take(source('cube.stl'), signal)).toMatchObject({ outcome: 'read', mesh: { welded: true } });
  expect(await ahead.take(source('cube.stl'), signal)).toBeNull();
  expect(fetched).toHaveBeenCalledOnce();
});

test('the next one ends the one before, and a failure is left to who asks for the model', async () => {
  const signals: (AbortSignal | null)[] = [];
  serve((given) => {
    signals.push(given);
    return new Response('gone', { status: 404 });
  });
  const ahead = new ReadAhead();
  ahead.begin(source('one.stl'));
  ahead.begin(source('two.stl'));
  expect(signals.map((given) => given?.aborted)).toEqual([true, false]);
  expect(await ahead.take(source('two.stl'), signal)).toBeNull();
});
