import { addUp, type Charge, type Offer, type Sums, sumsBetween } from '../desk/offer.ts';
import type { AcceptedLine, QuoteLine } from '../desk/quote-document.ts';
import { takePercent, totalMicros } from '../money/money.ts';

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

/** What shares were told to come to. */
export interface Worth {
  /** Each line's total by its number. */
  readonly lines: ReadonlyMap<number, number>;
  readonly sums: Pick<Sums, 'linesMicros' | 'discountMicros' | 'netMicros' | 'taxMicros'>;
}

/**
 * What a share costs that comes after others: what the order's lines, discount and tax come to with it, less what the others were told to
 * come to. However an order is cut into shares, they come to the order to the smallest unit, and none is below zero; the first is rounded
 * as any order is, later ones may differ from that by a smallest unit, and by some where shares between them were taken back.
 */
export function takeShare(whole: Whole, before: Share, taken: Share, told: Worth = worthOf(whole, before)): Taken {
  const { discountPercent, tax, currency } = whole;
  const lines = whole.lines.flatMap(({ breaks: _, ...line }) => {
    const quantity = piecesOf(taken, line.line);
    if (quantity === 0) return [];
    const after = totalMicros(line.unitPriceMicros, piecesOf(before, line.line) + quantity, currency);
    return [{ ...line, quantity, totalMicros: Math.max(0, after - (told.lines.get(line.line) ?? 0)) }];
  });
  const charges = taken.charges ? whole.charges : [];
  const linesMicros = lines.reduce((sum, line) => sum + line.totalMicros, 0);
  const chargesMicros = charges.reduce((sum, { amountMicros }) => sum + amountMicros, 0);
  const discount = takePercent(told.sums.linesMicros + linesMicros, discountPercent, currency) - told.sums.discountMicros;
  const discountMicros = Math.min(linesMicros, Math.max(0, discount));
  const netMicros = linesMicros - discountMicros + chargesMicros;
  const taxed = takePercent(told.sums.netMicros + netMicros, tax?.percent ?? 0, currency) - told.sums.taxMicros;
  const taxMicros = Math.max(0, taxed);
  return { lines, charges, sums: { linesMicros, discountMicros, chargesMicros, netMicros, taxMicros, totalMicros: netMicros + taxMicros } };
}

/** What comes off the end of a share that was told to come after others: by how much it is less where only a part of it stays. */
export function takeBack(whole: Whole, before: Share, told: Worth, stays: Share, taken: Share): Taken {
  const [all, rest] = [joinShares(stays, taken), stays].map((share) => takeShare(whole, before, share, told)) as [Taken, Taken];
  const totalOf = ({ lines }: Taken, number: number) => lines.find(({ line }) => line === number)?.totalMicros ?? 0;
  return {
    lines: all.lines.flatMap((line) => {
      const quantity = piecesOf(taken, line.line);
      return quantity === 0 ? [] : [{ ...line, quantity, totalMicros: line.totalMicros - totalOf(rest, line.line) }];
    }),
    charges: taken.charges ? whole.charges : [],
    sums: sumsBetween(rest.sums, all.sums),
  };
}

function worthOf({ lines, charges, discountPercent, tax, currency }: Whole, share: Share): Worth {
  const taken = lines.map((line) => ({ ...line, quantity: piecesOf(share, line.line) }));
  return {
    lines: new Map(taken.map(({ line, unitPriceMicros, quantity }) => [line, totalMicros(unitPriceMicros, quantity, currency)])),
    sums: addUp(taken, { charges: share.charges ? charges : [], discountPercent, tax }, currency),
  };
}
