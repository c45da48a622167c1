import { expect, test } from 'vitest';
import { makeQuote } from '#test/support/make-quote.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { createThreadedDocumentWriter } from './threaded-document-writer.ts';

const BARE = { pictures: new Map<string, Uint8Array>(), logo: null, link: null };

test('DESK-07 documents ordered at once are each the right one', async () => {
  const writer = createThreadedDocumentWriter();
  const written = await Promise.all([1, 2, 3].map((number) => writer.writeQuote(makeQuote({ number }), BARE)));
  const titles = await Promise.all(written.map(async (bytes) => (await readPdf(bytes)).title));
  expect(titles.map((title) => title.split(' – ')[0])).toEqual(['Quote Q-00001', 'Quote Q-00002', 'Quote Q-00003']);
});

test('DESK-07 a thread that was let go is replaced by another one', async () => {
  const writer = createThreadedDocumentWriter({ idleMs: 0 });
  const first = await writer.writeQuote(makeQuote(), BARE);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Buffer.compare(await writer.writeQuote(makeQuote(), BARE), first)).toBe(0);
});

test('DESK-07 what can not be written rejects, and the next document is written all the same', async () => {
  const writer = createThreadedDocumentWriter();
  await expect(writer.writeQuote({ ...makeQuote(), issuedOn: 'never' }, BARE)).rejects.toThrow('could not be written');
  await expect(writer.writeQuote(makeQuote(), BARE)).resolves.toBeInstanceOf(Uint8Array);
});

test('DESK-07 a thread that ends takes its orders along, in words', async () => {
  const script = new URL(`data:text/javascript,${encodeURIComponent('process.exit(3)')}`);
  const writer = createThreadedDocumentWriter({ script });
  await expect(writer.writeQuote(makeQuote(), BARE)).rejects.toThrow('thread that writes documents has ended');
});
