/** A write that its caller can tell from others, so that it may be repeated when its answer was lost. */
export interface KeyedWrite {
  /** Whose keys these are; two callers may use the same key. */
  readonly scope: string;
  readonly key: string;
  /** What is asked, as a hash. */
  readonly fingerprint: string;
}

/** 'yours': nobody began it, so the caller does, and keeps its answer or gives it up; 'begun': somebody is about it. */
export type BeginOutcome =
  | { readonly state: 'yours' | 'begun' | 'other-request' }
  | { readonly state: 'answered'; readonly answer: string };

/** Answers to writes, kept for whoever asks again with the same key. */
export interface KeptAnswers {
  /** One that was begun at `lostBefore` or earlier and never answered is taken over: its process died. */
  begin(write: KeyedWrite, now: Date, lostBefore: Date): Promise<BeginOutcome>;
  keep(write: KeyedWrite, answer: string): Promise<void>;
  /** It was not done: the key is free again. */
  giveUp(write: KeyedWrite): Promise<void>;
  /** Those begun at `before` or earlier. */
  removeOld(before: Date): Promise<void>;
}
