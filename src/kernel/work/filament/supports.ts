import type { FdmMachine } from '#domain/work/machines.ts';
import { countCells, emptyRegion, forEachRun, type Grid, type Morphology, type Region, setSpan } from '../bit-grid.ts';
import type { PlacedMesh } from '../placed-mesh.ts';
import { planeFinder } from '../slice-layers.ts';
import { DENSE_SHARE, HELD_SHARE, SUPPORT_FOOT_MM, SUPPORT_GAP_SHARE, SUPPORT_MARGIN_MM } from './constants.ts';
import type { LayerPlan } from './plan-layers.ts';

interface Dense {
  readonly region: Region;
  /** Share of what it carries that is level. */
  readonly level: number;
}

export interface Supports {
  /** What supports cover, by plane. */
  readonly bodies: readonly (Region | undefined)[];
  /** What of that is dense, where anything is carried near above: parts of the stretch by layers. */
  readonly interfaces: readonly (Dense | undefined)[];
  /** Whether anything is carried in the plane's stretch: there, supports are laid down in layers like the part's. */
  readonly carries: readonly boolean[];
}

/** Cells under surfaces that lean too far, by the plane whose stretch of layers they lie in. */
export interface Contacts {
  readonly all: (Region | undefined)[];
  /** Where a layer reaches out so far that dense layers are laid under it. */
  readonly wide: (Region | undefined)[];
  /** Where it reaches out beyond its walls: level surfaces, that are bridged. */
  readonly level: (Region | undefined)[];
}

export function findContacts(placed: PlacedMesh, machine: FdmMachine, plan: LayerPlan, grid: Grid): Contacts {
  const { positions, indices } = placed;
  const { heights, layerMm, firstMm } = plan;
  const planes = heights.length;
  const contacts: Contacts = {
    all: new Array(planes).fill(undefined),
    wide: new Array(planes).fill(undefined),
    level: new Array(planes).fill(undefined),
  };
  // A layer may reach out over the one below by what the angle allows, and by what holds itself.
  const angle = (Math.min(89, machine.supportAngle.value + 1) * Math.PI) / 180;
  if (machine.supportAngle.value <= 0) return contacts;
  const reach = layerMm / Math.tan(angle) + HELD_SHARE * machine.lineWidth.value;
  const steepest = reach / Math.hypot(reach, layerMm);
  const wideReach = Math.max(reach, DENSE_SHARE * machine.lineWidth.value);
  const levelReach = machine.walls.value * machine.lineWidth.value;
  const steepestLevel = levelReach / Math.hypot(levelReach, layerMm);
  const steepestWide = wideReach / Math.hypot(wideReach, layerMm);
  const { cellMm, originMm, words, rows, columns } = grid;
  const planesUpTo = planeFinder(heights);
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
    const area = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (-nz <= steepest * area) continue;
    const isWide = -nz > steepestWide * area;
    const isLevel = -nz > steepestLevel * area;
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
        const plane = planesUpTo(az + s * uz + r * vz) - 1;
        if (plane < 0) continue;
        const at = row * words + (column >>> 5);
        mark(contacts.all, plane, grid, at, column);
        if (isWide) mark(contacts.wide, plane, grid, at, column);
        if (isLevel) mark(contacts.level, plane, grid, at, column);
      }
    }
  }
  return contacts;
}

function mark(regions: (Region | undefined)[], plane: number, grid: Grid, at: number, column: number): void {
  const region = regions[plane] ?? emptyRegion(grid);
  regions[plane] = region;
  region[at] = (region[at] ?? 0) | (1 << (column & 31));
}

/** Lets supports grow from what they carry down to the plate or to the part. */
export class SupportGrower {
  private readonly machine: FdmMachine;
  private readonly plan: LayerPlan;
  private readonly grid: Grid;
  private readonly morphology: Morphology;
  private readonly needed: Region;
  private readonly grown: Region;
  private readonly around: Region;

  constructor(machine: FdmMachine, plan: LayerPlan, grid: Grid, morphology: Morphology) {
    this.machine = machine;
    this.plan = plan;
    this.grid = grid;
    this.morphology = morphology;
    this.needed = emptyRegion(grid);
    this.grown = emptyRegion(grid);
    this.around = emptyRegion(grid);
  }

  /** `inners` are the shapes without their walls. Changes `contacts`: what bridges itself is taken off. */
  grow({ all: contacts, wide, level }: Contacts, shapes: readonly Region[], inners: readonly Region[]): Supports {
    const { machine, plan, grid, morphology, needed, grown, around } = this;
    const bodies: (Region | undefined)[] = new Array(shapes.length).fill(undefined);
    const interfaces: (Dense | undefined)[] = new Array(shapes.length).fill(undefined);
    const margin = SUPPORT_MARGIN_MM / grid.cellMm;
    const gap = (SUPPORT_GAP_SHARE * machine.lineWidth.value) / grid.cellMm;
    const dense = machine.supportInterfaceLayers.value;
    let any = false;
    for (let k = shapes.length - 1; k >= 0; k--) {
      const contact = contacts[k];
      const shape = shapes[k];
      if (shape === undefined || (!any && contact === undefined)) continue;
      any = true;
      if (contact !== undefined) {
        const plain = level[k];
        if (machine.longestBridge.value > 0 && plain !== undefined) this.takeBridges(contact, plain, shape, inners[k + 1]);
        morphology.grow(contact, margin, grown);
        for (let at = 0; at < needed.length; at++) needed[at] = (needed[at] ?? 0) | (grown[at] ?? 0);
      }
      if (gap >= 0.5) morphology.grow(shape, Math.max(1, gap), around);
      else around.set(shape);
      for (let at = 0; at < needed.length; at++) needed[at] = (needed[at] ?? 0) & ~(around[at] ?? 0);
      bodies[k] = needed.slice();
      // Dense layers lie under what this stretch and the next ones carry.
      grown.fill(0);
      let covered = 0;
      let [carried, flat] = [0, 0];
      for (let m = k; m < shapes.length && covered < dense; m++) {
        const contact = contacts[m];
        const broad = wide[m];
        if (contact !== undefined && broad !== undefined) {
          carried += countCells(broad);
          flat += countCells(level[m] ?? new Uint32Array());
          for (let at = 0; at < grown.length; at++) grown[at] = (grown[at] ?? 0) | ((contact[at] ?? 0) & (broad[at] ?? 0));
        }
        covered += (plan.starts[m + 1] ?? 0) - (plan.starts[m] ?? 0);
      }
      if (carried === 0) continue;
      const under = emptyRegion(grid);
      morphology.grow(grown, margin, under);
      for (let at = 0; at < under.length; at++) under[at] = (under[at] ?? 0) & (needed[at] ?? 0);
      interfaces[k] = { region: under, level: carried === 0 ? 0 : Math.min(1, flat / carried) };
    }
    const foot = bodies[0];
    if (foot !== undefined) {
      morphology.grow(foot, SUPPORT_FOOT_MM / grid.cellMm, grown);
      const shape = shapes[0];
      for (let at = 0; at < foot.length; at++) foot[at] = (grown[at] ?? 0) & ~(shape?.[at] ?? 0);
    }
    return { bodies, interfaces, carries: contacts.map((contact) => contact !== undefined) };
  }

  /**
   * Takes off what is printed as a bridge: lines whose both ends lie on the part, and the inside of level surfaces, which are drawn
   * from side to side within their walls, up to the longest bridge.
   */
  private takeBridges(contact: Region, level: Region, below: Region, insideAbove: Region | undefined): void {
    const { grid, grown, around } = this;
    const { rows, words, cellMm } = grid;
    const most = this.machine.longestBridge.value / cellMm;
    grown.fill(0);
    forEachRun(grid, level, (row, from, to) => {
      const start = row * words;
      if (to - from <= most && isSet(below, start, from - 1) && isSet(below, start, to)) setSpan(grown, start, from, to);
    });
    // Along y, 32 columns at a time: what hangs on to the part from below and from above.
    around.fill(0);
    for (let at = words; at < rows * words; at++) {
      around[at] = (level[at] ?? 0) & ((around[at - words] ?? 0) | (below[at - words] ?? 0));
    }
    let chain = new Uint32Array(words);
    for (let row = rows - 2; row >= 0; row--) {
      const next = new Uint32Array(words);
      for (let at = 0; at < words; at++) {
        const here = row * words + at;
        next[at] = (around[here] ?? 0) & ((chain[at] ?? 0) | (below[here + words] ?? 0));
        grown[here] = (grown[here] ?? 0) | (next[at] ?? 0);
      }
      chain = next;
    }
    if (most < Math.max(rows, 32 * words)) this.morphology.shrink(level, most / 2, around);
    else around.fill(0);
    for (let at = 0; at < contact.length; at++) {
      const inside = (insideAbove?.[at] ?? 0) & (level[at] ?? 0) & ~(around[at] ?? 0);
      contact[at] = (contact[at] ?? 0) & ~((grown[at] ?? 0) | inside);
    }
  }
}

function isSet(region: Region, start: number, column: number): boolean {
  return (((region[start + (column >>> 5)] ?? 0) >>> (column & 31)) & 1) === 1;
}
