import type { CadFailureCode } from './measure-model.ts';

/** What a customer reads when the CAD engine gave up on a file; a refusal brings its own words. */
export const CAD_FAILURE_WORDS = {
  TIMED_OUT: 'This model takes too long to read. Please simplify it, or export it again, and try once more.',
  OUT_OF_MEMORY: 'This model is too large or too detailed to read. Please simplify it and try again.',
  CRASHED: 'This model could not be read. Please export it again, or in another format, and try once more.',
  KILLED: 'We could not read this model just now. Please upload it again in a few minutes.',
  STOPPED: 'This model has to wait for another turn.',
} as const satisfies Record<Exclude<CadFailureCode, 'REFUSED'>, string>;
