import { expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';
import { divideModel } from '../../bodies/list-bodies.ts';
import { inspectModel } from '../../inspect-model.ts';
import { readExactModel } from '../../read-exact-model.ts';
import { scanStep } from './scan-step.ts';
import { readStepNames } from './step-names.ts';

/** A product with some solids, given as the names written into the file, from #base on. */
function product(base: number, name: string, solids: readonly string[], isRelated = false): string {
  const items = solids.map((_, n) => `#${base + 10 + n}`).join(',');
  return `#${base}=PRODUCT('${base}','${name}','',());
#${base + 1}=PRODUCT_DEFINITION_FORMATION('','',#${base});
#${base + 2}=PRODUCT_DEFINITION('design','',#${base + 1},#9999);
#${base + 3}=PRODUCT_DEFINITION_SHAPE('','',#${base + 2});
#${base + 4}=SHAPE_DEFINITION_REPRESENTATION(#${base + 3},#${base + (isRelated ? 6 : 5)});
#${base + 5}=ADVANCED_BREP_SHAPE_REPRESENTATION('',(${items}),#9999);
${isRelated ? `#${base + 6}=SHAPE_REPRESENTATION('',(),#9999);\n#${base + 7}=SHAPE_REPRESENTATION_RELATIONSHIP('','',#${base + 6},#${base + 5});\n` : ''}${solids
  .map((solid, n) => `#${base + 10 + n}=MANIFOLD_SOLID_BREP('${solid}',#9999);`)
  .join('\n')}
`;
}

function read(...products: string[]): Readonly<Record<string, string>> {
  const bytes = encodeText(products.join(''));
  return Object.fromEntries(readStepNames(bytes, scanStep(bytes)).map(({ solid, name }) => [solid.id, name]));
}

test('LOOK-15 a solid that is alone in its product is called as that, also where it is only related to the product’s shape', () => {
  expect(read(product(100, 'nut', ['']), product(200, 'bolt', ['Body1'], true))).toEqual({ 110: 'nut', 210: 'bolt' });
});

test('LOOK-15 solids of one product have names of their own, or none', () => {
  expect(read(product(100, 'frame', ['left', 'right', '', 'twin', 'twin']))).toEqual({ 110: 'left', 111: 'right' });
});

test.for(['', 'SOLID', 'NONE', 'Part 1', 'Body12', 'Open CASCADE STEP translator 7.5 1', '=>[0:1:1:3]', '17'])(
  'LOOK-15 %j is no name',
  (name) => {
    expect(read(product(100, name, [name]))).toEqual({});
  },
);

test('LOOK-15 names are read as STEP spells them, and as systems do that write UTF-8', () => {
  const names = [String.raw`Gro\X2\00DF\X0\e`, 'Größe', "Zoë''s", String.raw`a\\b`, String.raw`\X\D8 10`];
  expect(Object.values(read(...names.map((name, n) => product(100 * (n + 1), name, ['']))))).toEqual([
    'Große',
    'Größe',
    "Zoë's",
    'a\\b',
    'Ø 10',
  ]);
});

test('LOOK-15 alike bodies of an assembly have the name that all of them have', async () => {
  const model = await readExactModel({
    bytes: readModelBytes(FIXTURE_MODELS, { file: 'hinge.step' }),
    format: 'step',
    engine: nodeEngine(),
  });
  if (model.outcome === 'refused') throw new Error(model.message);
  const divided = divideModel(model.mesh, model.measurement);
  const { bodies } = inspectModel(model.mesh, model.measurement, divided);
  expect(bodies?.alike.map(({ count, name }) => [count, name])).toEqual([
    [1, 'plate'],
    [2, 'Pin Ø10'],
    [1, undefined],
  ]);
});
