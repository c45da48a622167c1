import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CadRunner, CadRunnerError, type MeasureRequest } from '#server/ports/cad-runner.ts';
import { isProcessAlive, listDescendants } from '#test/support/child-processes.ts';
import { createMemoryLog } from '#test/support/memory/log.ts';
import { FIXTURE_MODELS } from '#test/support/model-files.ts';
import { readProcess } from '#test/support/read-process.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { createCadChildPool } from './create-cad-child-pool.ts';
import { findSandbox } from './find-sandbox.ts';

const SECOND = 1000;
const folder = mkdtempSync(join(tmpdir(), 'cad-pool-'));
const cube = join(folder, 'cube.stl');
/** Reading a pipe into which nobody writes does not end before it is closed. */
const endless = join(folder, 'endless.stl');
let endlessWriter: number;
const sandbox = await findSandbox();
const log = createMemoryLog();
let outputs = 0;

beforeAll(() => {
  writeFileSync(cube, binaryStl(cubeFacets()));
  execFileSync('mkfifo', [endless]);
  endlessWriter = openSync(endless, 'r+');
});
afterAll(() => {
  closeSync(endlessWriter);
  rmSync(folder, { recursive: true });
});

function request(modelPath: string, more: Partial<MeasureRequest> = {}): MeasureRequest {
  const outputFolder = join(folder, `output-${outputs++}`);
  mkdirSync(outputFolder);
  const sizeBytes = modelPath === endless ? 100 : statSync(modelPath).size;
  const model = { modelPath, sizeBytes, format: 'stl', unit: 'mm', sha256: 'ab' } as const;
  return { jobId: randomUUID(), part: 'a1b2c3d4', outputFolder, profiles: [], draw: true, body: null, ...model, ...more };
}

async function withPool(
  options: { size: number; memoryLimitMb?: number; jobDeadlineMs?: number },
  use: (pool: CadRunner) => Promise<void>,
) {
  const pool = createCadChildPool({ sandbox, memoryLimitMb: 2048, jobDeadlineMs: 50 * SECOND, log, ...options });
  try {
    await use(pool);
  } finally {
    await pool.close();
  }
}

const children = () => listDescendants(process.pid).filter(isProcessAlive);

describe('a pool of CAD children', () => {
  test('S-39 where no process can be started it is tried again, and what waits is measured then', { timeout: 60 * SECOND }, async () => {
    let failures = 2;
    const start: typeof sandbox.start = (...of) => {
      if (failures === 0) return sandbox.start(...of);
      failures -= 1;
      throw new CadRunnerError('No CAD process could be started.');
    };
    const pool = createCadChildPool({ sandbox: { ...sandbox, start }, size: 1, memoryLimitMb: 2048, jobDeadlineMs: 50 * SECOND, log });
    try {
      expect(await pool.measure(request(cube), () => {})).toMatchObject({ outcome: 'measured' });
      expect(failures).toBe(0);
    } finally {
      await pool.close();
    }
  });

  test.skipIf(process.platform !== 'linux')('S-39 a process that gets no pipes for want of descriptors is told as an error', () => {
    const here = JSON.stringify(new URL('find-sandbox.ts', import.meta.url).href);
    const script = `const { findSandbox } = await import(${here}); const sandbox = await findSandbox(['none']);
      const { readdirSync } = await import('node:fs'); const { execFileSync } = await import('node:child_process');
      execFileSync('prlimit', ['--nofile=' + readdirSync('/proc/self/fd').length + ':', '--pid', String(process.pid)]);
      try { sandbox.start(['-e', ''], 100); } catch (error) { process.stdout.write(error.code); }
      await new Promise((resolve) => setTimeout(resolve, 100));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(said).toBe('CAD_FILES_UNAVAILABLE');
  });

  test('API-17 STEP in its own unit and STL in the chosen one are measured, pictured and meshed', { timeout: 120 * SECOND }, () =>
    withPool({ size: 1 }, async (pool) => {
      await pool.warm();
      const step = request(join(FIXTURE_MODELS, 'block-inch.step'), { format: 'step' });
      let converted = 0;
      const exact = await pool.measure(step, () => converted++);
      expect(exact).toMatchObject({
        outcome: 'measured',
        measurement: { sha256: 'ab', unit: 'in', solids: 1, faces: 6, volumeKind: 'exact' },
      });
      expect(exact.outcome === 'measured' && exact.measurement.volumeMm3).toBeCloseTo(6 * 25.4 ** 3, 3);
      expect(converted).toBe(1);
      const stages = exact.outcome === 'measured' ? exact.stages : [];
      expect(stages.map(({ name }) => name)).toEqual(['read', 'measure', 'draw']);
      expect(stages.map(({ endedMs }) => endedMs)).toEqual(stages.map(({ endedMs }) => endedMs).sort((a, b) => a - b));
      expect(exact.outcome === 'measured' && (await exact.outputs)).toHaveLength(3);
      expect(readdirSync(step.outputFolder).sort()).toEqual(['mesh.glb', 'mesh.stl', 'thumbnail.webp']);
      const picture = sharp(join(step.outputFolder, 'thumbnail.webp'));
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 512, height: 512, hasAlpha: true });
      const { channels } = await picture.stats();
      expect(channels[3]).toMatchObject({ min: 0, max: 255 });

      const mesh = await pool.measure(request(cube, { unit: 'cm' }), () => {});
      expect(mesh).toMatchObject({ outcome: 'measured', measurement: { unit: 'cm', boxMm: { x: 100 }, volumeMm3: 1_000_000 } });

      writeFileSync(join(folder, 'bad.step'), 'no model');
      const refused = await pool.measure(request(join(folder, 'bad.step'), { format: 'step' }), () => converted++);
      expect(refused).toMatchObject({ outcome: 'failed', code: 'REFUSED' });
      expect(converted).toBe(1);
    }),
  );

  test('a child is ready before it has warmed up, and warms on while no job waits', { timeout: 120 * SECOND }, () =>
    withPool({ size: 1 }, async (pool) => {
      await pool.warm();
      const worked = () => children().reduce((sum, pid) => sum + (readProcess(pid)?.seconds ?? 0), 0);
      const atFirst = worked();
      const [soon, later] = [await pool.measure(request(cube), () => {}), await pool.measure(request(cube), () => {})];
      expect(soon).toMatchObject({ outcome: 'measured', measurement: { volumeMm3: 1000 } });
      expect(later).toMatchObject({ outcome: 'measured', measurement: { volumeMm3: 1000 } });
      await expect.poll(worked, { timeout: 60 * SECOND }).toBeGreaterThan(atFirst + 1.5);
    }),
  );

  test('S-21 a job that hangs is stopped, others go on, and its child works again', { timeout: 120 * SECOND }, () =>
    withPool({ size: 2, jobDeadlineMs: 12 * SECOND }, async (pool) => {
      await pool.warm();
      const hanging = pool.measure(request(endless), () => {});
      const others = await Promise.all([1, 2, 3].map(() => pool.measure(request(cube), () => {})));
      expect(others.map(({ outcome }) => outcome)).toEqual(['measured', 'measured', 'measured']);
      expect(await Promise.race([hanging, 'still running'])).toBe('still running');
      expect(await hanging).toMatchObject({ outcome: 'failed', code: 'TIMED_OUT' });
      const after = await Promise.all([pool.measure(request(cube), () => {}), pool.measure(request(cube), () => {})]);
      expect(after.map(({ outcome }) => outcome)).toEqual(['measured', 'measured']);
    }),
  );

  test('S-34 a job that is told to stop ends at once, and its child, which goes on, takes the next', { timeout: 120 * SECOND }, () =>
    withPool({ size: 1 }, async (pool) => {
      await pool.warm();
      const before = children();
      const stop = new AbortController();
      const stopped = pool.measure(request(join(FIXTURE_MODELS, 'block-inch.step'), { format: 'step' }), () => {}, stop.signal);
      const waiting = pool.measure(request(cube), () => {});
      stop.abort();
      expect(await stopped).toMatchObject({ outcome: 'failed', code: 'STOPPED' });
      expect(await waiting).toMatchObject({ outcome: 'measured' });
      expect(children()).toEqual(before);
      const ended = new AbortController();
      expect(await pool.measure(request(cube), () => {}, ended.signal)).toMatchObject({ outcome: 'measured' });
      ended.abort();
      expect(await pool.measure(request(cube), () => {})).toMatchObject({ outcome: 'measured' });
    }),
  );

  test('S-21 a killed child fails its job alone and is replaced', { timeout: 120 * SECOND }, () =>
    withPool({ size: 1 }, async (pool) => {
      await pool.warm();
      const before = children();
      const doomed = pool.measure(request(endless), () => {});
      const waiting = pool.measure(request(cube), () => {});
      process.kill(before[0] ?? 0, 'SIGKILL');
      expect(await doomed).toMatchObject({ outcome: 'failed', code: 'KILLED' });
      expect(await waiting).toMatchObject({ outcome: 'measured' });
      expect(children()).toHaveLength(before.length);
      expect(before.filter(isProcessAlive)).toEqual([]);
    }),
  );

  test('S-21 a child that holds too much memory is ended and its job told so', { timeout: 120 * SECOND }, () =>
    withPool({ size: 1, memoryLimitMb: 100 }, async (pool) => {
      expect(await pool.measure(request(cube), () => {})).toMatchObject({ outcome: 'failed', code: 'OUT_OF_MEMORY' });
    }),
  );

  /** Scripts in the engine's place, each of which gets its job's id as `jobId`. */
  const HOSTILE: Readonly<Record<string, string>> = {
    'no JSON': `say('{')`,
    'a word of its own': `say({ type: 'gone', jobId })`,
    "words of Node's own channel": `say({ cmd: 'NODE_HANDLE_ACK' })`,
    'a line without end': `for (;;) fs.writeSync(3, 'x'.repeat(60_000))`,
    'words without end': `for (;;) say({ type: 'converted', jobId })`,
    'an output that fills disks': `say({ type: 'output', jobId, name: 'mesh.stl', sizeBytes: 2 ** 40 })`,
    'a picture that fills memory': `say({ type: 'output', jobId, name: 'thumbnail.webp', sizeBytes: 2 ** 24 })`,
    'less than it sends': `say({ type: 'output', jobId, name: 'mesh.stl', sizeBytes: 1 });
      new (require('net').Socket)({ fd: 4 }).write(Buffer.alloc(2 ** 20)); setTimeout(() => say('{'), 300)`,
    'an output twice': `for (const _ of 'ab') say({ type: 'output', jobId, name: 'mesh.stl', sizeBytes: 0 })`,
  };
  test.each(Object.entries(HOSTILE))(
    'S-32 a child that says %s is ended, and nothing else',
    { timeout: 60 * SECOND },
    async (_, script) => {
      const code = `const fs = require('fs');
      const say = (message) => fs.writeSync(3, (typeof message === 'string' ? message : JSON.stringify(message)) + '\\n');
      say({ type: 'ready' });
      const request = Buffer.alloc(1000);
      const { jobId } = JSON.parse(request.toString('utf8', 0, fs.readSync(3, request)));
      fs.writeSync(2, 'before it spoke\\n');
      ${script};
      setInterval(() => {}, 1000);`;
      const hostile = { ...sandbox, start: (_arguments: unknown, memoryLimitMb: number) => sandbox.start(['-e', code], memoryLimitMb) };
      const pool = createCadChildPool({ sandbox: hostile, size: 1, memoryLimitMb: 2048, jobDeadlineMs: 50 * SECOND, log });
      let converted = 0;
      const asked = request(cube);
      const outcome = await pool.measure(asked, () => converted++);
      await pool.close();
      const ended = log.lines.filter(({ details }) => 'jobId' in details && details.jobId === asked.jobId);
      expect(ended.at(-1)).toMatchObject({ message: 'a CAD child ended', details: { part: asked.part, errors: 'before it spoke\n' } });
      expect(outcome).toMatchObject({ outcome: 'failed', code: 'CRASHED' });
      expect(converted).toBeLessThan(2);
    },
  );

  test('closing ends waiting jobs and every child', { timeout: 60 * SECOND }, async () => {
    const pool = createCadChildPool({ sandbox, size: 1, memoryLimitMb: 2048, jobDeadlineMs: SECOND, log });
    const jobs = [pool.measure(request(endless), () => {}), pool.measure(request(cube), () => {})];
    const before = children();
    await pool.close();
    expect((await Promise.all(jobs)).map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
    // The program that walls it in may take a moment more.
    await expect.poll(() => before.filter(isProcessAlive), { timeout: 10 * SECOND }).toEqual([]);
    expect(children()).toEqual([]);
  });

  test('children end with a server that was killed', { timeout: 60 * SECOND }, async () => {
    const server = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { createCadChildPool } from '#server/adapters/cad-runner/create-cad-child-pool.ts';
         import { findSandbox } from '#server/adapters/cad-runner/find-sandbox.ts';
         const log = { info() {}, warn() {}, error() {} };
         await createCadChildPool({ sandbox: await findSandbox(), size: 1, memoryLimitMb: 2048, jobDeadlineMs: 1000, log }).warm();
         console.log('warm');`,
      ],
      { cwd: fileURLToPath(new URL('../../../..', import.meta.url)), stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const family = listDescendants(server.pid ?? 0);
    expect(family.length).toBeGreaterThan(0);
    server.kill('SIGKILL');
    await expect.poll(() => family.filter(isProcessAlive), { timeout: 10 * SECOND }).toEqual([]);
  });
});
