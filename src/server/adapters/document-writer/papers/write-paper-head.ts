import type { PdfImage } from 'pdfkit';
import { spellDay } from '#domain/calendar/spell-days.ts';
import { nameOrder } from '#domain/desk/quote-document.ts';
import { LOCALES } from '#domain/language/language.ts';
import { type DeliveryNote, findPayer, namePaper, nameShop, type Paper } from '#domain/papers/paper.ts';
import { listAddress } from '#domain/shop/list-address.ts';
import { spellWeight } from '#domain/text/spell-weight.ts';
import { listDelivery } from '#domain/trade/delivery-address.ts';
import { column } from '../quote/write-head.ts';
import type { Sheet } from '../text/sheet.ts';
import { PAPER_TEXTS } from './paper-words.ts';

/** Of the width: the shop and the customer on the left, the paper's own facts on the right. */
const LEFT_SHARE = 0.52;
const GUTTER = 24;
const GAP = 14;

export function titleOf(paper: Paper): string {
  return PAPER_TEXTS[paper.language].titles[paper.kind](namePaper(paper));
}

/** Whose paper this is, what, and for whom. */
export function writePaperHead(sheet: Sheet, paper: Paper, logo: PdfImage | null): void {
  const texts = PAPER_TEXTS[paper.language];
  const { x, width } = sheet.area;
  const top = sheet.y;
  const right = column(sheet, { x: x + width * LEFT_SHARE, width: width * (1 - LEFT_SHARE) }, top);
  right.write('H1', titleOf(paper), 'title');
  right.skip(4);
  for (const [label, value] of listFacts(paper)) if (value !== '') right.fact(label, value);
  const left = column(sheet, { x, width: width * LEFT_SHARE - GUTTER }, top);
  if (logo !== null) left.picture(logo, paper.shop.name);
  left.write('P', nameShop(paper), 'shop');
  const { address, email, website } = paper.shop;
  left.write('P', [...listAddress(address), email, website].filter(Boolean).join('\n'), 'small');
  left.skip(GAP);
  const [[label, rows], ...others] = listParties(paper);
  left.write('P', label, 'label');
  left.write('P', rows.join('\n'), 'value');
  for (const [otherLabel, otherRows] of others) {
    right.skip(GAP);
    right.write('P', otherLabel, 'label');
    right.write('P', otherRows.join('\n'), 'value');
  }
  sheet.y = Math.max(left.bottom(), right.bottom()) + GAP;
  if (paper.kind === 'credit-note' && paper.reason !== '') writeParagraph(sheet, texts.reason(paper.reason));
}

function writeParagraph(sheet: Sheet, text: string): void {
  const own = column(sheet, sheet.area, sheet.y);
  own.write('P', text, 'body');
  sheet.y = own.bottom() + GAP;
}

type Party = readonly [label: string, rows: readonly string[]];

/** To whom it goes first, then where the parts go, if that is another place. */
function listParties(paper: Paper): readonly [Party, ...Party[]] {
  const texts = PAPER_TEXTS[paper.language];
  const { customer, deliverTo, language } = paper;
  const payer = findPayer(paper);
  const who = [customer.organization, customer.name].filter(Boolean);
  const paid = payer === null ? who : listDelivery({ ...payer, company: payer.company || customer.organization }, language);
  const delivered = deliverTo === null ? [] : listDelivery(deliverTo, language);
  if (paper.kind === 'delivery-note')
    return [[texts.deliverTo, deliverTo === 'pick-up' || deliverTo === null ? [...who, ...delivered] : delivered]];
  const first: Party = [paper.kind === 'confirmation' ? texts.orderedBy : texts.billTo, paid];
  return deliverTo === null || payer === deliverTo ? [first] : [first, [texts.deliverTo, delivered]];
}

function listContents({ contents, language }: DeliveryNote): readonly (readonly [string, string])[] {
  if (contents === undefined) return [];
  const { pieces, grams } = contents;
  const texts = PAPER_TEXTS[language];
  return [[texts.pieces, String(pieces)], ...(grams === null ? [] : [[texts.weight, spellWeight(grams, LOCALES[language])] as const])];
}

function listFacts(paper: Paper): readonly (readonly [string, string])[] {
  const { language } = paper;
  const texts = PAPER_TEXTS[language];
  const order = [texts.order, nameOrder(paper.orderNumber)] as const;
  const day = (label: string, of: string) => [label, spellDay(of, language)] as const;
  const common = [[texts.purchaseOrder, paper.purchaseOrder] as const, [texts.theirVatId, paper.vatId] as const];
  switch (paper.kind) {
    case 'confirmation':
      return [day(texts.issuedOn, paper.issuedOn), day(texts.leavesOn, paper.leavesOn), ...common];
    case 'delivery-note':
      return [
        day(texts.issuedOn, paper.issuedOn),
        order,
        [texts.parcel, String(paper.parcel)],
        [texts.purchaseOrder, paper.purchaseOrder],
        [texts.carrier, paper.carrier],
        [texts.tracking, paper.tracking],
        ...listContents(paper),
      ];
    case 'invoice':
      return [
        day(texts.issuedOn, paper.issuedOn),
        day(texts.suppliedOn, paper.suppliedOn),
        day(texts.dueOn, paper.dueOn),
        order,
        ...common,
      ];
    case 'credit-note': {
      const { number, issuedOn } = paper.invoice;
      const invoice = texts.invoiceOf(namePaper({ kind: 'invoice', number }), spellDay(issuedOn, language));
      return [day(texts.issuedOn, paper.issuedOn), [texts.corrects, invoice], order, ...common];
    }
  }
}
