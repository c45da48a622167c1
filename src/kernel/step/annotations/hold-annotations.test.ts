import { expect, test } from 'vitest';
import { addStatements, listFaceIds } from '#test/support/annotate-step.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { readExactModel } from '../../read-exact-model.ts';
import { checkStep } from '../check-step.ts';
import { listAnnotatedFaces } from './hold-annotations.ts';

const engine = nodeEngine();
const oc = await engine.start();
const bracket = readModelBytes(FIXTURE_MODELS, { file: 'bracket.step' });
const inchBlock = readModelBytes(FIXTURE_MODELS, { file: 'block-inch.step' });

/** A diameter of a face's, ± 0.1, and a datum that is the same face. */
function annotate(face: number, diameter: number, unit: string): string[] {
  return [
    `#90001=${unit};`,
    "#90002=SHAPE_ASPECT('','',#90000,.T.);",
    "#90003=DIMENSIONAL_SIZE(#90002,'diameter');",
    `#90004=(LENGTH_MEASURE_WITH_UNIT()MEASURE_REPRESENTATION_ITEM()MEASURE_WITH_UNIT(LENGTH_MEASURE(${diameter}.),#90001)REPRESENTATION_ITEM('nominal value'));`,
    "#90005=SHAPE_DIMENSION_REPRESENTATION('',(#90004),$);",
    '#90006=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#90003,#90005);',
    '#90007=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(-0.1),#90001);',
    '#90008=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(0.1),#90001);',
    '#90009=TOLERANCE_VALUE(#90007,#90008);',
    '#90010=PLUS_MINUS_TOLERANCE(#90009,#90003);',
    `#90011=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90002,#90000,#${face});`,
    "#90012=DATUM('',$,#90000,.F.,'A');",
    "#90013=DATUM_FEATURE('',$,#90000,.T.);",
    "#90014=SHAPE_ASPECT_RELATIONSHIP('',$,#90013,#90012);",
    `#90015=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90013,#90000,#${face});`,
  ];
}

const MM = '(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))';

/** The annotations of a file with what kinds of faces they point at: the radius of each that is a cylinder, mm. */
function readFaces(bytes: Uint8Array) {
  const check = checkStep(bytes);
  if (check.outcome === 'refused') throw new Error(check.message);
  const annotations = check.readAnnotations?.() ?? [];
  oc.forget();
  oc.readStep(check.bytes);
  const faces = listAnnotatedFaces(oc, annotations);
  return annotations.map((annotation, n) => ({ ...annotation, radii: (faces[n] ?? []).map((face) => oc.describe(face).radiusMm) }));
}

async function measure(bytes: Uint8Array) {
  const read = await readExactModel({ bytes, format: 'step', engine });
  if (read.outcome === 'refused') throw new Error(read.message);
  const { stated, findings, unit } = read.measurement;
  return { stated, unit, said: findings.map(({ code, severity, message }) => `${code} ${severity}: ${message}`) };
}

test('API-17 an annotation points at the face whose id it names, and says in the record what the file states', async () => {
  for (const { id, size } of listFaceIds(bracket, 'CYLINDRICAL_SURFACE')) {
    const bytes = addStatements(bracket, annotate(id, 2 * size, MM));
    expect(readFaces(bytes).map(({ kind, radii }) => [kind, radii])).toEqual([
      ['dimension', [size]],
      ['datum', [size]],
    ]);
    const { stated, said } = await measure(bytes);
    expect(stated).toEqual({ dimensions: 1, tolerances: 0, datums: 1, words: [`⌀${2 * size} ±0.1`] });
    expect(said).toEqual(['STATED_TOLERANCES note: The file states 1 dimension and 1 datum.']);
  }
});

test('API-17 a diameter that its face does not have is told with both, in the unit of the file', async () => {
  const [{ id = 0 } = {}] = listFaceIds(inchBlock, 'PLANE');
  const { unit, said } = await measure(addStatements(inchBlock, annotate(id, 1, MM)));
  expect([unit, said]).toEqual(['in', ['STATED_TOLERANCES note: The file states 1 dimension and 1 datum.']]);
  const [hole] = listFaceIds(bracket, 'CYLINDRICAL_SURFACE');
  const wrong = await measure(addStatements(bracket, annotate(hole?.id ?? 0, 50, MM)));
  expect(wrong.said[1]).toBe(
    `STATED_DIMENSIONS note: The file states ⌀50 where the model has ⌀${2 * (hole?.size ?? 0)} (mm). Please check which is meant.`,
  );
});

test.skipIf(sharedModels() === null)(
  'API-17 every annotation of a part of NIST’s is counted, and points at the faces that it is drawn at',
  async () => {
    const bytes = readModelBytes(sharedModels() ?? '', { file: 'nist_ctc_01_asme1_ap242.stp' });
    const annotations = readFaces(bytes);
    // Of each keyword by itself, whatever the reader makes of it.
    const text = new TextDecoder('latin1').decode(bytes).replaceAll(/\s/g, '');
    const count = (keyword: RegExp) => [...text.matchAll(keyword)].length;
    const counted = (kind: string) => annotations.filter((each) => each.kind === kind).length;
    expect(counted('dimension')).toBe(count(/=\(?(?:DIMENSIONAL|ANGULAR)_(?:SIZE|LOCATION)\(/g));
    expect(counted('tolerance')).toBe(count(/=(?:\(GEOMETRIC|FLATNESS|PERPENDICULARITY)_TOLERANCE\(/g));
    expect(counted('datum')).toBe(count(/=DATUM\(/g));
    expect(annotations.every(({ items, radii }) => items.length > 0 && radii.length === items.length)).toBe(true);
    // A face of each diameter is a cylinder of that diameter.
    for (const { diameterMm, radii } of annotations)
      for (const radius of diameterMm === null ? [] : radii) expect(2 * (radius ?? 0)).toBeCloseTo(diameterMm ?? 0, 9);
    expect((await measure(bytes)).stated).toEqual({
      ...{ dimensions: 12, tolerances: 6, datums: 3 },
      words: [
        ...['60° ±0.5°', '⌀35 0/−0.2', '⌀35 +0.2/0', '⌀20 +0.05/−0.1', '⌀20 +0.1/−0.05', '⌀35 ±0.2', '⌀25 ±0.15'],
        ...[
          'position 0.75 A B C',
          'surface profile 1.25 A B C',
          'surface profile 0.5 A all around',
          'perpendicularity 1.5 A',
          'flatness 0.2',
        ],
      ],
    });
  },
);
