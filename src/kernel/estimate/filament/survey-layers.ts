import type { FdmMachine } from '#domain/machines/machines.ts';
import { withMesh } from '../layers/layer-engine.ts';
import type { PlacedMesh } from '../layers/placed-mesh.ts';
import {
  BRIDGE_EDGE_MM,
  DENSE_SHARE,
  HELD_SHARE,
  INFILL_OVERLAP,
  LEAST_CELLS_DEEP,
  LEAST_STRIP,
  NARROW_BRIDGE,
  NARROW_WIDENING,
  SEEN_WIDENING_MM,
  STANDING_LINES,
  STRIP_WIDENING,
  SUPPORT_FOOT_MM,
  SUPPORT_GAP_SHARE,
} from './constants.ts';
import { linePitch, supportPitch } from './line-pitch.ts';
import type { LayerPlan } from './plan-layers.ts';

/** The grid of cells that layers are drawn on, with a margin of empty cells around the part. */
export interface LayerGrid {
  readonly cellMm: number;
  readonly columns: number;
  readonly rows: number;
  /** Where cell (0, 0) begins, mm. */
  readonly originMm: number;
}

export function makeGrid(sizeX: number, sizeY: number, cellMm: number, margin: number): LayerGrid {
  const along = (size: number) => Math.ceil(size / cellMm) + 2 * margin;
  return { cellMm, columns: along(sizeX), rows: along(sizeY), originMm: -margin * cellMm };
}

/** Speeds at which a layer's walls are drawn, mm/s. */
interface WallSpeeds {
  readonly outer: number;
  readonly inner: number;
  readonly small: number;
}

/** What is told of one plane, in this order. Lengths in mm, times in seconds, the rest in cells. */
const FIGURES = [
  /** Of the cut, mm², exact. */
  'area',
  'cells',
  /** Without the walls. */
  'innerCells',
  /** How much of the outlines lines at 45° meet at 45°: 1 all, 0 as of circles. */
  'alignment',
  'perimeter',
  /** By how much the outlines get shorter for a millimetre that they move into the solid. */
  'shrinkage',
  'islands',
  'holes',
  /** The outlines drawn once as outer walls and once as inner ones, at full speed and with acceleration. */
  'outerCruise',
  'outerSeconds',
  'innerCruise',
  'innerSeconds',
  /** Of the inside: what is solid in all layers of the stretch, and what counts as solid by the share of layers that are. */
  'skinCells',
  'partlyCells',
  /** Of the skins, what lies over air or over sparse infill. */
  'bridgedCells',
  /** How many lines at 45° enter skins and sparse infill. */
  'skinRuns',
  'sparseRuns',
  /** 1 where anything is carried in the plane's stretch: there, supports are laid down in layers like the part's. */
  'carries',
  /** Of the inside, what is seen from above in the stretch's last layer. */
  'topCells',
  /** Of the inside, what is so narrow that walls are drawn wider instead. */
  'gapCells',
  /** How many chains of lines. */
  /** How many chains skins are filled in, each without a gap. */
  'skinChains',
  /** How many holes have straight sides that meet in corners. */
  'corneredHoles',
  /** Of the inside, mm. */
  'innerOutline',
  /** Along the outlines, how deep cells were taken off for walls, mm × cells: not as deep one way as another. */
  'takenOff',
  /** Skins behind slopes beyond what cells show of them, mm², and how many more lines at 45° enter these: less than none where cells show too much. */
  'slopeArea',
  'slopeRuns',
  /** How long skins over and under walls are, mm. */
  'stripLength',
  /** Of what dense supports carry near above, how much is level. */
  'denseLevel',
  /** Outlines of supports along their lines, in squares of their grid, at which the filling begins or ends. */
  'supportEnds',
  /** How many corners the outlines of supports have for each side of a square of the grid. */
  'supportCornered',
  /** How many chains supports, and what of them is dense under what it carries, are filled in, each with one line beside the other. */
  'supportChains',
  'denseChains',
] as const;

/** Of supports: all; what is dense under what it carries, and what is beside that; what is dense since it stands on the part, and beside that. */
const SUPPORTS = ['support', 'dense', 'besideDense', 'standing', 'besideStanding'] as const;

/** Of a region of supports, in cells. */
const REGION_FIGURES = [
  'cells',
  /** How often the lines of cells that the region's own lines lie along enter it. */
  'runs',
  /** Outlines that go by the supports' grid, along the region's lines and across them. */
  'along',
  'across',
  /** Outlines that the part cuts off, mm. */
  'trimmedMm',
] as const;
export type SupportRegion = Readonly<Record<(typeof REGION_FIGURES)[number], number>>;

/** What a layer's plane was found to cut, and what is under it. */
export type LayerSurvey = Readonly<Record<(typeof FIGURES)[number], number>> & Readonly<Record<(typeof SUPPORTS)[number], SupportRegion>>;

/** How walls are drawn: their depth, acceleration (mm/s²) and speeds, the first layer's apart. */
export interface WallPlan {
  readonly acceleration: number;
  readonly depthMm: number;
  readonly speeds: WallSpeeds;
  readonly firstSpeeds: WallSpeeds;
}

/** Cuts a mesh at the plan's planes, and tells of each what it is filled with and what supports stand there. */
export function surveyLayers(placed: PlacedMesh, machine: FdmMachine, plan: LayerPlan, grid: LayerGrid, walls: WallPlan): LayerSurvey[] {
  return withMesh(placed, (engine) => {
    const planes = plan.heights.length;
    engine.layers(planes);
    const question = askAbout(placed, machine, plan, grid, walls);
    new Float64Array(engine.memory.buffer, engine.questionAt(), question.length).set(question);
    new Float64Array(engine.memory.buffer, engine.heightsAt(), planes).set(plan.heights);
    new Float64Array(engine.memory.buffer, engine.startsAt(), planes + 1).set(plan.starts);
    engine.survey();
    const answers = new Float64Array(engine.memory.buffer, engine.answersAt(), planes * ANSWERS);
    return Array.from({ length: planes }, (_, k) => readAnswer(answers.subarray(k * ANSWERS, (k + 1) * ANSWERS)));
  });
}

const ANSWERS = FIGURES.length + SUPPORTS.length * REGION_FIGURES.length;

function readAnswer(answer: Float64Array): LayerSurvey {
  const name = (figures: readonly string[], from: number) => figures.map((figure, at) => [figure, answer[from + at] ?? 0] as const);
  const regions = SUPPORTS.map((region, at) => {
    return [region, Object.fromEntries(name(REGION_FIGURES, FIGURES.length + at * REGION_FIGURES.length))] as const;
  });
  return Object.fromEntries([...name(FIGURES, 0), ...regions]) as LayerSurvey;
}

/** What the survey is asked, in the order in which `wasm/index.ts` takes it. */
function askAbout(
  { sizeMm }: PlacedMesh,
  machine: FdmMachine,
  { layerMm, firstMm }: LayerPlan,
  grid: LayerGrid,
  walls: WallPlan,
): readonly number[] {
  const { cellMm } = grid;
  const width = machine.lineWidth.value;
  // A layer may reach out over the one below by what the angle allows, and by what holds itself.
  const angle = (Math.min(89, machine.supportAngle.value + 1) * Math.PI) / 180;
  const reach = layerMm / Math.tan(angle) + HELD_SHARE * width;
  const leastStrip = machine.solidBehindSlopes === 'yes' ? LEAST_STRIP * linePitch(width, layerMm) : 0;
  const slopeOf = (reachMm: number) => reachMm / Math.hypot(reachMm, layerMm);
  return [
    ...[grid.columns, grid.rows, cellMm, grid.originMm],
    walls.depthMm / cellMm + (walls.depthMm / cellMm >= LEAST_CELLS_DEEP ? 0.25 : -0.4),
    ...[walls.acceleration, machine.jerk.value],
    ...[walls.speeds, walls.firstSpeeds].flatMap(({ outer, inner, small }) => [outer, inner, small]),
    firstMm,
    // No surface is as steep as that: nothing is supported.
    machine.supportAngle.value <= 0 ? 1 : slopeOf(reach),
    slopeOf(Math.max(reach, DENSE_SHARE * width)),
    slopeOf(machine.walls.value * width),
    // Lines of a support lie on a grid through the part's middle.
    supportPitch(machine, layerMm) / cellMm,
    (sizeMm.x / 2 - grid.originMm) / cellMm,
    machine.supportInterfaceLayers.value,
    machine.longestBridge.value / cellMm,
    SUPPORT_FOOT_MM / cellMm,
    ...[machine.topLayers.value, machine.bottomLayers.value],
    leastStrip,
    machine.solidBelow.value / cellMm ** 2,
    BRIDGE_EDGE_MM / cellMm,
    SEEN_WIDENING_MM / cellMm,
    (leastStrip > 0 ? STRIP_WIDENING * leastStrip : NARROW_WIDENING * width) / cellMm,
    (sizeMm.y / 2 - grid.originMm) / cellMm,
    (STANDING_LINES * machine.supportLineWidth.value) / cellMm,
    // A strip that shows as one cell is up to one and a half wide.
    1.5 * cellMm < width ? 1 : 0,
    (INFILL_OVERLAP * linePitch(width, layerMm)) / cellMm,
    layerMm,
    walls.depthMm,
    // Beside the part supports leave a gap, and then lay down a line.
    (SUPPORT_GAP_SHARE * width + linePitch(machine.supportLineWidth.value, layerMm)) / 2 / cellMm,
    (NARROW_BRIDGE * width) / cellMm,
  ];
}
