import type { PdfImage, StructureElement } from 'pdfkit';
import { spellDay } from '#domain/calendar/spell-days.ts';
import { DRAFT, nameQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { nameRequest } from '#domain/request/rfq.ts';
import { listAddress } from '#domain/shop/list-address.ts';
import type { Line } from '../text/break-text.ts';
import { type Area, heightOf, type Sheet } from '../text/sheet.ts';
import { LOOK } from './look.ts';
import { languageOf, textsOf } from './quote-words.ts';

const GUTTER = 24;
/** Of the width: the shop and the customer on the left, the quote's own facts on the right. */
const LEFT_SHARE = 0.52;
const LABEL_WIDTH = 70;
const LOGO = { width: 160, height: 48 };
const GAP = 14;
/** That a name or an address may take, so that the head stays on its page. */
const MOST_LINES = 12;

/** What a quote is called on paper: 'Quote Q-00042 (revision 2)'; one that was not sent has no name. */
export function titleOf(document: QuoteDocument): string {
  const { number, revision } = document;
  const texts = textsOf(document);
  return number === DRAFT ? texts.draft : texts.title(nameQuote({ number, revision: 1 }), revision);
}

/** Who offers, what this is, for whom, and what the shop writes with it. */
export function writeHead(sheet: Sheet, document: QuoteDocument, logo: PdfImage | null): void {
  const { x, width } = sheet.area;
  const left = { x, width: width * LEFT_SHARE - GUTTER };
  const right = { x: x + width * LEFT_SHARE, width: width * (1 - LEFT_SHARE) };
  const top = sheet.y;
  const title = column(sheet, right, top);
  title.write('H1', titleOf(document), 'title');
  title.skip(4);
  for (const [label, value] of factsOf(document)) title.fact(label, value);
  const shop = column(sheet, left, top);
  if (logo !== null) shop.picture(logo, document.shop.name);
  shop.write('P', document.shop.name, 'shop');
  const { address, email, website } = document.shop;
  shop.write('P', [...listAddress(address), email, website].filter(Boolean).join('\n'), 'small');
  shop.skip(GAP);
  shop.write('P', textsOf(document).for, 'label');
  shop.write('P', document.customer.name, 'name');
  shop.write('P', [document.customer.organization, document.customer.email].filter(Boolean).join('\n'), 'small');
  sheet.y = Math.max(title.bottom(), shop.bottom()) + GAP;
  writeMessage(sheet, document.message);
}

function factsOf(document: QuoteDocument): readonly (readonly [string, string])[] {
  const texts = textsOf(document);
  const language = languageOf(document);
  return [
    [texts.issuedOn, spellDay(document.issuedOn, language)],
    [texts.validUntil, spellDay(document.validUntil, language)],
    [texts.reference, nameRequest({ id: document.requestId, number: document.requestNumber ?? null })],
  ];
}

function writeMessage(sheet: Sheet, message: string): void {
  const lines = sheet.break(message, LOOK.body, sheet.area.width);
  if (lines.length === 0) return;
  sheet.flow(sheet.element(sheet.root, 'P'), lines);
  sheet.y += GAP;
}

/** Writes one thing beneath the other in an area, without leaving the page. */
export function column(sheet: Sheet, area: Area, top: number) {
  let y = top;
  const draw = (element: StructureElement, lines: readonly Line[], place: Area) => {
    const start = y;
    const shown = lines.slice(0, MOST_LINES);
    element.add(() => sheet.drawLines(shown, place, start));
    return heightOf(shown);
  };
  return {
    skip(height: number) {
      y += height;
    },
    bottom: () => y,
    write(tag: 'H1' | 'P', text: string, look: keyof typeof LOOK) {
      const lines = sheet.break(text, LOOK[look], area.width);
      if (lines.length > 0) y += draw(sheet.element(sheet.root, tag), lines, area);
    },
    fact(label: string, value: string) {
      const element = sheet.element(sheet.root, 'P');
      const labelHeight = draw(element, sheet.break(label, LOOK.label, LABEL_WIDTH), area);
      const beside = { x: area.x + LABEL_WIDTH, width: area.width - LABEL_WIDTH };
      const height = draw(element, sheet.break(value, LOOK.value, beside.width), beside);
      y += Math.max(labelHeight, height) + 1;
    },
    picture(logo: PdfImage, name: string) {
      const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height, 1);
      const [width, height] = [logo.width * scale, logo.height * scale];
      const figure = sheet.element(sheet.root, 'Figure', { alt: name, placement: 'Block', bbox: [area.x, y, area.x + width, y + height] });
      const start = y;
      figure.add(() => sheet.doc.image(logo, area.x, start, { width, height }));
      y += height + GAP;
    },
  };
}
