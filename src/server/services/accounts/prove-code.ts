import { timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '../../ports/records/account-records.ts';
import type { AccountPorts } from './account-ports.ts';
import { type AccountRefusal, REFUSALS } from './account-refusal.ts';
import { hashCode } from './mail-code.ts';

const MAX_TRIES = 5;

/** Compares a code with the one that was mailed. The try is counted first, so that parallel guesses get no more than five. */
export async function proveCode(
  ports: AccountPorts,
  email: string,
  purpose: CodePurpose,
  written: string,
): Promise<{ readonly hash: string } | AccountRefusal> {
  const stored = await ports.records.accounts.tryCode(email, purpose, ports.clock.now(), MAX_TRIES);
  if (stored === null) return REFUSALS.deadCode;
  const hash = hashCode(ports, email, purpose, written.trim());
  return timingSafeEqual(Buffer.from(hash), Buffer.from(stored)) ? { hash } : REFUSALS.wrongCode;
}
