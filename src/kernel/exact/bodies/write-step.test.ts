import { expect, test } from 'vitest';
import { type ReadModel, readSound } from '#test/support/read-sound.ts';
import { divideModel } from '../../bodies/list-bodies.ts';
import { takeBody } from '../../bodies/take-body.ts';

async function writeBody(file: string, number: number, name: string) {
  const whole = await readSound(file, number);
  const taken = takeBody(whole, divideModel(whole.mesh, whole.measurement), number);
  const bytes = taken?.body?.writeStep(name);
  if (taken === null || bytes === undefined) throw new Error('There is no such body.');
  return { taken, bytes };
}

const sizes = ({ measurement: { boxMm, volumeMm3, areaMm2 } }: ReadModel) => [boxMm.x, boxMm.y, boxMm.z, volumeMm3 ?? 0, areaMm2];

function paletteOf({ mesh }: ReadModel): readonly string[] {
  const colors = mesh.features?.faceColors?.map((color) => color?.map((share) => share.toFixed(4)).join(' ') ?? 'none') ?? [];
  return [...new Set(colors)].sort();
}

test.for([0, 1, 2, 3, 4])(
  'SHOP-20 body %i of an assembly is a STEP file of that body alone, to the millionth, where it stood',
  async (number) => {
    const { taken, bytes } = await writeBody('assembly.step', number, 'a body');
    const alone = await readSound(bytes);
    expect(alone.measurement).toMatchObject({ solids: 1, faces: taken.measurement.faces, watertight: true, findings: [] });
    const [own, again] = [sizes(taken), sizes(alone)];
    for (const [n, size] of own.entries()) expect(Math.abs((again[n] ?? 0) / size - 1)).toBeLessThan(1e-6);
    for (const axis of ['x', 'y', 'z'] as const) {
      expect(alone.measurement.boxMinMm[axis]).toBeCloseTo(taken.measurement.boxMinMm[axis], 5);
    }
  },
);

test('SHOP-20 a body is written in the unit of the file that it came from', async () => {
  const inches = (await readSound('block-inch.step', 0)).body?.writeStep('b');
  expect(new TextDecoder().decode(inches)).toContain("CONVERSION_BASED_UNIT('INCH'");
  const { bytes } = await writeBody('assembly.step', 0, 'b');
  expect(new TextDecoder().decode(bytes)).toContain('SI_UNIT(.MILLI.,.METRE.)');
});

test('LOOK-15 a body keeps its colours when it is taken and when it is written', async () => {
  const whole = await readSound('colored-assembly.step');
  const palette = paletteOf(whole);
  expect(palette.length).toBeGreaterThan(1);
  const { bodies } = divideModel(whole.mesh, whole.measurement);
  const found = new Set<string>();
  for (const number of bodies.keys()) {
    const { taken, bytes } = await writeBody('colored-assembly.step', number, 'painted');
    const own = paletteOf(taken);
    const again = paletteOf(await readSound(bytes));
    expect(again.length === 0 ? ['none'] : again).toEqual(own);
    for (const color of own) found.add(color);
  }
  expect([...found].sort()).toEqual(palette);
});

test('LOOK-15 a written body has its name, whatever is in it, and the same body makes the same file', async () => {
  const name = "Zoë's\\螺";
  const [first, second] = [await writeBody('assembly.step', 0, name), await writeBody('assembly.step', 0, name)];
  const text = new TextDecoder('latin1').decode(first.bytes);
  const spelled = String.raw`'Zo\X2\00EB\X0\''s/\X2\87BA\X0\'`;
  expect(text.replaceAll(/\r?\n\s*/g, '')).toContain(`PRODUCT(${spelled},${spelled}`);
  expect(text.match(/\bPRODUCT\(/g)).toHaveLength(1);
  expect(second.bytes).toEqual(first.bytes);
});
