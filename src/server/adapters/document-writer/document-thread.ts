import { parentPort } from 'node:worker_threads';
import type { DocumentAnswer, DocumentOrder } from './document-messages.ts';
import { TypefaceShelf } from './fonts/typefaces.ts';
import { writeQuotePdf } from './quote/write-quote-pdf.ts';

const shelf = new TypefaceShelf();
// One after the other: what is written at once would only take longer together.
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, document, enclosures }: DocumentOrder) => {
  last = last.then(async () => {
    try {
      const bytes = await writeQuotePdf(document, enclosures, shelf);
      answer({ id, bytes });
    } catch (error) {
      answer({ id, error });
    }
  });
});

function answer(message: DocumentAnswer): void {
  parentPort?.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);
}
