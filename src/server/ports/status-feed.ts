/**
 * Tells every process that something has changed: a part, by its id, or the work that waits, by its kind. It carries no state: who
 * hears of a change reads the record, so a lost or doubled message does no harm. How far the work on a part is, %, stands in no record:
 * it is told of the part alone, and no change goes with it.
 */
export interface StatusFeed {
  publish(subject: string, percent?: number): Promise<void>;
  /** Calls `onChange` after each change, and once after the feed was away; `percent`: nothing but that was told. Resolves to the way to stop. */
  watch(subject: string, onChange: (percent?: number) => void): Promise<() => void>;
  /** Says something to every process, this one too; who is away meanwhile never hears of it. No `!` is in a topic. */
  tell(topic: string, text: string): Promise<void>;
  /** Calls `onText` with whatever is told under a topic from now on. Returns the way to stop. */
  hear(topic: string, onText: (text: string) => void): () => void;
  /** Resolves while changes are heard of. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
