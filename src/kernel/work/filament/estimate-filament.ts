import type { FdmMachine } from '#domain/work/machines.ts';
import type { FilamentWork } from '#domain/work/part-work.ts';
import {
  countCells,
  countDiagonalRuns,
  emptyRegion,
  findSmallParts,
  type Grid,
  Morphology,
  makeGrid,
  Painter,
  type Region,
} from '../bit-grid.ts';
import type { PlacedMesh } from '../placed-mesh.ts';
import { sliceLayers } from '../slice-layers.ts';
import { DETAIL, RETRACT_FROM_MM, ROUND_ENDS, SKIRT_MM, SPARSE_FACTOR, SUPPORT_FOOT } from './constants.ts';
import { lineSeconds, type Motion } from './motion.ts';
import { OutlineMeter, type Outlines } from './outlines.ts';
import { type LayerPlan, planLayers } from './plan-layers.ts';
import { findContacts, growSupports, type Supports } from './supports.ts';

export type FilamentEstimate = Omit<FilamentWork, 'process' | 'placement'>;

/**
 * What a slicer would say of a body on a filament machine, estimated from at most 200 of its layers.
 * 'coarse' is for comparing orientations, 'full' for the price. Open and inside-out meshes give finite figures.
 */
export function estimateFilament(placed: PlacedMesh, machine: FdmMachine, detail: 'coarse' | 'full'): FilamentEstimate {
  return new FilamentEstimator(placed, machine, detail).estimate();
}

/** Work of one layer: volumes in mm³, times in seconds with acceleration, `cruise` without. */
interface Task {
  volume: number;
  seconds: number;
  cruise: number;
  /** Length, mm, for how slow it can get. */
  length: number;
}

class FilamentEstimator {
  private readonly placed: PlacedMesh;
  private readonly machine: FdmMachine;
  private readonly plan: LayerPlan;
  private readonly grid: Grid;
  private readonly motion: Motion;
  private readonly pitch: number;
  private readonly wallDepth: number;
  private readonly shapes: Region[] = [];
  private readonly inners: Region[] = [];
  private readonly outlines: Outlines[] = [];
  private readonly areas: number[] = [];
  private readonly morphology: Morphology;

  constructor(placed: PlacedMesh, machine: FdmMachine, detail: 'coarse' | 'full') {
    this.placed = placed;
    this.machine = machine;
    const { planes, cells, most } = DETAIL[detail];
    this.plan = planLayers(placed.sizeMm.z, machine, planes);
    this.motion = { acceleration: machine.acceleration.value, jerk: machine.jerk.value };
    const width = machine.lineWidth.value;
    this.pitch = width - ROUND_ENDS * this.plan.layerMm;
    const walls = machine.walls.value;
    this.wallDepth = walls < 1 ? 0 : (width + this.pitch) / 2 + (walls - 1) * this.pitch;
    // Walls are a whole number of cells deep, so that their area comes out right.
    const { x, y } = placed.sizeMm;
    const depth = Math.max(this.wallDepth, width);
    const finest = Math.sqrt((x * y) / cells);
    const steps = Math.max(1, Math.min(most, Math.floor(depth / Math.max(finest, 1e-6))));
    const cell = Math.max(depth / steps, finest, Math.max(x, y) / 4000);
    this.grid = makeGrid(x, y, cell, Math.ceil(4 / cell) + 2);
    this.morphology = new Morphology(this.grid);
  }

  estimate(): FilamentEstimate {
    const { machine, plan } = this;
    this.slice();
    const contacts = findContacts(this.placed, machine, plan, this.grid);
    const supports = growSupports(contacts, this.shapes, machine, plan, this.grid, this.morphology);
    const laidDownCm3 = { walls: 0, skins: 0, infill: 0, support: 0 };
    const hours = { walls: 0, skins: 0, infill: 0, support: 0, travel: 0 };
    const quick = new Map<string, { layers: number; seconds: number; slowestSeconds: number }>();
    const { grid } = this;
    const scratch = { skins: emptyRegion(grid), sparse: emptyRegion(grid), small: emptyRegion(grid) };
    for (let k = 0; k < this.shapes.length; k++) {
      const layers = (plan.starts[k + 1] ?? 0) - (plan.starts[k] ?? 0);
      const first = k === 0;
      const height = first ? plan.firstMm : plan.layerMm;
      const walls = this.walls(k, height);
      const { skins, infill } = this.fill(k, height, scratch);
      const support = this.support(k, supports, height);
      const travel = this.travel(k, support.length > 0);
      laidDownCm3.walls += (layers * walls.volume) / 1000;
      laidDownCm3.skins += (layers * skins.volume) / 1000;
      laidDownCm3.infill += (layers * infill.volume) / 1000;
      laidDownCm3.support += (layers * support.volume) / 1000;
      hours.walls += (layers * walls.seconds) / 3600;
      hours.skins += (layers * skins.seconds) / 3600;
      hours.infill += (layers * infill.seconds) / 3600;
      hours.support += (layers * support.seconds) / 3600;
      hours.travel += (layers * travel.seconds) / 3600;
      const cruise = walls.cruise + skins.cruise + infill.cruise + support.cruise + travel.cruise;
      const minimum = machine.minimumLayerTime.value;
      if (cruise < minimum) {
        const seconds = walls.seconds + skins.seconds + infill.seconds + support.seconds + travel.seconds;
        const slowest =
          (walls.length + skins.length + infill.length + support.length) / Math.max(machine.minimumSpeed.value, 0.1) + travel.cruise;
        // What is drawn slower also loses less to acceleration.
        const lost = seconds - cruise;
        const counts = Math.min(minimum, cruise + lost * (1 - cruise / minimum));
        const slowestSeconds = Math.max(slowest, counts);
        const key = `${counts.toFixed(1)} ${slowestSeconds.toFixed(0)}`;
        const alike = quick.get(key);
        if (alike === undefined) quick.set(key, { layers, seconds: counts, slowestSeconds });
        else {
          alike.seconds += ((counts - alike.seconds) * layers) / (alike.layers + layers);
          alike.slowestSeconds += ((slowestSeconds - alike.slowestSeconds) * layers) / (alike.layers + layers);
          alike.layers += layers;
        }
      }
    }
    const skirt = this.skirt();
    laidDownCm3.walls += skirt.volume / 1000;
    hours.walls += skirt.seconds / 3600;
    return { layers: plan.layers, laidDownCm3, hours, quickLayers: [...quick.values()] };
  }

  private slice(): void {
    const { machine, plan, grid } = this;
    const painter = new Painter(grid);
    const meter = new OutlineMeter(this.motion);
    const cap = this.flowCap(machine.lineWidth.value);
    const speeds = {
      outer: Math.min(machine.outerWallSpeed.value, cap),
      inner: Math.min(machine.wallSpeed.value, cap),
      small: Math.min(machine.smallWallSpeed.value, cap),
    };
    const slow = machine.firstLayerSpeed.value;
    const firstSpeeds = { outer: Math.min(slow, speeds.outer), inner: Math.min(slow, speeds.inner), small: Math.min(slow, speeds.small) };
    const radius = this.wallDepth / grid.cellMm;
    sliceLayers(this.placed, plan.heights, (k, section) => {
      const shape = emptyRegion(grid);
      const inner = emptyRegion(grid);
      this.areas.push(painter.paint(section, shape));
      this.morphology.shrink(shape, radius + 0.25, inner);
      this.shapes.push(shape);
      this.inners.push(inner);
      this.outlines.push(meter.measure(section, k === 0 ? firstSpeeds : speeds));
    });
  }

  /** The speed at which the nozzle melts all it can, mm/s. */
  private flowCap(width: number): number {
    const h = this.plan.layerMm;
    return this.machine.flowLimit.value / (h * (width - ROUND_ENDS * h));
  }

  private walls(k: number, height: number): Task {
    const { machine, wallDepth } = this;
    const outlines = this.outlines[k];
    const area = this.areas[k] ?? 0;
    if (outlines === undefined || area <= 0 || wallDepth === 0) return { volume: 0, seconds: 0, cruise: 0, length: 0 };
    const cells = countCells(this.shapes[k] ?? new Uint32Array());
    const inner = countCells(this.inners[k] ?? new Uint32Array());
    const wallArea = cells === 0 ? area : area * (1 - inner / cells);
    const length = wallArea / (wallDepth / machine.walls.value);
    const outer = Math.min(length, Math.max(0, outlines.perimeter - (outlines.shrinkage * machine.lineWidth.value) / 2));
    const rest = length - outer;
    const share = outlines.perimeter === 0 ? 0 : 1 / outlines.perimeter;
    return {
      volume: length * height * this.pitch,
      seconds: (outer * outlines.outerSeconds + rest * outlines.innerSeconds) * share,
      cruise: (outer * outlines.outerCruise + rest * outlines.innerCruise) * share,
      length,
    };
  }

  /** What a stretch of layers beside air counts for in plane k, by how far away the plane is that shows the air. */
  private shareOfSkin(k: number, m: number, layers: number): number {
    const { starts } = this.plan;
    const low = starts[k] ?? 0;
    const high = starts[k + 1] ?? 0;
    if (m > k) {
      // Air begins where plane m's stretch does.
      const face = starts[m] ?? 0;
      return Math.max(0, Math.min(high, face) - Math.max(low, face - layers)) / (high - low);
    }
    const face = starts[m + 1] ?? 0;
    return Math.max(0, Math.min(high, face + layers) - Math.max(low, face)) / (high - low);
  }

  private fill(k: number, height: number, scratch: { skins: Region; sparse: Region; small: Region }): { skins: Task; infill: Task } {
    const { machine, grid } = this;
    const inner = this.inners[k];
    const none = { volume: 0, seconds: 0, cruise: 0, length: 0 };
    if (inner === undefined) return { skins: none, infill: none };
    const { skins, sparse, small } = scratch;
    const size = inner.length;
    sparse.set(inner);
    // Whole skins: cells with air near enough that all layers of the stretch are solid; parts count by their share.
    let partly = 0;
    const topLayers = machine.topLayers.value;
    const bottomLayers = machine.bottomLayers.value;
    for (const [step, layers] of [
      [1, topLayers],
      [-1, bottomLayers],
    ] as const) {
      for (let m = k + step; ; m += step) {
        const share = this.shareOfSkin(k, m, layers);
        if (!(share > 0)) break;
        const other = this.shapes[m];
        let taken = 0;
        for (let at = 0; at < size; at++) {
          const word = sparse[at] ?? 0;
          if (word === 0) continue;
          const kept = other === undefined ? 0 : word & (other[at] ?? 0);
          if (kept === word) continue;
          taken += 1;
          if (share >= 1) sparse[at] = kept;
        }
        if (share < 1 && taken > 0) {
          let cells = 0;
          for (let at = 0; at < size; at++) {
            const word = (sparse[at] ?? 0) & ~(other?.[at] ?? 0);
            if (word !== 0) cells += bits(word);
          }
          partly += cells * share;
        }
        if (other === undefined) break;
      }
    }
    const limit = machine.solidBelow.value / grid.cellMm ** 2;
    if (limit > 0) {
      findSmallParts(grid, sparse, limit, small);
      for (let at = 0; at < size; at++) sparse[at] = (sparse[at] ?? 0) & ~(small[at] ?? 0);
    }
    for (let at = 0; at < size; at++) skins[at] = (inner[at] ?? 0) & ~(sparse[at] ?? 0);
    const cell = grid.cellMm ** 2;
    const cells = countCells(this.shapes[k] ?? new Uint32Array());
    const exact = cells === 0 ? 0 : (this.areas[k] ?? 0) / (cells * cell);
    const sparseCells = Math.max(0, countCells(sparse) - partly);
    const solidArea = (countCells(skins) + partly) * cell * exact;
    const sparseArea = sparseCells * cell * exact;
    const first = k === 0;
    const speed = (own: number, width: number) => Math.min(first ? machine.firstLayerSpeed.value : own, own, this.flowCap(width));
    const width = machine.lineWidth.value;
    const solidRuns = countDiagonalRuns(grid, skins);
    const solid = this.lines(solidArea, solidRuns, this.pitch, speed(machine.solidSpeed.value, width), height);
    const density = Math.min(1, Math.max(0, machine.infill.value / 100));
    const infill =
      density === 0
        ? none
        : this.lines(
            sparseArea,
            countDiagonalRuns(grid, sparse),
            this.pitch / density / SPARSE_FACTOR,
            speed(machine.infillSpeed.value, width),
            height,
          );
    return { skins: solid, infill };
  }

  /** An area filled with lines at 45°, `pitch` apart, whose ends are joined along the wall. */
  private lines(area: number, runs: number, pitch: number, speed: number, height: number): Task {
    if (area <= 0) return { volume: 0, seconds: 0, cruise: 0, length: 0 };
    const length = area / pitch;
    const count = Math.max(1, (runs * this.grid.cellMm * Math.SQRT1_2) / pitch);
    const seconds = count * lineSeconds(length / count, speed, this.motion.jerk * 1.2, this.motion.acceleration);
    return { volume: length * this.pitch * height, seconds, cruise: length / speed, length };
  }

  private support(k: number, supports: Supports, height: number): Task {
    const { machine, grid } = this;
    const body = supports.bodies[k];
    const cells = body === undefined ? 0 : countCells(body);
    if (cells === 0) return { volume: 0, seconds: 0, cruise: 0, length: 0 };
    const dense = Math.min(cells, supports.interfaceCells[k] ?? 0);
    const cell = grid.cellMm ** 2;
    const width = machine.supportLineWidth.value;
    const line = width - ROUND_ENDS * height;
    const first = k === 0;
    const slow = first ? machine.firstLayerSpeed.value : Number.POSITIVE_INFINITY;
    const bodyPitch = first ? line / SUPPORT_FOOT : line + machine.supportSpacing.value;
    const bodyLength = ((cells - dense) * cell) / bodyPitch;
    const denseLength = (dense * cell) / (line + machine.supportInterfaceSpacing.value);
    const bodySpeed = Math.min(machine.supportSpeed.value, slow);
    const denseSpeed = Math.min(machine.supportInterfaceSpeed.value, slow);
    const mean = (cells * cell) / Math.max(1, countRows(grid, body ?? new Uint32Array()) * grid.cellMm);
    const draw = (length: number, speed: number) =>
      (length / mean) * lineSeconds(mean, speed, this.motion.jerk * 1.2, this.motion.acceleration);
    return {
      volume: (bodyLength + denseLength) * line * height,
      seconds: draw(bodyLength, bodySpeed) + draw(denseLength, denseSpeed),
      cruise: bodyLength / bodySpeed + denseLength / denseSpeed,
      length: bodyLength + denseLength,
    };
  }

  private travel(k: number, supported: boolean): Task {
    const { machine, placed } = this;
    const outlines = this.outlines[k];
    if (outlines === undefined || outlines.perimeter === 0) return { volume: 0, seconds: 0, cruise: 0, length: 0 };
    const { islands, holes } = outlines;
    const hops = 2 + 2 * islands + holes + (supported ? 2 : 0);
    const reach = 0.3 * Math.sqrt(placed.sizeMm.x * placed.sizeMm.y);
    const speed = machine.travelSpeed.value;
    const { acceleration } = this.motion;
    const retract =
      reach > RETRACT_FROM_MM && machine.retraction.value > 0 ? 2 * (machine.retraction.value / machine.retractionSpeed.value) : 0;
    const lift = machine.lift.value > 0 ? 4 * Math.sqrt(machine.lift.value / machine.zAcceleration.value) : 0;
    const seconds = hops * (lineSeconds(reach, speed, this.motion.jerk, acceleration) + retract + lift);
    return { volume: 0, seconds, cruise: hops * (reach / speed), length: hops * reach };
  }

  private skirt(): Task {
    const { machine, placed, plan } = this;
    const loops = machine.skirtLoops.value;
    const { x, y } = placed.sizeMm;
    const length = loops * (2 * (x + y) + 2 * Math.PI * SKIRT_MM);
    const speed = machine.firstLayerSpeed.value;
    return { volume: length * plan.firstMm * this.pitch, seconds: length / speed, cruise: length / speed, length };
  }
}

function bits(word: number): number {
  let rest = word;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count++;
  }
  return count;
}

/** Runs of cells along rows: how often lines along x would begin, times rows of a cell. */
function countRows({ rows, words }: Grid, region: Region): number {
  let runs = 0;
  for (let row = 0; row < rows; row++) {
    let before = 0;
    for (let at = 0; at < words; at++) {
      const word = region[row * words + at] ?? 0;
      if (word !== 0) runs += bits(word & ~((word << 1) | (before >>> 31)));
      before = word;
    }
  }
  return runs;
}
