import type { CatalogueColor, CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import { PROCESS_NAMES, type ProcessCode } from '../catalogue/process.ts';
import { countParts, type Micros, microsFromAmount, totalMicros } from '../money/money.ts';
import type { ProcessRates, RateCard } from '../rates/rate-card.ts';
import { findOrderReview } from '../rates/review-thresholds.ts';
import type { ReceiptLine } from '../receipt/receipt.ts';
import { compile, nameCurrency, numbersOf } from './price-line.ts';

/** One line of a request, as far as its order goes; one without a price has 0. */
export interface OrderedLine {
  /** SHA-256 of the upload that it is of: lines of one upload, whole or split, are of one model. */
  readonly modelSha256: string;
  readonly material: Pick<CatalogueMaterial, 'id' | 'name' | 'process'>;
  readonly color: Pick<CatalogueColor, 'id' | 'name'>;
  readonly finish: Pick<CatalogueFinish, 'id' | 'name'>;
  readonly quantity: number;
  readonly unitPriceMicros: Micros;
  /** What a piece would cost without its finish, unrounded. */
  readonly plainPriceMicros: Micros;
}

/** What a request comes to: its lines, what is charged once for all of them, and tax on both. Whole smallest units of the currency. */
export interface Order {
  readonly currency: string;
  readonly linesMicros: Micros;
  /** Set-ups, preparing models, what is missing up to the smallest job of a finish and up to the smallest order, each with how it came about. */
  readonly extras: readonly ReceiptLine[];
  /** What was agreed with the customer, off the lines; left out where nothing was. */
  readonly discount?: { readonly percent: number; readonly amountMicros: Micros } | undefined;
  /** Lines less discount, and extras. */
  readonly netMicros: Micros;
  /** Null: prices are without tax. */
  readonly tax: { readonly name: string; readonly percent: number; readonly amountMicros: Micros } | null;
  readonly totalMicros: Micros;
  /** Why a person looks at the request as a whole, for the customer; null where nobody needs to. */
  readonly review: string | null;
}

/**
 * Works out a request's order from its priced lines. What is done once is charged once: a set-up for each material, preparing for each
 * model that a process makes, a finish's smallest job for each color of it, and each process has its smallest order.
 */
export function priceOrder(lines: readonly OrderedLine[], rateCard: RateCard): Order {
  const { currency } = rateCard;
  const priced = lines.filter(({ unitPriceMicros }) => unitPriceMicros > 0);
  const sumOf = (some: readonly OrderedLine[]) =>
    some.reduce((sum, line) => sum + totalMicros(line.unitPriceMicros, line.quantity, currency), 0);
  const extras: ReceiptLine[] = [];
  for (const process of new Set(priced.map(({ material }) => material.process))) {
    const rates: ProcessRates = rateCard.processes[process];
    const made = priced.filter(({ material }) => material.process === process);
    const materials = new Map(made.map(({ material }) => [material.id, material]));
    const jobs = Map.groupBy(made, ({ finish, color }) => JSON.stringify([finish.id, color.id]));
    const once = [
      ...[...materials.values()].map(({ name }) => setUp(name, rates, currency)),
      prepare(process, new Set(made.map(({ modelSha256 }) => modelSha256)).size, rates, currency),
      ...[...jobs.values()].flatMap((job) => fillUpJob(job, rateCard)),
    ];
    const sum = sumOf(made) + once.reduce((total, { amountMicros }) => total + amountMicros, 0);
    extras.push(...[...once, fillUp(PROCESS_NAMES[process], sum, rates, currency)].filter(({ amountMicros }) => amountMicros > 0));
  }
  const linesMicros = sumOf(priced);
  const netMicros = extras.reduce((sum, { amountMicros }) => sum + amountMicros, linesMicros);
  const tax = addTax(netMicros, rateCard);
  const total = netMicros + (tax?.amountMicros ?? 0);
  return {
    currency,
    linesMicros,
    extras,
    netMicros,
    tax,
    totalMicros: total,
    review: findOrderReview(netMicros / 1e6, rateCard.review, currency),
  };
}

/** What costs come to in a price. */
const PRICE_OF_COSTS = '(1 + overhead ÷ 100) ÷ (1 − margin ÷ 100)';

function setUp(material: string, { startup, setup, overhead, margin }: ProcessRates, currency: string): ReceiptLine {
  return write('setup', `Set-up for ${material}`, `(material + machine) × ${PRICE_OF_COSTS}`, currency, [
    { name: 'material', ...startup },
    { name: 'machine', ...setup },
    { name: 'overhead', ...overhead },
    { name: 'margin', ...margin },
  ]);
}

function prepare(process: ProcessCode, models: number, { programming, overhead, margin }: ProcessRates, currency: string): ReceiptLine {
  const label = models === 1 ? `Preparing the model for ${process}` : `Preparing ${models} models for ${process}`;
  return write('programming', label, `models × programming × ${PRICE_OF_COSTS}`, currency, [
    { name: 'models', value: models, unit: 'models' },
    { name: 'programming', ...programming },
    { name: 'overhead', ...overhead },
    { name: 'margin', ...margin },
  ]);
}

/**
 * What lines of one finish and color lack to its smallest job. What each pays for the finish is its price less what it would cost
 * without: so the whole comes to the lines' prices, or to those without finish and the smallest job, whichever is more, and never falls
 * when a line grows.
 */
function fillUpJob(lines: readonly OrderedLine[], { currency, finishes, processes }: RateCard): readonly ReceiptLine[] {
  const [first] = lines;
  const minimum = first && finishes[first.finish.id]?.minimum;
  if (first === undefined || minimum === undefined) return [];
  const { finish, color, material } = first;
  const { overhead, margin }: ProcessRates = processes[material.process];
  const paid = lines.reduce((sum, { quantity, unitPriceMicros, plainPriceMicros }) => {
    const [total, plain] = [unitPriceMicros, plainPriceMicros].map((micros) => totalMicros(micros, quantity, currency));
    return sum + Math.max(0, (total ?? 0) - (plain ?? 0));
  }, 0);
  const parts = countParts(currency);
  const missing = `max(0, round(smallest job × ${PRICE_OF_COSTS} × ${parts}) ÷ ${parts} − paid by the lines)`;
  return [
    write('smallest-job', `Up to the smallest job: ${finish.name}, ${color.name} (${material.process})`, missing, currency, [
      { name: 'smallest job', ...minimum },
      { name: 'overhead', ...overhead },
      { name: 'margin', ...margin },
      { name: 'paid by the lines', value: paid / 1e6, unit: 'money' },
    ]),
  ];
}

function fillUp(process: string, sumMicros: Micros, { minimumOrder }: ProcessRates, currency: string): ReceiptLine {
  const parts = countParts(currency);
  const missing = `max(0, round(smallest order × ${parts}) ÷ ${parts} − ordered)`;
  return write('minimum-order', `Up to the smallest order of ${process}`, missing, currency, [
    { name: 'smallest order', ...minimumOrder },
    { name: 'ordered', value: sumMicros / 1e6, unit: 'money' },
  ]);
}

function addTax(netMicros: Micros, { tax, currency }: RateCard): Order['tax'] {
  if (tax === null) return null;
  const { amountMicros } = write('tax', tax.name, 'net × tax ÷ 100', currency, [
    { name: 'net', value: netMicros / 1e6, unit: 'money' },
    { name: 'tax', ...tax.rate },
  ]);
  return { name: tax.name, percent: tax.rate.value, amountMicros };
}

/** A line in whole smallest units of the currency. */
function write(code: string, label: string, formula: string, currency: string, figures: ReceiptLine['inputs']): ReceiptLine {
  const parts = countParts(currency);
  const rounded = `round((${formula}) × ${parts}) ÷ ${parts}`;
  const inputs = nameCurrency(figures, currency);
  return { code, label, formula: rounded, inputs, amountMicros: microsFromAmount(compile(rounded).evaluate(numbersOf(inputs))) };
}
