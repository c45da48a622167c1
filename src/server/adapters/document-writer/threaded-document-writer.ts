import { Worker } from 'node:worker_threads';
import type { DocumentWriter } from '../../ports/document-writer.ts';
import type { DocumentAnswer, DocumentOrder, Wanted } from './document-messages.ts';

/** The thread is let go, with the fonts that it holds, when there was nothing to write for so long. */
const IDLE_MS = 60_000;
/** Ten times what 200 lines take. */
const MOST_MEMORY_MB = 768;
const SCRIPT = new URL('./document-thread.ts', import.meta.url);

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes PDFs in a thread of its own, which never keeps the process alive: 200 lines take seconds in which nobody else may wait. */
export function createThreadedDocumentWriter({ idleMs = IDLE_MS, script = SCRIPT } = {}): DocumentWriter {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const settle = (answer: DocumentAnswer) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('bytes' in answer) one?.resolve(answer.bytes);
    else one?.reject(new Error('The document could not be written.', { cause: answer.error }));
    if (waiting.size > 0) return;
    thread?.unref();
    clearTimeout(idle);
    idle = setTimeout(() => {
      void thread?.terminate();
      thread = null;
    }, idleMs).unref();
  };

  const start = () => {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } });
    const lose = (cause: unknown) => {
      if (thread !== worker) return;
      thread = null;
      const lost = [...waiting.values()];
      waiting.clear();
      for (const { reject } of lost) reject(new Error('The thread that writes documents has ended.', { cause }));
    };
    worker.on('message', settle);
    worker.on('error', lose);
    worker.on('exit', lose);
    return worker;
  };

  const write = (wanted: Wanted) =>
    new Promise<Uint8Array>((resolve, reject) => {
      clearTimeout(idle);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      thread ??= start();
      thread.ref();
      thread.postMessage({ id: lastId, ...wanted } satisfies DocumentOrder);
    });

  return {
    writeQuote: (document, enclosures) => write({ kind: 'quote', document, enclosures }),
    writePaper: (document, enclosures) => write({ kind: 'paper', document, enclosures }),
  };
}
