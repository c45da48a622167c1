import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import { heightOf, MARGIN, type Sheet } from '../text/sheet.ts';
import { GROUND, LINE, LOOK } from './look.ts';
import { textsOf } from './quote-words.ts';

const PADDING = 10;
const GAP = 16;
const RADIUS = 4;
/** A heading takes so much of its text along. */
const HEADING_ROOM = 60;
const FOOTER_GAP = 6;

/** Where the customer answers, or pays, as a link that can also be typed from paper. */
export function writeLink(sheet: Sheet, link: string, text: string, name: string): void {
  const { x, width } = sheet.area;
  const inner = { x: x + PADDING, width: width - 2 * PADDING };
  const words = sheet.break(text, LOOK.body, inner.width);
  const address = sheet.break(link, LOOK.link, inner.width);
  const height = heightOf(words) + heightOf(address) + 2 * PADDING;
  sheet.keep(height);
  const top = sheet.y;
  sheet.decorate('Layout', () => sheet.doc.roundedRect(x, top, width, height, RADIUS).fill(GROUND));
  sheet.element(sheet.root, 'P').add(() => sheet.drawLines(words, inner, top + PADDING));
  const below = top + PADDING + heightOf(words);
  const element = sheet.element(sheet.element(sheet.root, 'P'), 'Link', { alt: name });
  element.add(() => sheet.drawLines(address, inner, below));
  const widest = Math.max(0, ...address.map((line) => line.width));
  sheet.doc.link(inner.x, below, widest, heightOf(address), link, { structParent: element });
  sheet.y = top + height + GAP;
}

/** What the lead times count from. */
export function writeCutOff(sheet: Sheet, document: QuoteDocument): void {
  const { cutOff, lines } = document;
  if (cutOff === undefined || lines.every(({ leadTimeDays }) => leadTimeDays === 0)) return;
  sheet.flow(sheet.element(sheet.root, 'P'), sheet.break(textsOf(document).cutOff(cutOff), LOOK.terms, sheet.area.width));
  sheet.y += GAP;
}

/** What the shop's offer stands on, over as many pages as it takes. */
export function writeTerms(sheet: Sheet, terms: string, heading: string): void {
  const lines = sheet.break(terms, LOOK.terms, sheet.area.width);
  if (lines.length === 0) return;
  sheet.keep(HEADING_ROOM);
  sheet.flow(sheet.element(sheet.root, 'H2'), sheet.break(heading, LOOK.heading, sheet.area.width));
  sheet.y += 2;
  sheet.flow(sheet.element(sheet.root, 'P'), lines);
}

/** At the foot of each page: what this is, and which page of how many. */
export function writeFooters(sheet: Sheet, title: string, tell: (page: number, pages: number) => string): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  const { x, width } = sheet.area;
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(start + page);
    const top = sheet.doc.page.height - MARGIN + FOOTER_GAP;
    const number = sheet.break(tell(page + 1, count), LOOK.footer, width);
    const room = width - Math.max(0, ...number.map((line) => line.width)) - GAP;
    const [name] = sheet.break(title, LOOK.footer, room);
    sheet.rule(top - FOOTER_GAP, LINE);
    sheet.decorate('Pagination', () => {
      if (name !== undefined) sheet.drawLines([name], { x, width }, top);
      sheet.drawLines(number, { x, width }, top, 'right');
    });
  }
}
