import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FdmMachine } from '#domain/work/machines.ts';
import type { PlacedMesh } from '#kernel/work/placed-mesh.ts';
import { slicerSettings } from './slicer-settings.ts';

/** What the slicer says, by the roles of our estimate; travels lay nothing down. */
export interface SlicedFigures {
  readonly hours: number;
  readonly cm3: { readonly walls: number; readonly skins: number; readonly infill: number; readonly support: number };
}

const ROLES: Readonly<Record<string, keyof SlicedFigures['cm3']>> = {
  'Solid infill': 'skins',
  'Top solid infill': 'skins',
  'Bridge infill': 'skins',
  'Internal infill': 'infill',
  'Support material': 'support',
  'Support material interface': 'support',
};
const FILAMENT_MM2 = (Math.PI * 1.75 ** 2) / 4;
const SECONDS: Readonly<Record<string, number>> = { d: 86_400, h: 3600, m: 60, s: 1 };

export function hasSlicer(): boolean {
  return spawnSync('prusa-slicer', ['--help'], { stdio: 'ignore' }).status === 0;
}

/** What was sliced before is kept: most of a run is the slicer's. */
const KEPT = join(tmpdir(), 'bench-price-slices');

/** Slices a mesh as it stands; null where the slicer refuses it. `layerTimeS` takes the place of the machine's minimum layer time. */
export function sliceModel(mesh: PlacedMesh, machine: FdmMachine, layerTimeS?: number): SlicedFigures | null {
  const stl = writeStl(mesh);
  const minimum = { ...machine.minimumLayerTime, value: Math.round(layerTimeS ?? machine.minimumLayerTime.value) };
  const settings = slicerSettings({ ...machine, minimumLayerTime: minimum });
  return keep(stl, settings, () => runSlicer(stl, settings));
}

/** What a slicer says of a mesh under some settings, or has said before. */
export function keep<Figures>(stl: Uint8Array, settings: string, slice: () => Figures): Figures {
  const kept = join(KEPT, `${createHash('sha256').update(stl).update(settings).digest('hex')}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const figures = slice();
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(kept, JSON.stringify(figures));
  return figures;
}

function runSlicer(stl: Uint8Array, settings: string): SlicedFigures | null {
  const folder = mkdtempSync(join(tmpdir(), 'bench-price-'));
  try {
    const [model, config, output] = ['model.stl', 'settings.ini', 'out.gcode'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(model, stl);
    writeFileSync(config, settings);
    spawnSync('prusa-slicer', ['-g', '--load', config, '--center', '200,200', '-o', output, model], { timeout: 300_000 });
    const figures = existsSync(output) ? readGcode(readFileSync(output, 'latin1')) : null;
    return figures !== null && figures.hours > 0 ? figures : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readGcode(text: string): SlicedFigures {
  const cm3 = { walls: 0, skins: 0, infill: 0, support: 0 };
  let role: keyof SlicedFigures['cm3'] = 'walls';
  for (const [, type, extruded] of text.matchAll(/^(?:;TYPE:(.*)|G1 X[^E\n]* E(-?[\d.]+).*)$/gm)) {
    if (type !== undefined) role = ROLES[type] ?? 'walls';
    else cm3[role] += (Math.max(0, Number(extruded)) * FILAMENT_MM2) / 1000;
  }
  const [, time = ''] = /estimated printing time \(normal mode\) = (.*)/.exec(text) ?? [];
  const seconds = [...time.matchAll(/(\d+)([dhms])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (SECONDS[unit ?? ''] ?? 0),
    0,
  );
  return { hours: seconds / 3600, cm3 };
}

/** A mesh as a binary STL file. */
export function writeStl({ positions, indices }: PlacedMesh): Uint8Array {
  const file = new DataView(new ArrayBuffer(84 + (indices.length / 3) * 50));
  file.setUint32(80, indices.length / 3, true);
  indices.forEach((vertex, corner) => {
    const at = 84 + Math.floor(corner / 3) * 50 + 12 + (corner % 3) * 12;
    for (let axis = 0; axis < 3; axis++) file.setFloat32(at + 4 * axis, positions[3 * vertex + axis] ?? 0, true);
  });
  return new Uint8Array(file.buffer);
}
