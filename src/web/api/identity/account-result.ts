import { logProblem } from '../calls/log-problem.ts';
import { texts } from './texts.ts';

/** What every account helper answers; `message` is for the person. */
export interface AccountResult {
  readonly success: boolean;
  readonly message: string;
}

export const UNKNOWN_ERROR: string = texts.unknown;

/** What the SDK says when the provider has said nothing. */
const NO_MESSAGE = 'UnknownError';

/** Runs a call: `message` when it succeeds, the provider's words when it refuses, 'Unknown error' when anything else went wrong. Never rejects. */
export async function attempt(message: string, call: () => Promise<unknown>): Promise<AccountResult> {
  try {
    await call();
    return { success: true, message };
  } catch (error) {
    return { success: false, message: describeRefusal(error) };
  }
}

function describeRefusal(error: unknown): string {
  // Only what the provider has answered carries `$fault`; its words are meant for people.
  if (error instanceof Error && '$fault' in error && error.message !== '' && error.message !== NO_MESSAGE) return error.message;
  logProblem('The identity provider did not answer as it should.', error);
  return UNKNOWN_ERROR;
}
