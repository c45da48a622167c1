import type { Paper } from '#domain/papers/paper.ts';
import type { PaperEnclosures } from '../../../ports/document-writer.ts';
import type { TypefaceShelf } from '../fonts/typefaces.ts';
import { writeDocument } from '../frame/write-document.ts';
import { textsOf } from '../quote/quote-words.ts';
import { writeFooters } from '../quote/write-end.ts';
import { writeSums } from '../quote/write-sums.ts';
import { WITHOUT_PRICES, writeTable } from '../quote/write-table.ts';
import { PAPER_TEXTS } from './paper-words.ts';
import { writePaperEnd } from './write-paper-end.ts';
import { titleOf, writePaperHead } from './write-paper-head.ts';

/** An order's paper as a tagged PDF; with an e-invoice as PDF/A-3 that holds it. */
export function writePaperPdf(
  paper: Paper,
  { pictures, logo, prices, eInvoice }: PaperEnclosures,
  shelf: TypefaceShelf,
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = PAPER_TEXTS[paper.language];
  const { shop, issuedOn, language, currency, lines } = paper;
  const frame = {
    ...{ issuedOn, language, currency, lines },
    title: `${titleOf(paper)} – ${shop.name}`,
    author: shop.name,
    country: shop.address.country,
    said: [paper, texts, textsOf(paper)],
    attached: eInvoice === null ? null : { xml: eInvoice },
  };
  return writeDocument(frame, { pictures, logo }, shelf, (sheet, drawn) => {
    writePaperHead(sheet, paper, drawn.logo);
    const isConfirmation = paper.kind === 'confirmation';
    const shown = lines.map((line) => ({
      ...line,
      breaks: [],
      leadTimeDays: isConfirmation ? line.leadTimeDays : null,
      note: isConfirmation ? line.note : '',
    }));
    const table = { lines: shown, currency, language };
    if (prices) {
      writeTable(sheet, table, drawn.pictures);
      writeSums(sheet, paper);
    } else writeTable(sheet, table, drawn.pictures, WITHOUT_PRICES);
    writePaperEnd(sheet, paper);
    writeFooters(sheet, `${titleOf(paper)} · ${shop.name}`, texts.page);
  });
}
