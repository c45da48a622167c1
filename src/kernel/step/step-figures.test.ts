import { expect, test } from 'vitest';
import { ANNOTATION_UNITS, INCH, MM } from '#test/support/annotate-step.ts';
import { wrapStep } from '#test/support/hostile-step.ts';
import { readStatedFigures } from './step-figures.ts';
import { scanStep } from './text/scan-step.ts';
import { StepStatements } from './text/step-statements.ts';

const UNITS = [
  ...ANNOTATION_UNITS,
  '#4=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT($,.METRE.));',
  '#5=(MASS_UNIT()NAMED_UNIT(*)SI_UNIT(.KILO.,.GRAM.));',
  ...[MM, INCH, 4, 5].flatMap((unit) => [
    `#${unit}2=DERIVED_UNIT_ELEMENT(#${unit},2.);`,
    `#${unit}20=DERIVED_UNIT((#${unit}2));`,
    `#${unit}3=DERIVED_UNIT_ELEMENT(#${unit},3.0E0);`,
    `#${unit}30=DERIVED_UNIT((#${unit}3));`,
  ]),
];
const [CUBIC_MM, SQUARE_MM, CUBIC_INCH, CUBIC_METRE, CUBIC_KILOGRAM] = [`${MM}30`, `${MM}20`, `${INCH}30`, '430', '530'];

/** A product of one solid: its definition has the id `n`, its shape n + 1 and the aspect of its solid n + 2. */
function product(n: number): string[] {
  return [
    `#${n}=PRODUCT_DEFINITION('design','',#9998,#9999);`,
    `#${n + 1}=PRODUCT_DEFINITION_SHAPE('','',#${n});`,
    `#${n + 2}=SHAPE_ASPECT('','solid',#${n + 1},.F.);`,
    `#${n + 3}=MANIFOLD_SOLID_BREP('',#9997);`,
    `#${n + 4}=SHAPE_REPRESENTATION('',(#${n + 3}),#9996);`,
    `#${n + 5}=SHAPE_DEFINITION_REPRESENTATION(#${n + 1},#${n + 4});`,
  ];
}

const use = (n: number, parent: number, child: number) => `#${n}=NEXT_ASSEMBLY_USAGE_OCCURRENCE('','','',#${parent},#${child},$);`;

function state(n: number, subject: number, item: string): string[] {
  return [
    `#${n}=${item};`,
    `#${n + 1}=REPRESENTATION('volume',(#${n}),#9996);`,
    `#${n + 2}=PROPERTY_DEFINITION('geometric validation property','volume of #7',#${subject});`,
    `#${n + 3}=PROPERTY_DEFINITION_REPRESENTATION(#${n + 2},#${n + 1});`,
  ];
}

const volume = (digits: string, unit = CUBIC_MM) => `MEASURE_REPRESENTATION_ITEM('volume measure',VOLUME_MEASURE(${digits}),#${unit})`;

function read(...statements: readonly string[]) {
  const bytes = wrapStep(...UNITS, ...statements);
  return readStatedFigures(new StepStatements(bytes, scanStep(bytes)));
}

const ofSolid = state(2000, 1002, volume('7.'));
const uses = [use(1300, 1000, 1100), use(1301, 1000, 1100), use(1302, 1000, 1200)];
const assembly = [...product(1000), ...product(1100), ...product(1200), ...uses];
const ofParts = [...state(2000, 1101, volume('5.')), ...state(2010, 1201, volume('1.'))];
const ofMass = state(2000, 1001, volume('5.')).map((line) => line.replace('geometric validation', 'mass'));
const ofUse = ["#1900=PRODUCT_DEFINITION_SHAPE('','',#1901);", use(1901, 1000, 1000), ...state(2000, 1900, volume('5.'))];

const complex = `(MEASURE_REPRESENTATION_ITEM()MEASURE_WITH_UNIT(VOLUME_MEASURE(8.),#${CUBIC_MM})REPRESENTATION_ITEM('volume measure'))`;

test('reads volume and area of a part', () => {
  const area = `MEASURE_REPRESENTATION_ITEM('wetted area measure',AREA_MEASURE(\n 600.5),#${SQUARE_MM})`;
  const stated = read(...product(1000), ...state(2000, 1001, volume('1.0005E3')), ...state(2010, 1001, area));
  expect(stated).toEqual({ volume: { value: 1000.5, rounding: 0.05 }, area: { value: 600.5, rounding: 0.05 } });
});

test.each([
  ['inches', CUBIC_INCH, 25.4 ** 3],
  ['metres', CUBIC_METRE, 1e9],
])('takes %s into account', (_name, unit, factor) => {
  expect((read(...product(1000), ...state(2000, 1001, volume('2.', unit)))?.volume?.value ?? 0) / factor).toBeCloseTo(2, 12);
});

test.each([
  ['of the whole product before that of its solid', [...product(1000), ...ofSolid, ...state(2010, 1001, volume('9.'))], 9],
  ['of the solid where it is the only one', [...product(1000), ...ofSolid], 7],
  ['of none of several solids', [...product(1000), "#1900=MANIFOLD_SOLID_BREP('',#9997);", ...ofSolid], null],
  ['of parts, as often as they are used', [...assembly, ...ofParts], 11],
  ['of an assembly before those of its parts', [...assembly, ...ofParts, ...state(2020, 1001, volume('12.'))], 12],
  ['of no part where another has none', [...product(1000), ...product(1100), ...state(2000, 1001, volume('5.'))], null],
  ['of nothing where none is stated', product(1000), null],
  ['of no other kind of property', [...product(1000), ...ofMass], null],
  ['that a complex entity tells', [...product(1000), ...state(2000, 1001, complex)], 8],
  ['in no unit of an area', [...product(1000), ...state(2000, 1001, volume('2.', SQUARE_MM))], null],
  ['in no unit of a mass', [...product(1000), ...state(2000, 1001, volume('2.', CUBIC_KILOGRAM))], null],
  ['in no unit of a length', [...product(1000), ...state(2000, 1001, volume('2.', String(MM)))], null],
  ['of no single use of a product', [...product(1000), ...ofUse], null],
])('takes the figure %s', (_of, statements, figure) => {
  expect(read(...statements)?.volume?.value ?? null).toBe(figure);
});
