import { hashKey } from '@tanstack/react-query';

/** What inputs come to, which are never changed but replaced. */
const known = new WeakMap<object, string>();

/**
 * What tells one question from another, by what it says. A page may draw anew at each key, and the question of 500 lines takes longer to
 * tell than all else it does then: so each is told once.
 */
export function hashQuestion(key: readonly unknown[]): string {
  return key.map((part) => (typeof part === 'object' && part !== null ? tellOnce(part) : hashKey([part]))).join(' ');
}

function tellOnce(part: object): string {
  const before = known.get(part);
  if (before !== undefined) return before;
  const told = hashKey([part]);
  known.set(part, told);
  return told;
}
