import { expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { readFixture, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { checkSound, engine, readSound, readText } from '#test/support/read-sound.ts';
import { facetsOf } from '#test/support/stl-samples.ts';
import { boundPoints, tellBox } from './basics/box.ts';
import { cross, lengthOf, subtract } from './basics/vectors.ts';
import { drawExactModel, type ModelDrawing } from './draw-exact-model.ts';

const oc = await engine.start();

function draw(bytes: Uint8Array): ModelDrawing {
  const drawing = drawExactModel(oc, checkSound(bytes));
  if (drawing === null) throw new Error('nothing was drawn');
  return drawing;
}

test.each(['bracket.step', 'flange.iges'])(
  'VIEW-12 %s is drawn as large as it is, its faces and edges told as exactly as when it is measured, until another is read',
  async (file) => {
    const read = await readSound(file);
    const drawing = draw(readFixture(file));
    const { boxMm } = tellBox(boundPoints(drawing.positions));
    for (const axis of ['x', 'y', 'z'] as const) expect(boxMm[axis]).toBeCloseTo(read.measurement.boxMm[axis], 1);
    const told = read.mesh.features?.faces ?? [];
    expect(told.length).toBeGreaterThan(0);
    expect(drawing.trianglesOfFace.length).toBeGreaterThanOrEqual(told.length);
    expect(drawing.trianglesOfFace.reduce((sum, count) => sum + count, 0)).toBe(drawing.indices.length / 3);
    const counted = Map.groupBy(drawing.faceOfTriangle, (face) => face);
    expect(Array.from(drawing.trianglesOfFace.keys(), (face) => counted.get(face)?.length ?? 0)).toEqual([...drawing.trianglesOfFace]);
    expect(drawing.colors).toBeNull();
    for (const [n, { areaMm2, ...face }] of told.entries()) {
      const drawn = drawing.describeFace(n);
      expect(drawn).toMatchObject(face);
      expect((drawn?.areaMm2 ?? 0) / areaMm2).toBeCloseTo(1, 6);
    }
    expect(drawing.edgeFigures).toEqual(read.mesh.features?.edges);
    await readSound(file);
    expect(drawing.describeFace(0)).toBeNull();
  },
);

test('VIEW-12 LOOK-15 the faces of an assembly are drawn in its colours', async () => {
  const measured = (await readSound('colored-assembly.step')).mesh.features?.faceColors ?? [];
  const { colors } = draw(readFixture('colored-assembly.step'));
  expect(colors?.map(String).sort()).toEqual(measured.map(String).sort());
});

test.each([
  ['faces', 510],
  ['bodies', 186],
])('LOOK-15 the colours of %s in an IGES file are drawn, and measured', async (_name, type) => {
  // All entities of a type get colour number 2, which is red; columns 17 to 24 of an entry's second line.
  const line = new RegExp(`^( {0,5}${type}.{8}).{8}(.{48}D *\\d*[02468])`, 'gm');
  const bytes = encodeText(readText('flange.iges').replace(line, '$1       2$2'));
  const red = expect.arrayContaining([[expect.closeTo(1, 3), expect.closeTo(0, 3), expect.closeTo(0, 3)]]);
  expect(draw(bytes).colors).toEqual(red);
  expect((await readSound(bytes)).mesh.features?.faceColors).toEqual(red);
});

/** The branches as they are written below each other, and the area, mm², of each part by its name. */
function tellBranches(drawing: ModelDrawing) {
  const { branches, trianglesOfFace } = drawing;
  const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
  const areasMm2 = facetsOf(drawing).map(([a, b, c]) => lengthOf(cross(subtract(b, a), subtract(c, a))) / 2);
  const areas = branches.map(({ firstFace, faces }) => {
    const [from, to] = [firstFace, firstFace + faces].map((face) => sum(trianglesOfFace.subarray(0, face)));
    return sum(areasMm2.slice(from, to));
  });
  const ofParts = Map.groupBy(areas, (_, n) => branches[n]?.name ?? '–');
  return { tree: branches.map(({ name, depth, faces }) => `${'  '.repeat(depth)}${name ?? '–'} ${faces}`), ofParts };
}

test('VIEW-12 LOOK-15 an assembly is told as the tree of its products, a part as none', () => {
  expect(tellBranches(draw(readFixture('assembly.step'))).tree).toEqual(['– 18', '  – 6', ...Array(4).fill('  – 3')]);
  expect(draw(readFixture('bracket.step')).branches).toEqual([]);
});

test.skipIf(sharedModels() === null)('VIEW-12 LOOK-15 the parts of a nested assembly lie where its tree says', () => {
  const { tree, ofParts } = tellBranches(draw(readModelBytes(sharedModels() ?? '', { file: 'as1-oc-214.stp' })));
  const nutAndBolt = ['    nut-bolt-assembly 15', '      bolt 7', '      nut 8'];
  const bracket = ['  l-bracket-assembly 61', ...nutAndBolt, ...nutAndBolt, ...nutAndBolt, '    l-bracket 16'];
  expect(tree).toEqual(['as1 160', '  rod-assembly 20', '    nut 8', '    nut 8', '    rod 4', ...bracket, '  plate 18', ...bracket]);
  // What is used several times is as large each time.
  for (const [name, areas] of ofParts) for (const area of areas) expect(area / (areas[0] ?? 0), name).toBeCloseTo(1, 3);
  expect([...ofParts].map(([name, { length }]) => `${length} ${name}`)).toContain('8 nut');
});
