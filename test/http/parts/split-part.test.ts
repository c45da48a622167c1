import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitPart } from '#contract/api/parts/split-part.ts';
import { treatAsAssembly } from '#contract/api/parts/treat-as-assembly.ts';
import type { Part } from '#contract/schemas/entities.ts';
import type { BodyFacts } from '#domain/part/part-insides.ts';
import { callServer, finishUpload, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { createScriptedCad, measureCube, type ScriptedCad } from '#test/support/scripted-cad.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const alike = (first: number, count: number) => ({ first, count, volumeMm3: 500, areaMm2: 300 });
const THREE: BodyFacts = { count: 3, different: 2, alike: [alike(0, 2), alike(1, 1)], touching: false, overlapping: null };
const NOTE = { code: 'SEVERAL_BODIES', severity: 'note', message: 'The file holds 3 bodies.' } as const;

let cad: ScriptedCad;
let server: TestApp;
let facts: BodyFacts | null = THREE;
beforeAll(async () => {
  cad = createScriptedCad();
  cad.script = async (request, onConverted) => {
    expect(existsSync(request.modelPath)).toBe(true);
    const outcome = await measureCube(request, onConverted);
    if (outcome.outcome !== 'measured' || request.body !== null) return outcome;
    return { ...outcome, measurement: { ...outcome.measurement, bodies: facts, findings: [NOTE] } };
  };
  server = await startTestApp({}, { cad });
});
afterAll(() => server.close());

async function upload(bodies: BodyFacts | null = THREE, name = 'gear set.stl'): Promise<Part> {
  facts = bodies;
  return uploadPart(server.baseUrl, { name, bytes: composeStl() });
}
const split = (partID: string, mspID = '1') => callServer(server.baseUrl, splitPart, { partID, mspID });
const assemble = (partID: string, mspID = '1') => callServer(server.baseUrl, treatAsAssembly, { partID, mspID });

describe('HOLD-06 a file that is split', () => {
  test('becomes a part for each different body, as many as there are alike, of the same provider', async () => {
    const part = await upload();
    const { files } = succeed(await split(part.id));
    expect(files.map(({ filename }) => filename)).toEqual(['gear set, body 1.stl', 'gear set, body 2.stl']);
    const ends = await Promise.all(files.map((file) => finishUpload(server.baseUrl, { success: true, ...file })));
    const parts = ends.map((end) => (end.end === 'part' ? end.part : null));
    expect(parts).toMatchObject([
      { title: 'gear set, body 1', quantity: 2 },
      { title: 'gear set, body 2', quantity: 1 },
    ]);
    expect(
      cad.requests
        .slice(-2)
        .map(({ body }) => body)
        .sort(),
    ).toEqual([0, 1]);
    for (const made of parts) expect((await server.records.parts.findById(made?.id ?? ''))?.providerId).toBe('1');
    const lines = await quoteParts(
      server.baseUrl,
      parts.flatMap((made) => made ?? []),
      await chooseFirstOffer(server.baseUrl),
    );
    expect(lines).toHaveLength(2);
    expect(await server.records.parts.findById(part.id)).not.toBeNull();
  });

  test('SHOP-20 leads to a file of its own from each of its bodies, with a hash of its own beside that of the upload', async () => {
    const whole = await upload();
    const { files } = succeed(await split(whole.id));
    const [, second] = files;
    if (second === undefined) throw new Error('There is one body only.');
    const end = await finishUpload(server.baseUrl, { success: true, ...second });
    const own = await fetch(`${server.baseUrl}/models/${second.internalFilename}`);
    expect(own.headers.get('content-disposition')).toContain('filename="gear set, body 2.stl"');
    expect(await own.text()).toBe('made for body.model');
    const origin = await server.records.parts.findById(whole.id);
    const record = await server.records.parts.findById(end.end === 'part' ? end.part.id : '');
    const sha256 = createHash('sha256').update('made for body.model').digest('hex');
    expect(record).toMatchObject({ sha256: origin?.sha256, body: { file: { sizeBytes: 19, sha256 } } });
    expect(record?.measurement).toMatchObject({ sha256, originSha256: origin?.sha256 });
    expect(sha256).not.toBe(origin?.sha256);
  });

  test('SHOP-20 is a part all the same where a body can’t be written, and then leads to the whole file under its own name', async () => {
    const usual = cad.script;
    cad.script = async (request, onConverted) => {
      const outcome = await usual(request, onConverted, () => {});
      return outcome.outcome === 'measured' ? { ...outcome, outputs: Promise.resolve(['mesh.glb'] as const) } : outcome;
    };
    const { files } = succeed(await split((await upload()).id));
    const ends = await Promise.all(files.map((file) => finishUpload(server.baseUrl, { success: true, ...file })));
    cad.script = usual;
    expect(ends.map(({ end }) => end)).toEqual(['part', 'part']);
    const whole = await fetch(`${server.baseUrl}/models/${files[1]?.internalFilename}`);
    expect([whole.headers.get('content-disposition'), whole.headers.get('cache-control')]).toEqual([
      expect.stringContaining('filename="gear set.stl"'),
      'no-store',
    ]);
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(composeStl());
  });

  test('makes no more parts when it is split again, even at once', async () => {
    const part = await upload();
    const answers = (await Promise.all([split(part.id), split(part.id)])).map((answer) => succeed(answer));
    expect(succeed(await split(part.id))).toEqual(answers[0]);
    expect(answers[1]).toEqual(answers[0]);
    for (const file of answers[0]?.files ?? []) await finishUpload(server.baseUrl, { success: true, ...file });
    const measured = cad.requests.length;
    await split(part.id);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(cad.requests).toHaveLength(measured);
  });
});

describe('HOLD-06 what is refused', () => {
  test.each([['a part that is not known', 'x'.repeat(22), '1']])('%s', async (_name, partID, mspID) => {
    expect(await split(partID, mspID)).toMatchObject({ ok: false, status: 404 });
    expect(await assemble(partID, mspID)).toMatchObject({ ok: false, status: 404 });
  });

  test('S-12 a part of another provider, in the words for one that is not known', async () => {
    const part = await upload();
    const unknown = await split('x'.repeat(22));
    for (const answer of [await split(part.id, '7'), await assemble(part.id, '7')]) expect(answer).toEqual(unknown);
    expect((await server.records.parts.findById(part.id))?.isAssembly).toBe(false);
  });

  test.each<[string, BodyFacts | null]>([
    ['of one body', { ...THREE, count: 1, different: 1 }],
    ['whose bodies an earlier version did not count', null],
  ])('a file %s', async (_name, bodies) => {
    const part = await upload(bodies);
    expect(await split(part.id)).toMatchObject({ ok: false, status: 400, body: { error: expect.stringContaining('one body') } });
    expect(await assemble(part.id)).toMatchObject({ ok: false, status: 400 });
  });

  test('a file of more different bodies than are measured one by one', async () => {
    const part = await upload({ ...THREE, count: 90, different: 51 });
    expect(await split(part.id)).toMatchObject({ ok: false, status: 400, body: { error: expect.stringContaining('51 different bodies') } });
  });

  test('a body that was split off', async () => {
    const { files } = succeed(await split((await upload()).id));
    const end = await finishUpload(server.baseUrl, {
      success: true,
      ...(files[0] ?? { filename: '', internalFilename: '', modelUnit: 'mm' }),
    });
    expect(await split(end.end === 'part' ? end.part.id : '')).toMatchObject({ ok: false, status: 400 });
  });
});

test('HOLD-06 a file that is treated as one assembly is priced by a person', async () => {
  const part = await upload();
  const choice = await chooseFirstOffer(server.baseUrl);
  const [before] = await quoteParts(server.baseUrl, [part], choice);
  const { part: marked } = succeed(await assemble(part.id));
  expect(marked).toMatchObject({ id: part.id, findings: [{ code: 'ONE_ASSEMBLY', severity: 'review' }] });
  const [after] = await quoteParts(server.baseUrl, [part], choice);
  expect(after).toMatchObject({ isInstantQuote: false, price: before?.price });
  expect(after?.reviewReasons).toContain(marked.findings[0]?.message);
});
