import { expect, test } from 'vitest';
import { addStatements, listFaceIds } from '#test/support/annotate-step.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';
import { checkStep } from '../check-step.ts';
import { countAnnotations, listAnnotatedFaces } from './hold-annotations.ts';
import { findDesignation } from './read-thread.ts';

// One part, annotated as two kinds of systems do it.

const oc = await nodeEngine().start();
const bracket = readModelBytes(FIXTURE_MODELS, { file: 'bracket.step' });
const text = new TextDecoder('latin1').decode(bracket).replaceAll(/\s/g, '');
const idOf = (keyword: string) => Number(new RegExp(`#(\\d+)=${keyword}\\(`).exec(text)?.[1]);
const SHAPE = idOf('PRODUCT_DEFINITION_SHAPE');
const holes = listFaceIds(bracket, 'CYLINDRICAL_SURFACE').filter(({ size }) => size === 4);
const [bore] = listFaceIds(bracket, 'CYLINDRICAL_SURFACE').filter(({ size }) => size === 10);
const [base, wall] = listFaceIds(bracket, 'PLANE');
const UNITS = [
  '#90001=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));',
  '#90002=LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(25.4),#90001);',
  "#90003=(CONVERSION_BASED_UNIT('INCH',#90002)LENGTH_UNIT()NAMED_UNIT(*));",
  "#90004=REPRESENTATION('',(),#90999);",
];
const [MM, INCH] = [90001, 90003];
const aspect = (id: number, name = '') => `#${id}=SHAPE_ASPECT('${name}','',#${SHAPE},.T.);`;
const length = (id: number, value: string, unit: number, name = 'nominal value') =>
  `#${id}=(LENGTH_MEASURE_WITH_UNIT()MEASURE_REPRESENTATION_ITEM()MEASURE_WITH_UNIT(LENGTH_MEASURE(${value}),#${unit})REPRESENTATION_ITEM('${name}'));`;
const note = (id: number, words: string, name: string) => `#${id}=DESCRIPTIVE_REPRESENTATION_ITEM('${name}','${words}');`;

/** What is read, with the radius of each face that it points at, mm, 0 of a plane. */
function read(statements: readonly string[]) {
  const check = checkStep(addStatements(bracket, [...UNITS, ...statements]));
  if (check.outcome === 'refused') throw new Error(check.message);
  const annotations = check.readAnnotations?.() ?? [];
  oc.forget();
  oc.readStep(check.bytes);
  const faces = listAnnotatedFaces(oc, annotations).map((list) => list.map((face) => oc.describe(face).radiusMm ?? 0));
  return { stated: countAnnotations(annotations), faces, kinds: annotations.map(({ kind }) => kind) };
}

test('API-17 inches, one usage for all faces of a group, modified datums of a system, and a callout as a note at the diameter', () => {
  const { stated, faces } = read([
    `#90010=COMPOSITE_GROUP_SHAPE_ASPECT('','',#${SHAPE},.T.);`,
    ...holes.flatMap(({ id }, n) => [
      aspect(90011 + n),
      `#${90021 + n}=SHAPE_ASPECT_RELATIONSHIP('','',#90010,#${90011 + n});`,
      `#${90031 + n}=ITEM_IDENTIFIED_REPRESENTATION_USAGE('','',#${90011 + n},#90004,SET_REPRESENTATION_ITEM((#${id})));`,
    ]),
    "#90040=DIMENSIONAL_SIZE(#90010,'diameter');",
    length(90041, '0.314961', INCH),
    note(90042, '2X 5/16-18 UNC-2B THRU', 'dimensional note'),
    "#90043=SHAPE_DIMENSION_REPRESENTATION('',(#90041,#90042),$);",
    '#90044=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#90040,#90043);',
    `#90050=DATUM_FEATURE('A','',#${SHAPE},.T.);`,
    `#90051=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90050,#90004,#${base?.id});`,
    `#90052=(DATUM('A')SHAPE_ASPECT('','',#${SHAPE},.F.));`,
    "#90053=SHAPE_ASPECT_RELATIONSHIP('','',#90050,#90052);",
    `#90054=(DIMENSIONAL_SIZE(#90055,'diameter')DIMENSIONAL_SIZE_WITH_DATUM_FEATURE()DATUM_FEATURE()SHAPE_ASPECT('B','',#${SHAPE},.T.));`,
    aspect(90055),
    `#90056=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90054,#90004,#${bore?.id});`,
    `#90057=(DATUM('B')SHAPE_ASPECT('','',#${SHAPE},.F.));`,
    "#90058=SHAPE_ASPECT_RELATIONSHIP('','',#90054,#90057);",
    `#90060=DATUM_REFERENCE_COMPARTMENT('','',#${SHAPE},.F.,#90052,$);`,
    `#90061=DATUM_REFERENCE_COMPARTMENT('','',#${SHAPE},.F.,#90057,(SIMPLE_DATUM_REFERENCE_MODIFIER(.MAXIMUM_MATERIAL_REQUIREMENT.)));`,
    `#90062=DATUM_SYSTEM('','',#${SHAPE},.F.,(#90060,#90061));`,
    length(90063, '0.01', INCH, ''),
    "#90064=(GEOMETRIC_TOLERANCE('','',#90063,#90010)GEOMETRIC_TOLERANCE_WITH_DATUM_REFERENCE((#90062))GEOMETRIC_TOLERANCE_WITH_MODIFIERS((.MAXIMUM_MATERIAL_REQUIREMENT.))POSITION_TOLERANCE());",
    "#90065=TOLERANCE_ZONE_FORM('cylindrical or circular');",
    `#90066=TOLERANCE_ZONE('','',#${SHAPE},.F.,(#90064),#90065);`,
  ]);
  expect(stated).toEqual({ dimensions: 2, tolerances: 1, datums: 2, threads: 1, words: ['position ⌀0.254 (M) A B(M)', '5/16-18 UNC-2B'] });
  // Two diameters, the position of the holes, datum A, datum B, the thread in the holes.
  expect(faces).toEqual([[4, 4], [10], [4, 4], [0], [10], [4, 4]]);
});

test('API-17 derived aspects, aspects called by a thread, values of their properties, and features of AP214', () => {
  const [first, second] = holes;
  const { stated, faces, kinds } = read([
    ...[90010, 90011].map((id) => aspect(id)),
    `#90012=CENTRE_OF_SYMMETRY('','',#${SHAPE},.F.);`,
    "#90013=SHAPE_ASPECT_DERIVING_RELATIONSHIP('','',#90012,#90010);",
    `#90014=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90010,#90004,#${first?.id});`,
    `#90015=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90011,#90004,#${wall?.id});`,
    "#90016=DIMENSIONAL_LOCATION('linear distance',$,#90012,#90011);",
    length(90017, '15.', MM),
    "#90018=SHAPE_DIMENSION_REPRESENTATION('',(#90017),$);",
    '#90019=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#90016,#90018);',
    // By the aspect's name.
    aspect(90020, 'Thread M8'),
    `#90021=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90020,#90004,#${first?.id});`,
    // By a property's value.
    aspect(90030),
    `#90031=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90030,#90004,#${second?.id});`,
    "#90032=PROPERTY_DEFINITION('Thread','',#90030);",
    note(90033, 'M8 \\X2\\00D7\\X0\\ 1 - 6H LH', 'Thread size'),
    "#90034=REPRESENTATION('',(#90033),#90999);",
    '#90035=PROPERTY_DEFINITION_REPRESENTATION(#90032,#90034);',
    // A defined thread.
    "#90040=THREAD('hole','');",
    "#90041=PRODUCT_DEFINITION_SHAPE('','',#90040);",
    length(90042, '20.', MM, 'major diameter'),
    length(90043, '1.5', MM, 'pitch'),
    note(90044, 'M', 'form'),
    note(90045, '6g', 'fit class'),
    "#90046=SHAPE_REPRESENTATION_WITH_PARAMETERS('',(#90042,#90043,#90044,#90045),#90999);",
    '#90047=SHAPE_DEFINITION_REPRESENTATION(#90041,#90046);',
    "#90048=SHAPE_ASPECT('','',#90041,.T.);",
    `#90049=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#90048,#90004,#${bore?.id});`,
    // A thread of a catalogue.
    "#90050=EXTERNALLY_DEFINED_FEATURE_DEFINITION('external thread','',IDENTIFIER('G 1/2'),#90051);",
    "#90051=EXTERNAL_SOURCE(IDENTIFIER('external thread specification'));",
  ]);
  expect(stated).toEqual({ dimensions: 1, tolerances: 0, datums: 0, threads: 4, words: ['M8', 'M8x1 - 6H LH', 'M20x1.5-6g', 'G 1/2'] });
  expect(kinds).toEqual(['dimension', ...Array(4).fill('thread')]);
  expect(faces).toEqual([[0, 4], [4], [4], [10], []]);
});

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
