import { spellDay } from '#domain/calendar/spell-days.ts';
import { LOCALES } from '#domain/language/language.ts';
import { formatMicros } from '#domain/money/money.ts';
import { nameShop, type Paper } from '#domain/papers/paper.ts';
import { LINE, LOOK } from '../quote/look.ts';
import { writeLink, writeTerms } from '../quote/write-end.ts';
import { heightOf, type Sheet } from '../text/sheet.ts';
import { PAPER_TEXTS } from './paper-words.ts';

const GAP = 12;

/** How it is paid, what it stands on, and who wrote it, as far as the law wants that said. */
export function writePaperEnd(sheet: Sheet, paper: Paper): void {
  const texts = PAPER_TEXTS[paper.language];
  if (paper.kind !== 'delivery-note') writeText(sheet, paper.tax?.note ?? '');
  if (paper.kind === 'invoice') {
    const { sums, currency, dueOn, language, business } = paper;
    const total = formatMicros(sums.totalMicros, currency, LOCALES[language]);
    const { holder, name, iban, bic } = business.bank;
    const account = [holder, name, spaceIban(iban), bic === '' ? '' : texts.bic(bic)].filter(Boolean).join(', ');
    writeText(sheet, [texts.pay(total, spellDay(dueOn, language)), iban === '' ? '' : texts.bank(account)].filter(Boolean).join('\n'));
    if (business.paymentLink !== '') writeLink(sheet, business.paymentLink, texts.payHere, texts.payLink);
  }
  if (paper.kind === 'credit-note') writeText(sheet, texts.credited);
  if (paper.kind === 'confirmation') writeTerms(sheet, paper.terms, texts.terms);
  writeLegal(sheet, paper);
}

/** In groups of four, as banks write it. */
function spaceIban(iban: string): string {
  return /^[A-Z]{2}/i.test(iban)
    ? iban
        .replaceAll(/\s/g, '')
        .toUpperCase()
        .replaceAll(/.{4}(?=.)/g, (four) => `${four} `)
    : iban;
}

function writeText(sheet: Sheet, text: string): void {
  const lines = sheet.break(text, LOOK.body, sheet.area.width);
  if (lines.length === 0) return;
  sheet.keep(heightOf(lines));
  sheet.flow(sheet.element(sheet.root, 'P'), lines);
  sheet.y += GAP;
}

function writeLegal(sheet: Sheet, paper: Paper): void {
  const texts = PAPER_TEXTS[paper.language];
  const { registration, directors, vatId, taxNumber, footer } = paper.business;
  const facts = [registration, directors, vatId === '' ? '' : texts.vatId(vatId), taxNumber === '' ? '' : texts.taxNumber(taxNumber)];
  const said = facts.filter(Boolean);
  const text = [said.length === 0 ? '' : [nameShop(paper), ...said].join(' · '), footer].filter(Boolean).join('\n');
  const lines = sheet.break(text, LOOK.small, sheet.area.width);
  if (lines.length === 0) return;
  sheet.y += GAP;
  sheet.keep(heightOf(lines) + GAP);
  sheet.rule(sheet.y, LINE);
  sheet.y += GAP / 2;
  sheet.flow(sheet.element(sheet.root, 'P'), lines);
}
