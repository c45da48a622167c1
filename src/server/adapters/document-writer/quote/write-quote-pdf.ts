import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import type { QuoteEnclosures } from '../../../ports/document-writer.ts';
import type { TypefaceShelf } from '../fonts/typefaces.ts';
import { writeDocument } from '../frame/write-document.ts';
import { languageOf, textsOf } from './quote-words.ts';
import { writeCutOff, writeFooters, writeLink, writeTerms } from './write-end.ts';
import { titleOf, writeHead } from './write-head.ts';
import { writeSums } from './write-sums.ts';
import { writeTable } from './write-table.ts';

/** A quote's document as a tagged PDF. */
export function writeQuotePdf(
  document: QuoteDocument,
  enclosures: QuoteEnclosures,
  shelf: TypefaceShelf,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = textsOf(document);
  const frame = {
    title: `${titleOf(document)} – ${document.shop.name}`,
    author: document.shop.name,
    country: document.shop.address.country,
    issuedOn: document.issuedOn,
    language: languageOf(document),
    currency: document.currency,
    lines: document.lines,
    said: [document, texts, enclosures.link],
    attached: null,
  };
  return writeDocument(frame, enclosures, shelf, (sheet, { logo, pictures }) => {
    writeHead(sheet, document, logo);
    writeTable(sheet, document, pictures);
    writeSums(sheet, document);
    writeCutOff(sheet, document);
    if (enclosures.link !== null) writeLink(sheet, enclosures.link, texts.answer, texts.answerLink);
    writeTerms(sheet, document.terms, texts.terms);
    writeFooters(sheet, `${titleOf(document)} · ${document.shop.name}`, texts.page);
  });
}
