import { microsFromAmount } from '../money.ts';
import { type Formula, FormulaError, parseFormula } from './formula.ts';
import { type BodyReceipt, type Receipt, type ReceiptLine, RUNNING_TOTALS, sumMicros } from './receipt.ts';

export type ReceiptCheck = { readonly ok: true } | { readonly ok: false; readonly problem: string };

/**
 * Works a receipt out again from its own figures, needing nothing else: each line's amount by its formula,
 * every running total from the lines before, and the unit price as their sum, to a micro.
 */
export function verifyReceipt(receipt: Receipt): ReceiptCheck {
  for (const [index, line] of receipt.lines.entries()) {
    const problem = findProblem(line, receipt.lines.slice(0, index), receipt.quantity);
    if (problem !== null) return { ok: false, problem: `${line.label}: ${problem}` };
  }
  if (sumMicros(receipt.lines) !== receipt.unitPriceMicros) {
    return { ok: false, problem: 'The lines do not add up to the unit price.' };
  }
  return receipt.bodies === undefined ? { ok: true } : verifyBodies(receipt, receipt.bodies);
}

function verifyBodies({ lines, quantity }: Receipt, bodies: readonly BodyReceipt[]): ReceiptCheck {
  if (bodies.length !== lines.length) return { ok: false, problem: 'There is not a receipt for each body.' };
  for (const [index, { numbers, receipt }] of bodies.entries()) {
    const check = verifyReceipt(receipt);
    if (!check.ok) return { ok: false, problem: `Body ${numbers[0]}: ${check.problem}` };
    if (receipt.quantity !== quantity) return { ok: false, problem: `Body ${numbers[0]}: another quantity than the receipt names.` };
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
