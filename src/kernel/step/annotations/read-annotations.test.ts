import { expect, test } from 'vitest';
import type { Unit } from '#domain/part/units.ts';
import { ANNOTATION_UNITS, DEGREE, INCH, MM, stateValue } from '#test/support/annotate-step.ts';
import { STUB_BODY, wrapStep } from '#test/support/hostile-step.ts';
import { scanStep } from '../text/scan-step.ts';
import { StepStatements } from '../text/step-statements.ts';
import { readAnnotations } from './read-annotations.ts';

const SHAPE = "#16=PRODUCT_DEFINITION_SHAPE('','',$);";
const aspect = (id: number) => `#${id}=SHAPE_ASPECT('','',#16,.T.);`;
/** A dimension #100 with its values. */
const sized = (name: string, ...values: readonly string[]) => [
  aspect(90),
  `#100=DIMENSIONAL_SIZE(#90,'${name}');`,
  `#101=SHAPE_DIMENSION_REPRESENTATION('',(${values.map((_, n) => `#${110 + n}`).join(',')}),$);`,
  '#102=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#100,#101);',
  ...values,
];
/** What dimension #100 may be off by. */
const limited = (lower: string, upper: string, unit = MM) => [
  stateValue(120, lower, '', unit),
  stateValue(121, upper, '', unit),
  '#122=TOLERANCE_VALUE(#120,#121);',
  '#123=PLUS_MINUS_TOLERANCE(#122,#100);',
];
const fitted = (fit: string) => [`#124=LIMITS_AND_FITS(${fit},'');`, '#123=PLUS_MINUS_TOLERANCE(#124,#100);'];
const DATUMS = ['A', 'B', 'C'].flatMap((name, n) => [
  `#${200 + n}=DATUM('',$,#16,.F.,'${name}');`,
  `#${210 + n}=DATUM_REFERENCE_COMPARTMENT('',$,#16,.F.,#${200 + n},$);`,
]);

function read(statements: readonly string[], unit: Unit = 'mm') {
  const bytes = wrapStep(...STUB_BODY, ...ANNOTATION_UNITS, SHAPE, ...statements);
  return readAnnotations(new StepStatements(bytes, scanStep(bytes)), unit);
}

test.each([
  ['⌀10 ±0.05', sized('diameter', stateValue(110, '10.')), limited('-0.05', '0.05')],
  ['⌀35 0/−0.2', sized('diameter', stateValue(110, '35.')), limited('-0.2', '0.')],
  ['R5 +0.05/+0.02', sized('radius', stateValue(110, '5.')), limited('0.02', '0.05')],
  ['⌀8 −0.013/−0.028', sized('diameter', stateValue(110, '8.')), limited('-0.028', '-0.013')],
  ['60° ±0.5°', sized('angle', stateValue(110, '60.0', 'nominal value', DEGREE)), limited('-0.5', '0.5', DEGREE)],
  [
    '⌀35 ±0.2',
    sized('diameter', stateValue(110, '35.'), stateValue(111, '35.2', 'upper limit'), stateValue(112, '34.8', 'lower limit')),
    [],
  ],
  ['4.9 to 5.1', sized('linear distance', stateValue(110, '5.1', 'upper limit'), stateValue(111, '4.9', 'lower limit')), []],
  ['⌀12 H7', sized('diameter', stateValue(110, '12.')), fitted("'H','hole','7'")],
  ['⌀12 g6', sized('diameter', stateValue(110, '12.')), fitted("'g','shaft','IT6'")],
  [
    'R2 max',
    sized('radius', stateValue(110, '2.', '').replace("REPRESENTATION_ITEM('')", 'QUALIFIED_REPRESENTATION_ITEM((#125))$&')),
    ["#125=TYPE_QUALIFIER('maximum');"],
  ],
])('API-17 reads the dimension %s to the digit', (words, dimension, limits) => {
  expect(read([...dimension, ...limits])).toMatchObject([{ kind: 'dimension', words }]);
});

test('API-17 tells lengths in the unit of the part, whatever they are stated in', () => {
  const statements = [...sized('diameter', stateValue(110, '0.25', 'nominal value', INCH)), ...limited('-0.001', '0.001', INCH)];
  expect(read(statements, 'in')).toMatchObject([{ words: '⌀0.25 ±0.001', diameterMm: 6.35 }]);
  expect(read(statements)).toMatchObject([{ words: '⌀6.35 ±0.0254' }]);
});

test('API-17 counts a dimension that nothing may be off by, and has no words for it', () => {
  expect(read(sized('diameter', stateValue(110, '10.')))).toMatchObject([{ kind: 'dimension', words: null, diameterMm: 10 }]);
  expect(read(["#100=DIMENSIONAL_LOCATION('linear distance',$,#90,#91);", aspect(90), aspect(91)])).toMatchObject([
    { kind: 'dimension', words: null, diameterMm: null },
  ]);
});

test.each([
  ['flatness 0.2', ["#140=FLATNESS_TOLERANCE('Flatness','',#130,#90);"]],
  [
    'position ⌀0.2 (M) A B-C',
    [
      "#140=(GEOMETRIC_TOLERANCE('Position','',#130,#90)GEOMETRIC_TOLERANCE_WITH_DATUM_REFERENCE((#141))GEOMETRIC_TOLERANCE_WITH_MODIFIERS((.MAXIMUM_MATERIAL_REQUIREMENT.))POSITION_TOLERANCE());",
      "#141=DATUM_SYSTEM('',$,#16,.F.,(#210,#142));",
      "#142=DATUM_REFERENCE_COMPARTMENT('',$,#16,.F.,COMMON_DATUM_LIST((#143,#144)),$);",
      "#143=DATUM_REFERENCE_ELEMENT('',$,#16,.F.,#201,$);",
      "#144=DATUM_REFERENCE_ELEMENT('',$,#16,.F.,#202,$);",
      "#145=TOLERANCE_ZONE_FORM('cylindrical or circular');",
      "#146=TOLERANCE_ZONE('',$,#16,.F.,(#140),#145);",
    ],
  ],
  [
    'surface profile 0.2 A(M) all around',
    [
      "#91=ALL_AROUND_SHAPE_ASPECT('','',#16,.F.);",
      "#140=SURFACE_PROFILE_TOLERANCE('','',#130,#91,(#141));",
      "#141=DATUM_SYSTEM('',$,#16,.F.,(#142));",
      "#142=DATUM_REFERENCE_COMPARTMENT('',$,#16,.F.,#200,(.MAXIMUM_MATERIAL_REQUIREMENT.));",
    ],
  ],
  [
    'position 0.2 (L)',
    [
      "#140=(GEOMETRIC_TOLERANCE('FLATNESS_TOLERANCE','',#130,#90)MODIFIED_GEOMETRIC_TOLERANCE(.LEAST_MATERIAL_CONDITION.)POSITION_TOLERANCE());",
    ],
  ],
  ['perpendicularity 0.2 A', ["#140=PERPENDICULARITY_TOLERANCE('','',#130,#90,(#141));", '#141=DATUM_REFERENCE(1,#200);']],
])('API-17 reads the tolerance %s', (words, statements) => {
  const [first, ...others] = read([aspect(90), stateValue(130, '0.2', ''), ...statements, ...DATUMS]) ?? [];
  expect(first).toMatchObject({ kind: 'tolerance', words });
  expect(others.map(({ kind }) => kind)).toEqual(['datum', 'datum', 'datum']);
});

test('API-17 follows aspects to the faces they are made of, through all that they are made of', () => {
  const statements = [
    ...sized('diameter', stateValue(110, '10.')),
    ...[91, 92, 93].map(aspect),
    "#150=SHAPE_ASPECT_RELATIONSHIP('',$,#90,#91);",
    "#151=SHAPE_ASPECT_RELATIONSHIP('',$,#91,#92);",
    "#152=SHAPE_ASPECT_RELATIONSHIP('',$,#92,#90);",
    "#153=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#91,#99,#301);",
    "#154=ITEM_IDENTIFIED_REPRESENTATION_USAGE('',$,#92,#99,SET_REPRESENTATION_ITEM((#302,#301)));",
    "#155=DATUM_FEATURE('',$,#16,.T.);",
    "#156=GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#155,#99,#303);",
    "#157=SHAPE_ASPECT_RELATIONSHIP('',$,#155,#200);",
    ...DATUMS.slice(0, 1),
  ];
  expect(read(statements)?.map(({ kind, items }) => [kind, items])).toEqual([
    ['dimension', [301, 302]],
    ['datum', [303]],
  ]);
});

test('S-33 thousands of annotations of one aspect with thousands of faces are followed for a thousand steps each', () => {
  const dimensions = Array.from({ length: 4000 }, (_, n) => `#${100_000 + n}=DIMENSIONAL_SIZE(#90,'diameter');`);
  const faces = Array.from({ length: 20_000 }, (_, n) => `#${200_000 + n}`).join(',');
  const usage = `#99=ITEM_IDENTIFIED_REPRESENTATION_USAGE('',$,#90,#16,(${faces}));`;
  const links = Array.from({ length: 20_000 }, (_, n) => `#${300_000 + n}=SHAPE_ASPECT_RELATIONSHIP('','',#90,#${400_000 + n});`);
  const annotations = read([aspect(90), ...dimensions, usage, ...links]) ?? [];
  // Of a thousand steps two lead along the aspects.
  expect(annotations.map(({ items }) => items.length)).toEqual(dimensions.map(() => 998));
});

test('API-17 makes nothing of annotations that say nothing, or refer to nothing', () => {
  expect(read([])).toBe(null);
  const broken = ["#100=DIMENSIONAL_SIZE(#9990,'diameter');", '#102=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#100,#9991);'];
  const tolerance = "#140=POSITION_TOLERANCE('','',#9992,#9993,(#9994));";
  const datum = "#200=DATUM('',$,#16,.F.,$);";
  expect(read([...broken, ...limited('$', '$'), tolerance, datum])?.map(({ words }) => words)).toEqual([null, null, null]);
});
