import type { CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import { MICROS_PER_CENT, microsFromDollars } from '../money.ts';
import { nameDirection } from '../work/name-direction.ts';
import type { BodyWork, PartWork, WorkOnAlike, WorkProfile } from '../work/part-work.ts';
import { type PlannedWork, planWork } from '../work/plan-work.ts';
import { profileOf } from '../work/profile.ts';
import { countDiscounted, findDiscount } from './discount-curve.ts';
import { type Formula, parseFormula } from './formula.ts';
import { hashRateCard } from './hash-rate-card.ts';
import { countLeadTimeDays, findFarPromise } from './lead-time.ts';
import { findImplausible } from './plausibility.ts';
import type { FinishRates, MaterialRates, ProcessRates, RateCard } from './rate-card.ts';
import {
  type Receipt,
  type ReceiptInput,
  type ReceiptLine,
  type ReceiptWork,
  RUNNING_TOTALS,
  type RunningTotal,
  sumMicros,
} from './receipt.ts';

export interface LineToPrice {
  /** SHA-256 of the model's file. */
  readonly modelSha256: string;
  /** What its bodies are on the machine of the material's process. */
  readonly work: PartWork;
  /** 1 to 1000. */
  readonly quantity: number;
  readonly material: CatalogueMaterial;
  readonly finish: CatalogueFinish;
  readonly rateCard: RateCard;
}

export type PriceOutcome =
  | {
      readonly outcome: 'priced';
      readonly unitPriceCents: number;
      readonly receipt: Receipt;
      readonly leadTimeDays: number;
      /** Why nobody promises the price or the date without a look, in sentences for the customer. */
      readonly doubts: readonly string[];
    }
  /** Sentences for the customer. */
  | { readonly outcome: 'unpriceable'; readonly reasons: readonly string[] };

/** A million dollars: beyond it a mistake in the model's unit is likelier than an order. */
const MAX_UNIT_PRICE_CENTS = 100_000_000;
export const NO_VOLUME = 'The model has no volume that a price could be worked out from.';
const TOO_LARGE = 'The sizes of the model are beyond what can be priced automatically.';

/**
 * Prices one line and writes its receipt. What a price depends on is in the arguments alone, never on the rest of a cart. A file with
 * several bodies costs what they would cost as files of their own.
 */
export function priceLine(line: LineToPrice): PriceOutcome {
  const { material, finish, rateCard, work } = line;
  const materialRates = Object.hasOwn(rateCard.materials, material.id) ? rateCard.materials[material.id] : undefined;
  const finishRates = Object.hasOwn(rateCard.finishes, finish.id) ? rateCard.finishes[finish.id] : undefined;
  if (materialRates === undefined) return unpriceable(`There is no price yet for ${material.name}.`);
  if (finishRates === undefined) return unpriceable(`There is no price yet for the finish ${finish.name}.`);
  const rates: ProcessRates = rateCard.processes[material.process];
  const price = (alike: WorkOnAlike) => priceBody(alike.work, { ...line, rates, materialRates, finishRates });
  const priced = work.map((alike) => ({ alike, price: price(alike) }));
  const [first] = priced;
  if (first === undefined || work.some(({ volumeMm3 }) => !(volumeMm3 > 0))) return unpriceable(NO_VOLUME);
  const receipt = priced.length === 1 && first.alike.bodies.length === 1 ? first.price.receipt : addBodies(priced);
  const chargedHours = priced.reduce((sum, { alike, price }) => sum + alike.bodies.length * price.chargedHours, 0);
  if (!(receipt.unitPriceCents <= MAX_UNIT_PRICE_CENTS)) return unpriceable(TOO_LARGE);
  const { unitPriceCents } = receipt;
  const { massG, hours } = receipt.work;
  const { quantity } = line;
  const leadTimeDays = countLeadTimeDays({ quantity, pieceHours: hours, chargedHours, finishDays: finishRates.days.value }, rates);
  const doubts = [
    ...findImplausible({ massG, hours, chargedHours, priceCents: unitPriceCents }, rates.plausible),
    ...findFarPromise(quantity, leadTimeDays, rates),
  ];
  return { outcome: 'priced', unitPriceCents, receipt, leadTimeDays, doubts };
}

/** No price, for a reason in the customer's words. */
export function unpriceable(reason: string): PriceOutcome {
  return { outcome: 'unpriceable', reasons: [reason] };
}

interface BodyToPrice extends Omit<LineToPrice, 'work'> {
  readonly rates: ProcessRates;
  readonly materialRates: MaterialRates;
  readonly finishRates: FinishRates;
}

interface PricedBody {
  readonly receipt: Receipt;
  readonly chargedHours: number;
}

function priceBody(work: BodyWork, body: BodyToPrice): PricedBody {
  const { material, quantity, rateCard, modelSha256, materialRates } = body;
  const profile: WorkProfile = profileOf(rateCard, material.process);
  const evaluate = ({ steps, inputs }: PlannedWork['material'], result: string) =>
    compile(`${steps}; ${result}`).evaluate(numbersOf(inputs));
  const timeFactor = materialRates.timeFactor.value;
  const hoursAlone = evaluate(planWork(work, profile, material, 1).machine, 'charged') * timeFactor;
  const priceExactly = (pieces: number) => {
    const planned = planWork(work, profile, material, pieces);
    const chargedHours = evaluate(planned.machine, 'charged') * timeFactor;
    const lines = writeLines({ ...body, quantity: pieces, work: planned, savedHours: hoursAlone - chargedHours });
    return { planned, chargedHours, lines, totalMicros: sumMicros(lines) * pieces };
  };
  const { planned, chargedHours, lines: exactLines, totalMicros } = priceExactly(quantity);
  const lessMicros = quantity === 1 ? 0 : priceExactly(quantity - 1).totalMicros;
  const step = Math.min(totalMicros - lessMicros, priceExactly(quantity + 1).totalMicros - totalMicros);
  const lines = [...exactLines, ...roundPrice(exactLines, quantity, step)];
  const { up, along, sizeMm } = work.placement;
  return {
    chargedHours,
    receipt: {
      rateCardVersion: rateCard.version,
      rateCardHash: hashRateCard(rateCard),
      modelSha256,
      quantity,
      lines,
      unitPriceCents: sumMicros(lines) / MICROS_PER_CENT,
      work: {
        process: work.process,
        machine: profile.machine.name,
        orientation: nameDirection(up),
        up,
        along,
        heightMm: sizeMm.z,
        layers: work.layers,
        massG: evaluate(planned.material, 'mass'),
        supportMassG: planned.supportCm3 * material.densityGPerCm3,
        hours: evaluate(planned.machine, 'hours') * timeFactor,
      },
    },
  };
}

/** The receipt of a file with several bodies: a line for each kind of them, the unit price times their number. */
function addBodies(priced: readonly { readonly alike: WorkOnAlike; readonly price: PricedBody }[]): Receipt {
  const bodies = priced.map(({ alike, price }) => ({ numbers: alike.bodies.map((index) => index + 1), receipt: price.receipt }));
  const largest = bodies.reduce((most, body) => (body.receipt.work.massG > most.receipt.work.massG ? body : most));
  const sum = (value: (work: ReceiptWork) => number) =>
    bodies.reduce((total, { numbers, receipt }) => total + numbers.length * value(receipt.work), 0);
  const highest = bodies.reduce((most, body) => (body.receipt.work.heightMm > most.receipt.work.heightMm ? body : most));
  const lines = bodies.map(({ numbers, receipt }): ReceiptLine => {
    const inputs = [
      { name: 'count', value: numbers.length, unit: 'bodies' },
      { name: 'price', value: receipt.unitPriceCents / 100, unit: 'USD' },
    ];
    const label = numbers.length === 1 ? `Body ${numbers[0]}` : `${numbers.length} bodies alike, the first is body ${numbers[0]}`;
    return {
      code: 'body',
      label,
      formula: 'count × price',
      inputs,
      amountMicros: Math.round(numbers.length * receipt.unitPriceCents * MICROS_PER_CENT),
    };
  });
  return {
    ...largest.receipt,
    lines,
    unitPriceCents: sumMicros(lines) / MICROS_PER_CENT,
    work: {
      ...largest.receipt.work,
      heightMm: highest.receipt.work.heightMm,
      layers: highest.receipt.work.layers,
      massG: sum(({ massG }) => massG),
      supportMassG: sum(({ supportMassG }) => supportMassG),
      hours: sum(({ hours }) => hours),
    },
    bodies,
  };
}

interface Ingredients {
  readonly quantity: number;
  readonly material: CatalogueMaterial;
  readonly finish: CatalogueFinish;
  readonly rates: ProcessRates;
  readonly materialRates: MaterialRates;
  readonly finishRates: FinishRates;
  readonly work: PlannedWork;
  /** What a piece takes less of the machine than one alone would. */
  readonly savedHours: number;
}

/** The receipt in its order, up to rounding; steps that add nothing are left out. */
function writeLines({
  quantity,
  material,
  finish,
  rates,
  materialRates,
  finishRates,
  work,
  savedHours,
}: Ingredients): readonly ReceiptLine[] {
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
  add('material', material.name, `${work.material.steps}; used × (1 + waste ÷ 100) ÷ 1000 × price`, [
    ...work.material.inputs,
    { name: 'waste', ...rates.waste },
    { name: 'price', ...materialRates.price },
  ]);
  add('machine', 'Machine time', `${work.machine.steps}; charged × time factor × hourly rate`, [
    ...work.machine.inputs,
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
  const costsOfEach = RUNNING_TOTALS['costs of each piece'].compute(lines);
  const discount = findDiscount(
    rates.quantityDiscounts,
    countDiscounted(quantity, costsOfEach, costsOfEach + savedHours * rates.machineHour.value),
  );
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
    'max(0, smallest order ÷ quantity − total so far)',
    [{ name: 'smallest order', ...rates.minimumOrder }, pieces],
    ['total so far'],
  );
  return lines;
}

/**
 * The step that rounds: the unit price to whole cents, where one piece more or less changes the total by more cents than there are pieces,
 * so that no rounding makes a total fall; else the total, and the unit price is what comes of it.
 */
function roundPrice(lines: readonly ReceiptLine[], quantity: number, stepMicros: number): readonly ReceiptLine[] {
  const isWhole = stepMicros >= (quantity + 1) * MICROS_PER_CENT;
  const formula = isWhole
    ? '(round(cents so far) − cents so far) ÷ 100'
    : '(round(cents so far × quantity) ÷ quantity − cents so far) ÷ 100';
  const label = isWhole ? 'Rounding to whole cents' : 'Rounding the total to whole cents';
  const inputs = [...(isWhole ? [] : [{ name: 'quantity', value: quantity, unit: 'pieces' }]), readTotal('cents so far', lines)];
  const amountMicros = microsFromDollars(compile(formula).evaluate(numbersOf(inputs)));
  return amountMicros === 0 ? [] : [{ code: 'rounding', label, formula, inputs, amountMicros }];
}

function readTotal(name: RunningTotal, lines: readonly ReceiptLine[]): ReceiptInput {
  const { unit, compute } = RUNNING_TOTALS[name];
  return { name, value: compute(lines), unit };
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
