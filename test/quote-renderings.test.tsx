import { randomUUID } from 'node:crypto';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { listSums } from '#domain/desk/list-sums.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { composeQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { formatMicros, formatSigned, smallestUnit } from '#domain/money/money.ts';
import { nameRequest } from '#domain/request/rfq.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { TypefaceShelf } from '#server/adapters/document-writer/fonts/typefaces.ts';
import { writeQuotePdf } from '#server/adapters/document-writer/quote/write-quote-pdf.ts';
import type { DeskRequest } from '#server/ports/records/desk-records.ts';
import { composeQuoteMail } from '#server/services/desk-mails/compose-desk-mails.ts';
import { exportDesk } from '#server/services/figures/export-desk.ts';
import { composeInstantOffer } from '#server/services/requests/place-order.ts';
import { NO_FOOT } from '#server/services/shared/mails/speaks-freely.ts';
import { findInOrder } from '#test/support/find-in-order.ts';
import { createTestClock } from '#test/support/memory/clock.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createRandom, type Random } from '#test/support/random.ts';
import { drawOrder, type RandomOrder } from '#test/support/random-orders.ts';
import { readPdfText } from '#test/support/read-pdf.ts';
import { newOffer } from '#test/support/sample-offer.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { composeContext } from '#test/support/service-context.ts';
import { TORTURE_SCALE } from '#test/torture/scale.ts';
import { QuoteDocumentView } from '#web/product/quote-document/quote-document-view.tsx';

/** With `TORTURE=full` ten times as many, and every PDF: writing and reading one takes a hundred times as long as all the rest. */
const { orders: COUNT, eachPdf: EACH_PDF } = TORTURE_SCALE;
/** The frame around the pages costs more than they do. */
const AT_ONCE = 100;
const MEMBER = { kind: 'member' as const, sub: 'ada', name: 'Ada' };

/** One quote in all its forms: what is to be found in each, in this order. */
interface Quoted {
  readonly document: QuoteDocument;
  readonly present: DeskRequest;
  readonly written: readonly string[];
}

const records = createMemoryRecords();
const clock = createTestClock();
const quoted: Quoted[] = [];

beforeAll(async () => {
  const part = newPart();
  await records.parts.add(part);
  const random = createRandom(20_261_123);
  for (let number = 0; number < COUNT; number += 1) quoted.push(await sendQuote(random, part.id));
}, 120_000);

/** At instant prices by the shop's rules and the client's terms, or as somebody wrote it at the desk. */
async function sendQuote(random: Random, partId: string): Promise<Quoted> {
  const drawn = drawOrder(random);
  const { currency, order } = drawn;
  const asked = newRfq({}, partId);
  const [sample] = asked.lines;
  if (sample === undefined) throw new Error('There is no line.');
  const askedLines = drawn.lines.map(({ quantity, unitPriceMicros }) => ({ ...sample, quantity, unitPriceMicros }));
  const rfq = { ...asked, order, lines: askedLines, id: randomUUID() };
  const isInstant = random.below(2) === 0;
  const offer = isInstant ? composeInstantOffer(rfq, '', { language: 'en', today: '2026-11-22' }) : composeOffer(random, drawn);
  if (offer === null) throw new Error('There is no offer.');
  await records.rfqs.add(rfq, []);
  const outcome = await records.desk.change(rfq.id, clock.now(), (present, next) => {
    const facts = {
      request: present.request,
      provider: DEMO_PROVIDER,
      number: next.quote,
      revision: 1,
      currency,
      issuedOn: '2026-11-22',
      language: 'en' as const,
    };
    const quote = composeQuote(offer, facts);
    const { totalMicros } = quote.sums;
    const act = { type: 'quoted' as const, number: next.quote, revision: 1, validUntil: offer.validUntil, totalMicros };
    return { actor: MEMBER, acts: [act], quote, mails: [] };
  });
  const document = outcome.outcome === 'changed' ? outcome.present.quotes[0] : undefined;
  if (outcome.outcome !== 'changed' || document === undefined) throw new Error('The quote was not sent.');
  if (isInstant && document.sums.totalMicros !== order.totalMicros) throw new Error('An instant order costs what was shown.');
  const lines = document.lines.map(({ totalMicros }) => formatMicros(totalMicros, currency));
  const sums = listSums(document.sums, document).map(({ amountMicros }) => formatSigned(amountMicros, currency));
  const note = document.tax?.note ?? '';
  return { document, present: outcome.present, written: [...lines, ...sums, ...(note === '' ? [] : [note])] };
}

/** With a discount, charges and a tax of its own: any of those that the rules know, or one that somebody typed. */
function composeOffer(random: Random, { lines, currency, taxes }: RandomOrder): Offer {
  const amount = () => random.below(10 ** (1 + random.below(7))) * smallestUnit(currency);
  const typed = { name: 'Tax', percent: random.below(10_001) / 100 };
  return newOffer({
    lines: lines.map(({ quantity, unitPriceMicros }, at) => ({
      ...{ line: at + 1, quantity, unitPriceMicros, breaks: [], note: '' },
      leadTimeDays: random.below(30),
    })),
    charges: [
      ...Array.from({ length: random.below(4) }, (_, at) => ({ label: `Charge ${at}`, amountMicros: amount() })),
      ...(random.below(2) === 0 ? [] : [{ label: 'Shipping: Parcel', amountMicros: amount(), kind: 'shipping' as const }]),
    ],
    discountPercent: random.pick([0, 2.5, random.below(10_001) / 100]),
    tax: random.pick([null, typed, ...taxes]),
  });
}

test(`DESK-07 SHOP-11 SHOP-12 the record of each of ${COUNT} random quotes adds up as it was sent`, async () => {
  for (const { document, present } of quoted) {
    const { linesMicros, discountMicros, chargesMicros, netMicros, taxMicros, totalMicros } = document.sums;
    expect(document.lines.reduce((sum, line) => sum + line.totalMicros, 0)).toBe(linesMicros);
    expect(document.charges.reduce((sum, charge) => sum + charge.amountMicros, 0)).toBe(chargesMicros);
    expect([netMicros, totalMicros]).toEqual([linesMicros - discountMicros + chargesMicros, netMicros + taxMicros]);
    const kept = await records.desk.find(present.request.id);
    expect(kept?.quotes).toEqual([document]);
    expect(kept?.events.at(-1)?.act).toMatchObject({ type: 'quoted', totalMicros });
  }
}, 120_000);

test(`DESK-07 SHOP-11 SHOP-12 the page of each of ${COUNT} random quotes shows its amounts, line by line and row by row`, () => {
  for (let from = 0; from < COUNT; from += AT_ONCE) {
    const some = quoted.slice(from, from + AT_ONCE);
    const pages = renderToStaticMarkup(
      <MantineProvider>
        {some.map(({ document }) => (
          <QuoteDocumentView key={document.number} document={document} pictures={{}} />
        ))}
      </MantineProvider>,
    );
    const shown = pages.replaceAll('&nbsp;', ' ').split('<article').slice(1);
    for (const [index, { document, written }] of some.entries()) {
      expect(findInOrder(shown[index] ?? '', written), `quote ${document.number}`).toBeGreaterThan(0);
    }
  }
}, 240_000);

test(`DESK-07 SHOP-11 SHOP-12 the mail of each of ${COUNT} random quotes says its amounts, as text and as HTML`, () => {
  for (const { document, present, written } of quoted) {
    const mail = composeQuoteMail(present, document, {
      provider: DEMO_PROVIDER,
      publicUrl: 'https://shop.example',
      signUp: 'invited',
      foot: NO_FOOT,
      language: 'en',
      event: 2,
    });
    for (const text of [mail.text, mail.html]) expect(findInOrder(text, written), `quote ${document.number}`).toBeGreaterThan(0);
  }
}, 120_000);

test(`DESK-07 DESK-14 the CSV of ${COUNT} random quotes has their sums in the decimals of their currencies`, async () => {
  const member = { caller: { sub: 'ada', username: 'Ada' }, provider: DEMO_PROVIDER, role: 'owner' as const };
  const read = async (table: 'requests' | 'lines') => {
    const { text } = await exportDesk({ ...composeContext({ records, clock }), member }, { table });
    const [head = [], ...rows] = text.slice(1).trimEnd().split('\r\n').map(readRow);
    return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
  };
  const micros = (amount: string | undefined) => Math.round(Number(amount) * 1e6);
  const requests = new Map((await read('requests')).map((row) => [row['Request'], row]));
  const lines = Map.groupBy(await read('lines'), (row) => row['Request']);
  expect(requests.size).toBe(COUNT);
  for (const { document, present } of quoted) {
    const request = nameRequest(present.request);
    const row = requests.get(request);
    const { netMicros, taxMicros, totalMicros } = document.sums;
    expect([micros(row?.['Quoted net']), micros(row?.['Quoted tax']), micros(row?.['Quoted total'])]).toEqual([
      netMicros,
      taxMicros,
      totalMicros,
    ]);
    const totals = lines.get(request)?.map((line) => micros(line['Quoted line total']));
    expect(totals).toEqual(document.lines.map((line) => line.totalMicros));
  }
}, 120_000);

test(`DESK-07 SHOP-11 SHOP-12 the PDF of ${EACH_PDF === 1 ? 'each' : `every ${EACH_PDF}th`} of them says the same`, async () => {
  const shelf = new TypefaceShelf();
  for (const { document, written } of quoted.filter((_, index) => index % EACH_PDF === 0)) {
    const text = await readPdfText(await writeQuotePdf(document, { pictures: new Map(), logo: null, link: null }, shelf));
    const bare = written.map((amount) => amount.replaceAll(/\s/g, ''));
    if (findInOrder(text, bare) < 0) throw new Error(`The PDF of quote ${document.number} lacks one of ${bare.join(', ')}.`);
  }
}, 3_600_000);

/** The cells of a line of CSV. */
function readRow(line: string): readonly string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}
