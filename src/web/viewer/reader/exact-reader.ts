import type { ModelMesh } from '#kernel/basics/model.ts';

export interface ExactRequest {
  readonly format: 'step' | 'iges';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Null: the engine could not be fetched or could not read the file. */
export type ExactReply = ModelMesh | null;

export type ExactOutcome = { readonly outcome: 'read'; readonly mesh: ModelMesh } | { readonly outcome: 'failed' | 'too long' };

/** Beyond it nobody waits for figures that are only a little better; fetching the engine counts too. */
const DEADLINE_MS = 120_000;

/** The exact engine, in a worker of its own, so that whatever it is given keeps nothing else waiting. */
export class ExactReader {
  private worker: Worker | null = null;
  private end: ((outcome: ExactOutcome) => void) | null = null;

  /** Reads a file, instead of one that is still being read. Takes the bytes away. */
  read(request: ExactRequest): Promise<ExactOutcome> {
    this.giveUp();
    this.worker ??= new Worker(new URL('./exact-worker.ts', import.meta.url), { type: 'module', name: 'exact-reader' });
    const { worker } = this;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.stop();
        this.end?.({ outcome: 'too long' });
      }, DEADLINE_MS);
      this.end = (outcome) => {
        clearTimeout(timer);
        this.end = null;
        resolve(outcome);
      };
      worker.onmessage = ({ data }: MessageEvent<ExactReply>) =>
        this.end?.(data === null ? { outcome: 'failed' } : { outcome: 'read', mesh: data });
      worker.onerror = () => this.giveUp();
      worker.postMessage(request, [request.bytes.buffer]);
    });
  }

  /** Ends the reading that goes on, if any; it has failed. */
  giveUp(): void {
    if (this.end === null) return;
    this.stop();
    this.end({ outcome: 'failed' });
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
