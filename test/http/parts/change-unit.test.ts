import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeUnit } from '#contract/api/parts/change-unit.ts';
import { splitPart } from '#contract/api/parts/split-part.ts';
import type { Part } from '#contract/schemas/entities.ts';
import type { FileUnit } from '#domain/part/units.ts';
import { callServer, finishUpload, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { createScriptedCad, measureCube, type ScriptedCad } from '#test/support/scripted-cad.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let cad: ScriptedCad;
let server: TestApp;
beforeAll(async () => {
  cad = createScriptedCad();
  server = await startTestApp({}, { cad });
});
afterAll(() => server.close());

async function upload(unit: FileUnit = 'mm', name = 'cube.stl', bytes = composeStl()): Promise<Part> {
  return uploadPart(server.baseUrl, { name, bytes }, unit);
}
const change = (partID: string, modelUnit: FileUnit, mspID = '1') => callServer(server.baseUrl, changeUnit, { partID, mspID, modelUnit });

async function reread(partID: string, modelUnit: FileUnit): Promise<Part> {
  const { file } = succeed(await change(partID, modelUnit));
  const end = await finishUpload(server.baseUrl, { success: true, ...file });
  if (end.end !== 'part') throw new Error(end.message);
  return end.part;
}

describe('LOOK-11 an STL file whose unit is changed', () => {
  test('has the figures and the price, to the cent, of one that was uploaded in that unit', async () => {
    const choice = await chooseFirstOffer(server.baseUrl);
    for (const unit of ['in', 'cm', 'm'] as const) {
      const changed = await reread((await upload('mm')).id, unit);
      const uploaded = await upload(unit);
      const of = ({ id: _, internalFilename: _i, image: _m, ...figures }: Part) => figures;
      expect(of(changed)).toEqual(of(uploaded));
      expect(changed.modelUnit).toBe(unit);
      const [line] = await quoteParts(server.baseUrl, [changed], choice);
      const [wanted] = await quoteParts(server.baseUrl, [uploaded], choice);
      expect(line).toMatchObject({ price: wanted?.price, isInstantQuote: wanted?.isInstantQuote, dimensions: wanted?.dimensions });
    }
  });

  test('leaves the part as it was read before, with its price', async () => {
    const choice = await chooseFirstOffer(server.baseUrl);
    const part = await upload();
    const [before] = await quoteParts(server.baseUrl, [part], choice);
    const changed = await reread(part.id, 'in');
    expect(changed.id).not.toBe(part.id);
    expect(changed.image).not.toBe(part.image);
    const [after] = await quoteParts(server.baseUrl, [part], choice);
    expect(after?.price).toBe(before?.price);
  });

  test('is the same part each time, and the first one in its first unit', async () => {
    const part = await upload();
    const inches = await reread(part.id, 'in');
    const measured = cad.requests.length;
    expect((await reread(inches.id, 'in')).id).toBe(inches.id);
    expect((await reread(part.id, 'in')).id).toBe(inches.id);
    expect((await reread(inches.id, 'mm')).id).toBe(part.id);
    expect(cad.requests).toHaveLength(measured);
    const centimetres = await reread(inches.id, 'cm');
    expect((await reread(centimetres.id, 'in')).id).toBe(inches.id);
    expect(cad.requests).toHaveLength(measured + 1);
  });

  test('is the file that was uploaded, kept once and as long as either part', async () => {
    const part = await upload();
    const bytes = await server.records.parts.countBytes({});
    const changed = await reread(part.id, 'in');
    expect(await server.records.parts.countBytes({})).toBe(bytes);
    const original = await fetch(`${server.baseUrl}/models/${changed.internalFilename}`);
    expect(new Uint8Array(await original.arrayBuffer())).toEqual(composeStl());
    const record = await server.records.parts.findById(part.id);
    const later = new Date((record?.createdAt.getTime() ?? 0) + 1);
    expect((await server.records.parts.listExpired(later, 1000)).map(({ id }) => id)).not.toContain(part.id);
  });

  test('can be split in that unit, and a body of it be read in another', async () => {
    const alike = { first: 1, count: 2, volumeMm3: 500, areaMm2: 300 };
    cad.script = async (request, onConverted) => {
      const outcome = await measureCube(request, onConverted);
      if (outcome.outcome !== 'measured' || request.body !== null) return outcome;
      const bodies = { count: 3, different: 2, alike: [{ ...alike, first: 0, count: 1 }, alike], touching: false, overlapping: null };
      return { ...outcome, measurement: { ...outcome.measurement, bodies } };
    };
    const inches = await reread((await upload('mm', 'gears.stl')).id, 'in');
    const { files } = succeed(await callServer(server.baseUrl, splitPart, { partID: inches.id, mspID: '1' }));
    expect(files.map(({ modelUnit }) => modelUnit)).toEqual(['in', 'in']);
    const ends = await Promise.all(files.map((file) => finishUpload(server.baseUrl, { success: true, ...file })));
    const [, second] = ends.map((end) => (end.end === 'part' ? end.part : null));
    const body = await reread(second?.id ?? '', 'cm');
    expect(body).toMatchObject({ filename: 'gears, body 2.stl', quantity: 2, modelUnit: 'cm', dimensions: { x: 10 } });
    expect(cad.requests.at(-1)).toMatchObject({ body: 1, unit: 'cm' });
    expect((await reread(body.id, 'in')).dimensions).toEqual(second?.dimensions);
    cad.script = measureCube;
  });
});

describe('LOOK-11 what is refused', () => {
  test('S-12 a part that is not known or of another provider, in the same words', async () => {
    const part = await upload();
    const unknown = await change('x'.repeat(22), 'in');
    expect(unknown).toMatchObject({ ok: false, status: 404 });
    expect(await change(part.id, 'in', '7')).toEqual(unknown);
  });

  test('a file that says its unit itself', async () => {
    const step = new TextEncoder().encode('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n');
    const part = await upload('mm', 'cube.step', step);
    expect(part.modelUnit).toBeUndefined();
    expect(await change(part.id, 'in')).toMatchObject({ ok: false, status: 400, body: { error: expect.stringContaining('STL') } });
  });
});
