import { afterEach, expect, test, vi } from 'vitest';
import { BadResponse, fetchSound, readJson } from './fetch-sound.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: Response) => vi.stubGlobal('fetch', async () => response);
/** A server that never answers. */
const silence = () =>
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );

test('GEN-04 an answer that is OK is handed on, another is thrown with what came', async () => {
  answer(Response.json({ fine: true }));
  expect(await readJson(await fetchSound('/a'))).toEqual({ fine: true });
  answer(Response.json({ reason: 'full' }, { status: 507 }));
  const error = await fetchSound('/a').catch((thrown: unknown) => thrown);
  if (!(error instanceof BadResponse)) throw new Error('not thrown');
  expect([error.message, error.response.status, await readJson(error.response)]).toEqual([
    'Bad response from server',
    507,
    { reason: 'full' },
  ]);
});

test('what is no JSON reads as nothing', async () => {
  expect(await readJson(new Response('<p>proxy</p>'))).toBeUndefined();
});

test('a request is given up when the caller leaves or patience ends', async () => {
  silence();
  await expect(fetchSound('/a', { patienceMs: 20 })).rejects.toMatchObject({ name: 'TimeoutError' });
  const leaving = new AbortController();
  const left = fetchSound('/a', { signal: leaving.signal, patienceMs: 60_000 });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
});
