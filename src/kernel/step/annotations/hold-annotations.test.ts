import { expect, test } from 'vitest';
import { ANNOTATION_UNITS, addStatements, INCH, listFaceIds, stateValue } from '#test/support/annotate-step.ts';
import { readFixture, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { checkSound, engine, readSound } from '#test/support/read-sound.ts';
import { countAnnotations, listAnnotatedFaces } from './hold-annotations.ts';
import { findDesignation } from './read-thread.ts';

const oc = await engine.start();
const [bracket, inchBlock] = [readFixture('bracket.step'), readFixture('block-inch.step')];
const text = new TextDecoder('latin1').decode(bracket).replaceAll(/\s/g, '');
const SHAPE = Number(/#(\d+)=PRODUCT_DEFINITION_SHAPE\(/.exec(text)?.[1]);
const cylinders = listFaceIds(bracket, 'CYLINDRICAL_SURFACE');
const holes = cylinders.filter(({ size }) => size === 4);
const bore = cylinders.find(({ size }) => size === 10);
const [base, wall] = listFaceIds(bracket, 'PLANE');
const VALUES = "#90009=REPRESENTATION('',(),#90999);";
const aspect = (id: number, name = '') => `#${id}=SHAPE_ASPECT('${name}','',#${SHAPE},.T.);`;
const note = (id: number, words: string, name: string) => `#${id}=DESCRIPTIVE_REPRESENTATION_ITEM('${name}','${words}');`;

const stateDiameter = (file: Uint8Array, face: number | undefined, diameter: number) =>
  addStatements(file, [
    ...ANNOTATION_UNITS,
    VALUES,
    aspect(90010),
    "#90011=DIMENSIONAL_SIZE(#90010,'diameter');",
    stateValue(90012, `${diameter}.`),
    "#90013=SHAPE_DIMENSION_REPRESENTATION('',(#90012),$);",
    '#90014=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#90011,#90013);',
    `#90015=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90010,#90009,#${face});`,
  ]);

/** The annotations of a file, with the radius of each face that they point at, mm, 0 of a plane. */
function readFaces(bytes: Uint8Array) {
  const check = checkSound(bytes);
  const annotations = check.readAnnotations?.() ?? [];
  oc.forget();
  oc.readStep(check.bytes);
  const faces = listAnnotatedFaces(oc, annotations).map((list) => list.map((face) => oc.describe(face).radiusMm ?? 0));
  return { annotations, stated: countAnnotations(annotations), faces, kinds: annotations.map(({ kind }) => kind) };
}

async function measure(bytes: Uint8Array) {
  const { stated, findings, unit } = (await readSound(bytes)).measurement;
  return { stated, unit, said: findings.map(({ code, severity, message }) => `${code} ${severity}: ${message}`) };
}

test.each(cylinders)('API-17 a diameter points at face $id, and the record says what the file states', async ({ id, size }) => {
  const bytes = stateDiameter(bracket, id, 2 * size);
  expect(readFaces(bytes).faces).toEqual([[size]]);
  const { stated, said } = await measure(bytes);
  expect(stated).toEqual({ dimensions: 1, tolerances: 0, datums: 0, words: [] });
  expect(said).toEqual(['STATED_TOLERANCES note: The file states 1 dimension.']);
});

test('API-17 a diameter that its face does not have is told with both, in the unit of the file', async () => {
  const { unit, said } = await measure(stateDiameter(inchBlock, listFaceIds(inchBlock, 'PLANE')[0]?.id, 1));
  expect([unit, said]).toEqual(['in', ['STATED_TOLERANCES note: The file states 1 dimension.']]);
  const wrong = await measure(stateDiameter(bracket, bore?.id, 50));
  expect(wrong.said[1]).toBe('STATED_DIMENSIONS note: The file states ⌀50 where the model has ⌀20 (mm). Please check which is meant.');
});

// One part, annotated as two kinds of systems do it.

test('API-17 inches, one usage for all faces of a group, modified datums of a system, and a callout as a note at the diameter', () => {
  const { stated, faces } = readFaces(
    addStatements(bracket, [
      ...ANNOTATION_UNITS,
      VALUES,
      `#90010=COMPOSITE_GROUP_SHAPE_ASPECT('','',#${SHAPE},.T.);`,
      ...holes.flatMap(({ id }, n) => [
        aspect(90011 + n),
        `#${90021 + n}=SHAPE_ASPECT_RELATIONSHIP('','',#90010,#${90011 + n});`,
        `#${90031 + n}=ITEM_IDENTIFIED_REPRESENTATION_USAGE('','',#${90011 + n},#90009,SET_REPRESENTATION_ITEM((#${id})));`,
      ]),
      "#90040=DIMENSIONAL_SIZE(#90010,'diameter');",
      stateValue(90041, '0.314961', 'nominal value', INCH),
      note(90042, '2X 5/16-18 UNC-2B THRU', 'dimensional note'),
      "#90043=SHAPE_DIMENSION_REPRESENTATION('',(#90041,#90042),$);",
      '#90044=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#90040,#90043);',
      `#90050=DATUM_FEATURE('A','',#${SHAPE},.T.);`,
      `#90051=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90050,#90009,#${base?.id});`,
      `#90052=(DATUM('A')SHAPE_ASPECT('','',#${SHAPE},.F.));`,
      "#90053=SHAPE_ASPECT_RELATIONSHIP('','',#90050,#90052);",
      `#90054=(DIMENSIONAL_SIZE(#90055,'diameter')DIMENSIONAL_SIZE_WITH_DATUM_FEATURE()DATUM_FEATURE()SHAPE_ASPECT('B','',#${SHAPE},.T.));`,
      aspect(90055),
      `#90056=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90054,#90009,#${bore?.id});`,
      `#90057=(DATUM('B')SHAPE_ASPECT('','',#${SHAPE},.F.));`,
      "#90058=SHAPE_ASPECT_RELATIONSHIP('','',#90054,#90057);",
      `#90060=DATUM_REFERENCE_COMPARTMENT('','',#${SHAPE},.F.,#90052,$);`,
      `#90061=DATUM_REFERENCE_COMPARTMENT('','',#${SHAPE},.F.,#90057,(SIMPLE_DATUM_REFERENCE_MODIFIER(.MAXIMUM_MATERIAL_REQUIREMENT.)));`,
      `#90062=DATUM_SYSTEM('','',#${SHAPE},.F.,(#90060,#90061));`,
      stateValue(90063, '0.01', '', INCH),
      "#90064=(GEOMETRIC_TOLERANCE('','',#90063,#90010)GEOMETRIC_TOLERANCE_WITH_DATUM_REFERENCE((#90062))GEOMETRIC_TOLERANCE_WITH_MODIFIERS((.MAXIMUM_MATERIAL_REQUIREMENT.))POSITION_TOLERANCE());",
      "#90065=TOLERANCE_ZONE_FORM('cylindrical or circular');",
      `#90066=TOLERANCE_ZONE('','',#${SHAPE},.F.,(#90064),#90065);`,
    ]),
  );
  expect(stated).toEqual({ dimensions: 2, tolerances: 1, datums: 2, threads: 1, words: ['position ⌀0.254 (M) A B(M)', '5/16-18 UNC-2B'] });
  // Two diameters, the position of the holes, datum A, datum B, the thread in the holes.
  expect(faces).toEqual([[4, 4], [10], [4, 4], [0], [10], [4, 4]]);
});

test('API-17 derived aspects, aspects called by a thread, values of their properties, and features of AP214', () => {
  const [first, second] = holes;
  const { stated, faces, kinds } = readFaces(
    addStatements(bracket, [
      ...ANNOTATION_UNITS,
      VALUES,
      ...[90010, 90011].map((id) => aspect(id)),
      `#90012=CENTRE_OF_SYMMETRY('','',#${SHAPE},.F.);`,
      "#90013=SHAPE_ASPECT_DERIVING_RELATIONSHIP('','',#90012,#90010);",
      `#90014=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90010,#90009,#${first?.id});`,
      `#90015=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90011,#90009,#${wall?.id});`,
      "#90016=DIMENSIONAL_LOCATION('linear distance',$,#90012,#90011);",
      stateValue(90017, '15.'),
      "#90018=SHAPE_DIMENSION_REPRESENTATION('',(#90017),$);",
      '#90019=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#90016,#90018);',
      // By the aspect's name.
      aspect(90020, 'Thread M8'),
      `#90021=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90020,#90009,#${first?.id});`,
      // By a property's value.
      aspect(90030),
      `#90031=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90030,#90009,#${second?.id});`,
      "#90032=PROPERTY_DEFINITION('Thread','',#90030);",
      note(90033, 'M8 \\X2\\00D7\\X0\\ 1 - 6H LH', 'Thread size'),
      "#90034=REPRESENTATION('',(#90033),#90999);",
      '#90035=PROPERTY_DEFINITION_REPRESENTATION(#90032,#90034);',
      // A defined thread.
      "#90040=THREAD('hole','');",
      "#90041=PRODUCT_DEFINITION_SHAPE('','',#90040);",
      stateValue(90042, '20.', 'major diameter'),
      stateValue(90043, '1.5', 'pitch'),
      note(90044, 'M', 'form'),
      note(90045, '6g', 'fit class'),
      "#90046=SHAPE_REPRESENTATION_WITH_PARAMETERS('',(#90042,#90043,#90044,#90045),#90999);",
      '#90047=SHAPE_DEFINITION_REPRESENTATION(#90041,#90046);',
      "#90048=SHAPE_ASPECT('','',#90041,.T.);",
      `#90049=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90048,#90009,#${bore?.id});`,
      // A thread of a catalogue.
      "#90050=EXTERNALLY_DEFINED_FEATURE_DEFINITION('external thread','',IDENTIFIER('G 1/2'),#90051);",
      "#90051=EXTERNAL_SOURCE(IDENTIFIER('external thread specification'));",
    ]),
  );
  expect(stated).toEqual({ dimensions: 1, tolerances: 0, datums: 0, threads: 4, words: ['M8', 'M8x1 - 6H LH', 'M20x1.5-6g', 'G 1/2'] });
  expect(kinds).toEqual(['dimension', ...Array(4).fill('thread')]);
  expect(faces).toEqual([[0, 4], [4], [4], [10], []]);
});

test.skipIf(sharedModels() === null)(
  'API-17 every annotation of a part of NIST’s is counted, and points at the faces that it is drawn at',
  async () => {
    const bytes = readModelBytes(sharedModels() ?? '', { file: 'nist_ctc_01_asme1_ap242.stp' });
    const { annotations, faces } = readFaces(bytes);
    // Of each keyword by itself, whatever the reader makes of it.
    const text = new TextDecoder('latin1').decode(bytes).replaceAll(/\s/g, '');
    const count = (keyword: RegExp) => [...text.matchAll(keyword)].length;
    const counted = (kind: string) => annotations.filter((each) => each.kind === kind).length;
    expect(counted('dimension')).toBe(count(/=\(?(?:DIMENSIONAL|ANGULAR)_(?:SIZE|LOCATION)\(/g));
    expect(counted('tolerance')).toBe(count(/=(?:\(GEOMETRIC|FLATNESS|PERPENDICULARITY)_TOLERANCE\(/g));
    expect(counted('datum')).toBe(count(/=DATUM\(/g));
    expect(annotations.every(({ items }, n) => items.length > 0 && faces[n]?.length === items.length)).toBe(true);
    // A face of each diameter is a cylinder of that diameter.
    for (const [n, { diameterMm }] of annotations.entries())
      for (const radius of diameterMm === null ? [] : (faces[n] ?? [])) expect(2 * radius).toBeCloseTo(diameterMm ?? 0, 9);
    expect((await measure(bytes)).stated).toEqual({
      ...{ dimensions: 12, tolerances: 6, datums: 3 },
      words: [
        ...['60° ±0.5°', '⌀35 0/−0.2', '⌀35 +0.2/0', '⌀20 +0.05/−0.1', '⌀20 +0.1/−0.05', '⌀35 ±0.2', '⌀25 ±0.15', 'position 0.75 A B C'],
        ...['surface profile 1.25 A B C', 'surface profile 0.5 A all around', 'perpendicularity 1.5 A', 'flatness 0.2'],
      ],
    });
  },
);

test.each([
  ['M6x1', 'M6x1'],
  ['2X M10 X 1.5 - 6g THRU', 'M10x1.5 - 6g'],
  ['MJ8x1-4h6h', 'MJ8x1-4h6h'],
  ['Tapped hole M6', 'M6'],
  ['M12-6H', 'M12-6H'],
  ['1/4-20 UNC-2B', '1/4-20 UNC-2B'],
  ['#10-32 UNF', '#10-32 UNF'],
  ['1/2-14 NPT', '1/2-14 NPT'],
  ['Tr20x4 LH', 'Tr20x4 LH'],
  ['M6-1x12-countersunk-screw', null],
  ['M6x20', null],
  ['Screw M6', null],
  ['G 10', null],
  ['SIM6x1', null],
  ['Hole 3', null],
])('API-17 %j is the thread %j', (words, designation) => {
  expect(findDesignation(words)).toBe(designation);
});
