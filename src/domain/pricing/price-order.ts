import type { CatalogueMaterial } from '../catalogue/entries.ts';
import { PROCESS_NAMES } from '../catalogue/process.ts';
import { countParts, type Micros, microsFromAmount, totalMicros } from '../money.ts';
import { compile, nameCurrency, numbersOf } from './price-line.ts';
import type { ProcessRates, RateCard } from './rate-card.ts';
import type { ReceiptLine } from './receipt.ts';
import { findOrderReview } from './review-thresholds.ts';

/** One line of a request, as far as its order goes; one without a price has 0. */
export interface OrderedLine {
  readonly material: Pick<CatalogueMaterial, 'id' | 'name' | 'process'>;
  readonly quantity: number;
  readonly unitPriceMicros: Micros;
}

/** What a request comes to: its lines, what is charged once for all of them, and tax on both. Whole smallest units of the currency. */
export interface Order {
  readonly currency: string;
  readonly linesMicros: Micros;
  /** Set-ups and smallest orders, each with how it came about. */
  readonly extras: readonly ReceiptLine[];
  /** Lines and extras. */
  readonly netMicros: Micros;
  /** Null: prices are without tax. */
  readonly tax: { readonly name: string; readonly percent: number; readonly amountMicros: Micros } | null;
  readonly totalMicros: Micros;
  /** Why a person looks at the request as a whole, for the customer; null where nobody needs to. */
  readonly review: string | null;
}

/** Works out a request's order from its priced lines. Materials are set up once each; each process has its smallest order. */
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
    const setups = [...materials.values()].map(({ name }) => setUp(name, rates, currency));
    const sum = sumOf(made) + setups.reduce((total, { amountMicros }) => total + amountMicros, 0);
    extras.push(...[...setups, fillUp(PROCESS_NAMES[process], sum, rates, currency)].filter(({ amountMicros }) => amountMicros > 0));
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

function setUp(material: string, { startup, setup, overhead, margin }: ProcessRates, currency: string): ReceiptLine {
  const costs = '(material + machine) × (1 + overhead ÷ 100) ÷ (1 − margin ÷ 100)';
  return write('setup', `Set-up for ${material}`, costs, currency, [
    { name: 'material', ...startup },
    { name: 'machine', ...setup },
    { name: 'overhead', ...overhead },
    { name: 'margin', ...margin },
  ]);
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
