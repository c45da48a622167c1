import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import { amountFromMicros, formatMicros, formatMoney, smallestUnit } from '#domain/money/money.ts';
import { makeQuote } from '#test/support/make-quote.ts';
import { createRandom } from '#test/support/random.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import type { QuoteEnclosures } from '../../../ports/document-writer.ts';
import { TypefaceShelf } from '../fonts/typefaces.ts';
import { writeQuotePdf } from './write-quote-pdf.ts';

const shelf = new TypefaceShelf();
const BARE: QuoteEnclosures = { pictures: new Map(), logo: null, link: null };
const picture = await sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 80, g: 140, b: 200, alpha: 0.5 } } })
  .png()
  .toBuffer();

const write = (quote: QuoteDocument, enclosures: Partial<QuoteEnclosures> = {}) => writeQuotePdf(quote, { ...BARE, ...enclosures }, shelf);
const writeAndRead = async (quote: QuoteDocument, enclosures: Partial<QuoteEnclosures> = {}) => readPdf(await write(quote, enclosures));

/** Every amount that a quote has to show, as people read it. */
function amountsOf({ currency, lines, charges, discountPercent, tax, sums }: QuoteDocument): readonly string[] {
  const unitPrices = lines.flatMap((line) => [line.unitPriceMicros, ...line.breaks.map(({ unitPriceMicros }) => unitPriceMicros)]);
  const amounts = [...lines.map(({ totalMicros }) => totalMicros), ...charges.map(({ amountMicros }) => amountMicros), sums.linesMicros];
  if (discountPercent > 0) amounts.push(sums.discountMicros);
  if (tax !== null) amounts.push(sums.netMicros, sums.taxMicros);
  return [
    ...unitPrices.map((micros) => formatMoney(amountFromMicros(micros), currency, 'en-US', 6)),
    ...[...amounts, sums.totalMicros].map((micros) => formatMicros(micros, currency)),
  ];
}

/** A reader may break lines where we did. */
const flat = (text: string) => text.replace(/\s+/g, ' ');
const tight = (text: string) => text.replace(/\s+/g, '');

test('DESK-07 a quote says who offers what to whom, until when, and what it comes to', async () => {
  const quote = makeQuote({
    revision: 2,
    lines: [
      { filename: 'bracket.step', note: 'Holes are tapped.', breaks: [{ quantity: 1000, unitPriceMicros: 9_500_001, leadTimeDays: 9 }] },
      { filename: 'lid.stl', unit: 'in', dimensions: { x: 1.5, y: 2, z: 0.0625 }, leadTimeDays: 1, quantity: 2000 },
    ],
  });
  const { text, title, language, size, pages } = await writeAndRead(quote);
  for (const words of [
    'Quote Q-00042 (revision 2)',
    'Issued on 23 November 2026',
    'Valid until 23 December 2026',
    quote.requestId,
    'Acme Additive GmbH\nHauptstraße 1\n10115 Berlin\nGermany\nquotes@acme.example\nhttps://acme.example',
    'Zoë Müller\nMüller & Söhne\nzoe@example.com',
    'here is our offer.',
    'bracket.step\n120.5 × 80 × 12.25 mm\nNylon 12 (PA12) · Black · Vapor smoothed\nLead time: 5 business days',
    '1,000 pieces: €9.500001 each, Lead time: 9 business days\nNote: Holes are tapped.',
    'lid.stl\n1.5 × 2 × 0.063 in',
    'Lead time: 1 business day\n',
    '2,000 €12.345678 €24,691.36',
    'Discount on parts (5%) −€1,241.98',
    'Shipping €25.00',
    'VAT (19%)',
    `Total ${formatMicros(quote.sums.totalMicros, 'EUR')}`,
    'Terms\nPayment within 30 days.',
    'Page 1 of 1',
  ])
    expect(text).toContain(words);
  expect([title, language, size, pages.length]).toEqual(['Quote Q-00042 (revision 2) – Acme Additive GmbH', 'en-US', [595.28, 841.89], 1]);
});

test('LOOK-14 DESK-07 a quote is written in its customer’s language, figures and days included', async () => {
  const quote = makeQuote({ revision: 2, lines: [{ filename: 'bracket.step', quantity: 2000 }] });
  const { text, title, language } = await writeAndRead({ ...quote, language: 'de' });
  for (const words of [
    'Angebot Q-00042 (Revision 2)',
    'Datum 23. November 2026',
    'Gültig bis 23. Dezember 2026',
    '120,5 × 80 × 12,25 mm\nNylon 12 (PA12) · Schwarz · Dampfgeglättet\nLieferzeit: 5 Werktage',
    '12,345678 €',
    '24.691,36 €',
    'Rabatt auf Teile (5 %)',
    'Seite 1 von 1',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  expect([title, language]).toEqual(['Angebot Q-00042 (Revision 2) – Acme Additive GmbH', 'de-DE']);
});

test('PRC-08 a quote says what its lead times count from; one without lead times, or of old, does not', async () => {
  const said = 'An order at 14:00 or later (New York time), or on a day off, counts from the next business day.';
  expect(flat((await writeAndRead(makeQuote())).text)).toContain(said);
  for (const quote of [makeQuote({ lines: [{ leadTimeDays: 0 }] }), makeQuote({ cutOff: undefined })])
    expect(flat((await writeAndRead(quote)).text)).not.toContain('An order at');
});

test('DESK-07 what a quote does not have it does not mention', async () => {
  const { text } = await writeAndRead(makeQuote({ charges: [], discountPercent: 0, tax: null, terms: '', message: '' }));
  expect(text).toContain('Total without tax €148.15');
  expect(text).not.toMatch(/Discount|Net|Terms|Note|Accept|or more|revision/);
});

test.each(['United States', 'usa', 'Canada'])('a shop in %s prints on Letter', async (country) => {
  const { shop } = makeQuote();
  const { size } = await writeAndRead(makeQuote({ shop: { ...shop, address: { ...shop.address, country } } }));
  expect(size).toEqual([612, 792]);
});

test('DESK-07 every amount of 200 random quotes in four currencies stands in its PDF as it is printed elsewhere', async () => {
  const { below: upTo, pick } = createRandom(20_261_123);
  for (let round = 0; round < 200; round += 1) {
    const currency = pick(['JPY', 'EUR', 'USD', 'KWD']);
    const amount = () => upTo(10 ** (1 + upTo(7))) * smallestUnit(currency);
    const quote = makeQuote({
      currency,
      number: round + 1,
      discountPercent: pick([0, 0, 2.5, upTo(10_001) / 100]),
      tax: pick([null, { name: 'VAT', percent: 19 }, { name: 'Sales tax', percent: 8.25 }]),
      charges: Array.from({ length: upTo(4) }, (_, at) => ({ label: `Charge ${at}`, amountMicros: amount() })),
      lines: Array.from({ length: 1 + upTo(6) }, () => ({
        quantity: 1 + upTo(10 ** (1 + upTo(5))),
        unitPriceMicros: upTo(10 ** (3 + upTo(8))),
        breaks: upTo(2) === 0 ? [] : [{ quantity: 2_000_000, unitPriceMicros: upTo(1e8) }],
      })),
    });
    const text = flat((await writeAndRead(quote)).text);
    const missing = amountsOf(quote).filter((written) => !text.includes(flat(written)));
    expect(missing, `quote ${round} in ${currency}`).toEqual([]);
  }
}, 120_000);

test.each([
  ['Latin', 'Łódź Ångström Çelik Îles'],
  ['Vietnamese', 'Nguyễn Thị Minh Khai'],
  ['Cyrillic', 'Јован Петровић Ђ Ғ'],
  ['Greek', 'Γιώργος Παπαδόπουλος ὦ'],
  ['Arabic', 'شركة التصنيع الدقيق'],
  ['Persian', 'گچ پژوهش'],
  ['Hebrew', 'שירותי ייצור בע״מ'],
  ['Hebrew with points', 'שָׁלוֹם'],
  ['Devanagari', 'क्षत्रिय हिन्दी श्रीमान्'],
  ['Bengali', 'বাংলা ক্ষুদ্র'],
  ['Tamil', 'தமிழ் பாகம்'],
  ['Telugu', 'తెలుగు'],
  ['Thai', 'ภาษาไทยที่นี่ ชิ้นส่วน'],
  ['Khmer', 'ខ្មែរ'],
  ['Armenian', 'Հայաստան'],
  ['Georgian', 'საქართველო'],
  ['Ethiopic', 'አማርኛ'],
  ['Japanese', '株式会社 製造部品 サンプル 髙﨑'],
  ['Simplified Chinese', '精密制造有限公司'],
  ['Traditional Chinese', '龍頭臺灣精密機械'],
  ['Korean', '주식회사 김치 부품'],
  ['signs of drawings', '⌀10 H7 ±0.1 ≤ 5 → µm ² ½ ° Ω €'],
  ['several directions', 'Mixed שלום abc 123 مرحبا'],
])('DESK-07 a name in %s reads back as the same text', async (_script, name) => {
  const { customer } = makeQuote();
  const { text, title } = await writeAndRead(
    makeQuote({ lines: [{ filename: name }], customer: { ...customer, name }, shop: { ...makeQuote().shop, name } }),
  );
  // Readers differ in what they take for a space; they have to agree on the letters. Shop, customer, part and footer.
  expect(tight(text).split(tight(name.normalize('NFC'))).length - 1).toBe(4);
  expect(title).toContain(name);
});

test('DESK-07 words in Arabic and Hebrew stay in their order, with their spaces', async () => {
  const { text } = await writeAndRead(makeQuote({ lines: [{ filename: 'شركة التصنيع الدقيق' }, { filename: 'שירותי ייצור בע״מ' }] }));
  expect(text).toContain('شركة التصنيع الدقيق');
  expect(text).toContain('שירותי ייצור בע״מ');
});

test('DESK-07 a character that no font has is a box; control characters and halves of characters are left out or replaced', async () => {
  const { text } = await writeAndRead(makeQuote({ lines: [{ filename: 'a😀b\u0000c\u202ed\ud800e' }] }));
  expect(text).toContain('a□bcd\ufffde');
});

test('DESK-07 two hundred lines with pictures: each row whole on its page, the head on each, the pages numbered', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => ({
    filename: `part-${at + 1}-${'x'.repeat(at % 7 === 0 ? 120 : 5)}.step`,
    note: at % 5 === 0 ? 'n '.repeat(500) : '',
    quantity: 1000 + at,
  }));
  const pictures = new Map(lines.map((_, at) => [`part-${at + 1}`, new Uint8Array(picture)]));
  const { pages, alternatives, roles } = await writeAndRead(makeQuote({ lines }), { pictures });
  for (const [at, page] of pages.entries()) expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  const rows = new Set<number>();
  for (const page of pages) {
    for (const [, number = ''] of page.matchAll(/^(\d+) part-\1-/gm)) {
      rows.add(Number(number));
      expect(page).toContain('Unit price');
      // What stands last in a row is on the page on which its name is.
      expect(page).toContain(`${(999 + Number(number)).toLocaleString('en-US')} €12.345678`);
    }
  }
  expect(rows.size).toBe(200);
  expect(alternatives).toHaveLength(200);
  expect(roles.flat().filter((role) => role === 'TH')).toHaveLength(6 + 6);
}, 60_000);

test('DESK-07 a row that no page can hold goes on on the next ones, nothing of it lost', async () => {
  const note = Array.from({ length: 160 }, (_, at) => `note${at}`).join('\n');
  const { text, pages } = await writeAndRead(makeQuote({ lines: [{}, { note }, {}] }));
  expect(text.match(/note\d+/g)).toEqual(note.split('\n'));
  expect(pages.length).toBeGreaterThan(2);
});

test('DESK-07 terms of 10,000 characters flow over pages, none lost', async () => {
  const terms = Array.from({ length: 1000 }, (_, at) => `w${String(at).padStart(7, '0')} `)
    .join('')
    .replaceAll('00 ', '00\n\n');
  const { text, pages } = await writeAndRead(makeQuote({ terms }));
  expect(text.match(/w\d{7}/g)).toEqual(terms.match(/w\d{7}/g));
  expect(pages.length).toBeGreaterThan(2);
});

test('DESK-07 names without a place to break stay within the page', async () => {
  const long = 'W'.repeat(120);
  const { shop } = makeQuote();
  const { text } = await writeAndRead(
    makeQuote({
      shop: { ...shop, name: long, email: `${long}@example.com` },
      customer: { name: long, organization: long, email: long },
      lines: [{ filename: long, material: long, color: long, finish: long, unitPriceMicros: 9e14, quantity: 9 }],
      charges: [{ label: long.slice(0, 100), amountMicros: 9e15 }],
      message: long,
      terms: long,
    }),
    { link: `https://example.com/${long}` },
  );
  // A reader leaves out what lies beyond the paper's edge.
  expect(text.replaceAll('\n', '').match(/W/g)?.length).toBeGreaterThanOrEqual(120 * 10 + 100);
  expect(tight(text)).toContain('€900,000,000.00');
});

test('DESK-07 the structure says headings, tables with heads, pictures in words, and the link', async () => {
  const link = 'https://quotes.example/app/answer/4f0fJ3kq8mZ1xYw2vB7nTQ';
  const pictures = new Map([['part-1', new Uint8Array(picture)]]);
  const quote = makeQuote({ lines: [{ filename: 'Gehäuse.step' }, {}] });
  const { isTagged, roles, alternatives, links, text } = await writeAndRead(quote, { pictures, logo: picture, link });
  expect(isTagged).toBe(true);
  const [page = []] = roles;
  expect(page.filter((role) => role === 'H1' || role === 'H2')).toEqual(['H1', 'H2']);
  expect(page.filter((role) => role === 'Table')).toHaveLength(2);
  expect(page.filter((role) => role === 'TR')).toHaveLength(1 + 2 + 6);
  expect(page.filter((role) => role === 'TH')).toHaveLength(6 + 6);
  // The second part has no picture, hence a cell with nothing in it.
  expect(page.filter((role) => role === 'TD')).toHaveLength(2 * 6 - 1 + 6);
  expect(alternatives).toEqual(['Acme Additive GmbH', 'Picture of Gehäuse.step', 'Answer this quote']);
  expect(links).toEqual([link]);
  expect(text).toContain(link);
});

test('DESK-07 a damaged picture or logo leaves its place empty', async () => {
  const broken = picture.subarray(0, 200);
  const pictures = new Map([
    ['part-1', new Uint8Array(broken)],
    ['part-2', new Uint8Array(0)],
    ['part-3', new Uint8Array(picture)],
  ]);
  const quote = makeQuote({ lines: [{}, {}, {}] });
  const { alternatives, text } = await writeAndRead(quote, { pictures, logo: new Uint8Array([1, 2, 3]) });
  expect(alternatives).toEqual(['Picture of bracket.step']);
  for (const amount of amountsOf(quote)) expect(text).toContain(amount);
});

test('DESK-07 the same document is the same bytes, whenever and after whatever it is written; another one is not', async () => {
  const quote = makeQuote({ lines: [{ filename: 'شركة 部品 क्षत्रिय' }] });
  const enclosures = { pictures: new Map([['part-1', new Uint8Array(picture)]]), logo: picture, link: 'https://example.com/a' };
  const first = await write(quote, enclosures);
  await write(makeQuote({ lines: [{ filename: '주식회사' }] }));
  expect(Buffer.compare(await write(quote, enclosures), first)).toBe(0);
  expect(Buffer.compare(await writeQuotePdf(quote, enclosures, new TypefaceShelf()), first)).toBe(0);
  expect(Buffer.compare(await write(makeQuote({ ...quote, number: 43 }), enclosures), first)).not.toBe(0);
});

test('LOOK-07 each line shows its part in the color that was chosen for it, and in its own where none is known', async () => {
  const grey = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 128, g: 140, b: 152, alpha: 1 } } })
    .webp()
    .toBuffer();
  const lines = ['#ff0000', '#0000ff', undefined].map((colorRgb) => ({ partId: 'part-1', colorRgb }));
  const shown = await readPictures(await write(makeQuote({ lines }), { pictures: new Map([['part-1', new Uint8Array(grey)]]) }));
  expect(shown.map(([red, green, blue]) => [red > 100, green > 100, blue > 100])).toEqual([
    [true, false, false],
    [false, false, true],
    [true, true, true],
  ]);
});

/** The color in the middle of each JPEG in a file. */
async function readPictures(pdf: Uint8Array): Promise<readonly (readonly [number, number, number])[]> {
  const bytes = Buffer.from(pdf);
  const found: [number, number, number][] = [];
  for (let at = bytes.indexOf('ffd8ff', 0, 'hex'); at !== -1; at = bytes.indexOf('ffd8ff', at + 1, 'hex')) {
    const { data, info } = await sharp(bytes.subarray(at)).raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    found.push([data[middle] ?? 0, data[middle + 1] ?? 0, data[middle + 2] ?? 0]);
  }
  return found;
}
