import type { CallFailure } from './call-failure.ts';

/** What is said of a failure where the server said nothing. */
export interface FailureWords {
  readonly needsSignIn: string;
  readonly noAnswer: string;
}

const WORDS: FailureWords = {
  needsSignIn: 'Your sign-in has expired. What you typed is kept in this browser; please sign out and in again.',
  noAnswer: 'The server could not be reached, or did not answer. Please try again.',
};

/** Why something was not done, for whoever wanted it. */
export function explainFailure({ needsSignIn, serverMessage }: CallFailure, words: Partial<FailureWords> = {}): string {
  const { needsSignIn: signIn, noAnswer } = { ...WORDS, ...words };
  return needsSignIn === true ? signIn : (serverMessage ?? noAnswer);
}
