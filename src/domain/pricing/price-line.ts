import type { CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import { centsFromMicros, microsFromDollars } from '../money.ts';
import type { Measurement } from '../part.ts';
import { findDiscount } from './discount-curve.ts';
import { type Formula, parseFormula } from './formula.ts';
import { hashRateCard } from './hash-rate-card.ts';
import { type MachineWork, type PartFigures, planMachineWork } from './machine-time.ts';
import type { FinishRates, MaterialRates, ProcessRates, RateCard } from './rate-card.ts';
import { type Receipt, type ReceiptInput, type ReceiptLine, RUNNING_TOTALS, type RunningTotal, sumMicros } from './receipt.ts';

export interface LineToPrice {
  readonly measurement: Measurement;
  /** 1 to 1000. */
  readonly quantity: number;
  readonly material: CatalogueMaterial;
  readonly finish: CatalogueFinish;
  readonly rateCard: RateCard;
}

export type PriceOutcome =
  | { readonly outcome: 'priced'; readonly unitPriceCents: number; readonly receipt: Receipt; readonly leadTimeDays: number }
  /** Sentences for the customer. */
  | { readonly outcome: 'unpriceable'; readonly reasons: readonly string[] };

/** A million dollars: beyond it a mistake in the model's unit is likelier than an order. */
const MAX_UNIT_PRICE_CENTS = 100_000_000;

/** Prices one line and writes its receipt. What a price depends on is in the arguments alone, never on the rest of a cart. */
export function priceLine(line: LineToPrice): PriceOutcome {
  const { measurement, quantity, material, finish, rateCard } = line;
  const figures = readFigures(measurement);
  if (figures === null) return { outcome: 'unpriceable', reasons: ['The model has no volume that a price could be worked out from.'] };
  const materialRates = Object.hasOwn(rateCard.materials, material.id) ? rateCard.materials[material.id] : undefined;
  const finishRates = Object.hasOwn(rateCard.finishes, finish.id) ? rateCard.finishes[finish.id] : undefined;
  if (materialRates === undefined) return { outcome: 'unpriceable', reasons: [`There is no price yet for ${material.name}.`] };
  if (finishRates === undefined) return { outcome: 'unpriceable', reasons: [`There is no price yet for the finish ${finish.name}.`] };

  const rates: ProcessRates = rateCard.processes[material.process];
  const work = planMachineWork(figures, material, rateCard);
  const lines = writeLines({ quantity, material, finish, rates, materialRates, finishRates, work });
  const unitPriceCents = centsFromMicros(sumMicros(lines));
  if (!(unitPriceCents <= MAX_UNIT_PRICE_CENTS)) {
    return { outcome: 'unpriceable', reasons: ['The sizes of the model are beyond what can be priced automatically.'] };
  }
  return {
    outcome: 'priced',
    unitPriceCents,
    receipt: {
      rateCardVersion: rateCard.version,
      rateCardHash: hashRateCard(rateCard),
      modelSha256: measurement.sha256,
      quantity,
      lines,
      unitPriceCents,
    },
    leadTimeDays: countLeadTimeDays(quantity, work, rates, materialRates, finishRates),
  };
}

function readFigures({ boxMm, volumeMm3, areaMm2 }: Measurement): PartFigures | null {
  const [height = 0, width = 0, length = 0] = [boxMm.x, boxMm.y, boxMm.z].sort((a, b) => a - b);
  if (volumeMm3 === null || !(volumeMm3 > 0) || !(areaMm2 > 0) || !(height > 0)) return null;
  if (!Number.isFinite(volumeMm3 + areaMm2 + length)) return null;
  return { volumeCm3: volumeMm3 / 1000, areaCm2: areaMm2 / 100, sidesMm: [length, width, height] };
}

interface Ingredients {
  readonly quantity: number;
  readonly material: CatalogueMaterial;
  readonly finish: CatalogueFinish;
  readonly rates: ProcessRates;
  readonly materialRates: MaterialRates;
  readonly finishRates: FinishRates;
  readonly work: MachineWork;
}

/** The receipt in its order; steps that add nothing are left out. */
function writeLines({ quantity, material, finish, rates, materialRates, finishRates, work }: Ingredients): readonly ReceiptLine[] {
  const lines: ReceiptLine[] = [];
  const add = (code: string, label: string, formula: string, inputs: readonly ReceiptInput[], totals: readonly RunningTotal[] = []) => {
    const figures = [...inputs, ...totals.map((total) => readTotal(total, lines))];
    const amountMicros = microsFromDollars(compile(formula).evaluate(numbersOf(figures)));
    if (amountMicros !== 0) lines.push({ code, label, formula, inputs: figures, amountMicros });
  };
  const pieces: ReceiptInput = { name: 'quantity', value: quantity, unit: 'pieces' };
  const minutesFactor: ReceiptInput = { name: 'time factor', ...materialRates.timeFactor };

  add('startup', 'Getting the material ready', 'startup ÷ quantity', [{ name: 'startup', ...rates.startup }, pieces]);
  add('programming', 'Preparing the model', 'programming ÷ quantity', [{ name: 'programming', ...rates.programming }, pieces]);
  add('setup', 'Setting up the machine', 'setup ÷ quantity', [{ name: 'setup', ...rates.setup }, pieces]);
  add('material', material.name, `${work.massSteps}; mass ÷ 1000 × price`, [...work.massInputs, { name: 'price', ...materialRates.price }]);
  add('machine', 'Machine time', `${work.hoursSteps}; hours × time factor × hourly rate`, [
    ...work.hoursInputs,
    minutesFactor,
    { name: 'hourly rate', ...rates.machineHour },
  ]);
  for (const operation of rates.operations) add('operation', operation.name, 'cost', [{ name: 'cost', ...operation.cost }]);
  add(
    'finish',
    `Finish: ${finish.name}`,
    'max(total so far × share ÷ 100, minimum ÷ quantity)',
    [{ name: 'share', ...finishRates.share }, { name: 'minimum', ...finishRates.minimum }, pieces],
    ['total so far'],
  );
  add('inspection', 'Inspection', 'cost', [{ name: 'cost', ...rates.inspection }]);
  add('overhead', 'Overhead', 'total so far × overhead ÷ 100', [{ name: 'overhead', ...rates.overhead }], ['total so far']);
  add(
    'margin',
    `Margin (${rates.margin.value} % of the price)`,
    'total so far × margin ÷ (100 − margin)',
    [{ name: 'margin', ...rates.margin }],
    ['total so far'],
  );
  const discount = findDiscount(rates.quantityDiscounts, quantity);
  if (discount !== null && sumMicros(lines) > 0) {
    add(
      'quantity',
      'Quantity discount',
      `${discount.steps}0 − total so far × costs of each piece ÷ all costs × discount ÷ 100`,
      discount.inputs,
      ['total so far', 'costs of each piece', 'all costs'],
    );
  }
  add('lead-time', 'Lead time', 'total so far × surcharge ÷ 100', [{ name: 'surcharge', ...rates.leadTimeSurcharge }], ['total so far']);
  add(
    'minimum-price',
    'Up to the lowest unit price',
    'max(0, lowest price − total so far)',
    [{ name: 'lowest price', ...rates.minimumUnitPrice }],
    ['total so far'],
  );
  add(
    'minimum-order',
    'Up to the smallest order',
    'max(0, ceil(round(smallest order × 100) ÷ quantity) ÷ 100 − total so far)',
    [{ name: 'smallest order', ...rates.minimumOrder }, pieces],
    ['total so far'],
  );
  add('rounding', 'Rounding to whole cents', '(round(cents so far) − cents so far) ÷ 100', [], ['cents so far']);
  return lines;
}

function readTotal(name: RunningTotal, lines: readonly ReceiptLine[]): ReceiptInput {
  const { unit, compute } = RUNNING_TOTALS[name];
  return { name, value: compute(lines), unit };
}

function countLeadTimeDays(
  quantity: number,
  work: MachineWork,
  rates: ProcessRates,
  materialRates: MaterialRates,
  finishRates: FinishRates,
): number {
  const hours = compile(`${work.hoursSteps}; hours`).evaluate(numbersOf(work.hoursInputs)) * materialRates.timeFactor.value;
  return rates.leadTime.value + Math.ceil((hours * quantity) / rates.capacity.value) + finishRates.days.value;
}

function numbersOf(inputs: readonly ReceiptInput[]): readonly (readonly [string, number])[] {
  return inputs.map((input) => [input.name, Number(input.value)]);
}

// The formulas written above are few and constant.
const COMPILED = new Map<string, Formula>();

function compile(text: string): Formula {
  const known = COMPILED.get(text);
  if (known !== undefined) return known;
  const formula = parseFormula(text);
  COMPILED.set(text, formula);
  return formula;
}
