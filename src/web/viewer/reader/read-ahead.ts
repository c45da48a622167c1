import type { ModelSource } from '../basics/viewer.ts';
import { type PlacedResult, readModel } from './read-model.ts';

/** Reads one model of the server before it is asked for. */
export class ReadAhead {
  private next: { readonly url: string; readonly abort: AbortController; readonly read: Promise<PlacedResult | null> } | null = null;

  /** Gives up the one before, unless it is the same. */
  begin(source: Extract<ModelSource, { kind: 'address' }>): void {
    if (this.next?.url === source.url) return;
    this.next?.abort.abort();
    const abort = new AbortController();
    const read = readModel(source, { onStatus() {}, onBusy() {}, onPercent() {} }, abort.signal);
    // Asked for, it is read again, and then what goes wrong is told.
    this.next = { url: source.url, abort, read: read.catch(() => null) };
  }

  /** What was read of this source. Null: nothing, or in vain. `signal` gives up what goes on. */
  async take(source: ModelSource, signal: AbortSignal): Promise<PlacedResult | null> {
    const { next } = this;
    if (source.kind !== 'address' || next === null || next.url !== source.url) return null;
    this.next = null;
    signal.addEventListener('abort', () => next.abort.abort());
    const read = await next.read;
    return read?.outcome === 'read' ? read : null;
  }
}
