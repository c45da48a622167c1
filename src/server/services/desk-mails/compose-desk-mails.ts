import { spellBusinessDays, spellCutOff, spellDay } from '#domain/calendar/spell-days.ts';
import { listDelivery } from '#domain/desk/delivery-address.ts';
import type { ProgressMail } from '#domain/desk/desk-settings.ts';
import { listSums } from '#domain/desk/list-sums.ts';
import { nameOrder, nameQuote, type OrderDocument, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { formatMicros, formatSigned } from '#domain/money/money.ts';
import type { DeskMail, DeskRequest } from '../../ports/records/desk-records.ts';
import { type MailBlock, renderMail } from '../shared/mails/render-mail.ts';
import { type Sender, speaksFreely } from '../shared/mails/speaks-freely.ts';
import { deskUrl, followUrl } from './request-urls.ts';

type Facts = readonly (readonly [string, string])[];

/** What mails about a request are written from. */
export interface MailScene extends Sender {
  readonly publicUrl: string;
  /** The number of the event that the mail is about: it names the mail, so that nothing is ever sent twice. */
  readonly event: number;
}

interface Words {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** What a mail says where nobody's own words may stand in it. */
const NEWS_FOR_CUSTOMER = composeNews(
  'There is news about your request for quote',
  'Please open the link below to read it and to answer.',
  'If you did not send a request, please ignore this email: someone entered your address by mistake.',
);
const NEWS_FOR_SHOP = composeNews('There is news about a request at your desk', 'Please open the link below to read it.');

function composeNews(subject: string, ...texts: readonly string[]): Words {
  return { subject, blocks: [{ kind: 'heading', text: subject }, ...texts.map((text) => ({ kind: 'paragraph' as const, text }))] };
}

/** A mail to the customer, with the link to the request. */
export function mailCustomer({ request, key }: Pick<DeskRequest, 'request' | 'key'>, scene: MailScene, words: Words): DeskMail {
  const isFree = speaksFreely(scene);
  const { subject, blocks } = isFree ? words : NEWS_FOR_CUSTOMER;
  return {
    id: `${request.id}-${scene.event}-customer`,
    to: request.contact.email,
    replyTo: isFree ? scene.provider.contactEmail : null,
    ...(isFree && { senderName: scene.provider.name }),
    subject,
    ...renderMail([...blocks, { kind: 'link', text: 'See your request and answer', url: followUrl(scene.publicUrl, key) }]),
  };
}

/** A mail to the provider's orders address, with the link to the desk. */
export function mailShop({ request }: Pick<DeskRequest, 'request'>, scene: MailScene, words: Words): DeskMail {
  const isFree = speaksFreely(scene);
  const { subject, blocks } = isFree ? words : NEWS_FOR_SHOP;
  return {
    id: `${request.id}-${scene.event}-shop`,
    to: scene.provider.ordersEmail,
    replyTo: isFree ? request.contact.email : null,
    subject,
    ...renderMail([...blocks, { kind: 'link', text: 'Open it at your desk', url: deskUrl(scene.publicUrl, request.id) }]),
  };
}

/** The mail that carries a quote, as PDF too; its figures are the document's. */
export function composeQuoteMail(present: DeskRequest, quote: QuoteDocument, scene: MailScene): DeskMail {
  const name = nameQuote(quote);
  const blocks: MailBlock[] = [
    { kind: 'heading', text: `Your quote ${name} from ${quote.shop.name}` },
    ...(quote.message === '' ? [] : [{ kind: 'paragraph' as const, text: quote.message }]),
    ...quote.lines.map(
      (line): MailBlock => ({
        kind: 'item',
        title: `${line.line}. ${line.filename}`,
        link: null,
        facts: [
          ['Made of', [line.material, line.color, line.finish].join(' · ')],
          ['Quantity', String(line.quantity)],
          ['Price', formatMicros(line.totalMicros, quote.currency)],
          ['Lead time', spellBusinessDays(line.leadTimeDays)],
          ...(line.note === '' ? [] : [['Note', line.note] as const]),
        ],
      }),
    ),
    { kind: 'facts', facts: [...tellSums(quote), ['Valid until', spellDay(quote.validUntil)]] },
    ...(quote.cutOff === undefined ? [] : [{ kind: 'paragraph' as const, text: spellCutOff(quote.cutOff) }]),
    { kind: 'paragraph', text: 'The quote is attached as PDF. You can accept it, ask about it or turn it down at the link below.' },
  ];
  const mail = mailCustomer(present, scene, { subject: `Quote ${name} from ${quote.shop.name}`, blocks });
  return speaksFreely(scene) ? { ...mail, quoteRevision: quote.revision } : mail;
}

/** What a quote comes to, row by row, as its document says. */
function tellSums(quote: QuoteDocument): Facts {
  return listSums(quote.sums, quote).map(({ label, amountMicros }) => [label, formatSigned(amountMicros, quote.currency)] as const);
}

/** What an order comes to, for the mails that confirm it. */
export function listOrder({ lines, sums, currency, purchaseOrder, deliverTo, number }: OrderDocument): Facts {
  return [
    ['Order', nameOrder(number)],
    ...(purchaseOrder === '' ? [] : [['Your order number', purchaseOrder] as const]),
    ...lines.map((line) => [`${line.line}. ${line.filename}`, `${line.quantity} for ${formatMicros(line.totalMicros, currency)}`] as const),
    ['Total', formatMicros(sums.totalMicros, currency)],
    ...(deliverTo === null ? [] : [['Delivery', listDelivery(deliverTo).join(', ')] as const]),
  ];
}

/** Whether a shop has this mail sent. */
export function isMailed(mailsOff: readonly ProgressMail[], mail: ProgressMail): boolean {
  return !mailsOff.includes(mail);
}
