import { addUp, type Charge, type Offer, type Sums, sumsBetween } from '../desk/offer.ts';
import type { AcceptedLine, QuoteLine } from '../desk/quote-document.ts';
import { totalMicros } from '../money/money.ts';

/** Pieces of an order's lines, and whether its charges are with them. */
export interface Share {
  readonly lines: readonly AcceptedLine[];
  readonly charges: boolean;
}

/** An order as its papers take from it. */
export interface Whole extends Pick<Offer, 'charges' | 'discountPercent' | 'tax'> {
  readonly lines: readonly QuoteLine[];
  readonly currency: string;
}

/** What a share comes to. */
export interface Taken {
  readonly lines: readonly Omit<QuoteLine, 'breaks'>[];
  readonly charges: readonly Charge[];
  readonly sums: Sums;
}

export const NOTHING: Share = { lines: [], charges: false };

/** How many pieces of a line a share has. */
export function piecesOf({ lines }: Pick<Share, 'lines'>, line: number): number {
  return lines.find((of) => of.line === line)?.quantity ?? 0;
}

export function joinShares(one: Share, other: Share): Share {
  return combine(one, other, 1, one.charges || other.charges);
}

/** What is left of a share without another one. */
export function leaveShare(whole: Share, gone: Share): Share {
  return combine(whole, gone, -1, whole.charges && !gone.charges);
}

function combine(one: Share, other: Share, sign: 1 | -1, charges: boolean): Share {
  const numbers = [...new Set([...one.lines, ...other.lines].map(({ line }) => line))].sort((a, b) => a - b);
  const lines = numbers.map((line) => ({ line, quantity: piecesOf(one, line) + sign * piecesOf(other, line) }));
  return { lines: lines.filter(({ quantity }) => quantity > 0), charges };
}

export function isNothing({ lines, charges }: Share): boolean {
  return lines.length === 0 && !charges;
}

/** Whether a share names lines that a whole has, each once, with no more pieces, and no charges that it has not. */
export function isWithin(share: Share, whole: Share): boolean {
  const isOnce = new Set(share.lines.map(({ line }) => line)).size === share.lines.length;
  return isOnce && share.lines.every(({ line, quantity }) => quantity <= piecesOf(whole, line)) && (whole.charges || !share.charges);
}

/** All of an order. */
export function wholeShare({ lines, charges }: Pick<Whole, 'lines' | 'charges'>): Share {
  return { lines: lines.map(({ line, quantity }) => ({ line, quantity })), charges: charges.length > 0 };
}

/**
 * What a share costs that comes after others: by how much the order's sums grow with it. However an order is cut into shares, they come to
 * the order to the smallest unit, and none is below zero; the first is rounded as any order is, later ones may differ from that by a
 * smallest unit.
 */
export function takeShare(whole: Whole, before: Share, taken: Share): Taken {
  const after = joinShares(before, taken);
  const lines = whole.lines.flatMap(({ breaks: _, ...line }) => {
    const quantity = piecesOf(taken, line.line);
    if (quantity === 0) return [];
    const costs = (pieces: number) => totalMicros(line.unitPriceMicros, pieces, whole.currency);
    const total = costs(piecesOf(after, line.line)) - costs(piecesOf(before, line.line));
    return [{ ...line, quantity, totalMicros: total }];
  });
  return {
    lines,
    charges: taken.charges ? whole.charges : [],
    sums: sumsBetween(sumShare(whole, before), sumShare(whole, after)),
  };
}

function sumShare({ lines, charges, discountPercent, tax, currency }: Whole, share: Share): Sums {
  const taken = lines.map((line) => ({ ...line, quantity: piecesOf(share, line.line) }));
  return addUp(taken, { charges: share.charges ? charges : [], discountPercent, tax }, currency);
}
