import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduleDescription } from '#contract/calls/schedule-description.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { watchDescription } from '#contract/calls/watch-description.ts';
import { callServer, finishUpload, uploadFile, uploadPart, uploadToEnd, watchStream } from '#test/support/api-client.ts';
import { composeStep, composeStl } from '#test/support/model-bytes.ts';
import { readEvents } from '#test/support/read-events.ts';
import { measureCube } from '#test/support/scripted-cad.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA.stl';
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function upload(name = 'part.stl', unit = 'mm') {
  const bytes = name.endsWith('.stl') ? composeStl() : composeStep();
  const answer = await uploadFile(server.baseUrl, { name, bytes }, unit);
  if (!answer.ok) throw new Error('The upload was refused.');
  return answer.body;
}

/** Runs `use` while measuring stands still at the given point. */
async function whileHeld(point: 'reading' | 'measuring', use: (goOn: () => void) => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>();
  server.cad.script = async (request, onConverted) => {
    if (point === 'measuring') onConverted();
    await held.promise;
    return measureCube(request, point === 'measuring' ? () => {} : onConverted);
  };
  try {
    await use(held.resolve);
  } finally {
    held.resolve();
    server.cad.script = measureCube;
  }
}

test('UPL-09 API-04 an upload goes through calls 1 to 4 and ends as a part bound to its provider', async () => {
  const end = await uploadToEnd(server.baseUrl, { name: 'my_bracket.stl', bytes: composeStl() }, 'mm');
  expect(end).toMatchObject({
    end: 'part',
    part: {
      filename: 'my_bracket.stl',
      title: 'my bracket',
      quantity: 1,
      unit: 'mm',
      scale: 1,
      selected: true,
      solids: 1,
      watertight: true,
    },
  });
  if (end.end !== 'part') return;
  expect(end.part).toMatchObject({ dimensions: { x: 10, y: 10, z: 10 }, surfaceArea: 600, volume: 1000 });
  const image = await fetch(`${server.baseUrl}/img/${end.part.image}`);
  expect([image.status, await image.text()]).toEqual([200, 'made for thumbnail.webp']);
  expect(await server.records.parts.findById(end.part.id)).toMatchObject({ providerId: '1', scheduled: true });
});

test.each([
  ['cm', 10],
  ['in', 10],
])('API-17 an STL in %s is reported in that unit', async (unit, side) => {
  const uploaded = await uploadPart(server.baseUrl, { name: 'cube.stl', bytes: composeStl() }, unit);
  expect(uploaded.unit).toBe(unit);
  expect(uploaded.dimensions.x).toBeCloseTo(side, 9);
  expect(uploaded.surfaceArea).toBeCloseTo(6 * side ** 2, 9);
  expect(uploaded.volume).toBeCloseTo(side ** 3, 9);
});

test('API-17 a STEP file keeps the unit it declares whatever the customer chose', async () => {
  const end = await uploadToEnd(server.baseUrl, { name: 'cube.step', bytes: composeStep() }, 'in');
  expect(end).toMatchObject({ part: { unit: 'mm', dimensions: { x: 10, y: 10, z: 10 } } });
});

test('API-03 the first stream says at once that the file is in work, and done as soon as it was read', async () => {
  await whileHeld('reading', async (goOn) => {
    const { filename, internalFilename, modelUnit } = await upload('waiting.stl', 'cm');
    const query = new URLSearchParams({ fileStatusAction: 'heatUpTheOil', filename, internalFilename, modelUnit });
    const response = await fetch(`${server.baseUrl}/api/${watchConversion.path}?${query}`);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const statuses: string[] = [];
    for await (const data of readEvents(response)) {
      const message = watchConversion.response.parse(JSON.parse(data));
      statuses.push(message.status);
      if (message.status === 'processing') goOn();
      else expect(message.jsonMetadata).toEqual({ filename: 'waiting.stl', internalFilename, modelUnit: 'cm' });
    }
    expect(statuses.at(0)).toBe('processing');
    expect(statuses.at(-1)).toBe('done');
  });
});

test('UPL-07 a stream tells how much of the work on a file is done, of which no record is kept', async () => {
  let tell: (percent: number) => void = () => {};
  const done = Promise.withResolvers<void>();
  server.cad.script = async (request, onConverted, onProgress) => {
    tell = onProgress;
    await done.promise;
    return measureCube(request, onConverted);
  };
  const { internalFilename } = await upload();
  const query = new URLSearchParams({ fileStatusAction: 'heatUpTheOil', internalFilename, modelUnit: 'mm' });
  const told: unknown[] = [];
  for await (const data of readEvents(await fetch(`${server.baseUrl}/api/${watchConversion.path}?${query}`))) {
    const message = watchConversion.response.parse(JSON.parse(data));
    if (message.status !== 'processing') continue;
    told.push(message.jsonMetadata['percent']);
    if (told.length === 1) setTimeout(() => tell(37), 200);
    else done.resolve();
  }
  server.cad.script = measureCube;
  expect(told).toEqual([undefined, 37]);
});

test('API-03 the first stream is done while the part is still being measured', async () => {
  await whileHeld('measuring', async () => {
    const { internalFilename } = await upload();
    expect(await watchStream(server.baseUrl, watchConversion, { internalFilename, modelUnit: 'mm' })).toMatchObject({ status: 'done' });
    expect((await server.records.parts.findByInternalFilename(internalFilename))?.state).toBe('converted');
  });
});

test('API-02 API-04 the second stream waits until image and figures were asked for', async () => {
  const { filename, internalFilename, modelUnit } = await upload();
  await watchStream(server.baseUrl, watchConversion, { internalFilename, modelUnit });
  const query = new URLSearchParams({ fileStatusAction: 'addTurmeric', internalFilename, mspID: '1' });
  const response = await fetch(`${server.baseUrl}/api/${watchDescription.path}?${query}`);
  const statuses: string[] = [];
  for await (const data of readEvents(response)) {
    const message = watchDescription.response.parse(JSON.parse(data));
    statuses.push(message.status);
    if (statuses.length > 1) continue;
    const scheduled = await callServer(server.baseUrl, scheduleDescription, { filename, internalFilename, modelUnit });
    expect(scheduled).toMatchObject({ ok: true, status: 200, body: { success: true, filename, internalFilename } });
  }
  expect([statuses[0], statuses.at(-1)]).toEqual(['processing', 'done']);
});

test('API-04 a stream opened late gets the result at once', async () => {
  const sent = await upload();
  expect(await finishUpload(server.baseUrl, sent)).toMatchObject({ end: 'part' });
  expect(await finishUpload(server.baseUrl, sent)).toMatchObject({ end: 'part' });
});

test('API-04 an unknown provider binds nothing, and no provider at all leaves the part unbound', async () => {
  const sent = await upload();
  expect(await finishUpload(server.baseUrl, sent, 'nobody')).toMatchObject({
    end: 'refused',
    message: expect.stringContaining('not known'),
  });
  const end = await finishUpload(server.baseUrl, sent, '-1');
  if (end.end !== 'part') throw new Error(end.message);
  expect((await server.records.parts.findById(end.part.id))?.providerId).toBeNull();
});

test('UPL-14 a file that cannot be measured ends both streams with the words of the refusal', async () => {
  server.cad.script = async () => ({ outcome: 'failed', code: 'REFUSED', message: 'This file holds no geometry.' });
  try {
    const { internalFilename, modelUnit } = await upload();
    const said = { status: 'error', error: { message: 'This file holds no geometry.' } };
    expect(await watchStream(server.baseUrl, watchConversion, { internalFilename, modelUnit })).toMatchObject(said);
    expect(await watchStream(server.baseUrl, watchDescription, { internalFilename, mspID: '1' })).toMatchObject(said);
  } finally {
    server.cad.script = measureCube;
  }
});

test('API-03 API-16 an unknown or malformed name is answered on the stream, since a browser reads nothing else', async () => {
  for (const internalFilename of [UNKNOWN, '../../etc/passwd', '']) {
    const end = await watchStream(server.baseUrl, watchConversion, { internalFilename, modelUnit: 'mm' });
    expect(end).toMatchObject({ status: 'error', error: { message: expect.any(String) } });
  }
  const wrongAction = await fetch(`${server.baseUrl}/api/${watchConversion.path}?fileStatusAction=boil&internalFilename=${UNKNOWN}`);
  expect(await wrongAction.text()).toContain('"status":"error"');
});

test('API-02 call 2 on an unknown file is refused', async () => {
  const answer = await callServer(server.baseUrl, scheduleDescription, { filename: 'x.stl', internalFilename: UNKNOWN, modelUnit: 'mm' });
  expect(answer).toMatchObject({ ok: false, status: 404 });
});

test('S-35 one stream follows several files, says of each which it is, and ends when all have ended', async () => {
  await whileHeld('reading', async (goOn) => {
    const uploads = [await upload('one.stl'), await upload('two.stl'), await upload('three.step')];
    const names = [...uploads.map(({ internalFilename }) => internalFilename), UNKNOWN];
    const query = new URLSearchParams([['fileStatusAction', 'heatUpTheOil'], ...names.map((name) => ['internalFilename', name])]);
    const response = await fetch(`${server.baseUrl}/api/${watchConversion.path}?${query}`);
    const said: Record<string, string[]> = {};
    for await (const data of readEvents(response)) {
      const message = watchConversion.response.parse(JSON.parse(data));
      const name = String(message.jsonMetadata['internalFilename']);
      said[name] = [...(said[name] ?? []), message.status];
      if (Object.keys(said).length === names.length) goOn();
    }
    expect(said[UNKNOWN]).toEqual(['error']);
    for (const { internalFilename } of uploads) expect(said[internalFilename]).toEqual(['processing', 'done']);
    for (const sent of uploads) await callServer(server.baseUrl, scheduleDescription, sent);
    query.set('fileStatusAction', 'addTurmeric');
    query.set('mspID', '1');
    query.delete('internalFilename', UNKNOWN);
    const measured: string[] = [];
    for await (const data of readEvents(await fetch(`${server.baseUrl}/api/${watchDescription.path}?${query}`))) {
      const message = watchDescription.response.parse(JSON.parse(data));
      if (message.status === 'done') measured.push(message.jsonMetadata.internalFilename);
    }
    expect(measured.sort()).toEqual(uploads.map(({ internalFilename }) => internalFilename).sort());
  });
});

testAlone('S-35 of thousands of streams from one address some are opened, and the others told when to come again', async () => {
  await using limited = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
  const held = Promise.withResolvers<void>();
  limited.cad.script = async (request, onConverted) => {
    await held.promise;
    return measureCube(request, onConverted);
  };
  const sent = await uploadFile(limited.baseUrl, { name: 'part.stl', bytes: composeStl() });
  if (!sent.ok) throw new Error('The upload was refused.');
  const url = `${limited.baseUrl}/api/${watchConversion.path}?fileStatusAction=heatUpTheOil&internalFilename=${sent.body.internalFilename}`;
  const openFrom = (address: string) => fetch(url, { headers: { 'x-forwarded-for': address } });
  const opened = await Promise.all(Array.from({ length: 100 }, () => openFrom('198.51.100.1')));
  const refused = opened.filter(({ status }) => status === 429);
  expect([refused.length, opened.filter(({ status }) => status === 200).length]).toEqual([36, 64]);
  for (const response of refused) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  opened.push(await openFrom('198.51.100.2'));
  expect(opened.at(-1)?.status).toBe(200);
  held.resolve();
  for (const response of opened) expect(await response.text()).toContain(response.status === 429 ? 'again in' : '"done"');
  expect((await openFrom('198.51.100.1')).status).toBe(200);
});
