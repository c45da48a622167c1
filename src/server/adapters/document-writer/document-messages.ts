import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import type { Paper } from '#domain/papers/paper.ts';
import type { PaperEnclosures, QuoteEnclosures } from '../../ports/document-writer.ts';

/** What is to be written. */
export type Wanted =
  | { readonly kind: 'quote'; readonly document: QuoteDocument; readonly enclosures: QuoteEnclosures }
  | { readonly kind: 'paper'; readonly document: Paper; readonly enclosures: PaperEnclosures };

/** To the thread that writes documents. */
export type DocumentOrder = Wanted & { readonly id: number };

/** From it. */
export type DocumentAnswer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly error: unknown };
