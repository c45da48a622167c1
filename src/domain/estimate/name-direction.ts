import type { Direction } from './part-work.ts';

const AXES = ['x', 'y', 'z'] as const;
/** Within half a degree. */
const ALIGNED = Math.cos(Math.PI / 360);

/** Which way of the model points up on the machine, in a few words: '+z up', '−x up', or 'tilted, (0.58, 0.58, 0.58) up'. */
export function nameDirection(up: Direction): string {
  for (const [index, axis] of AXES.entries()) {
    const along = up[index] ?? 0;
    if (Math.abs(along) > ALIGNED) return `${along > 0 ? '+' : '−'}${axis} up`;
  }
  return `tilted, (${up.map((part) => part.toFixed(2).replace('-', '−')).join(', ')}) up`;
}
