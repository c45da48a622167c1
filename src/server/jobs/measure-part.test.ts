import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryBlobStore } from '#test/support/memory/blob-store.ts';
import { createMemoryLog } from '#test/support/memory/log.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createMemoryStatusFeed } from '#test/support/memory/status-feed.ts';
import { createScriptedCad, measureCube, type ScriptedCad } from '#test/support/scripted-cad.ts';
import type { Ports } from '../services/shared/ports.ts';
import { measurePart } from './measure-part.ts';

const PART_ID = 'part-of-22-characters-';
let ports: Pick<Ports, 'records' | 'blobs' | 'feed'> & { cad: ScriptedCad };
let workFolder: string;
let stopping: boolean;
beforeEach(async () => {
  stopping = false;
  workFolder = await mkdtemp(join(tmpdir(), 'quickquote-measure-'));
  ports = { records: createMemoryRecords(), blobs: createMemoryBlobStore(), feed: createMemoryStatusFeed(), cad: createScriptedCad() };
  const internalFilename = 'file-of-22-characters-.stl';
  await ports.blobs.put(`models/${internalFilename}`, Readable.from([Buffer.from('solid')]));
  await ports.records.parts.add({
    id: PART_ID,
    internalFilename,
    filename: 'part.stl',
    format: 'stl',
    modelUnit: 'mm',
    sizeBytes: 5,
    sha256: 'abc',
    createdAt: new Date(0),
  });
});

const findPart = () => ports.records.parts.findById(PART_ID);
const giveWay = new AbortController().signal;
async function measure(leaveSeat = () => {}) {
  const part = await findPart();
  if (part === null) throw new Error('The part is gone.');
  return measurePart({ ...ports, log: createMemoryLog() }, part, workFolder, { giveWay, isStopping: () => stopping, leaveSeat });
}

test('UPL-09 a measured part has its figures, image and meshes, and the work folder is empty again', async () => {
  await measure();
  const part = await findPart();
  expect(part).toMatchObject({ state: 'measured', measurement: { volumeMm3: 1000 } });
  for (const name of [part?.imageName, part?.meshName, part?.stlName])
    expect(await ports.blobs.exists(name as `images/${string}`)).toBe(true);
  expect(await readdir(workFolder)).toEqual([]);
});

test('UPL-09 the seat is left while pictures are still compressed', async () => {
  const compressed = Promise.withResolvers<readonly ['mesh.stl']>();
  ports.cad.script = async (request, onConverted) => {
    const outcome = await measureCube(request, onConverted);
    return outcome.outcome === 'measured' ? { ...outcome, outputs: compressed.promise } : outcome;
  };
  const left = Promise.withResolvers<void>();
  const measuring = measure(left.resolve);
  await left.promise;
  expect(await findPart()).toMatchObject({ state: 'converted' });
  compressed.resolve(['mesh.stl']);
  await measuring;
  expect(await findPart()).toMatchObject({ state: 'measured', imageName: null });
});

test('UPL-09 a part that is measured twice keeps what came first', async () => {
  await measure();
  const first = await findPart();
  ports.cad.script = async () => ({ outcome: 'failed', code: 'REFUSED', message: 'Never heard of it.' });
  await measure();
  expect(await findPart()).toEqual(first);
});

test('UPL-09 a job whose process died between storing and noting stores under the same names again', async () => {
  const stored: string[] = [];
  const { put } = ports.blobs;
  ports.blobs.put = (name, source) => {
    stored.push(name);
    return put(name, source);
  };
  const { markMeasured } = ports.records.parts;
  ports.records.parts.markMeasured = async () => {
    throw new Error('The power went.');
  };
  await expect(measure()).rejects.toThrow('The power went.');
  ports.records.parts.markMeasured = markMeasured;
  await measure();
  expect((await findPart())?.state).toBe('measured');
  expect(stored.slice(3).sort()).toEqual(stored.slice(0, 3).sort());
  expect(stored.join()).not.toContain(PART_ID);
});

test('S-33 a part whose pictures could not all be made has those that could', async () => {
  ports.cad.script = async (request, onConverted) => {
    const outcome = await measureCube(request, onConverted);
    return outcome.outcome === 'measured' ? { ...outcome, outputs: Promise.resolve(['mesh.stl'] as const) } : outcome;
  };
  await measure();
  const part = await findPart();
  expect(part).toMatchObject({ state: 'measured', measurement: { volumeMm3: 1000 }, imageName: null, meshName: null });
  expect(await ports.blobs.exists(part?.stlName as `meshes/${string}`)).toBe(true);
});

test('S-33 a file that ends every CAD process, but only while it is drawn, is a part without picture and meshes', async () => {
  ports.cad.script = async (request, onConverted) => {
    const outcome = await measureCube(request, onConverted);
    return outcome.outcome === 'measured'
      ? { outcome: 'undrawn', code: 'CRASHED', measurement: outcome.measurement, estimates: outcome.estimates }
      : outcome;
  };
  await measure();
  expect(ports.cad.requests).toHaveLength(3);
  expect(await findPart()).toMatchObject({ state: 'measured', measurement: { volumeMm3: 1000 }, imageName: null, stlName: null });
});

test('UPL-14 a failed part keeps the words for the customer', async () => {
  ports.cad.script = async () => ({ outcome: 'failed', code: 'TIMED_OUT', message: 'This file takes too long to read.' });
  await measure();
  expect(await findPart()).toMatchObject({ state: 'failed', failure: 'This file takes too long to read.' });
});

test('S-33 figures that stood outlive crashes and kills that follow', async () => {
  const codes = ['CRASHED', 'KILLED', 'CRASHED', 'CRASHED'] as const;
  ports.cad.script = async (request, onConverted) => {
    const cube = await measureCube(request, onConverted);
    const code = codes[ports.cad.requests.length - 1] ?? 'CRASHED';
    if (ports.cad.requests.length > 1 || cube.outcome !== 'measured') return { outcome: 'failed', code, message: 'The process ended.' };
    return { outcome: 'undrawn', code, measurement: cube.measurement, estimates: cube.estimates };
  };
  await measure();
  expect(ports.cad.requests).toHaveLength(4);
  expect(await findPart()).toMatchObject({ state: 'measured', measurement: { volumeMm3: 1000 }, imageName: null });
});

test('S-33 what somebody else killed counts as no crash of the file', async () => {
  ports.cad.script = async (request, onConverted) => {
    const made = ports.cad.requests.length;
    if (made > 5) return measureCube(request, onConverted);
    return { outcome: 'failed', code: made % 2 === 0 ? 'CRASHED' : 'KILLED', message: 'The process ended.' };
  };
  await measure();
  expect(await findPart()).toMatchObject({ state: 'measured', measurement: { volumeMm3: 1000 } });
});

test('UPL-09 a file whose CAD process was killed is measured by the next one', async () => {
  let kills = 2;
  ports.cad.script = async (request, onConverted) => {
    if (kills === 0) return measureCube(request, onConverted);
    kills -= 1;
    return { outcome: 'failed', code: 'CRASHED', message: 'The process ended.' };
  };
  await measure();
  expect(await findPart()).toMatchObject({ state: 'measured', measurement: { volumeMm3: 1000 } });
});

test('UPL-14 S-21 a file that crashes every CAD process is given up after the third', async () => {
  ports.cad.script = async () => ({ outcome: 'failed', code: 'CRASHED', message: 'This file could not be read.' });
  await measure();
  expect(ports.cad.requests).toHaveLength(3);
  expect(await findPart()).toMatchObject({ state: 'failed', failure: 'This file could not be read.' });
});

test('UPL-09 a file whose measuring was cut short by a stop stays unfinished', async () => {
  stopping = true;
  ports.cad.script = async () => ({ outcome: 'failed', code: 'CRASHED', message: 'The process ended.' });
  await expect(measure()).rejects.toThrow('stopped');
  expect(await findPart()).toMatchObject({ state: 'received', failure: null });
});

test('S-34 a part that had to give way is not failed, and what it left is cleared away', async () => {
  ports.cad.script = async () => ({ outcome: 'failed', code: 'STOPPED', message: 'Not for customers.' });
  expect(await measure()).toBe('gave-way');
  expect(await findPart()).toMatchObject({ state: 'received', failure: null });
  expect(await readdir(workFolder)).toEqual([]);
});
