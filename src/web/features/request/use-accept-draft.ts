import { useState } from 'react';
import { type DeliveryAddress, NO_ADDRESS } from '#domain/desk/delivery-address.ts';
import type { AcceptedLine, QuoteDocument } from '#domain/desk/quote-document.ts';
import { MAX_QUANTITY } from '#domain/quantity.ts';

/** What a customer is about to order of one line; the quantity as it was typed. */
export interface DraftLine {
  readonly isTaken: boolean;
  readonly typed: string;
}

interface Fields {
  readonly name: string;
  readonly purchaseOrder: string;
  readonly deliverTo: DeliveryAddress;
  readonly file: { readonly fileID: string; readonly filename: string } | null;
}

/** An order as far as it is filled in. */
export interface AcceptDraft extends Fields {
  lineOf(line: number): DraftLine;
  changeLine(line: number, change: Partial<DraftLine>): void;
  change(fields: Partial<Fields>): void;
}

/** An order of a quote, at first of all its lines as they were offered. Another revision begins with its own lines and keeps the rest. */
export function useAcceptDraft(quote: QuoteDocument, name: string): AcceptDraft {
  const [fields, setFields] = useState<Fields>({ name, purchaseOrder: '', deliverTo: NO_ADDRESS, file: null });
  const [typed, setTyped] = useState<{ readonly revision: number; readonly lines: ReadonlyMap<number, DraftLine> }>();
  const lines = typed?.revision === quote.revision ? typed.lines : new Map<number, DraftLine>();
  const lineOf = (line: number) => {
    const offered = quote.lines.find((of) => of.line === line)?.quantity ?? 1;
    return lines.get(line) ?? { isTaken: true, typed: String(offered) };
  };
  return {
    ...fields,
    lineOf,
    changeLine: (line, change) => setTyped({ revision: quote.revision, lines: new Map(lines).set(line, { ...lineOf(line), ...change }) }),
    change: (changed) => setFields((present) => ({ ...present, ...changed })),
  };
}

/** The quantity that was typed, if it can be ordered: what was offered at least, and 1000 at most. */
export function readQuantity(typed: string, offered: number): number | null {
  if (!/^\s*\d{1,4}\s*$/.test(typed)) return null;
  const quantity = Number(typed);
  return quantity >= offered && quantity <= MAX_QUANTITY ? quantity : null;
}

/** The lines that are to be ordered; null while one of them has no sound quantity. */
export function readLines({ lines }: QuoteDocument, draft: Pick<AcceptDraft, 'lineOf'>): readonly AcceptedLine[] | null {
  const wanted: AcceptedLine[] = [];
  for (const { line, quantity: offered } of lines) {
    const { isTaken, typed } = draft.lineOf(line);
    if (!isTaken) continue;
    const quantity = readQuantity(typed, offered);
    if (quantity === null) return null;
    wanted.push({ line, quantity });
  }
  return wanted;
}
