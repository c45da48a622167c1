import type { CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import { nameDirection } from '../estimate/name-direction.ts';
import type { BodyWork, PartEstimate, WorkProfile } from '../estimate/part-work.ts';
import { countParts, type Micros, microsFromAmount, smallestUnit } from '../money/money.ts';
import { countDiscounted, findDiscount } from '../rates/discount-curve.ts';
import { hashRateCard } from '../rates/hash-rate-card.ts';
import { countFinishDays, countLeadTimeDays, findFarPromise, type LeadTimeOption } from '../rates/lead-time.ts';
import { findImplausible } from '../rates/plausibility.ts';
import { profileOf } from '../rates/profile.ts';
import type { FinishRates, MaterialRates, ProcessRates, RateCard, ShopMachine } from '../rates/rate-card.ts';
import { type Formula, parseFormula } from '../receipt/formula.ts';
import { type Receipt, type ReceiptInput, type ReceiptLine, RUNNING_TOTALS, type RunningTotal, sumMicros } from '../receipt/receipt.ts';
import { addBodies } from './add-bodies.ts';
import { type PlannedWork, planWork } from './plan-work.ts';

export interface LineToPrice {
  /** SHA-256 of the model's file. */
  readonly modelSha256: string;
  /** One of the material's process, and what the part's bodies are on it. */
  readonly machine: ShopMachine;
  readonly work: PartEstimate;
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
      /** What a piece would cost without its finish, unrounded; the unit price where the finish costs nothing by the piece. */
      readonly plainPriceMicros: Micros;
      readonly receipt: Receipt;
      readonly leadTimeDays: number;
      /** What the line takes of the machine. */
      readonly lineHours: number;
      /** Why nobody promises the price or the date without a look, in sentences for the customer. */
      readonly doubts: readonly string[];
    }
  /** Sentences for the customer. */
  | { readonly outcome: 'unpriceable'; readonly reasons: readonly string[] };

/** What a line comes to stays a whole number of micros, whatever the currency's units are worth. */
const MOST_MICROS = 4e15;
/** Less support than this is none: receipts tell hundredths of a gram. */
const LEAST_SUPPORT_G = 0.005;
export const NO_VOLUME = 'The model has no volume that a price could be worked out from.';
const TOO_LARGE = 'The sizes of the model are beyond what can be priced automatically.';
const TOO_DEAR = 'This line costs more than we can price automatically.';
/** Ten cubic metres: beyond it a mistake in the model's unit is likelier than an order. */
const MOST_VOLUME_MM3 = 1e10;

/**
 * Prices one line and writes its receipt. What a price depends on is in the arguments alone, never on the rest of a cart. Each kind of
 * body in a file is priced as a file of its own would be, at the line's quantity times the bodies of the kind.
 */
export function priceLine(line: LineToPrice): PriceOutcome {
  const { material, finish, rateCard, work } = line;
  const materialRates = Object.hasOwn(rateCard.materials, material.id) ? rateCard.materials[material.id] : undefined;
  const finishRates = Object.hasOwn(rateCard.finishes, finish.id) ? rateCard.finishes[finish.id] : undefined;
  if (materialRates === undefined) return unpriceable(`There is no price yet for ${material.name}.`);
  if (finishRates === undefined) return unpriceable(`There is no price yet for the finish ${finish.name}.`);
  const rates: ProcessRates = rateCard.processes[material.process];
  const { quantity, machine, leadTime } = line;
  const kinds = work.map((alike) => {
    const numbers = alike.bodies.map((index) => index + 1);
    const pieces = quantity * numbers.length;
    return { numbers, pieces, ...priceBody(alike.work, { ...line, quantity: pieces, rates, materialRates, finishRates }) };
  });
  const [first] = kinds;
  if (first === undefined || work.some(({ volumeMm3 }) => !(volumeMm3 > 0))) return unpriceable(NO_VOLUME);
  if (work.some(({ volumeMm3 }) => volumeMm3 > MOST_VOLUME_MM3)) return unpriceable(TOO_LARGE);
  const receipt =
    kinds.length === 1 && first.numbers.length === 1
      ? first.receipt
      : addBodies(
          kinds.map(({ numbers, receipt: own }) => ({ numbers, receipt: own })),
          quantity,
        );
  const { currency } = rateCard;
  if (!(receipt.unitPriceMicros * quantity <= MOST_MICROS)) return unpriceable(TOO_DEAR);
  const pieces = kinds.reduce((sum, kind) => sum + kind.pieces, 0);
  const toMake = kinds.map((kind) => ({ pieces: kind.pieces, pieceHours: kind.receipt.work.hours, chargedHours: kind.chargedHours }));
  const leadTimeDays = countLeadTimeDays(toMake, countFinishDays(pieces, finishRates), machine, leadTime);
  const doubts = kinds.flatMap(({ chargedHours, receipt: { work: of, unitPriceMicros: priceMicros } }) =>
    findImplausible({ massG: of.massG, hours: of.hours, chargedHours, priceMicros, currency }, rates.plausible),
  );
  return {
    outcome: 'priced',
    unitPriceMicros: receipt.unitPriceMicros,
    plainPriceMicros: kinds.reduce((sum, { numbers, plainPriceMicros }) => sum + numbers.length * plainPriceMicros, 0),
    receipt,
    leadTimeDays,
    lineHours: kinds.reduce((sum, kind) => sum + kind.pieces * kind.chargedHours, 0),
    doubts: [...new Set([...doubts, ...findFarPromise(pieces, leadTimeDays, rates.horizon)])],
  };
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
  readonly plainPriceMicros: Micros;
  readonly chargedHours: number;
}

function priceBody(work: BodyWork, body: BodyToPrice): PricedBody {
  const { material, quantity, rateCard, modelSha256, materialRates, machine } = body;
  const { currency } = rateCard;
  const profile: WorkProfile = profileOf(material.process, machine);
  const evaluate = ({ steps, inputs }: PlannedWork['material'], result: string) =>
    compile(`${steps}; ${result}`).evaluate(numbersOf(inputs));
  const worked = { densityGPerCm3: material.densityGPerCm3, timeFactor: materialRates.timeFactor };
  const hoursAlone = evaluate(planWork(work, profile, worked, 1).machine, 'charged');
  const priceExactly = (pieces: number) => {
    const planned = planWork(work, profile, worked, pieces);
    const chargedHours = evaluate(planned.machine, 'charged');
    const lines = writeLines({ ...body, quantity: pieces, work: planned, savedHours: hoursAlone - chargedHours });
    return { planned, chargedHours, lines, totalMicros: sumMicros(lines) * pieces };
  };
  const { planned, chargedHours, lines: exactLines, totalMicros } = priceExactly(quantity);
  const lessMicros = quantity === 1 ? 0 : priceExactly(quantity - 1).totalMicros;
  const step = Math.min(totalMicros - lessMicros, priceExactly(quantity + 1).totalMicros - totalMicros);
  const lines = [...exactLines, ...roundPrice(exactLines, quantity, step, currency)];
  const unitPriceMicros = sumMicros(lines);
  const { finishRates } = body;
  const plain = { ...finishRates, share: { ...finishRates.share, value: 0 } };
  const savedHours = hoursAlone - chargedHours;
  const { up, along, sizeMm } = work.placement;
  return {
    chargedHours,
    plainPriceMicros:
      finishRates.share.value === 0 ? unitPriceMicros : sumMicros(writeLines({ ...body, finishRates: plain, work: planned, savedHours })),
    receipt: {
      rateCardVersion: rateCard.version,
      rateCardHash: hashRateCard(rateCard),
      currency,
      modelSha256,
      quantity,
      lines,
      unitPriceMicros,
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
        hours: evaluate(planned.machine, 'hours'),
      },
    },
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

  add('material', material.name, `${work.material.steps}; used × (1 + waste ÷ 100) ÷ 1000 × price`, [
    ...work.material.inputs,
    { name: 'waste', ...rates.waste },
    { name: 'price', ...materialRates.price },
  ]);
  const isDearer = materialRates.hour.value > 0;
  add('machine', 'Machine time', `${work.machine.steps}; charged × ${isDearer ? '(hourly rate + surcharge)' : 'hourly rate'}`, [
    ...work.machine.inputs,
    { name: 'hourly rate', ...machine.hour },
    ...(isDearer ? [{ name: 'surcharge', ...materialRates.hour }] : []),
  ]);
  const isSupported = work.supportCm3 * material.densityGPerCm3 >= LEAST_SUPPORT_G;
  for (const { name, cost } of rates.operations) {
    const figures = [{ name: 'cost', ...cost }];
    if (cost.unit === 'money/supported piece' && !isSupported) continue;
    if (cost.unit === 'money/plate' && work.plate !== null) {
      add('operation', name, `${work.plate.steps}; cost × plate share`, [...figures, ...work.plate.inputs]);
    } else add('operation', name, 'cost', figures);
  }
  add('finish', `Finish: ${finish.name}`, 'total so far × share ÷ 100', [{ name: 'share', ...finishRates.share }], ['total so far']);
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
    countDiscounted(quantity, costsOfEach, costsOfEach + savedHours * (machine.hour.value + materialRates.hour.value)),
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
