import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { makeColoredAssembly } from './make-fixtures/colored-assembly.ts';
import { FLANGE_TRUTH, makeFlange } from './make-fixtures/iges-flange.ts';
import { makeAssembly, makeBracket, makeInchBlock } from './make-fixtures/step-models.ts';
import { makeAsciiCube, makeKnob } from './make-fixtures/stl-models.ts';

// Writes test/fixtures/models: `node scripts/make-fixtures.ts`.
const folder = new URL('../test/fixtures/models/', import.meta.url);

const solid = { format: 'STEP', unitDeclared: 'millimetre', volumeKind: 'solid', triangles: null, watertight: true };
const bracket = makeBracket();
const knob = makeKnob();
const INCH = 25.4;
const models = [
  {
    ...solid,
    file: 'bracket.step',
    bytes: bracket.bytes,
    bbox_mm: [60, 40, 50],
    volume_mm3: bracket.volumeMm3,
    area_mm2: bracket.areaMm2,
    solids: 1,
    faces: 12,
  },
  {
    ...solid,
    file: 'block-inch.step',
    unitDeclared: 'INCH',
    bytes: makeInchBlock(),
    bbox_mm: [INCH, 2 * INCH, 3 * INCH],
    volume_mm3: 6 * INCH ** 3,
    area_mm2: 22 * INCH ** 2,
    solids: 1,
    faces: 6,
  },
  {
    ...solid,
    file: 'assembly.step',
    bytes: makeAssembly(),
    bbox_mm: [40, 40, 24],
    volume_mm3: 6400 + 4 * Math.PI * 2.5 ** 2 * 20,
    area_mm2: 3840 + 4 * (2 * Math.PI * 2.5 ** 2 + 2 * Math.PI * 2.5 * 20),
    solids: 5,
    faces: 18,
  },
  {
    ...solid,
    file: 'colored-assembly.step',
    bytes: makeColoredAssembly(),
    bbox_mm: [40, 40, 24],
    volume_mm3: 6400 + 4 * Math.PI * 2.5 ** 2 * 20 + 72,
    area_mm2: 3840 + 4 * (2 * Math.PI * 2.5 ** 2 + 2 * Math.PI * 2.5 * 20) + 114,
    solids: 6,
    faces: 24,
  },
  {
    ...solid,
    file: 'flange.iges',
    format: 'IGES',
    unitDeclared: 'flag 2 name MM',
    bytes: makeFlange(),
    bbox_mm: [80, 80, 12],
    volume_mm3: FLANGE_TRUTH.volumeMm3,
    area_mm2: FLANGE_TRUTH.areaMm2,
    solids: 1,
    faces: 14,
  },
  { ...knob, file: 'knob.stl' },
  { ...makeAsciiCube(), file: 'cube-ascii.stl' },
];

const manifest = models.map(({ file, bytes, ...truth }) => {
  writeFileSync(new URL(file, folder), bytes);
  return { file, ...truth, volumeTrusted: true, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
});
writeFileSync(new URL('manifest.json', folder), `${JSON.stringify(manifest, null, 1)}\n`);
