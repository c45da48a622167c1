import { describe, expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { IGES_GLOBALS, type IgesText, writeCube, writeIges, writeSolidCube, writeTrimmed } from '#test/support/iges-text.ts';
import { codesOf, readSound, readText } from '#test/support/read-sound.ts';
import { explainScale } from './explain-scale.ts';

const INDEPENDENT = '01000000';
const hide = (parameters: string): IgesText => ({ parameters, status: INDEPENDENT });
const [farSquare = ''] = writeCube(40, [50, 50, 50]);

const flange = readText('flange.iges');
const measure = async (text: string) => (await readSound(encodeText(text))).measurement;

test('API-17 a tube of revolved lines has its volume beside a block so large that the mesh would not tell', async () => {
  const part = (parameters: string): IgesText => ({ parameters, status: '00010000' });
  const line = (from: string, to = '') => part(`110,${from},${to};`);
  const corners = ['105.,40.,0.', '109.,40.,0.', '109.,40.,20.', '105.,40.,20.'];
  const lines = corners.map((corner, i) => line(corner, corners[(i + 1) % 4]));
  const sides = lines.map((_, i) => `120,1,${2 * i + 3},0.,${2 * Math.PI};`);
  const measured = await measure(writeIges([line('100.,40.,0.', '100.,40.,20.'), ...lines, ...sides, ...writeCube(40)]));
  expect(measured).toMatchObject({ faces: 10, solids: 2, watertight: true });
  expect((measured.volumeMm3 ?? 0) / (Math.PI * (81 - 25) * 20 + 40 ** 3)).toBeCloseTo(1, 7);
});

describe('boundaries that cross themselves', () => {
  // The fifth side of a cube is the one at height 0.
  const rest = writeCube(20).toSpliced(4, 1);
  /** The side as a square whose first edge goes through some more points. */
  const measureWith = (...turns: readonly (readonly [number, number])[]) =>
    measure(writeIges([...writeTrimmed([[0, 0], ...turns, [20, 0], [20, 20], [0, 20]], 1), ...rest]));

  test('API-17 a side with an edge that runs back upon itself is mended', async () => {
    for (const measured of [await measureWith(), await measureWith([12, 0], [8, 0])]) {
      expect(measured.volumeMm3).toBeCloseTo(8000, 6);
      expect(codesOf(measured)).toEqual(['SEWN note']);
    }
  });

  test('API-17 a side with a loop at its edge is no sound one, however little it was healed at first', async () => {
    expect(codesOf(await measureWith([12, 0], [10, -2], [10, 0]))).toContain('NOT_CLOSED review');
  });
});

describe('hidden entities of IGES files', () => {
  test.each([
    ['a surface', [farSquare], '1 hidden surface of the file was left out.'],
    ['a body of loose surfaces', writeCube(20, [100, 0, 0]), '6 hidden surfaces of the file were left out.'],
  ])('API-17 %s beside a visible part is left out, and that is said', async (_what, hidden, message) => {
    const measured = await measure(writeIges([...writeCube(10), ...hidden.map(hide)]));
    expect(measured.volumeMm3).toBeCloseTo(1000, 6);
    expect(measured).toMatchObject({ faces: 6, solids: 1, boxMm: { x: 10, y: 10, z: 10 } });
    expect(codesOf(measured)).toEqual(['SEWN note', 'HIDDEN_LEFT_OUT note']);
    expect(measured.findings[1]?.message).toBe(message);
  });

  test('API-17 where all is hidden, all is measured', async () => {
    const measured = await measure(writeIges(writeCube(10).map(hide)));
    expect(measured.volumeMm3).toBeCloseTo(1000, 6);
    expect(codesOf(measured)).toEqual(['SEWN note']);
  });

  test.each([
    ['as parts of it', '01010000'],
    ['as if they stood alone', INDEPENDENT],
  ])('API-17 a visible solid is measured whole, though its faces are hidden %s', async (_how, status) => {
    const marked = flange.replaceAll('00010000D', `${status}D`);
    expect(marked).not.toBe(flange);
    expect(await measure(marked)).toEqual(await measure(flange));
  });

  test('API-17 a hidden solid is left out and not missed', async () => {
    const [solid, ...parts] = writeSolidCube(30);
    const measured = await measure(writeIges([hide(solid?.parameters ?? ''), ...parts, ...writeCube(10, [500, 0, 0])]));
    expect(measured).toMatchObject({ faces: 6, boxMm: { x: 10, y: 10, z: 10 } });
    expect(codesOf(measured)).toEqual(['SEWN note', 'HIDDEN_LEFT_OUT note']);
  });
});

test('API-17 of a plane without an edge it is said that its edges can’t be read', async () => {
  const endless = measure(writeIges([...writeCube(10), '108,0.,0.,1.,5.,0,0.,0.,5.,1.;', '144,13,0,0,0;']));
  await expect(endless).rejects.toThrow('edges can’t be read');
});

test('API-17 a model that is not drawn in real size is measured as drawn, and both sizes are told for review', async () => {
  const globals = IGES_GLOBALS.replace('4Hpart,1.,2', '4Hpart,0.125,2');
  const measured = await measure(writeIges(writeCube(10), globals));
  expect(measured.boxMm.x).toBeCloseTo(10, 6);
  const message = 'As drawn it measures 10 × 10 × 10 mm, its real size would be 80 × 80 × 80 mm.';
  const review = { code: 'STATED_SCALE', severity: 'review', message: expect.stringContaining(message) };
  expect(measured.findings).toContainEqual(review);
  const inches = explainScale(2, { x: 25.4, y: 50.8, z: 254 }, 'in');
  expect(inches[0]?.message).toContain('1 × 2 × 10 in, its real size would be 0.5 × 1 × 5 in');
  expect(explainScale(1 + 1e-9, { x: 1, y: 2, z: 3 }, 'mm')).toEqual([]);
});

describe('solids whose faces share their edges', () => {
  test('API-02 a cube of flat spline surfaces has its faces as planes and its exact figures', async () => {
    const { mesh, measurement } = await readSound(encodeText(writeIges(writeSolidCube(10))));
    expect(mesh.features?.faces.map(({ surface }) => surface)).toEqual(Array.from({ length: 6 }, () => 'plane'));
    expect(measurement).toMatchObject({
      boxMm: { x: 10, y: 10, z: 10 },
      volumeMm3: expect.closeTo(1000, 9),
      areaMm2: expect.closeTo(600, 9),
      findings: [],
    });
  });

  const measureWithout = (missing: number) =>
    measure(writeIges(writeSolidCube(10, (edge, line) => (edge === missing ? '110,0.,0.,0.,0.,0.,0.;' : line))));

  test('S-21 where the first edge of a loop has no curve, the corners beside it close it', async () => {
    expect(await measureWithout(0)).toMatchObject({ faces: 6, volumeMm3: expect.closeTo(1000, 9), areaMm2: expect.closeTo(600, 9) });
  });

  test('S-21 where that is not what the other faces say, a person looks', async () => {
    expect((await measureWithout(3)).findings).toMatchObject([{ code: 'DOUBTFUL_VOLUME', severity: 'review' }]);
  });
});
