import type { FilamentWork } from '#domain/estimate/part-work.ts';
import type { FdmMachine } from '#domain/machines/machines.ts';
import type { PlacedMesh } from '../layers/placed-mesh.ts';
import {
  BRIDGE_GAP_MM,
  DETAIL,
  GRID_FACTOR,
  GYROID_FACTOR,
  GYROID_TURNS,
  INFILL_OVERLAP,
  JOINED,
  LEAST_CELLS_DEEP,
  LINE_END_GAP,
} from './constants.ts';
import { add, NO_TASK, type Task } from './layer-task.ts';
import { linePitch } from './line-pitch.ts';
import type { Motion } from './motion.ts';
import { between, skirtTask, travelTask } from './moves.ts';
import { type LayerPlan, planLayers } from './plan-layers.ts';
import { SupportEstimator } from './support-estimator.ts';
import { type LayerGrid, type LayerSurvey, makeGrid, surveyLayers } from './survey-layers.ts';
import { zigzagSeconds } from './zigzag.ts';

/** Of six lines side by side one is left out where they would cover so many times what there is; less makes them narrower. */
const THIN_EXCESS = 1.06;

/** What is left inside walls is as wide everywhere where it is at most so many times what the outlines' length tells of it. */
const EVEN_SHARE = 1.15;
/** More of a strip that is narrower than a line is found to be nothing. */
const BROKEN_SHARE = 0.4;
/** A strip around an island is filled in so many chains. */
const STRIP_CHAINS = 2;

/** A layer that is walls alone. */
function withoutFill(layer: LayerSurvey): LayerSurvey {
  const none = {
    skinCells: 0,
    partlyCells: 0,
    bridgedCells: 0,
    topCells: 0,
    skinRuns: 0,
    slopeArea: 0,
    slopeRuns: 0,
    skinChains: 0,
    stripLength: 0,
    sparseRuns: 0,
  };
  return { ...layer, ...none, gapCells: layer.innerCells };
}

export type FilamentEstimate = Omit<FilamentWork, 'process' | 'placement'>;

/** One estimate: the layers are cut, and each is split into what it is filled with. */
export class FilamentEstimator {
  private readonly placed: PlacedMesh;
  private readonly machine: FdmMachine;
  private readonly plan: LayerPlan;
  private readonly grid: LayerGrid;
  private readonly motion: Motion;
  /** Of walls and of the first layer. */
  private readonly wallMotion: Motion;
  private readonly pitch: number;
  private readonly wallDepth: number;
  private readonly supports: SupportEstimator;

  constructor(placed: PlacedMesh, machine: FdmMachine, detail: 'coarse' | 'full') {
    this.placed = placed;
    this.machine = machine;
    const { planes, cells, most } = DETAIL[detail];
    this.plan = planLayers(placed.sizeMm.z, machine, planes);
    this.motion = { acceleration: machine.acceleration.value, jerk: machine.jerk.value };
    this.wallMotion = { ...this.motion, acceleration: Math.min(machine.wallAcceleration.value, machine.acceleration.value) };
    const width = machine.lineWidth.value;
    this.pitch = linePitch(width, this.plan.layerMm);
    const walls = machine.walls.value;
    this.wallDepth = walls < 1 ? 0 : (width + this.pitch) / 2 + (walls - 1) * this.pitch;
    // Walls are a whole number of cells deep, so that their area comes out right.
    const { x, y } = placed.sizeMm;
    const depth = Math.max(this.wallDepth, width);
    const finest = Math.sqrt((x * y * this.plan.heights.length) / cells);
    const steps = Math.max(1, Math.min(most, Math.floor(depth / Math.max(finest, 1e-6))));
    const cell = Math.max(depth / steps, finest, Math.max(x, y) / 4000);
    this.grid = makeGrid(x, y, cell, Math.ceil(4 / cell) + 2);
    this.supports = new SupportEstimator(machine, this.plan.layerMm, this.grid.cellMm, this.motion, this.wallMotion);
  }

  estimate(): FilamentEstimate {
    const { machine, plan } = this;
    const laidDownCm3 = { walls: 0, skins: 0, infill: 0, support: 0 };
    const hours = { walls: 0, skins: 0, infill: 0, support: 0, travel: 0 };
    const quick = new Map<string, { layers: number; seconds: number; slowestSeconds: number }>();
    for (const [k, found] of this.survey().entries()) {
      const layer = this.withEvenStrip(found);
      const layers = (plan.starts[k + 1] ?? 0) - (plan.starts[k] ?? 0);
      const first = k === 0;
      const height = first ? plan.firstMm : plan.layerMm;
      const walls = this.walls(layer, height);
      const { skins, infill } = this.fill(layer, first, height, layers);
      const support = this.supports.task(layer, first, height, layers);
      const travelled = {
        layer,
        sparseLines: this.sparseLines(layer),
        narrowShare: this.narrowShare(layer, this.innerArea(layer)),
        supportChains: this.supports.chains(layer, first, height, layers),
        isThin: this.isThin(layer),
      };
      const travel = travelTask(travelled, machine, this.placed.sizeMm, this.motion);
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

  private survey(): LayerSurvey[] {
    const { machine, plan, grid } = this;
    const cap = this.flowCap(machine.lineWidth.value);
    const speeds = {
      outer: Math.min(machine.outerWallSpeed.value, cap),
      inner: Math.min(machine.wallSpeed.value, cap),
      small: Math.min(machine.smallWallSpeed.value, cap),
    };
    const slow = machine.firstLayerSpeed.value;
    const firstSpeeds = { outer: Math.min(slow, speeds.outer), inner: Math.min(slow, speeds.inner), small: Math.min(slow, speeds.small) };
    return surveyLayers(this.placed, machine, plan, grid, {
      depthMm: this.wallDepth,
      acceleration: this.wallMotion.acceleration,
      speeds,
      firstSpeeds,
    });
  }

  /** The speed at which the nozzle melts all it can, mm/s. */
  private flowCap(width: number): number {
    const h = this.plan.layerMm;
    return this.machine.flowLimit.value / (h * linePitch(width, h));
  }

  private walls(layer: LayerSurvey, height: number): Task {
    const { machine, wallDepth } = this;
    const { area, perimeter, innerCells, gapCells } = layer;
    if (area <= 0 || wallDepth === 0) return NO_TASK;
    const inner = this.innerArea(layer);
    // Where too little is left between two walls, their lines are wider, not longer.
    const gaps = innerCells === 0 ? 0 : (inner * gapCells) / innerCells;
    const length = (area - inner) / (wallDepth / machine.walls.value);
    const outer = Math.min(length, Math.max(0, perimeter - (layer.shrinkage * machine.lineWidth.value) / 2));
    const rest = length - outer;
    const share = perimeter === 0 ? 0 : 1 / perimeter;
    return {
      volume: length * height * this.pitch + gaps * height,
      seconds: (outer * layer.outerSeconds + rest * layer.innerSeconds) * share,
      cruise: (outer * layer.outerCruise + rest * layer.innerCruise) * share,
      length,
    };
  }

  /**
   * Area inside a layer's walls, mm², of the cut as it is, not of its cells, which are taken off deeper or less deep than walls are, by
   * which way these go. Walls narrower than a few cells are told by the outlines, which get shorter inwards; where they meet they fill
   * what there is.
   */
  private innerArea({ area, cells, innerCells, innerOutline, perimeter, shrinkage, takenOff }: LayerSurvey): number {
    const { wallDepth, grid } = this;
    if (wallDepth / grid.cellMm < LEAST_CELLS_DEEP) return Math.max(0, area - this.wholeWalls({ perimeter, shrinkage }));
    if (innerCells === 0 || cells === 0) return 0;
    const tooDeep = (takenOff / perimeter) * grid.cellMm - wallDepth;
    return Math.min(area, Math.max(0, (area * innerCells) / cells + tooDeep * innerOutline));
  }

  /** What a layer's walls would cover with room for all their lines, mm². */
  private wholeWalls({ perimeter, shrinkage }: Pick<LayerSurvey, 'perimeter' | 'shrinkage'>): number {
    const walls = this.machine.walls.value;
    const lineDepth = this.wallDepth / walls;
    let covered = 0;
    for (let wall = 0; wall < walls; wall++) covered += lineDepth * Math.max(0, perimeter - shrinkage * (wall + 0.5) * lineDepth);
    return covered;
  }

  /**
   * A layer whose walls leave a narrow strip inside, as wide all around, which cells show broken: narrower than a line, it is nothing, as the
   * walls are drawn wider; up to twice as wide, it is filled all around at once.
   */
  private withEvenStrip(layer: LayerSurvey): LayerSurvey {
    const { area, perimeter, shrinkage, innerCells, gapCells, islands, skinChains } = layer;
    const inside = area - this.wholeWalls(layer);
    const width = (2 * inside) / (perimeter - shrinkage * this.wallDepth);
    // What is wider in some places and nothing in others comes to more than the outlines' length says.
    if (!(width > 0 && width < 2 * this.pitch && this.innerArea(layer) < EVEN_SHARE * inside)) return layer;
    if (width < this.pitch && gapCells > BROKEN_SHARE * innerCells) return withoutFill(layer);
    return { ...layer, skinChains: Math.min(skinChains, STRIP_CHAINS * islands) };
  }

  /** What the outlines behind a layer's walls are of those around it. */
  private slopeShare({ innerOutline, perimeter }: LayerSurvey): number {
    return perimeter > 0 ? Math.min(1, innerOutline / perimeter) : 0;
  }

  private isThin(layer: LayerSurvey): boolean {
    return this.wholeWalls(layer) > THIN_EXCESS * (layer.area - this.innerArea(layer));
  }

  /** How many lines a layer's sparse infill has. */
  private sparseLines({ sparseRuns }: LayerSurvey): number {
    return (sparseRuns * this.grid.cellMm * Math.SQRT1_2) / this.sparsePitch();
  }

  /** 1 where sparse infill's strips are no wider than its lines are apart, 0 where they are twice as wide. */
  private narrowShare(layer: LayerSurvey, area: number): number {
    const outline = 2 * layer.sparseRuns * this.grid.cellMm;
    const width = outline === 0 ? 0 : (2 * area) / outline / this.sparsePitch();
    return Math.min(1, Math.max(0, 2 - width));
  }

  /** Of every other gap between two ends of sparse lines, the share in which they are joined. */
  private joined(layer: LayerSurvey, area: number): number {
    return between(JOINED.sparse, between(JOINED.aligned, JOINED.narrow, this.narrowShare(layer, area)), layer.alignment);
  }

  /** How far lines of sparse infill lie apart, both directions of a grid together. */
  private sparsePitch(): number {
    const { infill, infillPattern } = this.machine;
    return this.pitch / Math.min(1, infill.value / 100) / (infillPattern === 'gyroid' ? GYROID_FACTOR : GRID_FACTOR);
  }

  private fill(layer: LayerSurvey, first: boolean, height: number, layers: number): { skins: Task; infill: Task } {
    const { machine } = this;
    const { innerCells, skinCells, partlyCells } = layer;
    const inner = this.innerArea(layer);
    const area = (count: number) => (innerCells === 0 ? 0 : (inner * count) / innerCells);
    const speed = (own: number) => Math.min(first ? machine.firstLayerSpeed.value : own, own, this.flowCap(machine.lineWidth.value));
    const slopes = this.slopeShare(layer);
    const all = Math.min(
      innerCells - layer.gapCells,
      Math.max(0, skinCells + partlyCells + (slopes * layer.slopeArea) / this.grid.cellMm ** 2),
    );
    // A stretch of layers has one layer of bridge.
    const bridged = Math.min(layer.bridgedCells, skinCells) / layers;
    const bridges = this.bridges(area(bridged), height);
    // Skins over walls begin where infill reaches into these, and don't reach into the sparse infill beside them.
    const edges = 2 * INFILL_OVERLAP * this.pitch * slopes * layer.stripLength;
    const solidCells = Math.max(0, all - bridged - edges / this.grid.cellMm ** 2);
    const skinRuns = Math.max(0, layer.skinRuns + slopes * layer.slopeRuns);
    const motion = first ? this.wallMotion : this.motion;
    const fillWith = (cells: number, own: number) => {
      const runs = solidCells === 0 ? 0 : skinRuns * (cells / solidCells);
      return this.lines(area(cells), runs, this.pitch, JOINED.solid, speed(own), height, motion, layer.alignment);
    };
    // The last layer of a stretch is the one that is seen from above; one on the plate is slow already.
    const topCells = first ? 0 : Math.min(solidCells, layer.topCells / layers);
    const solid = add(fillWith(solidCells - topCells, machine.solidSpeed.value), fillWith(topCells, machine.topSpeed.value));
    const density = Math.min(1, Math.max(0, machine.infill.value / 100));
    if (density === 0) return { skins: add(solid, bridges), infill: NO_TASK };
    const wavy = machine.infillPattern === 'gyroid';
    const pitch = this.sparsePitch();
    const { jerk, acceleration } = this.motion;
    const waves = wavy ? GYROID_TURNS * Math.sqrt(jerk / density) * acceleration ** 0.25 : Number.POSITIVE_INFINITY;
    const sparseCells = Math.max(0, innerCells - layer.gapCells - all);
    const sparseArea = innerCells === 0 ? inner : area(sparseCells);
    const sparseSpeed = Math.min(waves, speed(machine.infillSpeed.value));
    const infill = this.lines(
      sparseArea,
      layer.sparseRuns,
      pitch,
      this.joined(layer, sparseArea),
      sparseSpeed,
      height,
      motion,
      layer.alignment,
    );
    return { skins: add(solid, bridges), infill };
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

  /**
   * An area filled with lines at 45°, `pitch` apart, that end short of the wall; of every other gap between two ends `joined` is laid down
   * along it. The outline goes by how many lines enter the area: two for each, as far apart as lines at 45° lie along a wall.
   */
  private lines(
    area: number,
    runs: number,
    pitch: number,
    joined: number,
    speed: number,
    height: number,
    motion: Motion,
    alignment: number,
  ): Task {
    if (area <= 0) return NO_TASK;
    const outline = 2 * runs * this.grid.cellMm;
    const length = Math.max(0, area - LINE_END_GAP * this.pitch * outline) / pitch;
    const count = Math.max(1, outline / (2 * Math.SQRT2) / pitch);
    const joints = (joined * outline) / 2;
    const seconds = count * zigzagSeconds({ line: length / count, joint: joints / count, alignment }, speed, motion);
    const all = length + joints;
    return { volume: all * this.pitch * height, seconds, cruise: all / speed, length: all };
  }
}
