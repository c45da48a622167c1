import type { CatalogueColor, CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import { PROCESS_NAMES, type ProcessCode } from '../catalogue/process.ts';
import { countParts, type Micros, microsFromAmount, takePercent, totalMicros } from '../money/money.ts';
import type { ProcessRates, RateCard } from '../rates/rate-card.ts';
import { findOrderReview } from '../rates/review-thresholds.ts';
import type { ReceiptLine } from '../receipt/receipt.ts';
import type { TaxCategory, TaxDecision } from '../trade/tax.ts';
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
  /** How it is sent; null where the shop has no methods that it could go by, and left out of orders of old. */
  readonly shipping?: OrderShipping | null | undefined;
  /** Lines less discount, extras and shipping. */
  readonly netMicros: Micros;
  /** Null: prices are without tax. */
  readonly tax: OrderTax | null;
  readonly totalMicros: Micros;
  /** Why a person looks at the request as a whole, for the customer; null where nobody needs to. */
  readonly review: string | null;
}

/** How an order is sent, and what that costs. */
export interface OrderShipping {
  readonly methodId: string;
  readonly name: string;
  readonly isPickUp: boolean;
  /** Null: it is told with the quote, and counts for nothing here. */
  readonly priceMicros: Micros | null;
  /** Working days, already in the lines' lead times. */
  readonly handlingDays: number;
  /** Packed, in grams; null where a part's is not known. */
  readonly weightGrams: number | null;
}

export interface OrderTax {
  readonly name: string;
  readonly percent: number;
  readonly amountMicros: Micros;
  /** Why it is what it is, and what is to be said of it; left out where the shop has no rules for its tax. */
  readonly category?: TaxCategory | undefined;
  readonly note?: string | undefined;
}

/** What an order depends on beside its lines and the rate card. */
export interface OrderTerms {
  /** By the shop's rules; left out: the rate card's tax, for everybody. */
  readonly tax?: TaxDecision | undefined;
  /** By what the parts come to before shipping; null where nothing can be told. */
  readonly ship?: ((partsMicros: Micros) => OrderShipping | null) | undefined;
  /** Agreed with the customer, of the lines: 0 to 100 with at most two decimals. */
  readonly discountPercent?: number | undefined;
}

/**
 * Works out a request's order from its priced lines. What is done once is charged once: a set-up for each material, preparing for each
 * model that a process makes, a finish's smallest job for each color of it, and each process has its smallest order.
 */
export function priceOrder(
  lines: readonly OrderedLine[],
  rateCard: RateCard,
  { tax: decided, ship, discountPercent = 0 }: OrderTerms = {},
): Order {
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
  const discountMicros = takePercent(linesMicros, discountPercent, currency);
  const partsMicros = extras.reduce((sum, { amountMicros }) => sum + amountMicros, linesMicros - discountMicros);
  const shipping = ship?.(partsMicros) ?? null;
  const netMicros = partsMicros + (shipping?.priceMicros ?? 0);
  const tax = addTax(netMicros, rateCard, decided);
  const total = netMicros + (tax?.amountMicros ?? 0);
  return {
    currency,
    linesMicros,
    extras,
    ...(discountPercent === 0 ? {} : { discount: { percent: discountPercent, amountMicros: discountMicros } }),
    shipping,
    netMicros,
    tax,
    totalMicros: total,
    review: findOrderReview(partsMicros / 1e6, rateCard.review, currency),
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

/** Rounded as quotes are. */
function addTax(netMicros: Micros, { tax, currency }: RateCard, decided: TaxDecision | undefined): OrderTax | null {
  if (decided !== undefined) return { ...decided, amountMicros: takePercent(netMicros, decided.percent, currency) };
  if (tax === null) return null;
  const percent = tax.rate.value;
  return { name: tax.name, percent, amountMicros: takePercent(netMicros, percent, currency) };
}

/** A line in whole smallest units of the currency. */
function write(code: string, label: string, formula: string, currency: string, figures: ReceiptLine['inputs']): ReceiptLine {
  const parts = countParts(currency);
  const rounded = `round((${formula}) × ${parts}) ÷ ${parts}`;
  const inputs = nameCurrency(figures, currency);
  return { code, label, formula: rounded, inputs, amountMicros: microsFromAmount(compile(rounded).evaluate(numbersOf(inputs))) };
}
