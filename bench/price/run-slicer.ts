import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';

/** What was sliced before is kept: most of a run is the slicer's. */
const KEPT = join(tmpdir(), 'bench-price-slices');

/** How PrusaSlicer is asked, and what is read of the file that it writes. */
export interface Slicing<Figures> {
  readonly settings: string;
  readonly options: readonly string[];
  readonly ending: 'gcode' | 'sl1';
  readonly timeoutMs: number;
  readonly read: (file: string) => Figures | null;
}

export function hasSlicer(): boolean {
  return spawnSync('prusa-slicer', ['--help'], { stdio: 'ignore' }).status === 0;
}

/** What PrusaSlicer says of a mesh as it stands, or has said before; null where it refuses the mesh or takes too long. */
export function runSlicer<Figures>(mesh: PlacedMesh, slicing: Slicing<Figures>): Figures | null {
  const stl = writeStl(mesh);
  const kept = join(KEPT, `${createHash('sha256').update(stl).update(slicing.settings).digest('hex')}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const figures = slice(stl, slicing);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(kept, JSON.stringify(figures));
  return figures;
}

function slice<Figures>(stl: Uint8Array, { settings, options, ending, timeoutMs, read }: Slicing<Figures>): Figures | null {
  const folder = mkdtempSync(join(tmpdir(), 'bench-price-'));
  try {
    const [model, config, output] = [join(folder, 'model.stl'), join(folder, 'settings.ini'), join(folder, `out.${ending}`)];
    // A file without a byte over 127 in its first facets, as those of whole small sizes, is read as text: a normal has one.
    new DataView(stl.buffer).setFloat32(84 + 8, -1, true);
    writeFileSync(model, stl);
    writeFileSync(config, settings);
    spawnSync('prusa-slicer', [...options, '--load', config, '-o', output, model], { timeout: timeoutMs });
    return existsSync(output) ? read(output) : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A mesh as a binary STL file. */
function writeStl({ positions, indices }: PlacedMesh): Uint8Array {
  const file = new DataView(new ArrayBuffer(84 + (indices.length / 3) * 50));
  file.setUint32(80, indices.length / 3, true);
  indices.forEach((vertex, corner) => {
    const at = 84 + Math.floor(corner / 3) * 50 + 12 + (corner % 3) * 12;
    for (let axis = 0; axis < 3; axis++) file.setFloat32(at + 4 * axis, positions[3 * vertex + axis] ?? 0, true);
  });
  return new Uint8Array(file.buffer);
}
