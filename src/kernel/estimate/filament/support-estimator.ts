import type { FdmMachine } from '#domain/machines/machines.ts';
import { DENSE_ON_SLOPES, SUPPORT_FOOT, SUPPORT_GAP_SHARE, SUPPORT_INSET } from './constants.ts';
import { add, NO_TASK, scale, type Task } from './layer-task.ts';
import { linePitch, supportPitch } from './line-pitch.ts';
import { lineSeconds, type Motion } from './motion.ts';
import type { LayerSurvey, SupportRegion } from './survey-layers.ts';

/** Supports' outlines go in steps, straight for about this long, mm. */
const OUTLINE_STEP_MM = 10;

/** How a region of supports is filled: from side to side, and `walls` times around. */
interface SupportPattern {
  /** How far its lines lie apart, mm. */
  readonly pitch: number;
  readonly speed: number;
  readonly walls: number;
  /** Where outlines lie on a line of the supports' grid: half of them have one more line, 1, or leave theirs to the walls, -1. */
  readonly edgeLines: number;
  /** Outlines along the lines at which these begin or end, mm: they are not joined along those. */
  readonly endsMm: number;
  /** How many corners outlines on the grid have per mm. */
  readonly cornered: number;
}

/** Of a stretch of layers, the share that is dense under what it carries: under slopes there is something to carry at each layer. */
function shareOf(level: number, whole: number): number {
  return level * Math.min(1, whole) + (1 - level) * Math.max(Math.min(1, whole), DENSE_ON_SLOPES);
}

/** What supports under a placed body take, by what was found of its layers. */
export class SupportEstimator {
  private readonly machine: FdmMachine;
  private readonly layerMm: number;
  private readonly cellMm: number;
  private readonly motion: Motion;
  private readonly wallMotion: Motion;

  constructor(machine: FdmMachine, layerMm: number, cellMm: number, motion: Motion, wallMotion: Motion) {
    this.machine = machine;
    this.layerMm = layerMm;
    this.cellMm = cellMm;
    this.motion = motion;
    this.wallMotion = wallMotion;
  }

  /** How many layers of a support lie in one of the part: where nothing is carried, they are as high as the machine lays them. */
  private layersIn({ carries }: LayerSurvey, first: boolean, height: number): number {
    return first || carries === 1 ? 1 : height / Math.max(height, this.machine.supportLayerHeight.value);
  }

  /** Of a stretch of layers, the share that is dense under what supports carry. */
  private denseShare({ dense, denseLevel }: LayerSurvey, layers: number): number {
    return dense.cells === 0 ? 0 : shareOf(denseLevel, this.machine.supportInterfaceLayers.value / layers);
  }

  /** In how many chains the supports of a layer are filled. */
  chains(layer: LayerSurvey, first: boolean, height: number, layers: number): number {
    return this.layersIn(layer, first, height) * layer.supportChains + this.denseShare(layer, layers) * layer.denseChains;
  }

  /** What the supports of a layer take, which stands for so many layers. */
  task(layer: LayerSurvey, first: boolean, height: number, layers: number): Task {
    const { machine, layerMm } = this;
    if (layer.support.cells === 0) return NO_TASK;
    const slow = first ? machine.firstLayerSpeed.value : Number.POSITIVE_INFINITY;
    const sparse = this.layersIn(layer, first, height);
    const line = linePitch(machine.supportLineWidth.value, height);
    const gridMm = supportPitch(machine, layerMm);
    const walls = first ? 1 : machine.supportWalls.value;
    const basePattern: SupportPattern = {
      pitch: first ? line / SUPPORT_FOOT : gridMm,
      speed: Math.min(machine.supportSpeed.value, slow),
      walls,
      edgeLines: walls > 0 ? -1 : 1,
      endsMm: layer.supportEnds * gridMm,
      cornered: layer.supportCornered / gridMm,
    };
    const densePattern: SupportPattern = {
      pitch: line + machine.supportInterfaceSpacing.value,
      speed: Math.min(machine.supportInterfaceSpeed.value, slow),
      walls: 0,
      edgeLines: 0,
      endsMm: 0,
      cornered: 0,
    };
    const base = (region: SupportRegion) => scale(this.lines(region, basePattern, first, height / sparse), sparse);
    const whole = base(layer.support);
    // Some of a stretch's layers are dense in a part of the region, and around that as the others are.
    const instead = (dense: SupportRegion, beside: SupportRegion, share: number): Task => {
      if (share === 0 || dense.cells === 0) return NO_TASK;
      const lines = this.lines(dense, densePattern, first, height);
      return scale(add(add(lines, base(beside)), scale(whole, -1)), share);
    };
    const interfaces = machine.supportInterfaceLayers.value / layers;
    const dense = instead(layer.dense, layer.besideDense, this.denseShare(layer, layers));
    // What a stretch steps back by, and the layers that stand on it, are dense once.
    return add(add(whole, dense), instead(layer.standing, layer.besideStanding, Math.min(1, interfaces)));
  }

  /** A region of supports, as far from the part as these are, filled with lines. */
  private lines(
    region: SupportRegion,
    { pitch, speed, walls, edgeLines, endsMm, cornered }: SupportPattern,
    first: boolean,
    height: number,
  ): Task {
    const { machine, cellMm } = this;
    const { trimmedMm } = region;
    const line = linePitch(machine.supportLineWidth.value, height);
    const gap = SUPPORT_GAP_SHARE * machine.lineWidth.value + line / 2;
    const area = Math.max(0, region.cells * cellMm ** 2 - gap * trimmedMm);
    const chords = Math.max(1e-9, (region.runs * cellMm) / pitch);
    const along = region.along * cellMm;
    const across = region.across * cellMm;
    const inset = walls > 0 ? SUPPORT_INSET * line : 0;
    const length = Math.max(0, (area - inset * (across + trimmedMm)) / pitch + (edgeLines * along) / 2);
    const insideShare = area === 0 ? 0 : Math.max(0, 1 - (inset * (along + across + trimmedMm)) / area);
    const outline = walls * (along + across + trimmedMm);
    // Every other gap between two ends of lines, along the outlines; around corners of the grid's where walls keep lines off these.
    const joints = walls > 0 ? (insideShare * (across + trimmedMm + Math.max(0, along - endsMm))) / 2 : (across + trimmedMm) / 2;
    const { acceleration, jerk } = first ? this.wallMotion : this.motion;
    const draw = (mm: number, lines: number) => (mm === 0 ? 0 : lines * lineSeconds(mm / lines, speed, jerk, acceleration));
    const corners = cornered * (along + across);
    const sides = Math.max(1, corners + trimmedMm / OUTLINE_STEP_MM);
    const seconds =
      draw(length, chords) +
      draw(joints, chords + (walls > 0 ? (insideShare * corners) / 4 : 0)) +
      walls * draw(outline / walls || 0, sides);
    const all = length + joints + outline;
    return { volume: all * line * height, seconds, cruise: all / speed, length: all };
  }
}
