import { dictionary } from '@zxcvbn-ts/language-common';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';

const SHORTEST = 8;
const LONGEST = 256;

/** The password policy: length, and nothing that is tried first, as NIST SP 800-63B recommends. Null: the password is fine. */
export function checkPassword(password: string): AccountRefusal | null {
  const characters = [...password].length;
  if (characters < SHORTEST) return REFUSALS.shortPassword;
  if (characters > LONGEST) return REFUSALS.longPassword;
  return isCommonPassword(password) ? REFUSALS.commonPassword : null;
}

/** The 49,000 passwords that leaks show most often, in lower case; one in three has eight characters or more. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Keys and letters in the order in which idle fingers find them. */
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm'];
const ALL_RUNS = [...RUNS, ...RUNS.map((run) => [...run].reverse().join(''))];

/**
 * Whether a password is one of those that are tried first: listed, a listed word with up to four digits behind it, a run of keys,
 * or one to four signs over and over. Composition is no business of its.
 */
function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const word = /^(\p{L}{4,})\d{1,4}$/u.exec(plain)?.[1];
  return (
    COMMON.has(plain) ||
    (word !== undefined && COMMON.has(word)) ||
    /^(.{1,4})\1+$/su.test(plain) ||
    ALL_RUNS.some((run) => run.includes(plain))
  );
}
