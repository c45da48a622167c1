import type { CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import { amountFromMicros, countParts, decimalsOf, type Micros, microsFromAmount, smallestUnit } from '../money.ts';
import { nameDirection } from '../work/name-direction.ts';
import type { BodyWork, PartWork, WorkOnAlike, WorkProfile } from '../work/part-work.ts';
import { type PlannedWork, planWork } from '../work/plan-work.ts';
import { profileOf } from '../work/profile.ts';
import { countDiscounted, findDiscount } from './discount-curve.ts';
import { type Formula, parseFormula } from './formula.ts';
import { hashRateCard } from './hash-rate-card.ts';
import { countLeadTimeDays, findFarPromise, type LeadTimeOption } from './lead-time.ts';
import { findImplausible } from './plausibility.ts';
import type { FinishRates, MaterialRates, ProcessRates, RateCard, ShopMachine } from './rate-card.ts';
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
  /** One of the material's process, and what the part's bodies are on it. */
  readonly machine: ShopMachine;
  readonly work: PartWork;
  /** 1 to 1000. */
  readonly quantity: number;
  readonly material: CatalogueMaterial;
  readonly finish: CatalogueFinish;
  readonly rateCard: RateCard;
  readonly leadTime: LeadTimeOption;
}

export type PriceOutcome =
  | {
      readonly outcome: 'priced';
      readonly unitPriceMicros: Micros;
      readonly receipt: Receipt;
      readonly leadTimeDays: number;
      /** What the line takes of the machine. */
      readonly lineHours: number;
      /** Why nobody promises the price or the date without a look, in sentences for the customer. */
      readonly doubts: readonly string[];
    }
  /** Sentences for the customer. */
  | { readonly outcome: 'unpriceable'; readonly reasons: readonly string[] };

/** A million of a currency that has decimals, a hundred millions of one that has none: beyond it a mistake in the model's unit is likelier than an order. */
const MOST_MICROS = 1e12;
const MOST_MICROS_WITHOUT_DECIMALS = 1e14;
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
  const { currency } = rateCard;
  const most = decimalsOf(currency) === 0 ? MOST_MICROS_WITHOUT_DECIMALS : MOST_MICROS;
  if (!(receipt.unitPriceMicros <= most)) return unpriceable(TOO_LARGE);
  const { unitPriceMicros } = receipt;
  const { massG, hours } = receipt.work;
  const { quantity, machine, leadTime } = line;
  const toMake = { quantity, pieceHours: hours, chargedHours, finishDays: finishRates.days.value };
  const leadTimeDays = countLeadTimeDays(toMake, machine, leadTime);
  const doubts = [
    ...findImplausible({ massG, hours, chargedHours, priceMicros: unitPriceMicros, currency }, rates.plausible),
    ...findFarPromise(quantity, leadTimeDays, rates.horizon),
  ];
  return { outcome: 'priced', unitPriceMicros, receipt, leadTimeDays, lineHours: quantity * chargedHours, doubts };
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
  const { material, quantity, rateCard, modelSha256, materialRates, machine } = body;
  const { currency } = rateCard;
  const profile: WorkProfile = profileOf(material.process, machine);
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
  const lines = [...exactLines, ...roundPrice(exactLines, quantity, step, currency)];
  const { up, along, sizeMm } = work.placement;
  return {
    chargedHours,
    receipt: {
      rateCardVersion: rateCard.version,
      rateCardHash: hashRateCard(rateCard),
      currency,
      modelSha256,
      quantity,
      lines,
      unitPriceMicros: sumMicros(lines),
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
      { name: 'price', value: amountFromMicros(receipt.unitPriceMicros), unit: receipt.currency },
    ];
    const label = numbers.length === 1 ? `Body ${numbers[0]}` : `${numbers.length} bodies alike, the first is body ${numbers[0]}`;
    return {
      code: 'body',
      label,
      formula: 'count × price',
      inputs,
      amountMicros: numbers.length * receipt.unitPriceMicros,
    };
  });
  return {
    ...largest.receipt,
    lines,
    unitPriceMicros: sumMicros(lines),
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
  readonly machine: ShopMachine;
  readonly leadTime: LeadTimeOption;
  readonly rateCard: RateCard;
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
  machine,
  leadTime,
  rateCard: { currency },
  work,
  savedHours,
}: Ingredients): readonly ReceiptLine[] {
  const lines: ReceiptLine[] = [];
  const add = (code: string, label: string, formula: string, inputs: readonly ReceiptInput[], totals: readonly RunningTotal[] = []) => {
    const figures = nameCurrency([...inputs, ...totals.map((total) => readTotal(total, lines))], currency);
    const amountMicros = microsFromAmount(compile(formula).evaluate(numbersOf(figures)));
    if (amountMicros !== 0) lines.push({ code, label, formula, inputs: figures, amountMicros });
  };
  const pieces: ReceiptInput = { name: 'quantity', value: quantity, unit: 'pieces' };
  const minutesFactor: ReceiptInput = { name: 'time factor', ...materialRates.timeFactor };

  add('programming', 'Preparing the model', 'programming ÷ quantity', [{ name: 'programming', ...rates.programming }, pieces]);
  add('material', material.name, `${work.material.steps}; used × (1 + waste ÷ 100) ÷ 1000 × price`, [
    ...work.material.inputs,
    { name: 'waste', ...rates.waste },
    { name: 'price', ...materialRates.price },
  ]);
  add('machine', 'Machine time', `${work.machine.steps}; charged × time factor × hourly rate`, [
    ...work.machine.inputs,
    minutesFactor,
    { name: 'hourly rate', ...machine.hour },
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
    countDiscounted(quantity, costsOfEach, costsOfEach + savedHours * machine.hour.value),
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
  add(
    'lead-time',
    `Lead time: ${leadTime.name}`,
    'total so far × surcharge ÷ 100',
    [{ name: 'surcharge', ...leadTime.surcharge }],
    ['total so far'],
  );
  add(
    'minimum-price',
    'Up to the lowest unit price',
    'max(0, lowest price − total so far)',
    [{ name: 'lowest price', ...rates.minimumUnitPrice }],
    ['total so far'],
  );
  return lines;
}

/**
 * The step that rounds: the unit price to whole smallest units of the currency, where one piece more or less changes the total by more of
 * them than there are pieces, so that no rounding makes a total fall; else the total, and the unit price is what comes of it.
 */
function roundPrice(lines: readonly ReceiptLine[], quantity: number, stepMicros: number, currency: string): readonly ReceiptLine[] {
  const isWhole = stepMicros >= (quantity + 1) * smallestUnit(currency);
  const parts = countParts(currency);
  const formula = isWhole
    ? `round(total so far × ${parts}) ÷ ${parts} − total so far`
    : `round(total so far × quantity × ${parts}) ÷ ${parts} ÷ quantity − total so far`;
  const label = isWhole ? 'Rounding the unit price' : 'Rounding the total';
  const inputs = [...(isWhole ? [] : [{ name: 'quantity', value: quantity, unit: 'pieces' }]), readTotal('total so far', lines)];
  const figures = nameCurrency(inputs, currency);
  const amountMicros = microsFromAmount(compile(formula).evaluate(numbersOf(figures)));
  return amountMicros === 0 ? [] : [{ code: 'rounding', label, formula, inputs: figures, amountMicros }];
}

/** Figures whose units speak of money, in the card's currency. */
export function nameCurrency(inputs: readonly ReceiptInput[], currency: string): readonly ReceiptInput[] {
  return inputs.map(({ name, value, unit }) => ({ name, value, unit: unit.replace('money', currency) }));
}

function readTotal(name: RunningTotal, lines: readonly ReceiptLine[]): ReceiptInput {
  const { unit, compute } = RUNNING_TOTALS[name];
  return { name, value: compute(lines), unit };
}

/** The figures of a formula. */
export function numbersOf(inputs: readonly ReceiptInput[]): readonly (readonly [string, number])[] {
  return inputs.map((input) => [input.name, Number(input.value)]);
}

// The formulas written here are few and constant.
const COMPILED = new Map<string, Formula>();

/** A formula, read once. */
export function compile(text: string): Formula {
  const known = COMPILED.get(text);
  if (known !== undefined) return known;
  const formula = parseFormula(text);
  COMPILED.set(text, formula);
  return formula;
}
