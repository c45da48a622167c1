import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';

/** What was sliced before is kept here: most of a run is the slicer's. */
export const KEPT = join(tmpdir(), 'bench-price-slices');
/** What a slice may take, in seconds of processor time, unless `SLICE_SECONDS` says otherwise. */
export const LIMIT_S = Number(process.env['SLICE_SECONDS'] ?? 120);

/** How PrusaSlicer is asked, and what is read of the file that it writes. */
export interface Slicing<Figures> {
  readonly settings: string;
  readonly options: readonly string[];
  readonly ending: 'gcode' | 'sl1';
  readonly read: (file: string) => Figures | null;
}

/** A slice as it is kept; `figures` null: the slicer refused, or was ended after `limitS` seconds. */
interface Slice<Figures> {
  readonly figures: Figures | null;
  readonly limitS: number | null;
}

export function hasSlicer(): boolean {
  return spawnSync('prusa-slicer', ['--help'], { stdio: 'ignore' }).status === 0;
}

/** What PrusaSlicer says of a mesh as it stands, or has said before; null where it refuses the mesh or takes longer than the limit. */
export function runSlicer<Figures>(mesh: PlacedMesh, slicing: Slicing<Figures>): Figures | null {
  const stl = writeStl(mesh);
  const kept = join(KEPT, `${createHash('sha256').update(stl).update(slicing.settings).digest('hex')}.json`);
  const before: Slice<Figures> | null = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : null;
  if (before !== null && (before.limitS === null || before.limitS >= LIMIT_S)) return before.figures;
  const now = slice(stl, slicing);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(kept, JSON.stringify(now));
  return now.figures;
}

function slice<Figures>(stl: Uint8Array, { settings, options, ending, read }: Slicing<Figures>): Slice<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-price-'));
  try {
    const [model, config, output] = [join(folder, 'model.stl'), join(folder, 'settings.ini'), join(folder, `out.${ending}`)];
    // A file without a byte over 127 in its first facets, as those of whole small sizes, is read as text: a normal has one.
    new DataView(stl.buffer).setFloat32(84 + 8, -1, true);
    writeFileSync(model, stl);
    writeFileSync(config, settings);
    const slicer = [...options, '--load', config, '-o', output, model];
    const ended = spawnSync('sh', ['-c', `ulimit -t ${LIMIT_S}; exec prusa-slicer "$@"`, 'sh', ...slicer]);
    if (ended.signal !== null) return { figures: null, limitS: LIMIT_S };
    return { figures: existsSync(output) ? read(output) : null, limitS: null };
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
