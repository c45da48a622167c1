import { parentPort } from 'node:worker_threads';
import type { DocumentAnswer, DocumentOrder } from './document-messages.ts';
import { TypefaceShelf } from './fonts/typefaces.ts';
import { writePaperPdf } from './papers/write-paper-pdf.ts';
import { writeQuotePdf } from './quote/write-quote-pdf.ts';

const shelf = new TypefaceShelf();
// One after the other: what is written at once would only take longer together.
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (order: DocumentOrder) => {
  const { id } = order;
  last = last.then(async () => {
    try {
      const bytes = await write(order);
      answer({ id, bytes });
    } catch (error) {
      answer({ id, error });
    }
  });
});

function write(order: DocumentOrder): Promise<Uint8Array<ArrayBuffer>> {
  return order.kind === 'quote'
    ? writeQuotePdf(order.document, order.enclosures, shelf)
    : writePaperPdf(order.document, order.enclosures, shelf);
}

function answer(message: DocumentAnswer): void {
  parentPort?.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);
}
