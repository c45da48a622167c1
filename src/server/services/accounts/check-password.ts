import { type AccountRefusal, REFUSALS } from './account-refusal.ts';
import { isCommonPassword } from './is-common-password.ts';

const SHORTEST = 8;
const LONGEST = 256;

/** The password policy: length, and nothing that is tried first, as NIST SP 800-63B recommends. Null: the password is fine. */
export function checkPassword(password: string): AccountRefusal | null {
  const characters = [...password].length;
  if (characters < SHORTEST) return REFUSALS.shortPassword;
  if (characters > LONGEST) return REFUSALS.longPassword;
  return isCommonPassword(password) ? REFUSALS.commonPassword : null;
}
