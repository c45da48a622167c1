import { afterEach, expect, test } from 'vitest';
import { type JobLimits, KernelThread } from './kernel-thread.ts';
import type { WorkerJob } from './worker-messages.ts';

const LONG_MS = 50_000;
const composeJob = (): WorkerJob => ({ bytes: new Uint8Array(1), format: 'stl', unit: 'mm', profiles: [], draw: true, body: null });
const LIMITS: JobLimits = { deadlineMs: LONG_MS, stop: new AbortController().signal };
const NO_ENGINE = {} as WebAssembly.Module;

let thread: KernelThread;
afterEach(() => thread.stop());

/** A thread that answers each job by `answer`, the body of a function of `send`. */
function threadThat(answer: string, restsForMs = LONG_MS): KernelThread {
  const code = `import { parentPort } from 'node:worker_threads';
    const send = (message) => parentPort.postMessage(message);
    parentPort.on('message', () => { ${answer} });`;
  thread = new KernelThread(NO_ENGINE, new URL(`data:text/javascript,${encodeURIComponent(code)}`), restsForMs);
  return thread;
}

async function run(answer: string, drawingMs = LONG_MS) {
  const heard: string[] = [];
  const ending = await threadThat(answer).run(composeJob(), { ...LIMITS, drawingMs }, ({ type }) => heard.push(type));
  return { heard, ending };
}

test.each([
  ['never ends', 'for (;;);', 'TIMED_OUT', 500],
  ['throws', `throw new Error('no paint');`, 'no paint', LONG_MS],
  ['ends the thread', `process.exit(3);`, 'ended with 3', LONG_MS],
  ['breaks the engine', `send({ type: 'broken', code: 'OUT_OF_MEMORY', detail: 'full' });`, 'OUT_OF_MEMORY', LONG_MS],
])('S-33 figures stand where drawing %s, and the next job finds a new thread', async (_name, drawing, words, ms) => {
  const { heard, ending } = await run(`send({ type: 'measured' }); send({ type: 'picture' }); setTimeout(() => { ${drawing} }, 50);`, ms);
  expect(heard).toEqual(['measured', 'picture']);
  expect(ending).toMatchObject({ type: 'measured', undrawn: expect.stringContaining(words) });
  expect(await thread.run(composeJob(), { ...LIMITS, drawingMs: ms }, () => {})).toMatchObject({ type: 'measured' });
});

test('S-33 what gets no turn on a busy machine is not slow: drawing has processor time, and the job a deadline', async () => {
  const waits = `send({ type: 'measured' }); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500); send({ type: 'finished', worn: false });`;
  expect((await run(waits, 500)).ending).toEqual({ type: 'measured', undrawn: null });
  await thread.stop();
  const hangs = threadThat(`send({ type: 'measured' });`);
  const ending = await hangs.run(composeJob(), { ...LIMITS, deadlineMs: 2_000, drawingMs: LONG_MS }, () => {});
  expect(ending).toMatchObject({ type: 'measured', undrawn: expect.stringContaining('TIMED_OUT') });
});

test('S-34 a job that is told to stop while it is drawn is no part yet', async () => {
  const stop = new AbortController();
  const slow = threadThat(`send({ type: 'measured' });`);
  const ending = slow.run(composeJob(), { ...LIMITS, stop: stop.signal }, () => stop.abort());
  expect(await ending).toMatchObject({ type: 'broken', code: 'STOPPED' });
});

test('RUN-01 a thread that rests gives way to a fresh one, which takes the next job', async () => {
  const counts = `globalThis.jobs = (globalThis.jobs ?? 0) + 1; send({ type: 'refused', message: String(globalThis.jobs) });`;
  const resting = threadThat(counts, 200);
  const ask = async () => await resting.run(composeJob(), LIMITS, () => {});
  expect([await ask(), await ask()]).toMatchObject([{ message: '1' }, { message: '2' }]);
  await expect.poll(ask, { interval: 500 }).toMatchObject({ message: '1' });
});

test('UPL-09 a job that is drawn to the end says so', async () => {
  const { heard, ending } = await run(`for (const type of ['read', 'measured', 'file', 'finished']) send({ type, worn: false });`);
  expect(heard).toEqual(['read', 'measured', 'file']);
  expect(ending).toEqual({ type: 'measured', undrawn: null });
});

test('S-21 a thread that ends before it has measured breaks its job', async () => {
  expect((await run('process.exit(3);')).ending).toMatchObject({ type: 'broken', code: 'CRASHED' });
});
