import { expect, test } from 'vitest';
import { compareModel } from '#test/support/compare-model.ts';
import { encodeText } from '#test/support/hostile-step.ts';
import { FIXTURE_MODELS, type ModelTruth, readFixture, readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { codesOf, engine, readSound, readText } from '#test/support/read-sound.ts';
import { facetsOf } from '#test/support/stl-samples.ts';
import { readExactModel } from './read-exact-model.ts';

const isExact = ({ format, file }: ModelTruth) => format !== 'STL' && file !== 'big_assembly.step';
const bracketText = readText('bracket.step');
const measure = async (text: string) => (await readSound(encodeText(text))).measurement;

test.each(readManifest(FIXTURE_MODELS).filter(isExact))('API-17 $file is measured exactly', async (truth) => {
  const { measurement, mesh } = await readSound(truth.file);
  const [x = 0, y = 0, z = 0] = truth.bbox_mm ?? [];
  expect(measurement.boxMm).toEqual({ x: expect.closeTo(x, 5), y: expect.closeTo(y, 5), z: expect.closeTo(z, 5) });
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
  ['2.', ['STATED_SCALE review']],
  ['0.5', ['STATED_SCALE review']],
])('API-17 a part that is placed %s times as large leads to findings %j', async (scale, codes) => {
  const scaled = readText('assembly.step').replace(
    "#509 = ITEM_DEFINED_TRANSFORMATION('','',#11,#23);",
    `#509 = CARTESIAN_TRANSFORMATION_OPERATOR_3D('','','',#901,#902,#903,${scale},#904);
    #901 = DIRECTION('',(1.,0.,0.)); #902 = DIRECTION('',(0.,1.,0.)); #903 = CARTESIAN_POINT('',(30.,10.,4.)); #904 = DIRECTION('',(0.,0.,1.));`,
  );
  expect(codesOf(await measure(scaled))).toEqual(codes);
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
    ['INCOMPLETE_FILE review'],
  ],
])('API-17 %s beside a bracket leads to findings %#', async (_what, shape, codes) => {
  const product = [
    "#900=PRODUCT_DEFINITION('','',#901,#9);",
    "#901=PRODUCT_DEFINITION_FORMATION('','',#902);",
    "#902=PRODUCT('','','',(#8));",
  ];
  const end = 'ENDSEC;\nEND-ISO-10303-21;';
  const measured = await measure(bracketText.replace(end, [...product, ...shape, end].join('\n')));
  expect(measured.solids).toBe(1);
  expect(codesOf(measured)).toEqual(codes);
});

test.each([
  ['DIRECTION', '(1.,0.,0.)', '(1.,0.0k0,0.)'],
  ['CARTESIAN_POINT', '(0.,0.,0.)', "(0.,'0.',0.)"],
])('API-17 a %s with a number that is none goes to a person', async (entity, whole, garbled) => {
  const text = bracketText.replace(`${entity}('',${whole})`, `${entity}('',${garbled})`);
  expect(text).not.toBe(bracketText);
  expect(codesOf(await measure(text))).toContain('INCOMPLETE_FILE review');
});

test.each([
  ['whose edge is shorter than sewing can tell, so that it turned faces inward', 'short-edge.igs', 1000, 3, []],
  ['each of whose faces is moved to its place', 'moved-faces.igs', 6000, 6, []],
  ['and one without extent, which is told,', 'empty-face.igs', 6000, 6, ['INCOMPLETE_FILE review']],
])('API-17 a box of loose faces %s has its volume', async (_what, file, volumeMm3, digits, codes) => {
  const { measurement } = await readSound(readFixture(file, `${file}.gz`));
  expect(measurement).toMatchObject({ solids: 1, faces: 6, watertight: true, volumeKind: 'sewn' });
  expect(measurement.volumeMm3).toBeCloseTo(volumeMm3, digits);
  expect(codesOf(measurement)).toEqual(expect.arrayContaining(codes));
});

test('draws every instance of an assembly where it stands', async () => {
  const corners = facetsOf((await readSound('assembly.step')).mesh).flat();
  expect(Math.max(...corners.map(([, , z]) => z))).toBeCloseTo(24, 5);
  expect(new Set(corners.filter(([, , z]) => z > 20).map(([x, y]) => `${x < 20} ${y < 20}`)).size).toBe(4);
});

test('tells once when the file is read, and never of a refused one', async () => {
  const calls: string[] = [];
  const readTelling = (text: string, told: string) =>
    readExactModel({ bytes: encodeText(text), format: 'step', engine, onRead: () => calls.push(told) });
  await readTelling(bracketText, 'read');
  await readTelling('nothing', 'refused');
  expect(calls).toEqual(['read']);
});

test('refuses a file whose body does not exist', async () => {
  const text = bracketText.replace(/(#\d+ *= *MANIFOLD_SOLID_BREP\('',)#\d+/, '$1#999999');
  expect(text).not.toBe(bracketText);
  expect((await readExactModel({ bytes: encodeText(text), format: 'step', engine })).outcome).toBe('refused');
});

test('sends a body with a hole in its skin to review', async () => {
  const measured = await measure(bracketText.replace(/(CLOSED_SHELL\('',\()#\d+,/, '$1'));
  expect(measured).toMatchObject({ watertight: false, volumeMm3: null, volumeKind: 'none' });
  expect(codesOf(measured)).toContain('NOT_CLOSED review');
});

test('sends a part of less than a millimetre to review', async () => {
  const measured = await measure(bracketText.replaceAll('.MILLI.', '.MICRO.'));
  expect(measured.boxMm.x).toBeCloseTo(0.06, 6);
  expect(codesOf(measured)).toContain('IMPLAUSIBLY_SMALL review');
});

test.each([
  ['Windows line ends', bracketText.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${bracketText}`],
])('still measures to the last digit after odd and hostile files, with %s too', async (_name, text) => {
  expect((await measure(text)).volumeMm3).toBeCloseTo(28_575.92967, 4);
});

const shared = sharedModels();
const models = shared === null ? [] : readManifest(shared).filter(isExact);

test.each(models)('$file from the field is measured as others found, or it is refused or sent to review', async (truth) => {
  const bytes = readModelBytes(shared ?? '', truth);
  const outcome = await readExactModel({ bytes, format: truth.format === 'STEP' ? 'step' : 'iges', engine });
  expect(compareModel(truth, outcome).faults).toEqual([]);
});
