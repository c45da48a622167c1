/**
 * Tells every process that something has changed: a part, by its id, or the work that waits, by its kind. It carries no state: who
 * hears of a change reads the record, so a lost or doubled message does no harm.
 */
export interface StatusFeed {
  publish(subject: string): Promise<void>;
  /** Calls `onChange` after each change, and once after the feed was away. Resolves to the way to stop. */
  watch(subject: string, onChange: () => void): Promise<() => void>;
  /** Resolves while changes are heard of. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
