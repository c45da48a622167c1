import type { ReaderRequest } from '../mesh/messages.ts';

let running: Worker | null = null;

/** The page's one reader: the one that runs, or a new one. It may be asked for before the rest of the viewer has come. */
export function openReaderWorker(): Worker {
  if (running !== null) return running;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'model-reader' });
  worker.addEventListener('error', () => {
    if (running === worker) running = null;
  });
  running = worker;
  return worker;
}

/** Ends the reader; the next one is fresh. */
export function endReaderWorker(): void {
  running?.terminate();
  running = null;
}

/** Has a model of the server fetched and read that will be asked for soon. */
export function readAhead(url: string, name: string): void {
  const request: ReaderRequest = { type: 'ahead', source: { kind: 'address', url: new URL(url, document.baseURI).href, name } };
  openReaderWorker().postMessage(request);
}
