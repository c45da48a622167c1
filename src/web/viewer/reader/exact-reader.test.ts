import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExactReader, type ExactReply } from './exact-reader.ts';

/** Stands for a worker that answers when it is told to. */
class SlowWorker {
  static started: SlowWorker[] = [];
  isEnded = false;
  onmessage: ((event: { data: ExactReply }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly postMessage = vi.fn();

  constructor() {
    SlowWorker.started.push(this);
  }

  terminate() {
    this.isEnded = true;
  }
}

const MESH = { positions: new Float32Array(9), normals: null, indices: Uint32Array.of(0, 1, 2), edgeSegments: null };
const request = () => ({ format: 'step' as const, bytes: new Uint8Array(8) });

beforeEach(() => {
  SlowWorker.started = [];
  vi.stubGlobal('Worker', SlowWorker);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('VIEW-12 one worker reads file after file', async () => {
  const reader = new ExactReader();
  for (const data of [MESH, null]) {
    const read = reader.read(request());
    SlowWorker.started[0]?.onmessage?.({ data });
    expect(await read).toEqual(data === null ? { outcome: 'failed' } : { outcome: 'read', mesh: MESH });
  }
  vi.advanceTimersByTime(1_000_000);
  expect(SlowWorker.started).toMatchObject([{ isEnded: false }]);
});

test('VIEW-12 a reading that does not end is ended, and the next file gets a fresh worker', async () => {
  const reader = new ExactReader();
  const read = reader.read(request());
  vi.advanceTimersByTime(1_000_000);
  expect(await read).toEqual({ outcome: 'too long' });
  void reader.read(request());
  expect(SlowWorker.started).toMatchObject([{ isEnded: true }, { isEnded: false }]);
});

test('VIEW-02 VIEW-12 another file does not wait for the one before', async () => {
  const reader = new ExactReader();
  const [first, second] = [reader.read(request()), reader.read(request())];
  expect(await first).toEqual({ outcome: 'failed' });
  expect(SlowWorker.started).toMatchObject([{ isEnded: true }, { isEnded: false }]);
  SlowWorker.started[1]?.onerror?.();
  expect(await second).toEqual({ outcome: 'failed' });
});
