import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import { makeQuote } from '#test/support/make-quote.ts';
import { createMemoryBlobStore } from '#test/support/memory/blob-store.ts';
import { createTestClock, type TestClock } from '#test/support/memory/clock.ts';
import { createMemoryMailer, type MemoryMailer } from '#test/support/memory/mailer.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { newPart, newRfq, OUTCOME } from '#test/support/sample-records.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import type { DocumentWriter, QuoteEnclosures } from '../ports/document-writer.ts';
import type { PictureEncoder } from '../ports/picture-encoder.ts';
import type { Records } from '../ports/records/records.ts';
import { listPictures, picturePart } from '../services/shared/mails/mail-pictures.ts';
import { renderMail } from '../services/shared/mails/render-mail.ts';
import { deliverMail } from './deliver-mail.ts';

const MAIL = { id: 'mail-1', to: 'a@example.com', replyTo: null, subject: 'S', text: 't', html: '<p>t</p>' };
const ITEM = { kind: 'item', title: '1. knob.stl', link: null, facts: [['Quantity', '1']] } as const;
const PUBLIC = { publicUrl: 'https://quotes.example.com' };
let written: { readonly document: QuoteDocument; readonly enclosures: QuoteEnclosures }[];
let ports: {
  records: Records;
  blobs: BlobStore;
  pictures: PictureEncoder;
  documents: DocumentWriter;
  mailer: MemoryMailer;
  clock: TestClock;
  userPool: null;
};
beforeEach(async () => {
  written = [];
  const documents: DocumentWriter = {
    async writeQuote(document, enclosures) {
      written.push({ document, enclosures });
      return new Uint8Array([document.revision]);
    },
    writePaper: async (paper) => new TextEncoder().encode(`${paper.kind} ${paper.number}`),
  };
  const [blobs, mailer, clock] = [createMemoryBlobStore(), createMemoryMailer(), createTestClock()];
  const pictures: PictureEncoder = {
    encode: async () => null,
    makeIcon: async () => null,
    shrink: async (bytes, side, look) =>
      Buffer.from(`${Buffer.from(bytes)} ${side} ${look?.rgb ?? 'as it is'} ${look?.gloss ?? ''}`.trim()),
  };
  ports = { records: createMemoryRecords(), blobs, pictures, documents, mailer, clock, userPool: null };
  await ports.records.outbox.add(MAIL);
});

const takeDue = () => ports.records.outbox.take(ports.clock.now(), ports.clock.now());
async function deliverNext() {
  const due = await takeDue();
  return due === null ? null : deliverMail(ports, due, PUBLIC);
}

test('SUB-07 a mail is sent once and then no more', async () => {
  expect(await deliverNext()).toBe('sent');
  expect(await deliverNext()).toBeNull();
  expect(ports.mailer.sent).toEqual([MAIL]);
});

test('SUB-07 a refused mail is tried again after pauses that grow to an hour', async () => {
  ports.mailer.refusing = true;
  const pausesSeconds: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    expect(await deliverNext()).toBe('refused');
    let waited = 0;
    while ((await takeDue()) === null) {
      ports.clock.advance(15_000);
      waited += 15;
    }
    pausesSeconds.push(waited);
  }
  expect(pausesSeconds).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

test('DESK-07 the revision that a mail is about goes with it as PDF, with pictures and the link', async () => {
  const { records } = ports;
  const part = newPart();
  await records.parts.add(part);
  await records.parts.markMeasured(part.id, OUTCOME);
  await ports.blobs.put('images/a.webp', Readable.from([Buffer.from('picture')]));
  const rfq = newRfq({}, part.id);
  await records.rfqs.add(rfq, []);
  const quote = makeQuote({ requestId: rfq.id, number: 1, lines: [{ partId: part.id }] });
  const { number, revision, validUntil, sums } = quote;
  const acts = [{ type: 'quoted' as const, number, revision, validUntil, totalMicros: sums.totalMicros }];
  const actor = { kind: 'member' as const, sub: 'ada', name: 'Ada' };
  const mails = [{ ...MAIL, id: 'with-quote', quoteRevision: 1 }];
  await records.desk.change(rfq.id, ports.clock.now(), () => ({ actor, acts, quote, mails }));
  await deliverNext();
  expect(await deliverNext()).toBe('sent');
  expect(ports.mailer.sent.at(-1)).toEqual({
    ...MAIL,
    id: 'with-quote',
    attachments: [{ filename: 'Q-00001.pdf', contentType: 'application/pdf', content: new Uint8Array([1]) }],
  });
  const { pictures, logo, link } = written[0]?.enclosures ?? {};
  expect([written[0]?.document, Buffer.from(pictures?.get(part.id) ?? []).toString(), logo, link]).toEqual([
    quote,
    'picture',
    null,
    `https://quotes.example.com/app/request/${rfq.begin.key}`,
  ]);
});

test('DESK-07 DESK-16 where the PDF can not be written the mail waits, and goes with it later', async () => {
  const { records } = ports;
  const part = newPart();
  await records.parts.add(part);
  const rfq = newRfq({}, part.id);
  await records.rfqs.add(rfq, []);
  const quote = makeQuote({ requestId: rfq.id, number: 1, lines: [{ partId: part.id }] });
  const { number, revision, validUntil, sums } = quote;
  const acts = [{ type: 'quoted' as const, number, revision, validUntil, totalMicros: sums.totalMicros }];
  await records.desk.change(rfq.id, ports.clock.now(), () => ({
    actor: { kind: 'member', sub: 'ada', name: 'Ada' },
    acts,
    quote,
    mails: [{ ...MAIL, id: 'with-quote', quoteRevision: 1 }],
  }));
  await deliverNext();
  const { documents } = ports;
  ports.documents = { ...documents, writeQuote: () => Promise.reject(new Error('The thread is gone.')) };
  expect(await deliverNext()).toBe('refused');
  expect(ports.mailer.sent.map(({ id }) => id)).toEqual([MAIL.id]);
  ports.documents = documents;
  ports.clock.advance(15_000);
  expect(await deliverNext()).toBe('sent');
  expect(ports.mailer.sent.at(-1)?.attachments).toHaveLength(1);
});

test('LOOK-07 a mail takes along the parts that it shows, in their color and finish; one that was deleted is left out of it', async () => {
  const { records } = ports;
  const part = newPart();
  await records.parts.add(part);
  await records.parts.markMeasured(part.id, OUTCOME);
  await ports.blobs.put('images/a.webp', Readable.from([Buffer.from('picture')]));
  const show = (partId: string, finish: string, colorRgb?: string) =>
    renderMail([{ ...ITEM, picture: picturePart({ partId, finish, colorRgb }) }], 'en');
  await records.outbox.add({ ...MAIL, id: 'painted', ...show(part.id, 'Polished', '#c01515') });
  await records.outbox.add({ ...MAIL, id: 'deleted', ...show('no-such-part', 'Polished') });
  for (let mail = 0; mail < 3; mail += 1) await deliverNext();
  const [, painted, deleted] = ports.mailer.sent;
  const cid = `part.${part.id}.c01515.glossy`;
  const [picture] = painted?.attachments ?? [];
  expect(picture).toMatchObject({ contentType: 'image/png', cid });
  expect(Buffer.from(picture?.content ?? []).toString()).toBe('picture 144 #c01515 glossy');
  expect(painted?.html).toContain(`<img src="cid:${cid}" alt="" `);
  expect(deleted?.attachments).toBeUndefined();
  expect(deleted?.html).not.toContain('<img');
});

test('LOOK-07 S-37 words that look like a picture of a mail bring none', async () => {
  const typed = '<img src="cid:part.some-part.none" alt="">';
  await ports.records.outbox.add({ ...MAIL, id: 'typed', ...renderMail([{ kind: 'paragraph', text: typed }], 'en') });
  for (let mail = 0; mail < 2; mail += 1) await deliverNext();
  expect(listPictures(ports.mailer.sent.at(-1)?.html ?? '').size).toBe(0);
  expect(ports.mailer.sent.at(-1)?.html).toContain('&lt;img src=&quot;cid:part');
});
