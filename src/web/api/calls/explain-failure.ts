import type { CallFailure } from './call-failure.ts';
import { texts } from './texts.ts';

/** What is said of a failure where the server said nothing. */
export interface FailureWords {
  readonly needsSignIn: string;
  readonly noAnswer: string;
}

/** Why something was not done, for whoever wanted it. */
export function explainFailure({ needsSignIn, serverMessage }: CallFailure, words: Partial<FailureWords> = {}): string {
  const { needsSignIn: signIn, noAnswer } = { ...texts, ...words };
  return needsSignIn === true ? signIn : (serverMessage ?? noAnswer);
}
