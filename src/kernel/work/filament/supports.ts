import type { FdmMachine } from '#domain/work/machines.ts';
import { countCells, emptyRegion, type Grid, type Morphology, type Region } from '../bit-grid.ts';
import type { PlacedMesh } from '../placed-mesh.ts';
import { HELD_SHARE, SUPPORT_GAP_SHARE, SUPPORT_MARGIN_MM } from './constants.ts';
import type { LayerPlan } from './plan-layers.ts';

export interface Supports {
  /** What supports cover, by plane. */
  readonly bodies: readonly (Region | undefined)[];
  /** How much of that is dense, by plane: cells. */
  readonly interfaceCells: readonly number[];
}

/** Cells under surfaces that lean too far, by the plane whose stretch of layers they lie in. */
export function findContacts(placed: PlacedMesh, machine: FdmMachine, plan: LayerPlan, grid: Grid): (Region | undefined)[] {
  const { positions, indices } = placed;
  const { heights, layerMm, firstMm, starts } = plan;
  const planes = heights.length;
  const contacts: (Region | undefined)[] = new Array(planes).fill(undefined);
  // A layer may reach out over the one below by what the angle allows, and by what holds itself.
  const angle = (Math.min(89, machine.supportAngle.value + 1) * Math.PI) / 180;
  if (machine.supportAngle.value <= 0) return contacts;
  const reach = layerMm / Math.tan(angle) + HELD_SHARE * machine.lineWidth.value;
  const steepest = reach / Math.hypot(reach, layerMm);
  const { cellMm, originMm, words, rows, columns } = grid;
  const planeOf = new Int32Array(plan.layers + 2);
  for (let layer = 0, plane = 0; layer < planeOf.length; layer++) {
    while (plane + 1 < planes && (starts[plane + 1] ?? 0) <= layer) plane++;
    planeOf[layer] = plane;
  }
  for (let t = 0; t < indices.length; t += 3) {
    const a = 3 * (indices[t] ?? 0);
    const b = 3 * (indices[t + 1] ?? 0);
    const c = 3 * (indices[t + 2] ?? 0);
    const ax = positions[a] ?? 0;
    const ay = positions[a + 1] ?? 0;
    const az = positions[a + 2] ?? 0;
    const ux = (positions[b] ?? 0) - ax;
    const uy = (positions[b + 1] ?? 0) - ay;
    const vx = (positions[c] ?? 0) - ax;
    const vy = (positions[c + 1] ?? 0) - ay;
    const nz = ux * vy - uy * vx;
    if (nz >= 0) continue;
    const uz = (positions[b + 2] ?? 0) - az;
    const vz = (positions[c + 2] ?? 0) - az;
    if (Math.max(az, az + uz, az + vz) < firstMm) continue;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    if (-nz <= steepest * Math.sqrt(nx * nx + ny * ny + nz * nz)) continue;
    // Cells whose centres the facet's shadow holds.
    const x0 = Math.min(ax, ax + ux, ax + vx);
    const x1 = Math.max(ax, ax + ux, ax + vx);
    const y0 = Math.min(ay, ay + uy, ay + vy);
    const y1 = Math.max(ay, ay + uy, ay + vy);
    const fromRow = Math.max(0, Math.ceil((y0 - originMm) / cellMm - 0.5));
    const toRow = Math.min(rows, Math.ceil((y1 - originMm) / cellMm - 0.5));
    const fromColumn = Math.max(0, Math.ceil((x0 - originMm) / cellMm - 0.5));
    const toColumn = Math.min(columns, Math.ceil((x1 - originMm) / cellMm - 0.5));
    for (let row = fromRow; row < toRow; row++) {
      const py = (row + 0.5) * cellMm + originMm - ay;
      for (let column = fromColumn; column < toColumn; column++) {
        const px = (column + 0.5) * cellMm + originMm - ax;
        const s = (px * vy - py * vx) / nz;
        const r = (ux * py - uy * px) / nz;
        if (s < 0 || r < 0 || s + r >= 1) continue;
        const z = az + s * uz + r * vz;
        const layer = Math.floor((z - firstMm) / layerMm + 0.5);
        if (layer < 1) continue;
        const plane = (planeOf[Math.min(layer, plan.layers)] ?? 1) - 1;
        if (plane < 0) continue;
        const region = contacts[plane] ?? emptyRegion(grid);
        contacts[plane] = region;
        const at = row * words + (column >>> 5);
        region[at] = (region[at] ?? 0) | (1 << (column & 31));
      }
    }
  }
  return contacts;
}

/** Lets supports grow from what they carry down to the plate or to the part. */
export function growSupports(
  contacts: readonly (Region | undefined)[],
  shapes: readonly Region[],
  machine: FdmMachine,
  plan: LayerPlan,
  grid: Grid,
  morphology: Morphology,
): Supports {
  const bodies: (Region | undefined)[] = new Array(shapes.length).fill(undefined);
  const interfaceCells: number[] = new Array(shapes.length).fill(0);
  const needed = emptyRegion(grid);
  const grown = emptyRegion(grid);
  const around = emptyRegion(grid);
  const margin = SUPPORT_MARGIN_MM / grid.cellMm;
  const gap = (SUPPORT_GAP_SHARE * machine.lineWidth.value) / grid.cellMm;
  let any = false;
  for (let k = shapes.length - 1; k >= 0; k--) {
    const contact = contacts[k];
    const shape = shapes[k] ?? emptyRegion(grid);
    if (!any && contact === undefined) continue;
    any = true;
    if (gap >= 0.5) morphology.grow(shape, Math.max(1, gap), around);
    else around.set(shape);
    if (contact !== undefined) {
      morphology.grow(contact, margin, grown);
      for (let at = 0; at < needed.length; at++) needed[at] = (needed[at] ?? 0) | (grown[at] ?? 0);
    }
    for (let at = 0; at < needed.length; at++) needed[at] = (needed[at] ?? 0) & ~(around[at] ?? 0);
    bodies[k] = needed.slice();
    // Dense layers lie under what the next stretches carry.
    const layers = (plan.starts[k + 1] ?? 0) - (plan.starts[k] ?? 0);
    const dense = machine.supportInterfaceLayers.value;
    grown.fill(0);
    let covered = 0;
    for (let m = k; m < shapes.length && covered < dense; m++) {
      const carried = contacts[m];
      if (carried !== undefined) for (let at = 0; at < grown.length; at++) grown[at] = (grown[at] ?? 0) | (carried[at] ?? 0);
      covered += (plan.starts[m + 1] ?? 0) - (plan.starts[m] ?? 0);
    }
    morphology.grow(grown, margin, around);
    for (let at = 0; at < grown.length; at++) around[at] = (around[at] ?? 0) & (needed[at] ?? 0);
    interfaceCells[k] = countCells(around) * Math.min(1, dense / layers);
  }
  return { bodies, interfaceCells };
}
