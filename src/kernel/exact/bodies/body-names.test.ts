import { expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { writeIges, writeSolidCube } from '#test/support/iges-text.ts';
import { readSound, readText } from '#test/support/read-sound.ts';
import { divideModel } from '../../bodies/list-bodies.ts';
import { completeMeasurement } from '../../inspect-model.ts';
import type { NamedSolid, Shape } from '../../occt/words.ts';
import { BodyNames } from './body-names.ts';

/** The names of solids, given by what their products and they themselves are called. */
function nameSolids(...products: readonly { readonly name: string; readonly solids: readonly string[] }[]): (string | null)[] {
  const told = products.flatMap(({ name, solids }, product) => solids.map((ownName) => ({ product, productName: name, ownName })));
  const solids = told.map((each, n): NamedSolid => ({ ...each, solid: n as Shape }));
  const names = new BodyNames({ listNames: () => solids, identityOf: (shape) => shape, atHome: (shape) => shape });
  return solids.map(({ solid }) => names.of(solid));
}

test('LOOK-15 a solid that is alone in its product is called as that, several have names of their own, or none', () => {
  expect(nameSolids({ name: 'nut', solids: [''] }, { name: 'bolt', solids: ['Body1'] })).toEqual(['nut', 'bolt']);
  expect(nameSolids({ name: 'frame', solids: ['left', 'right', '', 'twin', 'twin'] })).toEqual(['left', 'right', null, null, null]);
});

test.for(['', 'SOLID', 'NONE', 'Part 1', 'Body12', 'Open CASCADE STEP translator 7.5 1', '=>[0:1:1:3]', '17'])(
  'LOOK-15 %j is no name',
  (name) => {
    expect(nameSolids({ name, solids: [name] })).toEqual([null]);
  },
);

const readNames = async (text: string) => (await readSound(encodeText(text))).mesh.solids?.names;

test.for([
  [String.raw`Gro\X2\00DF\X0\e`, 'Große'],
  ['Größe', 'Größe'],
  ["Zoë''s", "Zoë's"],
  [String.raw`a\\b`, 'a\\b'],
  [String.raw`\X\D8 10`, 'Ø 10'],
] as const)('LOOK-15 %s is read as STEP spells it, or as systems do that write UTF-8', async ([written, name]) => {
  expect(await readNames(readText('hinge.step').replaceAll("'plate'", `'${written}'`))).toContain(name);
});

test('LOOK-15 the solid of an IGES file is called as its property says', async () => {
  const [, ...parts] = writeSolidCube(10);
  const property = { parameters: '406,1,5Hpivot;', form: 15 };
  const nameSolid = (solid: string) => readNames(writeIges([solid, ...parts, property]));
  expect(await nameSolid('186,3,1,0;')).toBeUndefined();
  expect(await nameSolid(`186,3,1,0,0,1,${2 * parts.length + 3};`)).toEqual(['pivot']);
});

test('LOOK-15 alike bodies of an assembly have the name that all of them have', async () => {
  const { mesh, measurement } = await readSound('hinge.step');
  const { bodies } = completeMeasurement(mesh, measurement, divideModel(mesh, measurement));
  expect(bodies?.alike.map(({ count, name }) => [count, name])).toEqual([
    [1, 'plate'],
    [2, 'Pin Ø10'],
    [1, undefined],
  ]);
});
