import { afterEach, expect, test, vi } from 'vitest';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { ReadAhead } from './read-ahead.ts';

const source = (name: string) => ({ kind: 'address', url: `https://quote.test/cad/mesh/${name}`, name }) as const;
const { signal } = new AbortController();

function serve(answer: (signal: AbortSignal | null) => Response) {
  const fetched = vi.fn(async (_url: string, init: RequestInit) => answer(init.signal ?? null));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const cube = () => new Response(Uint8Array.from(binaryStl(cubeFacets(10))));

afterEach(() => void vi.unstubAllGlobals());

test('what was read ahead is handed out once, and only for what it was read of', async () => {
  const fetched = serve(cube);
  const ahead = new ReadAhead();
  ahead.begin(source('cube.stl'));
  ahead.begin(source('cube.stl'));
  expect(await ahead.take(source('other.stl'), signal)).toBeNull();
  expect(await ahead.take(source('cube.stl'), signal)).toMatchObject({ outcome: 'read', mesh: { format: 'stl' } });
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
