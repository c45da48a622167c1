import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 passwords that leaks show most often, in lower case; one in three has eight characters or more. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Keys and letters in the order in which idle fingers find them. */
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm'];
const ALL_RUNS = [...RUNS, ...RUNS.map((run) => [...run].reverse().join(''))];

/**
 * Whether a password is one of those that are tried first: listed, a listed word with up to four digits behind it, a run of keys,
 * or one to four signs over and over. Composition is no business of its.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const word = /^(\p{L}{4,})\d{1,4}$/u.exec(plain)?.[1];
  return (
    COMMON.has(plain) ||
    (word !== undefined && COMMON.has(word)) ||
    /^(.{1,4})\1+$/su.test(plain) ||
    ALL_RUNS.some((run) => run.includes(plain))
  );
}
