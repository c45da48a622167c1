import { setTimeout as pause } from 'node:timers/promises';
import { RecordsError } from '../../ports/records/records.ts';

/** A server that restarts or fails over is back in seconds; one that is away for longer is the operator's to look after. */
export const BACK_WITHIN_MS = 20_000;
const TRY_EVERY_MS = 500;

/**
 * What a server that is away for a moment answers, or its system: it ends or begins (57P01 to 57P03), the connection broke (class 08), it
 * has no more connections (53300), it only reads since another took over (25006), its name or address is not there yet.
 */
const AWAY_CODE = /^(57P0[123]|08...|53300|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
const AWAY_WORDS = /^(Connection terminated|Client has encountered a connection error|timeout expired|timeout exceeded|Query read timeout)/;

/**
 * Does what may be done again until PostgreSQL is there for it. Throws RecordsError when it stays away, and at once whatever has
 * another cause: a wrong password, a migration that fails.
 */
export async function whenThere<T>(work: () => Promise<T>, withinMs = BACK_WITHIN_MS): Promise<T> {
  for (const until = performance.now() + withinMs; ; await pause(TRY_EVERY_MS)) {
    try {
      return await work();
    } catch (cause) {
      if (!isAway(cause)) throw cause;
      if (performance.now() > until) throw new RecordsError('PostgreSQL at DATABASE_URL can not be reached.', { cause });
    }
  }
}

function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (AWAY_CODE.test(code) || AWAY_WORDS.test(cause.message)) return true;
  }
  return false;
}
