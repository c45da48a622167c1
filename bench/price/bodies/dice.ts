import { createRandom } from '#test/support/random.ts';

/** Draws what a kind of part leaves open. */
export interface Dice {
  /** Between two figures. */
  between(from: number, to: number): number;
  /** A whole number, both ends included. */
  count(from: number, to: number): number;
  oneOf<T>(first: T, ...others: readonly T[]): T;
}

const FINENESS = 2 ** 30;

export function createDice(seed: number): Dice {
  const random = createRandom(seed);
  return {
    between: (from, to) => from + ((to - from) * random.below(FINENESS)) / FINENESS,
    count: (from, to) => from + random.below(to - from + 1),
    oneOf: (...choices) => random.pick(choices),
  };
}
