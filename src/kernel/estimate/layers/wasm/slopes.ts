import { reachOf } from './disk';
import { getF32, getF64 } from './memory';
import { positions } from './mesh';
import { starts } from './planes';
import { cellMm } from './regions';

// Skins behind slopes as narrow as a cell, which cells show in some places and not in others, and slopes between two planes: what cells
// are expected to tell of them is held against what each facet's own slope says. Lengths in mm.

/** What skins are larger than their cells, mm², and how many more lines at 45° enter them. */
export let slopeArea: f64 = 0;
export let slopeRuns: f64 = 0;

let layerMm: f64 = 0;
/** Of walls, and how far infill reaches into them. */
let depth: f64 = 0;
let overlap: f64 = 0;
let widening: f64 = 0;
let top: f64 = 0;
let bottom: f64 = 0;
/** Layers of the present plane's stretch. */
let stretch: f64 = 0;

export function takeSlopes(layer: f64, wallDepth: f64, reach: f64, narrow: f64, topLayers: f64, bottomLayers: f64): void {
  layerMm = layer;
  depth = wallDepth;
  overlap = reach;
  widening = narrow;
  top = topLayers;
  bottom = bottomLayers;
}

export function beginSlopes(plane: i32): void {
  stretch = getF64(starts, plane + 1) - getF64(starts, plane);
  slopeArea = slopeRuns = 0;
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
  const layers = up > 0 != turned ? top : bottom;
  const step = (abs(up) / level) * layerMm;
  // Air of so many planes is near enough for all of a stretch, that of the next one for a share of it.
  const planesNear = floor(layers / stretch);
  const share = layers / stretch - planesNear;
  const near = planesNear * stretch * step;
  const last = near + stretch * step;
  const dx = abs(getF32(segment, 2) - getF32(segment, 0));
  const dy = abs(getF32(segment, 3) - getF32(segment, 1));
  const length = sqrt(dx * dx + dy * dy);
  const cellsDepth = reachOf(dx / length, dy / length) * cellMm;
  // What is steeper has walls behind it, and what is less steep is wide enough for cells.
  if (last <= min(depth - overlap, cellsDepth) || near >= max(depth, cellsDepth + cellMm)) return;
  const shown = (1 - share) * shownShare(near - cellsDepth) + share * shownShare(last - cellsDepth);
  const told = (1 - share) * max<f64>(0, near - cellsDepth) + share * max<f64>(0, last - cellsDepth) + shown * widening;
  const isThere = layers * step > depth - overlap;
  slopeArea += length * ((isThere ? layers * step - depth + widening : 0) - told);
  slopeRuns += (max(dx, dy) / cellMm) * ((isThere ? 1 : 0) - shown);
}

/** The share of its places in which a strip so wide shows as a cell. */
@inline
function shownShare(width: f64): f64 {
  return min<f64>(1, max<f64>(0, width / cellMm));
}
