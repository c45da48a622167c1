import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import type { Paper } from '#domain/papers/paper.ts';

/** What a quote's PDF shows beside its document. */
export interface QuoteEnclosures {
  /** PNG, JPEG or WebP of a part, by the part's id. What is missing or damaged leaves its place empty. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** PNG, JPEG or WebP; null, or damaged, shows the shop's name alone. */
  readonly logo: Uint8Array | null;
  /** Where the customer answers; null in a PDF that is not for the customer. */
  readonly link: string | null;
}

/** What an order's paper shows as PDF beside its document. */
export interface PaperEnclosures extends Pick<QuoteEnclosures, 'pictures' | 'logo'> {
  /** False: without prices, as a delivery note may lie in a parcel. */
  readonly prices: boolean;
  /** The same invoice as XML, to lie in the PDF, which then is a PDF/A-3; null: there is none. */
  readonly eInvoice: string | null;
}

/** Writes documents as they are mailed, printed and kept. */
export interface DocumentWriter {
  /**
   * A tagged PDF whose text can be selected, whatever script names are written in; the same bytes for the same document and enclosures.
   * Never refuses what a document holds: a character that no font has is a box. Rejects where the writer itself broke.
   */
  writeQuote(document: QuoteDocument, enclosures: QuoteEnclosures): Promise<Uint8Array>;
  /** The same for a paper of an order. */
  writePaper(paper: Paper, enclosures: PaperEnclosures): Promise<Uint8Array>;
}
