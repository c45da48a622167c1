import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import type { QuoteEnclosures } from '../../ports/document-writer.ts';

/** To the thread that writes documents. */
export interface DocumentOrder {
  readonly id: number;
  readonly document: QuoteDocument;
  readonly enclosures: QuoteEnclosures;
}

/** From it. */
export type DocumentAnswer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly error: unknown };
