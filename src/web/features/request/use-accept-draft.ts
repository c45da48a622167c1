import * as z from 'zod/mini';
import { NO_ADDRESS } from '#domain/desk/delivery-address.ts';
import type { AcceptedLine, QuoteDocument } from '#domain/desk/quote-document.ts';
import { MIN_QUANTITY } from '#domain/part/quantity.ts';
import { createDraftStore } from '../../stores/draft-store.ts';

/** What a customer is about to order of one line; the quantity as it was typed. */
export interface DraftLine {
  readonly isTaken: boolean;
  readonly typed: string;
}

const fieldsSchema = z.object({
  name: z.string(),
  purchaseOrder: z.string(),
  isPickedUp: z._default(z.boolean(), false),
  deliverTo: z.object({
    name: z._default(z.string(), ''),
    company: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  file: z.nullable(z.object({ fileID: z.string(), filename: z.string() })),
});
const draftSchema = z.extend(fieldsSchema, {
  /** That of the quote that the lines are of; those that nobody touched are missing. */
  revision: z.int(),
  lines: z.array(z.object({ line: z.int(), isTaken: z.boolean(), typed: z.string() })),
});
const useDraftStore = createDraftStore('acceptDraftStore', draftSchema);

type Fields = Readonly<z.infer<typeof fieldsSchema>>;
type Kept = z.infer<typeof draftSchema>;

/** An order as far as it is filled in. */
export interface AcceptDraft extends Fields {
  lineOf(line: number): DraftLine;
  changeLine(line: number, change: Partial<DraftLine>): void;
  change(fields: Partial<Fields>): void;
  /** Once it is ordered. */
  forget(): void;
}

/**
 * An order of a request's quote, at first of all its lines as they were offered and in the name given; it survives a reload. Another
 * revision begins with its own lines and keeps the rest.
 */
export function useAcceptDraft(quote: QuoteDocument, requestID: string, name: string): AcceptDraft {
  const { revision } = quote;
  const find = ({ drafts }: { readonly drafts: Readonly<Record<string, Kept>> }) =>
    Object.hasOwn(drafts, requestID) ? drafts[requestID] : undefined;
  const untouched = { name, purchaseOrder: '', isPickedUp: false, deliverTo: { ...NO_ADDRESS, name }, file: null, revision, lines: [] };
  const read = (kept: Kept = untouched): Kept => (kept.revision === revision ? kept : { ...kept, revision, lines: [] });
  const { lines, ...fields } = read(useDraftStore(find));
  const { keepDraft, forgetDraft } = useDraftStore.getState();
  const keep = (change: (present: Kept) => Partial<Kept>) => {
    const present = read(find(useDraftStore.getState()));
    keepDraft(requestID, { ...present, ...change(present) });
  };
  const lineOf = (line: number): DraftLine => {
    const offered = quote.lines.find((of) => of.line === line)?.quantity ?? 1;
    return lines.find((of) => of.line === line) ?? { isTaken: true, typed: String(offered) };
  };
  return {
    ...fields,
    lineOf,
    changeLine: (line, change) =>
      keep((present) => ({ lines: [...present.lines.filter((of) => of.line !== line), { line, ...lineOf(line), ...change }] })),
    change: (changed) => keep(() => changed),
    forget: () => forgetDraft(requestID),
  };
}

/** The quantity that was typed, whether it was offered or not; null where it is none. */
export function readQuantity(typed: string): number | null {
  const quantity = /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : 0;
  return quantity >= MIN_QUANTITY ? quantity : null;
}

/** The lines that are wanted; null while one of them has no quantity. */
export function readLines({ lines }: QuoteDocument, draft: Pick<AcceptDraft, 'lineOf'>): readonly AcceptedLine[] | null {
  const wanted: AcceptedLine[] = [];
  for (const { line } of lines) {
    const { isTaken, typed } = draft.lineOf(line);
    if (!isTaken) continue;
    const quantity = readQuantity(typed);
    if (quantity === null) return null;
    wanted.push({ line, quantity });
  }
  return wanted;
}
