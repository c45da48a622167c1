import { lineSeconds, type Motion } from './motion.ts';

/** A line at 45° and the joint along the wall to the next one: their mean lengths, mm, and the share of walls that lie at 45° to the lines. */
interface Zigzag {
  readonly line: number;
  readonly joint: number;
  readonly alignment: number;
}

type Move = readonly [x: number, y: number];

interface Wall {
  /** Of all lines, how many end there. */
  readonly share: number;
  /** Lengths of lines and joints there, in mean ones. */
  readonly stretch: number;
  /** The speed that turns are taken at, in jerks: the mean of both turns of a joint. */
  readonly turn: number;
}

const LINE = Math.PI / 4;
const WALLS = 8;
/** Walls of all angles, and those at 45° to the lines. */
const ROUND = Array.from({ length: WALLS }, (_, n) => wallAt(LINE + (Math.PI * (n + 0.5)) / WALLS));
const ALIGNED = [{ ...wallAt(0), share: 1, stretch: 1 }];

/** A wall at an angle to x: the flatter lines meet it, the fewer end there, and the longer they and their joints are. */
function wallAt(angle: number): Wall {
  const across = Math.abs(Math.sin(angle - LINE));
  const mean = 2 / Math.PI;
  const line: Move = [Math.cos(LINE), Math.sin(LINE)];
  const joint: Move = [Math.cos(angle), Math.sin(angle)];
  const back: Move = [-line[0], -line[1]];
  return { share: across / mean / WALLS, stretch: mean / across, turn: (turnSpeed(line, joint) + turnSpeed(joint, back)) / 2 };
}

/** How fast a turn may be, in jerks: each axis may change its speed by that; of one that turns round the larger speed counts alone. */
function turnSpeed(from: Move, to: Move): number {
  const changes = from.map((speed, axis) => {
    const next = to[axis] ?? 0;
    return speed * next < 0 ? Math.max(Math.abs(speed), Math.abs(next)) : Math.abs(speed - next);
  });
  return 1 / Math.max(...changes);
}

/** Seconds for a line and its joint, on average over the walls that they lie between. */
export function zigzagSeconds({ line, joint, alignment }: Zigzag, speed: number, { acceleration, jerk }: Motion): number {
  const between = (walls: readonly Wall[]) =>
    walls.reduce((sum, { share, stretch, turn }) => {
      const move = (length: number) => lineSeconds(length * stretch, speed, jerk * turn, acceleration);
      return sum + share * (move(line) + move(joint));
    }, 0);
  return alignment * between(ALIGNED) + (1 - alignment) * between(ROUND);
}
