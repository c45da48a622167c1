import { type Box, boundPoints } from '../basics/box.ts';
import { compareBodies, meetingOf, TOUCHING_MM } from './compare-bodies.ts';
import type { ModelBody } from './list-bodies.ts';

export interface Overlaps {
  /** Bodies that share space with another one. */
  readonly bodies: number;
  /** Of all bodies of the model together, space that several share counted once, mm³. */
  readonly unionMm3: number;
  /** Whether bodies touch, as those of an assembly do. */
  readonly touching: boolean;
}

/**
 * Which bodies share space, and how much. `check` is called for every pair looked at and may throw to end the work. Sums of one
 * body's columns tell volumes within a few percent of what is shared.
 */
export function findOverlaps(bodies: readonly ModelBody[], check: () => void = () => {}): Overlaps {
  // Smaller ones are held against larger ones, so that the columns stand close.
  const sorted = bodies.toSorted((a, b) => b.volumeMm3 - a.volumeMm3);
  const boxes = sorted.map(({ positions }) => boundPoints(positions));
  const overlapping = new Set<number>();
  let unionMm3 = sorted.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);
  let touching = false;
  for (const [small, larger] of listMeetings(boxes).entries()) {
    const body = sorted[small] as ModelBody;
    const shares = larger.flatMap((large) => {
      check();
      const space = meetingOf(boxes[small] as Box, boxes[large] as Box);
      if (space === null || (touching && isThin(space))) return [];
      const meeting = compareBodies(body, [sorted[large] as ModelBody], space);
      touching ||= meeting.touches;
      return meeting.overlaps ? [{ large, sharedMm3: meeting.sharedMm3 }] : [];
    });
    for (const { large } of shares) overlapping.add(small).add(large);
    const others = shares.map(({ large }) => sorted[large] as ModelBody);
    // What several larger ones share of it must not be taken off twice.
    const sharedMm3 = shares.length > 1 ? compareBodies(body, others, boxes[small] as Box).sharedMm3 : (shares[0]?.sharedMm3 ?? 0);
    unionMm3 -= Math.min(sharedMm3, body.volumeMm3);
  }
  return { bodies: overlapping.size, unionMm3, touching };
}

/** Whether boxes only touch there, so that no more than that can be found. */
function isThin(space: Box): boolean {
  return [0, 1, 2].some((axis) => (space[axis + 3] as number) - (space[axis] as number) < 1.5 * TOUCHING_MM);
}

/** For each box those before it that it meets, found by a sweep along x. */
function listMeetings(boxes: readonly Box[]): readonly (readonly number[])[] {
  const meetings: number[][] = boxes.map(() => []);
  const order = [...boxes.keys()].sort((a, b) => (boxes[a]?.[0] ?? 0) - (boxes[b]?.[0] ?? 0));
  let open: number[] = [];
  for (const next of order) {
    const box = boxes[next] as Box;
    open = open.filter((other) => (boxes[other]?.[3] ?? 0) + TOUCHING_MM >= box[0]);
    for (const other of open) {
      if (meetingOf(boxes[other] as Box, box) !== null) meetings[Math.max(other, next)]?.push(Math.min(other, next));
    }
    open.push(next);
  }
  return meetings;
}
