import { type AccountRefusal, REFUSALS } from './account-refusal.ts';

const SHORTEST = 8;
const LONGEST = 256;

/** The password policy: length, and nothing that is tried first, as NIST SP 800-63B recommends. Null: the password is fine. */
export async function checkPassword(password: string): Promise<AccountRefusal | null> {
  const characters = [...password].length;
  if (characters < SHORTEST) return REFUSALS.shortPassword;
  if (characters > LONGEST) return REFUSALS.longPassword;
  return (await isCommonPassword(password)) ? REFUSALS.commonPassword : null;
}

/** The 49,000 passwords that leaks show most often, in lower case; one in three has eight characters or more. Few processes ever need them. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  common ??= new Set(dictionary['passwords-common']);
  return common;
}
let common: ReadonlySet<string> | undefined;

/** Keys and letters in the order in which idle fingers find them. */
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm'];
const ALL_RUNS = [...RUNS, ...RUNS.map((run) => [...run].reverse().join(''))];

/**
 * Whether a password is one of those that are tried first: listed, a listed word with up to four digits behind it, a run of keys,
 * or one to four signs over and over. Composition is no business of its.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  const listed = await loadCommon();
  const plain = password.toLowerCase();
  const word = /^(\p{L}{4,})\d{1,4}$/u.exec(plain)?.[1];
  return (
    listed.has(plain) ||
    (word !== undefined && listed.has(word)) ||
    /^(.{1,4})\1+$/su.test(plain) ||
    ALL_RUNS.some((run) => run.includes(plain))
  );
}
