import { microsFromAmount } from '../money/money.ts';
import { type Formula, FormulaError, parseFormula } from './formula.ts';
import { type BodyReceipt, type Receipt, type ReceiptLine, RUNNING_TOTALS, sumMicros } from './receipt.ts';

export type ReceiptCheck = { readonly ok: true } | { readonly ok: false; readonly problem: string };

/**
 * Works a receipt out again from its own figures, needing nothing else: each line's amount by its formula,
 * every running total from the lines before, and the unit price as their sum, to a micro; what the work says of mass and hours
 * against what is charged; and units against the currency. A forgery that is consistent throughout needs the card, the model or the
 * signature to be told.
 */
export function verifyReceipt(receipt: Receipt): ReceiptCheck {
  for (const [index, line] of receipt.lines.entries()) {
    const problem = findProblem(line, receipt.lines.slice(0, index), receipt.quantity);
    if (problem !== null) return { ok: false, problem: `${line.label}: ${problem}` };
  }
  if (sumMicros(receipt.lines) !== receipt.unitPriceMicros) {
    return { ok: false, problem: 'The lines do not add up to the unit price.' };
  }
  const problem =
    findForeignUnit(receipt) ?? (receipt.bodies === undefined ? findOtherWork(receipt) : findOtherSums(receipt, receipt.bodies));
  if (problem !== null) return { ok: false, problem };
  return receipt.bodies === undefined ? { ok: true } : verifyBodies(receipt, receipt.bodies);
}

/** A figure whose unit speaks of another currency than the receipt does. */
function findForeignUnit({ lines, currency }: Receipt): string | null {
  for (const { label, inputs } of lines) {
    const foreign = inputs.find(({ unit }) => /^[A-Z]{3}(\/|$)/.test(unit) && !unit.startsWith(currency));
    if (foreign !== undefined) return `${label}: "${foreign.name}" is in ${foreign.unit}, and the receipt in ${currency}.`;
  }
  return null;
}

/** The lines that say what a piece weighs and what a machine runs for it, by the step of their formula that does. */
const WORK_STEPS = { material: ['mass', 'massG'], machine: ['hours', 'hours'] } as const;
/** Sums of rounded figures agree to this, relatively. */
const SAME = 1e-9;

/** What `work` says of mass and hours against what the lines charge. */
function findOtherWork({ lines, work }: Receipt): string | null {
  for (const { code, label, formula, inputs } of lines) {
    if (code !== 'material' && code !== 'machine') continue;
    const [step, figure] = WORK_STEPS[code];
    const end = formula.lastIndexOf(';');
    // Receipts of old stretch all hours at once, after the steps.
    const stretched = code === 'machine' && formula.includes('time factor', end) ? ' × time factor' : '';
    const charged = readFormula(`${formula.slice(0, end)}; ${step}${stretched}`)?.evaluate(numbersIn(inputs)) ?? Number.NaN;
    if (!isSame(charged, work[figure])) return `${label}: it charges for ${step} of ${charged}, and the work says ${work[figure]}.`;
  }
  return null;
}

function findOtherSums({ work, currency, rateCardHash, modelSha256 }: Receipt, bodies: readonly BodyReceipt[]): string | null {
  for (const figure of ['massG', 'supportMassG', 'hours'] as const) {
    const sum = bodies.reduce((total, { numbers, receipt }) => total + numbers.length * receipt.work[figure], 0);
    if (!isSame(sum, work[figure])) return `The bodies' ${figure} add up to ${sum}, and the work says ${work[figure]}.`;
  }
  const isOfAnother = ({ receipt }: BodyReceipt) =>
    receipt.currency !== currency || receipt.rateCardHash !== rateCardHash || receipt.modelSha256 !== modelSha256;
  const stranger = bodies.find(isOfAnother);
  return stranger === undefined ? null : `Body ${stranger.numbers[0]}: its receipt is of another model, card or currency.`;
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b));
}

function numbersIn(inputs: ReceiptLine['inputs']): readonly (readonly [string, number])[] {
  return inputs.flatMap(({ name, value }) => (typeof value === 'number' ? [[name, value] as const] : []));
}

function verifyBodies({ lines, quantity }: Receipt, bodies: readonly BodyReceipt[]): ReceiptCheck {
  if (bodies.length !== lines.length) return { ok: false, problem: 'There is not a receipt for each body.' };
  for (const [index, { numbers, receipt }] of bodies.entries()) {
    const check = verifyReceipt(receipt);
    if (!check.ok) return { ok: false, problem: `Body ${numbers[0]}: ${check.problem}` };
    // In receipts of old each body was a piece of its own, however many were alike.
    if (receipt.quantity !== quantity * numbers.length && receipt.quantity !== quantity) {
      return { ok: false, problem: `Body ${numbers[0]}: another quantity than the receipt names.` };
    }
    if (lines[index]?.amountMicros !== numbers.length * receipt.unitPriceMicros) {
      return { ok: false, problem: `Body ${numbers[0]}: its receipt gives another price.` };
    }
  }
  return { ok: true };
}

function findProblem(line: ReceiptLine, before: readonly ReceiptLine[], quantity: number): string | null {
  const inputs = new Map<string, number>();
  for (const { name, value } of line.inputs) {
    if (typeof value !== 'number') continue;
    if (name === 'quantity' && value !== quantity) return 'another quantity than the receipt names.';
    if (Object.hasOwn(RUNNING_TOTALS, name)) {
      const total = RUNNING_TOTALS[name as keyof typeof RUNNING_TOTALS].compute(before);
      if (value !== total) return `"${name}" is ${total} by the lines before, not ${value}.`;
    }
    inputs.set(name, value);
  }
  const formula = readFormula(line.formula);
  if (formula === null) return 'the formula cannot be read.';
  const amountMicros = microsFromAmount(formula.evaluate(inputs));
  return amountMicros === line.amountMicros ? null : `the formula gives ${amountMicros}, not ${line.amountMicros} micros.`;
}

function readFormula(text: string): Formula | null {
  try {
    return parseFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}
