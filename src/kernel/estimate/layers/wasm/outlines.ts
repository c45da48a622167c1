import { reachOf } from './disk';
import { getF32, getF64, getI32, makeRoom, putF64 } from './memory';
import { triangles } from './mesh';
import { count, ends, next } from './section';

// What the outlines of a cut come to, lengths in mm, times in seconds: each is drawn once as an outer wall and once as an inner one,
// at full speed, and by a planner that looks ahead with acceleration and jerk.

export let perimeter: f64 = 0;
/** By how much the outlines get shorter for a millimetre that they move into the solid. */
export let shrinkage: f64 = 0;
/** Along the outlines, how deep cells are taken off for walls, in mm × cells: a disk of cells reaches further one way than another. */
export let takenOff: f64 = 0;
/** How much of the outlines lies along the axes, and lines at 45° to it: 1 all, 0 as much as of circles or less. */
export let alignment: f64 = 0;
export let islands: i32 = 0;
export let holes: i32 = 0;
/** Holes with straight sides that meet in corners. */
export let corneredHoles: i32 = 0;
export let outerCruise: f64 = 0;
export let outerSeconds: f64 = 0;
export let innerCruise: f64 = 0;
export let innerSeconds: f64 = 0;

/** Closed walls up to this length are drawn at the speed of small walls: a circle of 6.5 mm radius. */
const SMALL_WALL_MM: f64 = 2 * Math.PI * 6.5;
/** Points nearer than this to a straight line are left out of it, as slicers do. */
const STRAIGHT_MM: f64 = 0.0125;
/** A side is longer than this share of its loop, which round ones have none of; with so many, a loop has corners. */
const SIDE_SHARE: f64 = 0.1;
const CORNERED_SIDES: i32 = 3;

/** A sharper turn outwards is drawn as an arc, not to a corner: tan of its half. */
const ROUNDED_TURN: f64 = -0.1;

let acceleration: f64 = 0;
let jerk: f64 = 0;
/** Per segment: whether its outline is measured (u8). */
let seen: usize = 0;
/** Points of the present loop (float64). */
let xs: usize = 0;
let ys: usize = 0;
/** Lines of the present loop: length, the speed at which the corner before is passed at most, the one at which it is (float64). */
let lengths: usize = 0;
let limits: usize = 0;
let speeds: usize = 0;
let lines: i32 = 0;
/** The line after the sharpest corner, where slicers begin. */
let firstLine: i32 = 0;
/** How much of the outlines lines at 45° meet, and how much those along the axes do, mm. */
let alongAxes: f64 = 0;
let acrossAxes: f64 = 0;

/** `mmPerS2` is how walls are accelerated. */
export function takeOutlines(mmPerS2: f64, mmPerS: f64): void {
  acceleration = mmPerS2;
  jerk = mmPerS;
  const most = <usize>(triangles + 2) * 8;
  seen = makeRoom(triangles);
  xs = makeRoom(most);
  ys = makeRoom(most);
  lengths = makeRoom(most);
  limits = makeRoom(most);
  speeds = makeRoom(most);
}

/** Measures the present cut. Speeds in mm/s. */
export function measureOutlines(outer: f64, inner: f64, small: f64): void {
  alongAxes = acrossAxes = 0;
  perimeter = shrinkage = takenOff = outerCruise = outerSeconds = innerCruise = innerSeconds = 0;
  islands = holes = corneredHoles = 0;
  memory.fill(seen, 0, count);
  for (let first = 0; first < count; first++) {
    if (load<u8>(seen + first) != 0) continue;
    let points = 0;
    for (let at = first; at >= 0 && load<u8>(seen + at) == 0; at = getI32(next, at)) {
      store<u8>(seen + at, 1);
      points = addPoint(points, getF32(ends, 4 * at), getF32(ends, 4 * at + 1));
    }
    if (points >= 3) addLoop(points, outer, inner, small);
  }
  alignment = acrossAxes == 0 ? 0 : min<f64>(1, max<f64>(0, (alongAxes / acrossAxes - Math.SQRT1_2) / (1 - Math.SQRT1_2)));
}

/** Takes a point into the loop; one that lies on the line from the last but one takes the last one's place. */
function addPoint(points: i32, x: f64, y: f64): i32 {
  let kept = points;
  if (kept >= 2) {
    const ax = getF64(xs, kept - 2);
    const ay = getF64(ys, kept - 2);
    const dx = x - ax;
    const dy = y - ay;
    const px = getF64(xs, kept - 1) - ax;
    const py = getF64(ys, kept - 1) - ay;
    const square = dx * dx + dy * dy;
    const along = px * dx + py * dy;
    if (abs(px * dy - py * dx) <= STRAIGHT_MM * sqrt(square) && along >= 0 && along <= square) kept--;
  }
  putF64(xs, kept, x);
  putF64(ys, kept, y);
  return kept + 1;
}

function addLoop(points: i32, outer: f64, inner: f64, small: f64): void {
  let length: f64 = 0;
  let area: f64 = 0;
  let shorter: f64 = 0;
  let slowest: f64 = Infinity;
  lines = firstLine = 0;
  let px = getF64(xs, 0) - getF64(xs, points - 1);
  let py = getF64(ys, 0) - getF64(ys, points - 1);
  let before = sqrt(px * px + py * py);
  if (before == 0) before = 1;
  px /= before;
  py /= before;
  for (let at = 0; at < points; at++) {
    const x = getF64(xs, at);
    const y = getF64(ys, at);
    const to = at + 1 < points ? at + 1 : 0;
    const x2 = getF64(xs, to);
    const y2 = getF64(ys, to);
    const segment = sqrt((x2 - x) * (x2 - x) + (y2 - y) * (y2 - y));
    if (segment < 1e-6) continue;
    const dx = (x2 - x) / segment;
    const dy = (y2 - y) / segment;
    area += (x * y2 - x2 * y) / 2;
    length += segment;
    // tan of half the turn, bounded for needles.
    const turn = min<f64>(2, (px * dy - py * dx) / (1 + px * dx + py * dy + 1e-9));
    const isRounded = turn < ROUNDED_TURN;
    shorter += 2 * (isRounded ? Math.atan(turn) : turn);
    takenOff += segment * reachOf(abs(dx), abs(dy));
    alongAxes += segment * max(abs(dx), abs(dy));
    acrossAxes += segment * (abs(dx) + abs(dy));
    putF64(lengths, lines, segment);
    const limit = isRounded ? arcSpeed(px, py, dx, dy) : cornerSpeed(px, py, dx, dy);
    putF64(limits, lines, limit);
    if (limit < slowest) {
      slowest = limit;
      firstLine = lines;
    }
    lines++;
    px = dx;
    py = dy;
  }
  if (length < 1e-3) return;
  if (area >= 0) islands++;
  else {
    holes++;
    if (countSides(length) >= CORNERED_SIDES) corneredHoles++;
  }
  perimeter += length;
  shrinkage += shorter;
  const isSmall = length <= SMALL_WALL_MM;
  const outerSpeed = isSmall ? min(small, outer) : outer;
  const innerSpeed = isSmall ? min(small, inner) : inner;
  const seconds = loopSeconds(outerSpeed);
  outerCruise += length / outerSpeed;
  outerSeconds += seconds;
  innerCruise += length / innerSpeed;
  innerSeconds += innerSpeed == outerSpeed ? seconds : loopSeconds(innerSpeed);
}

/** How many lines of the present loop, `length` long, are sides of it. */
function countSides(length: f64): i32 {
  let sides = 0;
  for (let line = 0; line < lines; line++) if (getF64(lengths, line) > SIDE_SHARE * length) sides++;
  return sides;
}

/** The speed at which a turn from one direction to another is passed, mm/s: jerk is allowed to each axis. */
function cornerSpeed(px: f64, py: f64, dx: f64, dy: f64): f64 {
  const change = max(axisChange(px, dx), axisChange(py, dy));
  return change * 1e6 < jerk ? Infinity : jerk / change;
}

/** As firmware has it, an axis that turns round stops between its two speeds. */
function axisChange(before: f64, after: f64): f64 {
  return before * after < 0 ? max(abs(before), abs(after)) : abs(after - before);
}

/** An arc around a corner takes about as long as its turn in two halves: by a planner, within a tenth from 60 to 120°. */
function arcSpeed(px: f64, py: f64, dx: f64, dy: f64): f64 {
  const half = sqrt((px + dx) * (px + dx) + (py + dy) * (py + dy)) + 1e-9;
  const mx = (px + dx) / half;
  const my = (py + dy) / half;
  return min(cornerSpeed(px, py, mx, my), cornerSpeed(mx, my, dx, dy));
}

/** Of the present loop's lines, drawn at `speed`; begins and ends at jerk. */
function loopSeconds(speed: f64): f64 {
  const ends = min(jerk, speed);
  let after = ends;
  for (let line = lines - 1; line >= 0; line--) {
    const at = fromFirst(line);
    const reach = sqrt(after * after + 2 * acceleration * getF64(lengths, at));
    after = min(line == 0 ? ends : min(speed, getF64(limits, at)), reach);
    putF64(speeds, line, after);
  }
  putF64(speeds, lines, ends);
  let total: f64 = 0;
  let entry = getF64(speeds, 0);
  for (let line = 0; line < lines; line++) {
    const length = getF64(lengths, fromFirst(line));
    const reach = sqrt(entry * entry + 2 * acceleration * length);
    const exit = min(getF64(speeds, line + 1), reach);
    const ramps = (2 * speed * speed - entry * entry - exit * exit) / (2 * acceleration);
    if (ramps <= length) total += (2 * speed - entry - exit) / acceleration + (length - ramps) / speed;
    else total += (2 * sqrt((2 * acceleration * length + entry * entry + exit * exit) / 2) - entry - exit) / acceleration;
    entry = exit;
  }
  return total;
}

/** The place of the loop's line number `line` from where it begins. */
@inline
function fromFirst(line: i32): i32 {
  return firstLine + line < lines ? firstLine + line : firstLine + line - lines;
}
