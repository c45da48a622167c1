import { isCalendarDay } from '../calendar/calendar-day.ts';
import { smallestUnit, totalMicros } from '../money/money.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../part/quantity.ts';
import {
  addUp,
  type Charge,
  LONGEST_LABEL,
  LONGEST_LINE_NOTE,
  LONGEST_TAX_NOTE,
  LONGEST_TERMS,
  MOST_BREAKS,
  MOST_CHARGES,
  MOST_MICROS,
  type Offer,
  type OfferLine,
} from './offer.ts';

/** Something that an offer can't be sent with; `path` names the field: 'lines.2.unitPrice' is that of the request's line 2. */
export interface OfferProblem {
  readonly path: string;
  readonly message: string;
}

/** What an offer is checked against. */
export interface OfferFrame {
  /** Lines of the request. */
  readonly lineCount: number;
  readonly currency: string;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
}

const LONGEST_LEAD_TIME_DAYS = 1000;
const MOST_TAX_PERCENT = 100;

/** What is wrong with an offer, in the words of whoever makes it; empty where it can be sent. */
export function checkOffer(offer: Offer, frame: OfferFrame): readonly OfferProblem[] {
  const problems = [
    ...checkLineNumbers(offer.lines, frame),
    ...offer.lines.flatMap((line) => checkLine(line, frame)),
    ...(offer.charges.length > MOST_CHARGES ? [{ path: 'charges', message: `At most ${MOST_CHARGES} charges, please.` }] : []),
    ...offer.charges.flatMap((charge, index) => checkCharge(charge, `charges.${index}`, frame)),
    ...checkRest(offer, frame),
  ];
  if (problems.length > 0) return problems;
  const { linesMicros, totalMicros: total } = addUp(offer.lines, offer, frame.currency);
  const isTooMuch = linesMicros > MOST_MICROS || total > MOST_MICROS;
  return isTooMuch ? [{ path: 'lines', message: 'The quote comes to more than can be reckoned exactly.' }] : [];
}

function checkLineNumbers(lines: readonly OfferLine[], { lineCount }: OfferFrame): OfferProblem[] {
  if (lines.length === 0) return [{ path: 'lines', message: 'Offer at least one line, or decline the request.' }];
  const numbers = new Set(lines.map(({ line }) => line));
  const areKnown = lines.every(({ line }) => Number.isInteger(line) && line >= 1 && line <= lineCount);
  return areKnown && numbers.size === lines.length ? [] : [{ path: 'lines', message: 'A line is not one of the request.' }];
}

function checkLine(line: OfferLine, { currency }: OfferFrame): OfferProblem[] {
  const path = `lines.${line.line}`;
  const problems: OfferProblem[] = [];
  if (!isQuantity(line.quantity)) {
    problems.push({ path: `${path}.quantity`, message: `A quantity is a whole number from ${MIN_QUANTITY} to ${MAX_QUANTITY}.` });
  } else if (!isUnitPrice(line.unitPriceMicros, line.quantity, currency)) {
    problems.push({ path: `${path}.unitPrice`, message: 'Enter what one piece costs: more than nothing, and not beyond reckoning.' });
  }
  if (!isLeadTime(line.leadTimeDays)) {
    problems.push({
      path: `${path}.leadTime`,
      message: `A lead time is a whole number of business days, at most ${LONGEST_LEAD_TIME_DAYS}.`,
    });
  }
  if (line.note.length > LONGEST_LINE_NOTE) problems.push(tooLong(`${path}.note`, LONGEST_LINE_NOTE));
  if (!areBreaks(line, currency)) {
    problems.push({
      path: `${path}.breaks`,
      message: `Quantities must increase and exceed the quoted quantity; at most ${MOST_BREAKS} of them.`,
    });
  } else if (!line.breaks.every(({ leadTimeDays = 0 }) => isLeadTime(leadTimeDays))) {
    problems.push({
      path: `${path}.breaks`,
      message: `A lead time is a whole number of business days, at most ${LONGEST_LEAD_TIME_DAYS}.`,
    });
  }
  return problems;
}

function isLeadTime(days: number): boolean {
  return Number.isInteger(days) && days >= 0 && days <= LONGEST_LEAD_TIME_DAYS;
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;
}

function isUnitPrice(micros: number, quantity: number, currency: string): boolean {
  return Number.isInteger(micros) && micros > 0 && micros * quantity <= MOST_MICROS && totalMicros(micros, quantity, currency) > 0;
}

function areBreaks({ quantity, breaks }: OfferLine, currency: string): boolean {
  if (breaks.length > MOST_BREAKS) return false;
  return breaks.every((step, index) => {
    const before = breaks[index - 1]?.quantity ?? quantity;
    return isQuantity(step.quantity) && step.quantity > before && isUnitPrice(step.unitPriceMicros, step.quantity, currency);
  });
}

function checkCharge({ label, amountMicros }: Charge, path: string, { currency }: OfferFrame): OfferProblem[] {
  const problems: OfferProblem[] = [];
  if (label.trim() === '' || label.length > LONGEST_LABEL) {
    problems.push({ path: `${path}.label`, message: `Say in 1 to ${LONGEST_LABEL} characters what is charged.` });
  }
  const isWhole = Number.isInteger(amountMicros) && amountMicros % smallestUnit(currency) === 0;
  if (!isWhole || amountMicros < 0 || amountMicros > MOST_MICROS / MOST_CHARGES) {
    problems.push({ path: `${path}.amount`, message: 'Enter an amount in whole smallest units of the currency.' });
  }
  return problems;
}

function checkRest({ discountPercent, tax, validUntil, terms, message }: Offer, { today }: OfferFrame): OfferProblem[] {
  const problems: OfferProblem[] = [];
  if (!isPercent(discountPercent, 100)) {
    problems.push({ path: 'discount', message: 'A discount is 0 to 100 percent with at most two decimals.' });
  }
  if (tax !== null && !isPercent(tax.percent, MOST_TAX_PERCENT)) {
    problems.push({ path: 'tax.percent', message: 'A tax is 0 to 100 percent with at most two decimals.' });
  }
  if (tax !== null && (tax.name.trim() === '' || tax.name.length > LONGEST_LABEL)) {
    problems.push({ path: 'tax.name', message: 'Name the tax, for instance VAT.' });
  }
  if ((tax?.note ?? '').length > LONGEST_TAX_NOTE) problems.push(tooLong('tax.note', LONGEST_TAX_NOTE));
  if (!isCalendarDay(validUntil)) problems.push({ path: 'validUntil', message: 'Enter the last day on which it can be accepted.' });
  else if (validUntil < today) problems.push({ path: 'validUntil', message: 'The last day on which it can be accepted is over.' });
  if (terms.length > LONGEST_TERMS) problems.push(tooLong('terms', LONGEST_TERMS));
  if (message.length > LONGEST_TERMS) problems.push(tooLong('message', LONGEST_TERMS));
  return problems;
}

function isPercent(value: number, most: number): boolean {
  return value >= 0 && value <= most && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

function tooLong(path: string, most: number): OfferProblem {
  return { path, message: `At most ${most} characters, please.` };
}
