import { readFileSync, statSync } from 'node:fs';
import type { FdmMachine } from '#domain/machines/machines.ts';
import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';
import { runSlicer } from './run-slicer.ts';
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
/** More is not read: a string holds no more. */
const MOST_BYTES = 500_000_000;
const FILAMENT_MM2 = (Math.PI * 1.75 ** 2) / 4;
const SECONDS: Readonly<Record<string, number>> = { d: 86_400, h: 3600, m: 60, s: 1 };

/** Slices a mesh as it stands; null where the slicer refuses it or takes too long. `layerTimeS` takes the place of the machine's minimum layer time. */
export function sliceModel(mesh: PlacedMesh, machine: FdmMachine, layerTimeS?: number): SlicedFigures | null {
  const minimum = { ...machine.minimumLayerTime, value: Math.round(layerTimeS ?? machine.minimumLayerTime.value) };
  const settings = slicerSettings({ ...machine, minimumLayerTime: minimum });
  return runSlicer(mesh, {
    settings,
    options: ['-g', '--center', '200,200'],
    ending: 'gcode',
    read: (file) => (statSync(file).size > MOST_BYTES ? null : readGcode(readFileSync(file, 'latin1'))),
  });
}

function readGcode(text: string): SlicedFigures | null {
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
  return seconds > 0 ? { hours: seconds / 3600, cm3 } : null;
}
