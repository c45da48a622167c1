import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { listSums } from '#domain/desk/list-sums.ts';
import type { Sums } from '#domain/desk/offer.ts';
import { amountFromMicros, decimalsOf, formatMicros, formatSigned } from '#domain/money/money.ts';
import {
  composeConfirmation,
  composeCreditNote,
  composeDeliveryNote,
  composeInvoice,
  leftOfInvoice,
  openShare,
  type PaperFacts,
  wholeOf,
} from '#domain/papers/compose-paper.ts';
import { isEInvoice } from '#domain/papers/e-invoice/find-faults.ts';
import { writeEInvoice } from '#domain/papers/e-invoice/write-e-invoice.ts';
import { type CreditNote, type Invoice, namePaper, type Paper } from '#domain/papers/paper.ts';
import { isNothing, type Share, wholeShare } from '#domain/papers/take-share.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { TypefaceShelf } from '#server/adapters/document-writer/fonts/typefaces.ts';
import { writePaperPdf } from '#server/adapters/document-writer/papers/write-paper-pdf.ts';
import type { DeskRecords, DeskRequest } from '#server/ports/records/desk-records.ts';
import { composeActMails } from '#server/services/desk-mails/compose-act-mails.ts';
import { EXPORT_HEADS } from '#server/services/figures/export-heads.ts';
import { listBillRows } from '#server/services/papers/list-bill-rows.ts';
import { NO_FOOT } from '#server/services/shared/mails/speaks-freely.ts';
import { findAll, findBrokenRules, parseXml, readText } from '#test/support/check-en16931.ts';
import { findInOrder } from '#test/support/find-in-order.ts';
import { makeFacts } from '#test/support/make-paper.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createRandom, type Random } from '#test/support/random.ts';
import { drawOrder } from '#test/support/random-orders.ts';
import { readPdfText } from '#test/support/read-pdf.ts';
import { TORTURE_SCALE } from '#test/torture/scale.ts';
import { PaperView } from '#web/product/papers/paper-view.tsx';

/** With `TORTURE=full` ten times as many, and a PDF of each: writing and reading one takes a hundred times as long as all the rest. */
const { orders: COUNT, eachPdf: EACH_PDF } = TORTURE_SCALE;
/** The frame around the pages costs more than they do. */
const AT_ONCE = 100;
const KEYS = ['linesMicros', 'discountMicros', 'chargesMicros', 'netMicros', 'taxMicros', 'totalMicros'] as const;

/** An order with the papers that were issued of it: all of it is invoiced, and all of that taken back. */
interface Ordered {
  readonly facts: PaperFacts;
  readonly confirmation: Paper;
  /** Of one parcel. */
  readonly note: Paper;
  readonly invoices: readonly Invoice[];
  readonly credits: readonly CreditNote[];
}

const orders: Ordered[] = [];

beforeAll(() => {
  const random = createRandom(20_261_127);
  for (let at = 0; at < COUNT; at += 1) orders.push(drawPapers(random, at));
}, 120_000);

function drawPapers(random: Random, at: number): Ordered {
  const { currency, lines, order, discountPercent, taxes } = drawOrder(random);
  const { extras, shipping, tax } = order;
  const sent = shipping?.priceMicros ? [{ label: 'Shipping', kind: 'shipping' as const, amountMicros: shipping.priceMicros }] : [];
  const isInstant = random.below(2) === 0;
  const facts = makeFacts({
    currency,
    lines: lines.map(({ quantity, unitPriceMicros }) => ({ quantity, unitPriceMicros })),
    charges: [...extras, ...sent],
    discountPercent,
    tax: isInstant ? tax : random.pick([null, ...taxes]),
  });
  if (isInstant && facts.order.sums.totalMicros !== order.totalMicros) throw new Error('An instant order costs what was shown.');
  const whole = wholeOf(facts.order, facts.quote);
  const invoices: Invoice[] = [];
  for (let open = openShare(whole, invoices); !isNothing(open); open = openShare(whole, invoices))
    invoices.push(
      composeInvoice(facts, drawShare(random, open), { number: at * 10 + invoices.length + 1, suppliedOn: '2026-11-26', papers: invoices }),
    );
  const credits: CreditNote[] = [];
  for (const invoice of invoices) {
    const issued = () => [...invoices, ...credits];
    for (let left = leftOfInvoice(invoice, issued()); !isNothing(left); left = leftOfInvoice(invoice, issued())) {
      const share = credits.length > 6 ? left : drawShare(random, left);
      credits.push(composeCreditNote(facts, invoice, share, { number: at * 100 + credits.length + 1, reason: '', papers: issued() }));
    }
  }
  const parcel = { type: 'parcel-sent' as const, carrier: 'DHL', tracking: '', lines: drawShare(random, wholeShare(whole)).lines };
  const note = composeDeliveryNote(facts, parcel, { number: at + 1, before: [] });
  return { facts, confirmation: composeConfirmation(facts, '2026-12-04'), note, invoices, credits };
}

/** All that is left mostly, else some of it. */
function drawShare(random: Random, left: Share): Share {
  if (random.below(3) > 0) return left;
  const lines = left.lines.map(({ line, quantity }) => ({ line, quantity: random.below(quantity + 1) }));
  const some = { lines: lines.filter(({ quantity }) => quantity > 0), charges: left.charges && random.below(2) === 0 };
  return isNothing(some) ? left : some;
}

const papersOf = ({ confirmation, note, invoices, credits }: Ordered): readonly Paper[] => [confirmation, note, ...invoices, ...credits];
const billsOf = ({ invoices, credits }: Ordered) => [...invoices, ...credits];
/** One paper of each order, of all kinds in turn. */
const onePaperOf = (ordered: Ordered, at: number): Paper => {
  const papers = papersOf(ordered);
  return papers[at % papers.length] ?? ordered.confirmation;
};

/** What is to be found in each rendering, in this order. */
function amountsOf({ lines, sums, charges, discountPercent, tax, currency }: Paper): readonly string[] {
  const rows = listSums(sums, { charges, discountPercent, tax }).map(({ amountMicros }) => formatSigned(amountMicros, currency));
  return [...lines.map(({ totalMicros }) => formatMicros(totalMicros, currency)), ...rows];
}

const add = (papers: readonly { readonly sums: Sums }[], key: (typeof KEYS)[number]) =>
  papers.reduce((sum, { sums }) => sum + sums[key], 0);

test(`SHOP-09 the papers of each of ${COUNT} random orders add up: invoices to the order, credit notes to each invoice`, () => {
  for (const ordered of orders) {
    const { facts, confirmation, invoices, credits } = ordered;
    expect(confirmation.sums).toEqual(facts.order.sums);
    for (const key of KEYS) {
      if (add(invoices, key) !== facts.order.sums[key]) throw new Error(`The invoices are not the order in ${key}.`);
      for (const { number, sums } of invoices) {
        const back = credits.filter(({ invoice }) => invoice.number === number);
        if (add(back, key) !== sums[key]) throw new Error(`Invoice ${number} is not zero in ${key}.`);
      }
    }
    for (const { lines, charges, sums } of papersOf(ordered)) {
      const { linesMicros, discountMicros, chargesMicros, netMicros, taxMicros, totalMicros } = sums;
      const isSum =
        lines.reduce((sum, line) => sum + line.totalMicros, 0) === linesMicros &&
        charges.reduce((sum, { amountMicros }) => sum + amountMicros, 0) === chargesMicros &&
        netMicros === linesMicros - discountMicros + chargesMicros &&
        totalMicros === netMicros + taxMicros;
      if (!isSum || Math.min(...KEYS.map((key) => sums[key])) < 0) throw new Error(`A paper does not add up: ${JSON.stringify(sums)}`);
    }
  }
}, 120_000);

test(`SHOP-09 the page of a paper of each of ${COUNT} random orders shows its amounts, line by line and row by row`, () => {
  for (let from = 0; from < COUNT; from += AT_ONCE) {
    const papers = orders.slice(from, from + AT_ONCE).map(onePaperOf);
    const pages = renderToStaticMarkup(
      <MantineProvider>
        {papers.map((paper) => (
          <PaperView key={`${namePaper(paper)} ${paper.requestId}`} paper={paper} />
        ))}
      </MantineProvider>,
    );
    const shown = pages.replaceAll('&nbsp;', ' ').split('<article').slice(1);
    for (const [index, paper] of papers.entries())
      if (findInOrder(shown[index] ?? '', amountsOf(paper)) < 0) throw new Error(`${namePaper(paper)} lacks an amount on its page.`);
  }
}, 600_000);

test(`SHOP-10 an invoice and a credit note of each of ${COUNT} random orders are e-invoices of their figures, where they can be`, () => {
  let count = 0;
  const some = orders.flatMap(({ invoices, credits }) => [invoices.at(-1), credits.at(-1)].filter((paper) => paper !== undefined));
  for (const paper of some.filter(isEInvoice)) {
    const xml = writeEInvoice(paper);
    const broken = findBrokenRules(xml);
    if (broken.length > 0) throw new Error(`${namePaper(paper)} breaks ${broken.join(', ')}: ${xml}`);
    const settlement = findAll(parseXml(xml), 'rsm:SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement')[0];
    const at = (name: string) =>
      settlement === undefined ? '' : readText(settlement, `SpecifiedTradeSettlementHeaderMonetarySummation/${name}`);
    const written = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'].map((name) => Number(at(name)));
    const { netMicros, taxMicros, totalMicros } = paper.sums;
    if (String(written) !== String([netMicros, taxMicros, totalMicros, totalMicros].map(amountFromMicros)))
      throw new Error(namePaper(paper));
    count += 1;
  }
  expect(count).toBeGreaterThan(COUNT);
}, 600_000);

test(`SHOP-10 the CSV of ${COUNT} random orders has their invoices' and credit notes' figures, which come to nothing`, async () => {
  const bills = orders.flatMap(billsOf);
  let asked = 0;
  const desk: DeskRecords = {
    ...createMemoryRecords().desk,
    listPapers: async (_id, _filter, _end, limit) => {
      asked += limit;
      return bills.slice(asked - limit, asked);
    },
    listMoneyEvents: async () => new Map(),
  };
  const member = { caller: { sub: 'ada', username: 'Ada' }, provider: DEMO_PROVIDER, role: 'owner' as const };
  const rows = await listBillRows({ records: { ...createMemoryRecords(), desk } }, member, {}, '2026-11-27');
  expect(rows).toHaveLength(bills.length);
  const columns = ['Net', 'Tax', 'Gross'].map((name) => EXPORT_HEADS.en.invoices.indexOf(name));
  for (const [index, paper] of bills.entries()) {
    const sign = paper.kind === 'invoice' ? 1 : -1;
    const { netMicros, taxMicros, totalMicros } = paper.sums;
    const figures = [netMicros, taxMicros, totalMicros].map((micros) => ({
      figure: amountFromMicros(sign * micros).toFixed(decimalsOf(paper.currency)),
    }));
    const shown = columns.map((column) => rows[index]?.[column]);
    if (JSON.stringify(shown) !== JSON.stringify(figures)) throw new Error(`${namePaper(paper)}: ${JSON.stringify(shown)}`);
  }
}, 120_000);

test(`SHOP-09 the mail of each invoice and credit note of ${COUNT} random orders says its total`, () => {
  const scene = {
    provider: DEMO_PROVIDER,
    publicUrl: 'https://shop.example',
    signUp: 'invited' as const,
    foot: NO_FOOT,
    language: 'en' as const,
    event: 5,
  };
  for (const { facts, invoices, credits } of orders) {
    const present = { request: facts.request, order: facts.order, key: 'k' } as DeskRequest;
    for (const paper of [...invoices, ...credits]) {
      const { number, sums } = paper;
      const act =
        paper.kind === 'invoice'
          ? { type: 'invoiced' as const, number, totalMicros: sums.totalMicros, dueOn: paper.dueOn }
          : { type: 'credited' as const, number, invoice: paper.invoice.number, totalMicros: sums.totalMicros };
      const [mail] = composeActMails(present, act, scene, [], paper);
      const total = formatMicros(sums.totalMicros, paper.currency);
      if (mail === undefined || !mail.text.includes(total) || !mail.html.includes(total))
        throw new Error(`${namePaper(paper)} is mailed wrong.`);
    }
  }
}, 120_000);

test(`SHOP-09 the PDF of a paper of ${EACH_PDF === 1 ? 'each' : `every ${EACH_PDF}th`} of ${COUNT} random orders prints its amounts, row by row`, async () => {
  const shelf = new TypefaceShelf();
  for (const [at, paper] of orders.map(onePaperOf).entries()) {
    if (at % EACH_PDF > 0) continue;
    const eInvoice = (paper.kind === 'invoice' || paper.kind === 'credit-note') && isEInvoice(paper) ? writeEInvoice(paper) : null;
    const text = await readPdfText(await writePaperPdf(paper, { pictures: new Map(), logo: null, prices: true, eInvoice }, shelf));
    const written = amountsOf(paper).map((amount) => amount.replaceAll(/\s/g, ''));
    if (findInOrder(text, written) < 0) throw new Error(`The PDF of ${namePaper(paper)} lacks one of ${written.join(', ')}.`);
  }
}, 3_600_000);
