/** Numbers that look random and are the same for the same seed: Marsaglia's xorshift on 32 bits ("Xorshift RNGs", 2003). */
export interface Random {
  /** A whole number from 0 up to but without `end`. */
  below(end: number): number;
  /** One of them; there must be one. */
  pick<T>(values: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = (Math.imul(seed, 0x9e3779b9) ^ 0x85ebca6b) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
  const below = (end: number) => next() % Math.max(1, end);
  return {
    below,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError('There is nothing to pick from.');
      return value;
    },
  };
}
