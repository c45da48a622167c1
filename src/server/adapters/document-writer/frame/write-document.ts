import PDFDocument, { type PdfImage } from 'pdfkit';
import { glossOf, lookOf } from '#domain/catalogue/gloss.ts';
import { type Language, LOCALES } from '#domain/language/language.ts';
import { formatMicros } from '#domain/money/money.ts';
import { escapeXml } from '#domain/papers/e-invoice/xml.ts';
import { shrinkPicture } from '../../picture-encoder/shrink-picture.ts';
import { createDocumentFont, type DocumentFont } from '../fonts/document-font.ts';
import type { Typeface, TypefaceShelf } from '../fonts/typefaces.ts';
import { cleanText, type TextTools } from '../text/break-text.ts';
import { MARGIN, Sheet } from '../text/sheet.ts';
import { type Attached, attach } from './attach.ts';

/** Countries whose printers hold US Letter, as shops write them. */
const LETTER_COUNTRIES = /^(us|usa|u\.s\.a?\.|united states( of america)?|ca|canada)$/i;

/** What a line shows a picture of. */
interface Pictured {
  readonly partId: string;
  readonly colorRgb?: string | undefined;
  readonly finish?: string | undefined;
}

/** What every document says of itself. */
export interface Frame {
  readonly title: string;
  readonly author: string;
  /** As the shop writes it. */
  readonly country: string;
  /** 'YYYY-MM-DD'. */
  readonly issuedOn: string;
  readonly language: Language;
  readonly currency: string;
  readonly lines: readonly Pictured[];
  /** Whatever it holds of texts, however deep: fonts follow from it. */
  readonly said: unknown;
  /** What goes with it in the file; null: nothing does. */
  readonly attached: Attached | null;
}

/** PNG, JPEG or WebP: of parts, by their ids, and the shop's logo. */
export interface Pictures {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly logo: Uint8Array | null;
}

export interface Drawn {
  readonly logo: PdfImage | null;
  /** By `namePicture`. */
  readonly pictures: ReadonlyMap<string, PdfImage>;
}

/** A tagged PDF of what `draw` draws. */
export async function writeDocument(
  frame: Frame,
  enclosed: Pictures,
  shelf: TypefaceShelf,
  draw: (sheet: Sheet, drawn: Drawn) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const locale = LOCALES[frame.language];
  const [typefaces, prepared] = await Promise.all([
    shelf.load([...collectTexts(frame.said), formatMicros(0, frame.currency, locale)].map(cleanText)),
    preparePictures(frame, enclosed),
  ]);
  const pdf = new PDFDocument({
    size: LETTER_COUNTRIES.test(frame.country.trim()) ? 'LETTER' : 'A4',
    margin: MARGIN,
    font: null,
    pdfVersion: '1.7',
    ...(frame.attached === null ? {} : { subset: 'PDF/A-3a' as const }),
    tagged: true,
    lang: locale,
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    // The day of the document and not of the writing, so that the same document is the same bytes.
    info: { Title: new InfoText(frame.title), Author: new InfoText(frame.author), CreationDate: new Date(`${frame.issuedOn}T00:00:00Z`) },
  });
  const written = collect(pdf);
  const open = (bytes: Uint8Array | null): PdfImage | null => (bytes === null ? null : pdf.openImage(bytes));
  const sheet = new Sheet(pdf, toolsFor(typefaces));
  draw(sheet, {
    logo: open(prepared.logo),
    pictures: new Map([...prepared.pictures].map(([name, bytes]) => [name, pdf.openImage(bytes)])),
  });
  if (frame.attached !== null) attach(pdf, frame.attached, frame.issuedOn);
  pdf.end();
  return written;
}

/** A text of the document's information: as it is there, and without what would end its element in the metadata. */
class InfoText extends String {
  override toString(): string {
    return escapeXml(this.valueOf());
  }
}

/** A part may be on several lines, in a color and finish each. */
export function namePicture({ partId, colorRgb, finish }: Pictured): string {
  return `${partId} ${colorRgb ?? ''} ${glossOf(finish)}`;
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
async function preparePictures({ lines }: Frame, { pictures, logo }: Pictures): Promise<PreparedPictures> {
  const prepared = new Map<string, Uint8Array>();
  for (const line of lines) {
    const bytes = pictures.get(line.partId);
    if (bytes === undefined || prepared.has(namePicture(line))) continue;
    const picture = await shrinkPicture(bytes, PICTURE_PX, (image) => image.jpeg({ quality: 85 }), lookOf(line));
    if (picture !== null) prepared.set(namePicture(line), picture);
  }
  return { pictures: prepared, logo: logo === null ? null : await shrinkPicture(logo, LOGO_PX, (image) => image.removeAlpha().png()) };
}
