import { contacts, level, wide } from './contacts';
import { besideX, besideY, countColumnRuns, countRuns, sharedLength } from './lengths';
import { getF64, getI32 } from './memory';
import { planes, starts } from './planes';
import * as answer from './answer';
import {
  clear,
  copy,
  countCells,
  emptyRegion,
  grow,
  isSet,
  keepOnly,
  rowBytes,
  rows,
  setSpan,
  shrink,
  takeOff,
  unite,
  words,
} from './regions';
import { cornered, coverSquares, ends, keepReached } from './support-grid';
import { beginRuns, countChains, findLooseParts, nextRun, runFrom, runRow, runTo } from './runs';

// Supports grow from what they carry down to the plate or to the part. Lengths in cells.

let needed: usize = 0;
let grown: usize = 0;
let around: usize = 0;
let inside: usize = 0;
/** What is laid down on the present plane, and what of the part cuts it off: a layer of the part keeps its distance upwards, too. */
let body: usize = 0;
let trim: usize = 0;
/** Of what is laid down: its cells, its outline where the part cuts it off, mm, and how many cells of rows and columns that has. */
let wholeCells: i32 = 0;
let wholeTrimmed: f64 = 0;
let wholeX: i32 = 0;
let wholeY: i32 = 0;

/**
 * `shapes` and `inners` (without their walls) are regions' addresses by plane. Changes the contacts: what bridges itself is taken
 * off. Supports fill whole squares of their grid, but for what is the part's; strips beside that of
 * less than twice `narrow` aren't laid down. Answers for each plane how much is held, and how much of
 * that densely: under what is carried within so many layers.
 */
export function growSupports(
  shapes: usize,
  inners: usize,
  denseLayers: f64,
  longestBridge: f64,
  foot: f64,
  bridgeEdge: f64,
  standing: f64,
  narrow: f64,
): void {
  needed = emptyRegion();
  grown = emptyRegion();
  around = emptyRegion();
  inside = emptyRegion();
  body = emptyRegion();
  trim = emptyRegion();
  const dense = emptyRegion();
  let any = false;
  // A layer is left out between a support and what it carries: planes that stand for one layer carry what the next one's stretch begins.
  const lag = planes > 1 && getF64(starts, 2) - getF64(starts, 1) <= 1 ? 1 : 0;
  for (let k = planes - 1; k >= 0; k--) {
    const shape = <usize>getI32(shapes, k);
    const carried = k + lag;
    const contact = carried > 0 && carried < planes ? <usize>getI32(contacts, carried) : 0;
    if (!any && contact == 0) continue;
    any = true;
    if (contact != 0) {
      const plain = <usize>getI32(level, carried);
      const above = carried + 1 < planes ? getI32(inners, carried + 1) : 0;
      if (longestBridge > 0 && plain != 0) takeBridges(contact, plain, getI32(shapes, carried), above, longestBridge, bridgeEdge);
      answer.put(k, answer.CARRIES, 1);
    }
    coverSquares(needed, contact, grown);
    answer.put(k, answer.SUPPORT_ENDS, ends);
    answer.put(k, answer.SUPPORT_CORNERED, cornered);
    takeOff(grown, shape);
    if (contact != 0) unite(needed, contact);
    keepReached(grown, needed);
    if (k == 0) {
      copy(needed, grown);
      grow(grown, foot, needed);
      takeOff(needed, shape);
    }
    copy(needed, body);
    copy(shape, trim);
    if (lag > 0 && k + 1 < planes) {
      unite(trim, getI32(shapes, k + 1));
      takeOff(body, trim);
    }
    if (narrow >= 1) {
      shrink(body, narrow, around);
      grow(around, narrow, body);
    }
    wholeCells = countCells(body);
    if (wholeCells == 0) continue;
    measureWhole(k);
    if (k == 0 || denseLayers <= 0) continue;
    if (findDense(k, carried, denseLayers, dense)) {
      measureBoth(k, answer.DENSE, answer.BESIDE_DENSE, dense);
      answer.put(k, answer.DENSE_CHAINS, countChains(dense));
    }
    if (findStanding(shape, getI32(shapes, k - 1), standing, dense)) measureBoth(k, answer.STANDING, answer.BESIDE_STANDING, dense);
  }
}

/** Of what is laid down a part that is dense, whose lines lie across those of the rest. What the part cuts off both share between them. */
function measureBoth(k: i32, figure: i32, figureBeside: i32, part: usize): void {
  const beside = wholeCells - countCells(part);
  const trimmed = sharedLength(part, trim);
  put(k, figure, part, countCells(part), trimmed, besideX, besideY, true);
  copy(body, around);
  takeOff(around, part);
  put(k, figureBeside, around, beside, wholeTrimmed - trimmed, wholeX - besideX, wholeY - besideY, false);
}

/** All that is laid down, with lines along its rows. */
function measureWhole(k: i32): void {
  wholeTrimmed = sharedLength(body, trim);
  wholeX = besideX;
  wholeY = besideY;
  put(k, answer.SUPPORT, body, wholeCells, wholeTrimmed, wholeX, wholeY, false);
  answer.put(k, answer.SUPPORT_CHAINS, countChains(body));
}

/** A region with lines along its rows, or across them, beside so many of the part's cells along rows and columns. */
function put(k: i32, figure: i32, region: usize, cells: i32, trimmed: f64, partX: i32, partY: i32, isAcross: bool): void {
  const runs = countRuns(region);
  const columnRuns = countColumnRuns(region);
  const level = 2 * columnRuns - partY;
  const upright = 2 * runs - partX;
  answer.put(k, figure, cells);
  answer.put(k, figure + 1, isAcross ? columnRuns : runs);
  answer.put(k, figure + 2, isAcross ? upright : level);
  answer.put(k, figure + 3, isAcross ? level : upright);
  answer.put(k, figure + 4, trimmed);
}

/** Dense layers lie under what is carried in a stretch and the next ones. */
function findDense(k: i32, from: i32, layers: f64, dense: usize): bool {
  clear(grown);
  let covered: f64 = 0;
  let carried: f64 = 0;
  let flat: f64 = 0;
  for (let m = from; m < planes && covered < layers; m++) {
    const contact = <usize>getI32(contacts, m);
    const broad = <usize>getI32(wide, m);
    if (contact != 0 && broad != 0) {
      carried += countCells(broad);
      const plain = <usize>getI32(level, m);
      if (plain != 0) flat += countCells(plain);
      copy(broad, around);
      keepOnly(around, contact);
      unite(grown, around);
    }
    covered += getF64(starts, m + 1) - getF64(starts, m);
  }
  if (carried == 0) return false;
  coverSquares(0, grown, dense);
  keepOnly(dense, body);
  answer.put(k, answer.DENSE_LEVEL, min<f64>(1, flat / carried));
  return countCells(dense) > 0;
}

/** Where a support stands on the part it begins with dense layers, which reach further than the part's own steps. */
function findStanding(shape: usize, below: usize, reach: f64, dense: usize): bool {
  copy(below, around);
  takeOff(around, shape);
  keepOnly(around, needed);
  if (countCells(around) == 0) return false;
  grow(around, reach, dense);
  keepOnly(dense, body);
  return true;
}

/**
 * Takes off what is printed as a bridge: lines whose both ends lie on the part, and the inside of level surfaces that the part holds
 * somewhere, which are drawn from side to side within their walls, up to the longest bridge; but not the edges where nothing holds them.
 */
function takeBridges(contact: usize, plain: usize, below: usize, insideAbove: usize, most: f64, edge: f64): void {
  clear(grown);
  beginRuns(plain);
  while (nextRun()) {
    const row = below + <usize>runRow * rowBytes;
    if (<f64>(runTo - runFrom) <= most && isSet(row, runFrom - 1) && isSet(row, runTo)) {
      setSpan(grown + <usize>runRow * rowBytes, runFrom, runTo);
    }
  }
  // Along y, 32 columns at a time: what hangs on to the part from below and from above.
  clear(around);
  clear(inside);
  const end = <usize>rows * rowBytes;
  for (let at = rowBytes; at < end; at += 4) {
    const held = load<u32>(around + at - rowBytes) | load<u32>(below + at - rowBytes);
    store<u32>(around + at, load<u32>(plain + at) & held);
  }
  for (let column: usize = 0; column < rowBytes; column += 4) {
    let chain: u32 = 0;
    for (let row = rows - 2; row >= 0; row--) {
      const at = <usize>row * rowBytes + column;
      chain = load<u32>(around + at) & (chain | load<u32>(below + at + rowBytes));
      store<u32>(inside + at, chain);
    }
  }
  copy(plain, around);
  if (insideAbove == 0) clear(around);
  else keepOnly(around, insideAbove);
  // Lines between walls all lie one way; where walls are all there is, each is a bridge.
  if (countCells(around) == 0) {
    takeOff(contact, inside);
    takeOff(contact, grown);
  } else takeOff(contact, countCells(inside) >= countCells(grown) ? inside : grown);
  if (insideAbove == 0) return;
  copy(around, inside);
  if (most < <f64>max(rows, words << 5)) {
    shrink(plain, most / 2, around);
    takeOff(inside, around);
  }
  // What begins in the air hangs on nothing.
  findLooseParts(plain, below, around);
  takeOff(inside, around);
  copy(contact, around);
  takeOff(around, inside);
  grow(around, edge, grown);
  takeOff(inside, grown);
  takeOff(contact, inside);
}
