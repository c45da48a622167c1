// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { stubServer } from '../testing/fake-server.ts';
import { watchStatus } from './watch-status.ts';

const internalFilename = 'abcdefghijklmnopqrstuvwxyz.stl';
const done = { status: 'done', jsonMetadata: { filename: 'a.stl', internalFilename, modelUnit: 'mm' } };
const answer = () => ({ body: {} });

beforeEach(() => {
  vi.useFakeTimers();
});

function watch(signal = new AbortController().signal) {
  return watchStatus(watchConversion, { filename: 'a b.stl', internalFilename, modelUnit: 'mm' }, signal);
}

test('UPL-09 a stream is followed until it says done, past messages that make no sense', async () => {
  const opened: string[] = [];
  stubServer({
    answer,
    stream: (path) => {
      opened.push(path);
      return [{ status: 'processing', jsonMetadata: {} }, 'no json', { status: 'done' }, done];
    },
  });
  expect(await watch()).toEqual({ outcome: 'done', metadata: done.jsonMetadata });
  expect(opened).toEqual([
    `sse/IN_FileStatusEventResponse?fileStatusAction=heatUpTheOil&filename=a+b.stl&internalFilename=${internalFilename}&modelUnit=mm`,
  ]);
});

test('UPL-07 how far the work on a file is is told on the way', async () => {
  const processing = (percent: unknown) => ({ status: 'processing', jsonMetadata: { internalFilename, percent } });
  stubServer({ answer, stream: () => [processing(12), processing(undefined), processing('much'), processing(80), done] });
  const told: number[] = [];
  const input = { filename: 'a.stl', internalFilename, modelUnit: 'mm' } as const;
  const result = await watchStatus(watchConversion, input, new AbortController().signal, (percent) => told.push(percent));
  expect(result).toMatchObject({ outcome: 'done' });
  expect(told).toEqual([12, 80]);
});

test('UPL-14 the words of a failure are passed on', async () => {
  stubServer({ answer, stream: () => [{ status: 'error', jsonMetadata: {}, error: { message: 'The file is empty.' } }] });
  expect(await watch()).toEqual({ outcome: 'failed', message: 'The file is empty.' });
});

test('UPL-09 a stream that breaks is opened again', async () => {
  let tries = 0;
  stubServer({
    answer,
    stream: () => {
      tries += 1;
      return tries < 4 ? null : [done];
    },
  });
  const result = watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toMatchObject({ outcome: 'done' });
  expect(tries).toBe(4);
});

test('UPL-14 a stream that stays out of reach is given up after a minute', async () => {
  stubServer({ answer, stream: () => null });
  const settled = vi.fn();
  const result = watch();
  void result.then(settled);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toEqual({ outcome: 'lost' });
});

test('UPL-14 an abort ends the watching', async () => {
  stubServer({ answer, stream: () => [] });
  const cancellation = new AbortController();
  const result = watch(cancellation.signal);
  await vi.advanceTimersByTimeAsync(10);
  cancellation.abort();
  expect(await result).toEqual({ outcome: 'lost' });
});

test('UPL-09 S-35 files that are followed at once share one stream, and each gets its own result', async () => {
  const names = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(22)}.stl`);
  const resultOf = (name: string) => ({ ...done, jsonMetadata: { ...done.jsonMetadata, internalFilename: name } });
  const opened: (readonly string[])[] = [];
  stubServer({
    answer,
    stream: (path) => {
      const followed = new URLSearchParams(path.split('?')[1]).getAll('internalFilename');
      opened.push(followed);
      if (followed.length < 4) return [];
      const failed = { status: 'error', jsonMetadata: { internalFilename: names[2] }, error: { message: 'No solid.' } };
      return [resultOf('another that nobody asked for.stl'), failed, resultOf(names[3] ?? ''), resultOf(names[0] ?? '')];
    },
  });
  const giveUp = new AbortController();
  const results = names.map((name, index) =>
    watchStatus(watchConversion, { internalFilename: name, modelUnit: 'mm' }, index === 1 ? giveUp.signal : new AbortController().signal),
  );
  await vi.advanceTimersByTimeAsync(200);
  giveUp.abort();
  expect((await Promise.all(results)).map(({ outcome }) => outcome)).toEqual(['done', 'lost', 'failed', 'done']);
  expect(opened).toEqual([[names[0]], names]);
  const late = watch();
  await vi.advanceTimersByTimeAsync(200);
  expect(opened.at(-1)).toEqual([internalFilename]);
  giveUp.abort();
  void late;
});
