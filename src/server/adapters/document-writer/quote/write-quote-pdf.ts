import PDFDocument, { type PdfImage } from 'pdfkit';
import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import { LOCALES } from '#domain/language/language.ts';
import { formatMicros } from '#domain/money/money.ts';
import type { QuoteEnclosures } from '../../../ports/document-writer.ts';
import { shrinkPicture } from '../../picture-encoder/shrink-picture.ts';
import { createDocumentFont, type DocumentFont } from '../fonts/document-font.ts';
import type { Typeface, TypefaceShelf } from '../fonts/typefaces.ts';
import { cleanText, type TextTools } from '../text/break-text.ts';
import { MARGIN, Sheet } from '../text/sheet.ts';
import { languageOf, textsOf } from './quote-words.ts';
import { writeCutOff, writeFooters, writeLink, writeTerms } from './write-end.ts';
import { titleOf, writeHead } from './write-head.ts';
import { writeSums } from './write-sums.ts';
import { namePicture, writeTable } from './write-table.ts';

/** Countries whose printers hold US Letter, as shops write them. */
const LETTER_COUNTRIES = /^(us|usa|u\.s\.a?\.|united states( of america)?|ca|canada)$/i;

/** A quote's document as a tagged PDF. */
export async function writeQuotePdf(
  document: QuoteDocument,
  enclosures: QuoteEnclosures,
  shelf: TypefaceShelf,
): Promise<Uint8Array<ArrayBuffer>> {
  const locale = LOCALES[languageOf(document)];
  const [typefaces, prepared] = await Promise.all([
    shelf.load(
      [...collectTexts([document, textsOf(document), enclosures.link]), formatMicros(0, document.currency, locale)].map(cleanText),
    ),
    preparePictures(document, enclosures),
  ]);
  const title = `${titleOf(document)} – ${document.shop.name}`;
  const pdf = new PDFDocument({
    size: LETTER_COUNTRIES.test(document.shop.address.country.trim()) ? 'LETTER' : 'A4',
    margin: MARGIN,
    font: null,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    // The day of the document and not of the writing, so that the same document is the same bytes.
    info: { Title: title, Author: document.shop.name, CreationDate: new Date(`${document.issuedOn}T00:00:00Z`) },
  });
  const written = collect(pdf);
  const open = (bytes: Uint8Array | null): PdfImage | null => (bytes === null ? null : pdf.openImage(bytes));
  const sheet = new Sheet(pdf, toolsFor(typefaces));
  writeHead(sheet, document, open(prepared.logo));
  writeTable(sheet, document, new Map([...prepared.pictures].map(([name, bytes]) => [name, pdf.openImage(bytes)])));
  writeSums(sheet, document);
  writeCutOff(sheet, document);
  if (enclosures.link !== null) writeLink(sheet, enclosures.link, textsOf(document));
  writeTerms(sheet, document);
  writeFooters(sheet, document);
  pdf.end();
  return written;
}

function toolsFor(typefaces: TextTools['typefaces']): TextTools {
  const fonts = new Map<string, DocumentFont>();
  return {
    typefaces,
    fontOf(typeface: Typeface, isRightToLeft) {
      const key = `${typeface.name} ${isRightToLeft}`;
      const font = fonts.get(key) ?? createDocumentFont(typeface, isRightToLeft);
      fonts.set(key, font);
      return font;
    },
  };
}

function collect(pdf: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
}

/** Every text in a value, however deep. */
function collectTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

/** Four pixels in each point of what is shown: 300 dots per inch. */
const PICTURE_PX = 200;
const LOGO_PX = 640;

/** Pictures in forms that go into a PDF as they are, on white. */
interface PreparedPictures {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly logo: Uint8Array | null;
}

/** Makes the pictures that the document shows as small as it shows them; leaves out what is none. */
async function preparePictures({ lines }: QuoteDocument, { pictures, logo }: QuoteEnclosures): Promise<PreparedPictures> {
  const prepared = new Map<string, Uint8Array>();
  for (const line of lines) {
    const bytes = pictures.get(line.partId);
    if (bytes === undefined || prepared.has(namePicture(line))) continue;
    const picture = await shrinkPicture(bytes, PICTURE_PX, (image) => image.jpeg({ quality: 85 }), line.colorRgb);
    if (picture !== null) prepared.set(namePicture(line), picture);
  }
  return { pictures: prepared, logo: logo === null ? null : await shrinkPicture(logo, LOGO_PX, (image) => image.removeAlpha().png()) };
}
