import * as answer from './answer';
import { crossedHeights, crossedSlopes, crossGrid, firsts } from './columns';
import { findContacts, forgetContacts } from './contacts';
import { takeDisk } from './disk';
import { beginFill, fillPlane } from './fill';
import { outlineLength } from './lengths';
import { ask, forgetAll, makeRoom, putI32, QUESTION } from './memory';
import { indices, positions, takeMesh } from './mesh';
import {
  alignment,
  corneredHoles,
  holes,
  innerCruise,
  innerSeconds,
  islands,
  measureOutlines,
  outerCruise,
  outerSeconds,
  perimeter,
  shrinkage,
  takenOff,
  takeOutlines,
} from './outlines';
import { paint, takePaint } from './paint';
import { heights, orderPlanes, planes, starts, takePlanes } from './planes';
import { countCells, emptyRegion, shrink, takeGrid } from './regions';
import { takeRuns } from './runs';
import { beginSections, cutAt } from './section';
import { slopeArea, slopeRuns, stripLength, takeSlopes } from './slopes';
import { takeSupportGrid } from './support-grid';
import { growSupports } from './supports';
import { countWrapped, takeCells } from './wrap';

// Surveys a mesh as it stands on a machine, its lower corner at the origin: `begin`, the mesh, then columns through it, or `layers`,
// their heights and the question, and `survey`. Or wraps one that lies as it may: `begin`, the mesh, the question and `wrap`. Whatever asks for more memory than there is ends the program.

/** Forgets all before, and makes room for a mesh. */
export function begin(vertices: i32, triangles: i32): void {
  forgetAll();
  takeMesh(vertices, triangles);
}

export function positionsAt(): usize {
  return positions;
}

export function indicesAt(): usize {
  return indices;
}

/** Crosses the mesh with upright lines: how many crossings there are, −1: more than `most`. */
export function cross(cellsX: i32, cellsY: i32, stepX: f64, stepY: f64, most: i32): i32 {
  return crossGrid(cellsX, cellsY, stepX, stepY, most);
}

export function firstsAt(): usize {
  return firsts;
}

export function crossedHeightsAt(): usize {
  return crossedHeights;
}

export function crossedSlopesAt(): usize {
  return crossedSlopes;
}

/** Makes room for so many planes. */
export function layers(count: i32): void {
  takePlanes(count);
}

export function heightsAt(): usize {
  return heights;
}

export function startsAt(): usize {
  return starts;
}

export function questionAt(): usize {
  return QUESTION;
}

export function answersAt(): usize {
  return answer.answers;
}

/** Answers the question for each plane. */
export function survey(): void {
  orderPlanes();
  answer.forgetAnswers();
  takeGrid(<i32>ask(0), <i32>ask(1), ask(2), ask(3));
  takeRuns();
  takePaint();
  takeDisk(ask(4));
  takeOutlines(ask(5), ask(6));
  takeSlopes(ask(33), ask(34), ask(32) * ask(2), ask(28) * ask(2), ask(22), ask(23), ask(24));
  beginSections();
  const shapes = makeRoom(<usize>planes * 4);
  const inners = makeRoom(<usize>planes * 4);
  for (let k = 0; k < planes; k++) {
    cutAt(k);
    answer.put(k, answer.SLOPE_AREA, slopeArea);
    answer.put(k, answer.SLOPE_RUNS, slopeRuns);
    answer.put(k, answer.STRIP_LENGTH, stripLength);
    const shape = emptyRegion();
    const inner = emptyRegion();
    putI32(shapes, k, <i32>shape);
    putI32(inners, k, <i32>inner);
    answer.put(k, answer.AREA, paint(shape));
    shrink(shape, ask(4), inner);
    answer.put(k, answer.CELLS, countCells(shape));
    answer.put(k, answer.INNER_CELLS, countCells(inner));
    answer.put(k, answer.INNER_OUTLINE, outlineLength(inner));
    if (k == 0) measureOutlines(ask(10), ask(11), ask(12));
    else measureOutlines(ask(7), ask(8), ask(9));
    answer.put(k, answer.PERIMETER, perimeter);
    answer.put(k, answer.SHRINKAGE, shrinkage);
    answer.put(k, answer.ALIGNMENT, alignment);
    answer.put(k, answer.TAKEN_OFF, takenOff);
    answer.put(k, answer.ISLANDS, islands);
    answer.put(k, answer.HOLES, holes);
    answer.put(k, answer.CORNERED_HOLES, corneredHoles);
    answer.put(k, answer.OUTER_CRUISE, outerCruise);
    answer.put(k, answer.OUTER_SECONDS, outerSeconds);
    answer.put(k, answer.INNER_CRUISE, innerCruise);
    answer.put(k, answer.INNER_SECONDS, innerSeconds);
  }
  forgetContacts();
  if (ask(14) < 1) findContacts(ask(13), ask(14), ask(15), ask(16));
  takeSupportGrid(ask(17), ask(18), ask(29));
  growSupports(shapes, inners, ask(19), ask(20), ask(21), ask(26), ask(30), ask(35));
  beginFill(shapes, inners, ask(4), ask(27));
  for (let k = 0; k < planes; k++) fillPlane(k, shapes, inners, ask(22), ask(23), ask(24) > 0, ask(25), ask(32), ask(28), ask(36), ask(31) != 0);
}

/** The space of the mesh's wrap, in cells. The question: what `takeCells` and `countWrapped` ask for. */
export function wrap(): f64 {
  takeCells(QUESTION, ask(12), <i32>ask(13), <i32>ask(14), <i32>ask(15));
  return countWrapped(ask(16), ask(17));
}
