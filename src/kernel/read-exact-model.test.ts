import { describe, expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS, type ModelTruth, readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import type { ReadOutcome } from './basics/model.ts';
import { readExactModel } from './read-exact-model.ts';

const engine = nodeEngine();

function read(bytes: Uint8Array, format: 'step' | 'iges', onRead?: () => void): Promise<ReadOutcome> {
  return readExactModel({ bytes, format, engine, ...(onRead === undefined ? {} : { onRead }) });
}

async function readModel(bytes: Uint8Array, format: 'step' | 'iges') {
  const outcome = await read(bytes, format);
  if (outcome.outcome === 'refused') throw new Error(outcome.message);
  return outcome;
}

const isExact = ({ format, file }: ModelTruth) => format !== 'STL' && file !== 'big_assembly.step';
const formatOf = ({ format }: ModelTruth) => (format === 'STEP' ? 'step' : 'iges');
const bracketText = new TextDecoder().decode(readModelBytes(FIXTURE_MODELS, { file: 'bracket.step' }));

describe('fixtures of known size', () => {
  test.each(readManifest(FIXTURE_MODELS).filter(isExact))('API-17 $file is measured exactly', async (truth) => {
    const { measurement, mesh } = await readModel(readModelBytes(FIXTURE_MODELS, truth), formatOf(truth));
    const [x, y, z] = truth.bbox_mm ?? [];
    expect(measurement.boxMm.x).toBeCloseTo(x ?? 0, 5);
    expect(measurement.boxMm.y).toBeCloseTo(y ?? 0, 5);
    expect(measurement.boxMm.z).toBeCloseTo(z ?? 0, 5);
    expect((measurement.volumeMm3 ?? 0) / (truth.volume_mm3 ?? 1)).toBeCloseTo(1, 6);
    expect(measurement.areaMm2 / (truth.area_mm2 ?? 1)).toBeCloseTo(1, 6);
    expect(measurement).toMatchObject({
      unit: truth.file.includes('inch') ? 'in' : 'mm',
      volumeKind: 'exact',
      solids: truth.solids,
      faces: truth.faces,
      watertight: true,
      findings: [],
    });
    expect(measurement.triangles).toBe(mesh.indices.length / 3);
    expect(Math.max(...mesh.indices)).toBeLessThan(mesh.positions.length / 3);
    expect(mesh.edgeSegments?.length).toBeGreaterThan(0);
  });

  test.each([
    ['1.', []],
    ['2.', ['STATED_SCALE']],
    ['0.5', ['STATED_SCALE']],
  ])('API-17 a part that is placed %s times as large leads to findings %j', async (scale, codes) => {
    const assembly = new TextDecoder().decode(readModelBytes(FIXTURE_MODELS, { file: 'assembly.step' }));
    const scaled = assembly.replace(
      "#509 = ITEM_DEFINED_TRANSFORMATION('','',#11,#23);",
      `#509 = CARTESIAN_TRANSFORMATION_OPERATOR_3D('','','',#901,#902,#903,${scale},#904);
      #901 = DIRECTION('',(1.,0.,0.)); #902 = DIRECTION('',(0.,1.,0.)); #903 = CARTESIAN_POINT('',(30.,10.,4.)); #904 = DIRECTION('',(0.,0.,1.));`,
    );
    const { measurement } = await readModel(encodeText(scaled), 'step');
    expect(measurement.findings.map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ['a part without a shape, such as its stock,', [], []],
    [
      'a body that can not be read',
      [
        "#904=PRODUCT_DEFINITION_SHAPE('','',#900);",
        '#905=SHAPE_DEFINITION_REPRESENTATION(#904,#906);',
        "#906=ADVANCED_BREP_SHAPE_REPRESENTATION('',(#11,#907),#19);",
        "#907=MANIFOLD_SOLID_BREP('',#908);",
        "#908=CLOSED_SHELL('',());",
      ],
      ['INCOMPLETE_FILE'],
    ],
  ])('API-17 %s beside a bracket leads to findings %#', async (_what, shape, codes) => {
    const product = [
      "#900=PRODUCT_DEFINITION('','',#901,#9);",
      "#901=PRODUCT_DEFINITION_FORMATION('','',#902);",
      "#902=PRODUCT('','','',(#8));",
    ];
    const end = 'ENDSEC;\nEND-ISO-10303-21;';
    const { measurement } = await readModel(encodeText(bracketText.replace(end, [...product, ...shape, end].join('\n'))), 'step');
    expect(measurement.solids).toBe(1);
    expect(measurement.findings.map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ['DIRECTION', '(1.,0.,0.)', '(1.,0.0k0,0.)'],
    ['CARTESIAN_POINT', '(0.,0.,0.)', "(0.,'0.',0.)"],
  ])('API-17 a %s with a number that is none goes to a person', async (entity, whole, garbled) => {
    const text = bracketText.replace(`${entity}('',${whole})`, `${entity}('',${garbled})`);
    expect(text).not.toBe(bracketText);
    const { measurement } = await readModel(encodeText(text), 'step');
    expect(measurement.findings.map(({ code, severity }) => `${code} ${severity}`)).toContain('INCOMPLETE_FILE review');
  });

  test.each([
    ['whose edge is shorter than sewing can tell, so that it turned faces inward', 'short-edge.igs', 1000],
    ['each of whose faces is moved to its place', 'moved-faces.igs', 6000],
  ])('API-17 a box of loose faces %s has its volume', async (_what, file, volumeMm3) => {
    const { measurement } = await readModel(readModelBytes(FIXTURE_MODELS, { file, storedAs: `${file}.gz` }), 'iges');
    expect(measurement).toMatchObject({ solids: 1, watertight: true, volumeKind: 'sewn' });
    expect((measurement.volumeMm3 ?? 0) / volumeMm3).toBeCloseTo(1, 6);
  });

  test('API-17 a face without extent costs none of the others, but is told', async () => {
    const { measurement } = await readModel(
      readModelBytes(FIXTURE_MODELS, { file: 'empty-face.igs', storedAs: 'empty-face.igs.gz' }),
      'iges',
    );
    expect(measurement).toMatchObject({ solids: 1, faces: 6, watertight: true });
    expect(measurement.volumeMm3).toBeCloseTo(6000, 6);
    expect(measurement.findings.map(({ code, severity }) => `${code} ${severity}`)).toContain('INCOMPLETE_FILE review');
  });

  test('draws every instance of an assembly where it stands', async () => {
    const { mesh } = await readModel(readModelBytes(FIXTURE_MODELS, { file: 'assembly.step' }), 'step');
    let highest = Number.NEGATIVE_INFINITY;
    const corners = new Set<string>();
    for (let n = 0; n < mesh.positions.length; n += 3) {
      const [x, y, z] = [mesh.positions[n] ?? 0, mesh.positions[n + 1] ?? 0, mesh.positions[n + 2] ?? 0];
      highest = Math.max(highest, z);
      if (z > 20) corners.add(`${x < 20 ? 'left' : 'right'} ${y < 20 ? 'front' : 'back'}`);
    }
    expect(highest).toBeCloseTo(24, 5);
    expect(corners.size).toBe(4);
  });
});

describe('odd and hostile files', () => {
  test('tells once when the file is read, and never of a refused one', async () => {
    const calls: string[] = [];
    await read(encodeText(bracketText), 'step', () => calls.push('read'));
    await read(encodeText('nothing'), 'step', () => calls.push('refused'));
    expect(calls).toEqual(['read']);
  });

  test.each([
    ['Windows line ends', bracketText.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${bracketText}`],
  ])('reads a file with %s', async (_name, text) => {
    const { measurement } = await readModel(encodeText(text), 'step');
    expect(measurement.volumeMm3).toBeCloseTo(28_575.92967, 4);
  });

  test('refuses a file whose body does not exist', async () => {
    const text = bracketText.replace(/(#\d+ *= *MANIFOLD_SOLID_BREP\('',)#\d+/, '$1#999999');
    expect(text).not.toBe(bracketText);
    const outcome = await read(encodeText(text), 'step');
    expect(outcome.outcome).toBe('refused');
  });

  test('sends a body with a hole in its skin to review', async () => {
    const text = bracketText.replace(/(CLOSED_SHELL\('',\()#\d+,/, '$1');
    const { measurement } = await readModel(encodeText(text), 'step');
    expect(measurement).toMatchObject({ watertight: false, volumeMm3: null, volumeKind: 'none' });
    expect(measurement.findings).toContainEqual(expect.objectContaining({ code: 'NOT_CLOSED', severity: 'review' }));
  });

  test('sends a part of less than a millimetre to review', async () => {
    const text = bracketText.replaceAll('.MILLI.', '.MICRO.');
    const { measurement } = await readModel(encodeText(text), 'step');
    expect(measurement.boxMm.x).toBeCloseTo(0.06, 6);
    expect(measurement.findings).toContainEqual(expect.objectContaining({ code: 'IMPLAUSIBLY_SMALL', severity: 'review' }));
  });

  test('still measures to the last digit after all that', async () => {
    const { measurement } = await readModel(encodeText(bracketText), 'step');
    expect(measurement.volumeMm3).toBeCloseTo(28_575.92967, 4);
  });
});

const shared = sharedModels();
describe.skipIf(shared === null)('models from the field', () => {
  const folder = shared ?? '';
  const models = shared === null ? [] : readManifest(folder).filter(isExact);

  test.each(models.filter((truth) => truth.volumeTrusted))('$file', async (truth) => {
    const { measurement } = await readModel(readModelBytes(folder, truth), formatOf(truth));
    // The truth of sewn shells was integrated without adapting.
    const tolerance = truth.volumeKind === 'sewn' ? 5e-4 : 1e-4;
    expect(Math.abs((measurement.volumeMm3 ?? 0) / (truth.volume_mm3 ?? 1) - 1)).toBeLessThan(tolerance);
    expect(Math.abs(measurement.areaMm2 / (truth.area_mm2 ?? 1) - 1)).toBeLessThan(1e-4);
    for (const [axis, size] of (truth.bbox_mm ?? []).entries()) {
      const { x, y, z } = measurement.boxMm;
      expect(Math.abs(([x, y, z][axis] ?? 0) - size)).toBeLessThan(0.01);
    }
    expect(measurement).toMatchObject({ faces: truth.faces, watertight: true, solids: Math.max(1, truth.solids) });
    const doubts = measurement.findings.filter(({ code, severity }) => severity === 'review' && code !== 'IMPLAUSIBLY_LARGE');
    expect(doubts).toEqual([]);
  });

  test.each(models.filter((truth) => !truth.volumeTrusted))('$file is refused or sent to review', async (truth) => {
    const outcome = await read(readModelBytes(folder, truth), formatOf(truth));
    if (outcome.outcome === 'refused') return;
    expect(outcome.measurement.findings).toContainEqual(expect.objectContaining({ severity: 'review' }));
  });
});
