/**
 * Tells every process that a part has changed. It carries no state: who hears of a change reads the record,
 * so a lost or doubled message does no harm.
 */
export interface StatusFeed {
  publish(partId: string): Promise<void>;
  /** Calls `onChange` after each change, and once after the feed was away. Resolves to the way to stop. */
  watch(partId: string, onChange: () => void): Promise<() => void>;
  close(): Promise<void>;
}
