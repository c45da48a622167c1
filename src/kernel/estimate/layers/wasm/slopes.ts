import { reachOf } from './disk';
import { getF32, getF64 } from './memory';
import { positions } from './mesh';
import { heights, isWallNear, planes, shareOfSkin, starts } from './planes';
import { cellMm } from './regions';

// Skins behind slopes as narrow as a cell, which cells show in some places and not in others, and slopes between two planes: what cells
// are expected to tell of them is held against what each facet's own slope says. Lengths in mm.

/** What skins are larger than their cells, mm², and how many more lines at 45° enter them. */
export let slopeArea: f64 = 0;
export let slopeRuns: f64 = 0;
/** How long skins behind walls are. */
export let stripLength: f64 = 0;
/** Of skins behind walls cells show those that a disk of this radius fits into, in cells: strips as wide as the second, by outlines of all angles. */
export const STRIP_CELLS: f64 = 2;
const SHOWN_CELLS: f64 = 4.5;

let layerMm: f64 = 0;
/** Of walls, and how far infill reaches into them. */
let depth: f64 = 0;
let overlap: f64 = 0;
let widening: f64 = 0;
let top: f64 = 0;
let bottom: f64 = 0;
/** Of the present plane, upwards and downwards: how far the last plane lies whose air is near enough for all of the stretch, how far the next one, and for what share of the stretch that one's is. */
let nearUp: f64 = 0;
let lastUp: f64 = 0;
let shareUp: f64 = 0;
let nearDown: f64 = 0;
let lastDown: f64 = 0;
let shareDown: f64 = 0;
/** The narrowest skin over or under walls that is laid; 0: there are none. */
let leastStrip: f64 = 0;
/** Of the present plane, how far the planes lie over and under whose walls cells are solid. */
let wallsUp: f64 = 0;
let wallsDown: f64 = 0;

export function takeSlopes(layer: f64, wallDepth: f64, reach: f64, narrow: f64, topLayers: f64, bottomLayers: f64, least: f64): void {
  layerMm = layer;
  depth = wallDepth;
  overlap = reach;
  widening = narrow;
  top = topLayers;
  bottom = bottomLayers;
  leastStrip = least;
}

export function beginSlopes(plane: i32): void {
  slopeArea = slopeRuns = stripLength = 0;
  if (leastStrip > 0) {
    wallsUp = between(plane, lastWalls(plane, 1, top - 1));
    wallsDown = between(plane, lastWalls(plane, -1, bottom - 1));
  }
  const up = lastWhole(plane, 1, top);
  nearUp = between(plane, up);
  lastUp = between(plane, up + 1);
  shareUp = shareOfSkin(plane, up + 1, top);
  const down = lastWhole(plane, -1, bottom);
  nearDown = between(plane, down);
  lastDown = between(plane, down - 1);
  shareDown = shareOfSkin(plane, down - 1, bottom);
}

function lastWhole(plane: i32, step: i32, layers: f64): i32 {
  let last = plane;
  while (last + step >= 0 && last + step < planes && shareOfSkin(plane, last + step, layers) >= 1) last += step;
  return last;
}

function lastWalls(plane: i32, step: i32, layers: f64): i32 {
  let last = plane;
  while (isWallNear(plane, last + step, layers)) last += step;
  return last;
}

/** How far planes lie apart; beyond the last one is another stretch of layers. */
function between(plane: i32, other: i32): f64 {
  const stretch = (getF64(starts, plane + 1) - getF64(starts, plane)) * layerMm;
  if (other < 0) return getF64(heights, plane) - getF64(heights, 0) + stretch;
  if (other >= planes) return getF64(heights, planes - 1) - getF64(heights, plane) + stretch;
  return abs(getF64(heights, other) - getF64(heights, plane));
}

/** A facet by its corners in rising order, which go round `turned` or not, and the line in which the plane cuts it. */
export function addSlope(low: i32, middle: i32, high: i32, turned: bool, segment: usize): void {
  const x = getF32(positions, low);
  const y = getF32(positions, low + 1);
  const z = getF32(positions, low + 2);
  const ux = getF32(positions, middle) - x;
  const uy = getF32(positions, middle + 1) - y;
  const uz = getF32(positions, middle + 2) - z;
  const vx = getF32(positions, high) - x;
  const vy = getF32(positions, high + 1) - y;
  const vz = getF32(positions, high + 2) - z;
  const up = ux * vy - uy * vx;
  if (up == 0 || widening == 0) return;
  const level = sqrt((uy * vz - uz * vy) * (uy * vz - uz * vy) + (uz * vx - ux * vz) * (uz * vx - ux * vz));
  const isTop = up > 0 != turned;
  const run = abs(up) / level;
  // Skins are those that are seen where a layer is seen behind the walls of the one beside it.
  if (leastStrip > 0 && run * layerMm > depth) return;
  const dx = abs(getF32(segment, 2) - getF32(segment, 0));
  const dy = abs(getF32(segment, 3) - getF32(segment, 1));
  const length = sqrt(dx * dx + dy * dy);
  const wanted = widthBehind(run, isTop ? top : bottom);
  if (leastStrip > 0 && wanted > 0) stripLength += length;
  const share = isTop ? shareUp : shareDown;
  const near = (isTop ? nearUp : nearDown) * run;
  const last = (isTop ? lastUp : lastDown) * run;
  const cellsDepth = reachOf(dx / length, dy / length) * cellMm;
  // What is steeper has walls behind it, and what is less steep is wide enough for cells.
  if (leastStrip == 0 && (last <= min(depth - overlap, cellsDepth) || near >= max(depth, cellsDepth + cellMm))) return;
  const slant = slantOf(dx, dy);
  let shown = (1 - share) * shownShare(near - cellsDepth, slant) + share * shownShare(last - cellsDepth, slant);
  let told = (1 - share) * max<f64>(0, near - cellsDepth) + share * max<f64>(0, last - cellsDepth) + shown * widening;
  const overWalls = run * (isTop ? wallsUp : wallsDown);
  if (leastStrip > 0 && overWalls >= SHOWN_CELLS * cellMm) {
    shown = 1;
    told = max(told, overWalls);
  }
  slopeArea += length * (wanted - told);
  slopeRuns += (max(dx, dy) / cellMm) * ((wanted > 0 ? 1 : 0) - shown);
}

/** How wide the skin behind a slope is of so many layers, by how far it steps back for its height. */
function widthBehind(run: f64, layers: f64): f64 {
  const back = layers * layerMm * run;
  if (leastStrip == 0) return back > depth - overlap ? back - depth + widening : 0;
  // What lies over or under the walls of the layers, but for its own, or behind the outermost one's air.
  const overWalls = back - layerMm * run;
  return overWalls > leastStrip ? max(overWalls + widening - leastStrip, back - depth + widening) : 0;
}

/**
 * The share of its places in which a strip so wide shows as a cell, or one near enough to be widened to here: `slant` is by how many rows of
 * cells it goes across within that reach.
 */
@inline
function shownShare(width: f64, slant: f64): f64 {
  return width <= 0 ? 0 : min<f64>(1, width / cellMm + slant);
}

/** Against the rows of cells or, if that is less, their diagonals. */
@inline
function slantOf(dx: f64, dy: f64): f64 {
  const least = min(dx, dy);
  const most = max(dx, dy);
  return ((2 * widening) / cellMm) * min(least / most, (most - least) / (most + least));
}
