import { checkOffer, type OfferFrame, type OfferProblem } from '#domain/desk/check-offer.ts';
import type { Offer, OfferLine, OfferTax } from '#domain/desk/offer.ts';
import { microsFromAmount } from '#domain/money/money.ts';
import { sayRefusal } from '#domain/sentences/refusals.ts';
import { parseFigure } from '../../../ui/forms/parse-figure.ts';
import type { DraftLine, QuoteDraft } from '../shared/draft.ts';
import { texts } from './texts.ts';

export interface ReadOffer {
  /** With NaN where no figure was typed, which can't be sent. */
  readonly offer: Offer;
  /** By the path of their field; the first of each. */
  readonly problems: ReadonlyMap<string, string>;
}

/** What was typed as an offer, and what keeps it from being sent. */
export function readOffer(draft: QuoteDraft, frame: OfferFrame): ReadOffer {
  const unclear: OfferProblem[] = [];
  const read = (typed: string, path: string, whenEmpty = Number.NaN): number => {
    const parsed = parseFigure(typed);
    if (parsed.kind === 'unclear') unclear.push({ path, message: texts.unclear });
    if (parsed.kind === 'empty') return whenEmpty;
    return parsed.kind === 'figure' ? parsed.value : Number.NaN;
  };
  const readMoney = (typed: string, path: string) => microsFromAmount(read(typed, path));
  const { charges, discount, tax, validUntil, terms, message } = draft;
  const offer: Offer = {
    lines: draft.lines.filter(({ isOffered }) => isOffered).map((line) => readLine(line, read, readMoney)),
    charges: charges.map(({ label, amount, kind }, index) => ({
      label: label.trim(),
      amountMicros: readMoney(amount, `charges.${index}.amount`),
      ...(kind !== undefined && { kind }),
    })),
    discountPercent: read(discount, 'discount', 0),
    tax: tax === null ? null : readTax(tax, read),
    validUntil,
    terms: terms.trim(),
    message: message.trim(),
  };
  return { offer, problems: listProblems([...unclear, ...checkOffer(offer, frame)]) };
}

function readTax({ name, percent, category, note }: NonNullable<QuoteDraft['tax']>, read: ReadFigure): OfferTax {
  const known = { ...(category !== undefined && { category }), ...(note !== undefined && { note: note.trim() }) };
  return { name: name.trim(), percent: read(percent, 'tax.percent'), ...known };
}

type ReadFigure = (typed: string, path: string) => number;

function readLine({ line, quantity, unitPrice, leadTime, note, breaks }: DraftLine, read: ReadFigure, readMoney: ReadFigure): OfferLine {
  const path = `lines.${line}`;
  return {
    line,
    quantity: read(quantity, `${path}.quantity`),
    unitPriceMicros: readMoney(unitPrice, `${path}.unitPrice`),
    leadTimeDays: read(leadTime, `${path}.leadTime`),
    note: note.trim(),
    breaks: breaks.map((step) => ({
      quantity: read(step.quantity, `${path}.breaks`),
      unitPriceMicros: readMoney(step.unitPrice, `${path}.breaks`),
      ...(step.leadTime.trim() === '' ? {} : { leadTimeDays: read(step.leadTime, `${path}.breaks`) }),
    })),
  };
}

/** Problems by the path of their field; the first of each. */
export function listProblems(problems: readonly OfferProblem[]): ReadonlyMap<string, string> {
  const byPath = new Map<string, string>();
  for (const { path, message } of problems) if (!byPath.has(path)) byPath.set(path, sayRefusal(message));
  return byPath;
}
