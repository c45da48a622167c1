import type { FdmMachine } from '#domain/work/machines.ts';
import type { FilamentWork } from '#domain/work/part-work.ts';
import {
  countCells,
  countDiagonalRuns,
  countRuns,
  countWithout,
  emptyRegion,
  findSmallParts,
  type Grid,
  Morphology,
  makeGrid,
  outlineLength,
  Painter,
  popCount,
  type Region,
  wordsOf,
} from '../bit-grid.ts';
import type { PlacedMesh } from '../placed-mesh.ts';
import { sliceLayers } from '../slice-layers.ts';
import {
  BRIDGE_GAP_MM,
  DENSE_ON_SLOPES,
  DETAIL,
  DIAGONAL_JERK,
  GRID_FACTOR,
  GYROID_FACTOR,
  GYROID_TURNS,
  INFILL_OVERLAP,
  JOINED_SHARE,
  MORE_CELLS,
  ROUND_ENDS,
  SLIVER_SHARE,
  SUPPORT_FOOT,
  SUPPORT_OUTLINE,
  SUPPORT_THICK_SHARE,
  WIDEST_CELL_MM,
} from './constants.ts';
import { add, type Task } from './layer-task.ts';
import { lineSeconds, type Motion } from './motion.ts';
import { skirtTask, travelTask } from './moves.ts';
import { OutlineMeter, type Outlines } from './outlines.ts';
import { type LayerPlan, planLayers } from './plan-layers.ts';
import { findContacts, SupportGrower, type Supports } from './supports.ts';

interface FillScratch {
  readonly skins: Region;
  readonly sparse: Region;
  readonly small: Region;
  /** Of the plane before. */
  readonly sparseBelow: Region;
}

/** Supports' outlines go in steps, straight for about this long, mm. */
const OUTLINE_STEP_MM = 10;

/** Of a stretch of layers, the share that is dense under what it carries: under slopes there is something to carry at each layer. */
function denseShare(level: number, whole: number): number {
  return level * Math.min(1, whole) + (1 - level) * Math.max(Math.min(1, whole), DENSE_ON_SLOPES);
}

export type FilamentEstimate = Omit<FilamentWork, 'process' | 'placement'>;

/** One estimate: the layers are cut, and each is split into what it is filled with. */
export class FilamentEstimator {
  private readonly placed: PlacedMesh;
  private readonly machine: FdmMachine;
  private readonly plan: LayerPlan;
  private readonly grid: Grid;
  private readonly motion: Motion;
  private readonly pitch: number;
  private readonly wallDepth: number;
  private readonly shapes: Region[] = [];
  private readonly inners: Region[] = [];
  /** Of each plane: how many cells its shape has, and how many without the walls. */
  private readonly cells: number[] = [];
  private readonly innerCells: number[] = [];
  private readonly nothing: Region;
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
    const finest = Math.max(Math.sqrt((x * y) / (MORE_CELLS * cells)), Math.min(WIDEST_CELL_MM, Math.sqrt((x * y) / cells)));
    const steps = Math.max(1, Math.min(most, Math.floor(depth / Math.max(finest, 1e-6))));
    const cell = Math.max(depth / steps, finest, Math.max(x, y) / 4000);
    this.grid = makeGrid(x, y, cell, Math.ceil(4 / cell) + 2);
    this.nothing = emptyRegion(this.grid);
    this.morphology = new Morphology(this.grid);
  }

  estimate(): FilamentEstimate {
    const { machine, plan } = this;
    this.slice();
    const contacts = findContacts(this.placed, machine, plan, this.grid);
    const grower = new SupportGrower(machine, plan, this.grid, this.morphology);
    const supports = grower.grow(contacts, this.shapes, this.inners);
    const laidDownCm3 = { walls: 0, skins: 0, infill: 0, support: 0 };
    const hours = { walls: 0, skins: 0, infill: 0, support: 0, travel: 0 };
    const quick = new Map<string, { layers: number; seconds: number; slowestSeconds: number }>();
    const { grid } = this;
    const scratch = { skins: emptyRegion(grid), sparse: emptyRegion(grid), small: emptyRegion(grid), sparseBelow: emptyRegion(grid) };
    for (let k = 0; k < this.shapes.length; k++) {
      const layers = (plan.starts[k + 1] ?? 0) - (plan.starts[k] ?? 0);
      const first = k === 0;
      const height = first ? plan.firstMm : plan.layerMm;
      const walls = this.walls(k, height);
      const { skins, infill } = this.fill(k, height, layers, scratch);
      const support = this.support(k, supports, height);
      const travel = travelTask(this.outlines[k], support.length > 0, machine, this.placed.sizeMm, this.motion);
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
          (walls.length + skins.length + infill.length + support.length) / Math.max(machine.minimumSpeed.value, 0.1) + travel.seconds;
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
    const skirt = skirtTask(machine, this.placed.sizeMm, plan.firstMm, this.pitch);
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
      this.cells.push(countCells(shape));
      this.innerCells.push(countCells(inner));
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
    const [cells, inner] = [this.cells[k] ?? 0, this.innerCells[k] ?? 0];
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

  private fill(k: number, height: number, layers: number, scratch: FillScratch): { skins: Task; infill: Task } {
    const { machine, grid } = this;
    const inner = this.inners[k];
    const none = { volume: 0, seconds: 0, cruise: 0, length: 0 };
    if (inner === undefined) return { skins: none, infill: none };
    const { skins, sparse, small, sparseBelow } = scratch;
    const [from, to] = wordsOf(grid, inner);
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
        const other = this.shapes[m] ?? this.nothing;
        if (share >= 1) for (let at = from; at < to; at++) sparse[at] = (sparse[at] as number) & (other[at] as number);
        else partly += share * countWithout(sparse, other, from, to);
        if (other === this.nothing) break;
      }
    }
    if (machine.solidBehindSlopes === 'yes') this.fillSlopes(k, sparse, scratch);
    const limit = machine.solidBelow.value / grid.cellMm ** 2;
    if (limit > 0) {
      findSmallParts(grid, sparse, limit, small);
      for (let at = from; at < to; at++) sparse[at] = (sparse[at] as number) & ~(small[at] as number);
    }
    let bridged = 0;
    let skinned = 0;
    const below = this.shapes[k - 1];
    skins.fill(0);
    for (let at = from; at < to; at++) {
      const word = (inner[at] as number) & ~(sparse[at] as number);
      if (word === 0) continue;
      skins[at] = word;
      skinned += popCount(word);
      // Skins begin as bridges, over air and over sparse infill.
      if (below !== undefined) bridged += popCount(word & (~(below[at] as number) | (sparseBelow[at] as number)));
    }
    sparseBelow.set(sparse);
    const cell = grid.cellMm ** 2;
    const cells = this.cells[k] ?? 0;
    const exact = cells === 0 ? 0 : (this.areas[k] ?? 0) / (cells * cell);
    const overlap = this.overlap(k);
    const area = (count: number) => count * cell * exact * overlap;
    const first = k === 0;
    const speed = (own: number) => Math.min(first ? machine.firstLayerSpeed.value : own, own, this.flowCap(machine.lineWidth.value));
    // A stretch of layers has one layer of bridge.
    const bridges = this.bridges(area(Math.min(bridged, skinned) / layers), height);
    const solidCells = Math.max(0, skinned + partly - bridged / layers);
    const solid = this.lines(area(solidCells), countDiagonalRuns(grid, skins), this.pitch, speed(machine.solidSpeed.value), height);
    const density = Math.min(1, Math.max(0, machine.infill.value / 100));
    if (density === 0) return { skins: add(solid, bridges), infill: none };
    const wavy = machine.infillPattern === 'gyroid';
    const pitch = this.pitch / density / (wavy ? GYROID_FACTOR : GRID_FACTOR);
    const turns = wavy ? (GYROID_TURNS * this.motion.jerk) / Math.sqrt(density) : Number.POSITIVE_INFINITY;
    const sparseArea = area(Math.max(0, (this.innerCells[k] ?? 0) - skinned - partly));
    const infill = this.lines(
      sparseArea,
      countDiagonalRuns(grid, sparse),
      pitch,
      Math.min(turns, speed(machine.infillSpeed.value)),
      height,
    );
    return { skins: add(solid, bridges), infill };
  }

  /** Takes off the sparse infill what lies over or under a near layer's walls, so that skins behind slopes are as thick as level ones. */
  private fillSlopes(k: number, sparse: Region, { skins: extra, small: core }: FillScratch): void {
    const { machine } = this;
    core.set(sparse);
    const [from, to] = wordsOf(this.grid, sparse);
    for (const [step, layers] of [
      [1, machine.topLayers.value],
      [-1, machine.bottomLayers.value],
    ] as const) {
      for (let m = k + step; this.shareOfSkin(k, m, layers) >= 0.5; m += step) {
        const other = this.inners[m];
        if (other === undefined) break;
        for (let at = from; at < to; at++) core[at] = (core[at] as number) & (other[at] as number);
      }
    }
    for (let at = from; at < to; at++) core[at] = (sparse[at] as number) & ~(core[at] as number);
    // Slivers narrower than a line are left out.
    const radius = Math.max(1, SLIVER_SHARE * (machine.lineWidth.value / this.grid.cellMm));
    this.morphology.shrink(core, radius, extra);
    this.morphology.grow(extra, radius, core);
    for (let at = from; at < to; at++) sparse[at] = (sparse[at] as number) & ~(core[at] as number);
  }

  /** By what factor the area inside the walls grows, since lines of infill reach into the walls. */
  private overlap(k: number): number {
    const { grid } = this;
    const [inner, cells] = [this.inners[k], this.innerCells[k] ?? 0];
    if (inner === undefined || cells === 0) return 1;
    return 1 + Math.min(1, (outlineLength(grid, inner) * INFILL_OVERLAP * this.pitch) / (cells * grid.cellMm ** 2));
  }

  /** An area that bridges span, with round lines that touch each other. */
  private bridges(area: number, height: number): Task {
    const { machine } = this;
    const section = (machine.bridgeFlow.value / 100) * height * this.pitch;
    const pitch = Math.sqrt((4 * section) / Math.PI) + BRIDGE_GAP_MM;
    const speed = Math.min(machine.bridgeSpeed.value, this.machine.flowLimit.value / section);
    const length = area / pitch;
    return { volume: length * section, seconds: length / speed, cruise: length / speed, length };
  }

  /** An area filled with lines at 45°, `pitch` apart, whose ends are joined along the wall. */
  private lines(area: number, runs: number, pitch: number, speed: number, height: number): Task {
    if (area <= 0) return { volume: 0, seconds: 0, cruise: 0, length: 0 };
    const length = area / pitch;
    const count = Math.max(1, (runs * this.grid.cellMm * Math.SQRT1_2) / pitch);
    const { acceleration, jerk } = this.motion;
    const turn = jerk * DIAGONAL_JERK;
    const seconds = count * (lineSeconds(length / count, speed, turn, acceleration) + lineSeconds(pitch, speed, turn, acceleration));
    const all = length + count * pitch * JOINED_SHARE;
    return { volume: all * this.pitch * height, seconds, cruise: all / speed, length: all };
  }

  private support(k: number, supports: Supports, height: number): Task {
    const { machine, grid, plan } = this;
    const body = supports.bodies[k];
    const cells = body === undefined ? 0 : countCells(body);
    if (body === undefined || cells === 0) return { volume: 0, seconds: 0, cruise: 0, length: 0 };
    const width = machine.supportLineWidth.value;
    const dense = supports.interfaces[k];
    const layers = (plan.starts[k + 1] ?? 0) - (plan.starts[k] ?? 0);
    const first = k === 0;
    const share = dense === undefined || first ? 0 : denseShare(dense.level, machine.supportInterfaceLayers.value / layers);
    const slow = first ? machine.firstLayerSpeed.value : Number.POSITIVE_INFINITY;
    const higher = Math.max(0, machine.supportLayerHeight.value - height) * SUPPORT_THICK_SHARE;
    const sparse = first || supports.carries[k] === true ? 1 : height / (height + higher);
    const draw = (region: Region, part: number, thickness: number, spacing: number, speed: number, outlines: number): Task => {
      const line = width - ROUND_ENDS * thickness;
      const pitch = line + spacing;
      const area = part * countCells(region) * grid.cellMm ** 2;
      const rowRuns = countRuns(grid, region);
      const chords = Math.max(1e-9, (part * rowRuns * grid.cellMm) / pitch);
      const outline = outlines === 0 ? 0 : part * outlines * outlineLength(grid, region) * SUPPORT_OUTLINE;
      const length = Math.max(0, area - outline * line) / pitch;
      const { acceleration, jerk } = this.motion;
      const seconds =
        chords * (lineSeconds(length / chords, speed, jerk, acceleration) + lineSeconds(pitch, speed, jerk, acceleration)) +
        (outline / OUTLINE_STEP_MM) * lineSeconds(OUTLINE_STEP_MM, speed, jerk, acceleration);
      const all = length + chords * pitch + outline;
      return { volume: all * line * thickness, seconds, cruise: all / speed, length: all };
    };
    const outlines = machine.supportWalls.value;
    const speed = Math.min(machine.supportSpeed.value, slow);
    const foot = (width - ROUND_ENDS * height) * (1 / SUPPORT_FOOT - 1);
    const whole = first
      ? draw(body, 1, height, foot, speed, 1)
      : draw(body, sparse, height / sparse, machine.supportSpacing.value, speed, outlines);
    if (dense === undefined || share === 0) return whole;
    const instead = draw(dense.region, share * sparse, height / sparse, machine.supportSpacing.value, speed, outlines);
    const denseSpeed = Math.min(machine.supportInterfaceSpeed.value, slow);
    const under = draw(dense.region, share, height, machine.supportInterfaceSpacing.value, denseSpeed, outlines);
    const sum = (of: keyof Task) => Math.max(0, whole[of] - instead[of]) + under[of];
    return { volume: sum('volume'), seconds: sum('seconds'), cruise: sum('cruise'), length: sum('length') };
  }
}
