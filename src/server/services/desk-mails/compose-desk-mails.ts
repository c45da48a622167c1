import { spellBusinessDays, spellCutOff, spellDay } from '#domain/calendar/spell-days.ts';
import type { ProgressMail } from '#domain/desk/desk-settings.ts';
import { listSums } from '#domain/desk/list-sums.ts';
import { nameOrder, nameQuote, type OrderDocument, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { LANGUAGES, type Language, LOCALES } from '#domain/language/language.ts';
import { formatMicros, formatSigned, type Micros } from '#domain/money/money.ts';
import { languageOf } from '#domain/request/rfq.ts';
import { SAY } from '#domain/sentences/say-in.ts';
import { listDelivery } from '#domain/trade/delivery-address.ts';
import type { DeskMail, DeskRequest } from '../../ports/records/desk-records.ts';
import type { ShopSender } from '../shared/mails/find-sender.ts';
import { brandOf } from '../shared/mails/mail-brand.ts';
import { picturePart } from '../shared/mails/mail-pictures.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import { type MailBlock, renderMail } from '../shared/mails/render-mail.ts';
import { speaksFreely } from '../shared/mails/speaks-freely.ts';
import { listFew, tellFew } from '../shared/mails/tell-few.ts';
import { deskUrl, followUrl } from './request-urls.ts';
import { withNumber } from './with-number.ts';

type Facts = readonly (readonly [string, string])[];

/** What mails about a request are written from. */
export interface MailScene extends ShopSender {
  /** The number of the event that the mail is about: it names the mail, so that nothing is ever sent twice. */
  readonly event: number;
}

interface Words {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** What a mail says where nobody's own words may stand in it. */
function composeNews(subject: string, ...texts: readonly string[]): Words {
  return { subject, blocks: [{ kind: 'heading', text: subject }, ...texts.map((text) => ({ kind: 'paragraph' as const, text }))] };
}

/** A mail to the customer, with the link to the request. */
export function mailCustomer({ request, key }: Pick<DeskRequest, 'request' | 'key'>, scene: MailScene, words: Words): DeskMail {
  const isFree = speaksFreely(scene);
  const language = languageOf(request, scene.language);
  const { customer: news } = MAIL_TEXTS[language].news;
  const { subject, blocks } = isFree ? words : composeNews(news.subject, news.lead, news.notYours);
  return {
    id: `${request.id}-${scene.event}-customer`,
    to: request.contact.email,
    replyTo: isFree ? scene.provider.contactEmail : null,
    ...(isFree && { senderName: scene.provider.name }),
    subject: withNumber(subject, request),
    ...renderMail([...blocks, { kind: 'link', text: news.open, url: followUrl(scene.publicUrl, key) }], language, brandOf(scene)),
  };
}

/** A mail to the provider's orders address, with the link to the desk. */
export function mailShop({ request }: Pick<DeskRequest, 'request'>, scene: MailScene, words: Words): DeskMail {
  const isFree = speaksFreely(scene);
  const { shop: news } = MAIL_TEXTS[scene.language].news;
  const { subject, blocks } = isFree ? words : composeNews(news.subject, news.lead);
  return {
    id: `${request.id}-${scene.event}-shop`,
    to: scene.provider.ordersEmail,
    replyTo: isFree ? request.contact.email : null,
    subject: withNumber(subject, request),
    ...renderMail(
      [...blocks, { kind: 'link', text: news.open, url: deskUrl(scene.publicUrl, request.id) }],
      scene.language,
      brandOf(scene),
    ),
  };
}

/** The mail that carries a quote, as PDF too; its figures are the document's. */
export function composeQuoteMail(present: DeskRequest, quote: QuoteDocument, scene: MailScene): DeskMail {
  const name = nameQuote(quote);
  const language = quote.language ?? LANGUAGES[0];
  const texts = MAIL_TEXTS[language];
  const { facts } = texts;
  const show = (micros: Micros) => formatMicros(micros, quote.currency, LOCALES[language]);
  const blocks: MailBlock[] = [
    { kind: 'heading', text: texts.quote.heading(name, quote.shop.name) },
    ...(quote.message === '' ? [] : [{ kind: 'paragraph' as const, text: quote.message }]),
    ...tellFew(
      quote.lines,
      language,
      (line): MailBlock => ({
        kind: 'item',
        title: `${line.line}. ${line.filename}`,
        link: null,
        picture: picturePart(line),
        facts: [
          [facts.madeOf, [line.material, line.color, line.finish].map(SAY[language].offer).join(' · ')],
          [facts.quantity, String(line.quantity)],
          [facts.price, show(line.totalMicros)],
          [facts.leadTime, spellBusinessDays(line.leadTimeDays, language)],
          ...(line.note === '' ? [] : [[facts.note, line.note] as const]),
        ],
      }),
    ),
    { kind: 'facts', facts: [...tellSums(quote, language), [facts.validUntil, spellDay(quote.validUntil, language)]] },
    ...(quote.tax?.note ? [{ kind: 'paragraph' as const, text: quote.tax.note }] : []),
    ...(quote.cutOff === undefined ? [] : [{ kind: 'paragraph' as const, text: spellCutOff(quote.cutOff, language) }]),
    { kind: 'paragraph', text: texts.quote.attached },
  ];
  const mail = mailCustomer(present, scene, { subject: texts.quote.subject(name, quote.shop.name), blocks });
  return speaksFreely(scene) ? { ...mail, quoteRevision: quote.revision } : mail;
}

/** What a quote comes to, row by row, as its document says. */
function tellSums(quote: QuoteDocument, language: Language): Facts {
  const locale = LOCALES[language];
  return listSums(quote.sums, quote, language).map(
    ({ label, amountMicros }) => [SAY[language].step(label), formatSigned(amountMicros, quote.currency, locale)] as const,
  );
}

/** What an order comes to, for the mails that confirm it. */
export function listOrder({ lines, sums, currency, purchaseOrder, deliverTo, invoice, number }: OrderDocument, language: Language): Facts {
  const { facts, quote } = MAIL_TEXTS[language];
  const show = (micros: Micros) => formatMicros(micros, currency, LOCALES[language]);
  return [
    [facts.order, nameOrder(number)],
    ...(purchaseOrder === '' ? [] : [[facts.purchaseOrder, purchaseOrder] as const]),
    ...listFew(lines, language, (line) => [`${line.line}. ${line.filename}`, quote.linePrice(line.quantity, show(line.totalMicros))]),
    [facts.total, show(sums.totalMicros)],
    ...(deliverTo === null ? [] : [[facts.delivery, listDelivery(deliverTo, language).join(', ')] as const]),
    ...(invoice?.billTo ? [[facts.invoiceTo, listDelivery(invoice.billTo, language).join(', ')] as const] : []),
    ...(invoice?.vatId ? [[facts.vatId, invoice.vatId] as const] : []),
    ...(invoice?.phone ? [[facts.phone, invoice.phone] as const] : []),
  ];
}

/** A mail with the paper that its event issues, where mails hold a shop's own words. */
export function enclosePaper(mail: DeskMail, scene: MailScene): DeskMail {
  return speaksFreely(scene) ? { ...mail, paperOfEvent: scene.event } : mail;
}

/** Whether a shop has this mail sent. */
export function isMailed(mailsOff: readonly ProgressMail[], mail: ProgressMail): boolean {
  return !mailsOff.includes(mail);
}
