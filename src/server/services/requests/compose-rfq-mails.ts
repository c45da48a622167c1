import { isDateOnRequest } from '#domain/calendar/calendar-day.ts';
import { spellCutOff, spellDay } from '#domain/calendar/spell-days.ts';
import { formatMicros, type Micros, totalMicros } from '#domain/money/money.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { currencyOf, type RequestForQuote, type RfqLine } from '#domain/request/rfq.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import type { NewRequest } from '../../ports/records/records.ts';
import type { LineFile } from '../desk/read-wishes.ts';
import { deskUrl, followUrl } from '../desk-mails/request-urls.ts';
import { type MailBlock, renderMail } from '../shared/mails/render-mail.ts';
import { type Sender, speaksFreely } from '../shared/mails/speaks-freely.ts';

export interface RfqMails {
  readonly provider: MailMessage;
  readonly customer: MailMessage;
}

/**
 * The two mails of a request: one to the provider's orders address with links to the files, one that confirms it to the customer.
 * Nobody has proved that the customer's address is theirs, so the second holds no word that its sender could choose, file names included;
 * nor one that the shop could, where anybody may open shops.
 */
export function composeRfqMails(rfq: NewRequest, files: readonly LineFile[], { shown, ...scene }: RfqScene): RfqMails {
  if (!speaksFreely(scene)) return composeBareMails(rfq, scene);
  return { provider: composeProviderMail(rfq, files, scene), customer: composeCustomerMail({ ...rfq, order: shown }, scene) };
}

/** What the two mails are written from beside the request. */
export interface RfqScene extends Sender {
  readonly publicUrl: string;
  /** Where the shop downloads a line's model from. */
  readonly fileUrl: (line: RfqLine) => string;
  /** What the request comes to as its customer was shown it: without prices that are hidden until somebody has looked. */
  readonly shown: RequestForQuote['order'];
}

type MailScene = Omit<RfqScene, 'shown'>;

function composeBareMails(rfq: NewRequest, { provider, publicUrl }: MailScene): RfqMails {
  return {
    provider: {
      id: `${rfq.id}-provider`,
      to: provider.ordersEmail,
      replyTo: null,
      subject: 'A new request for quote',
      ...renderMail([
        { kind: 'heading', text: 'New request for quote' },
        { kind: 'facts', facts: [['Request', rfq.id]] },
        { kind: 'link', text: 'Open it at your desk and send a quote', url: deskUrl(publicUrl, rfq.id) },
      ]),
    },
    customer: {
      id: `${rfq.id}-customer`,
      to: rfq.contact.email,
      replyTo: null,
      subject: 'Your request for quote',
      ...renderMail([
        { kind: 'heading', text: 'Thank you for submitting your request!' },
        {
          kind: 'paragraph',
          text: 'The shop will review your files. You will get an email when there is news. No payment is needed now.',
        },
        { kind: 'link', text: 'Track your request and message the shop', url: followUrl(publicUrl, rfq.begin.key) },
        { kind: 'facts', facts: [['Request', rfq.id]] },
        { kind: 'paragraph', text: NOT_SENT },
      ]),
    },
  };
}

const NOT_SENT = 'If you did not send this request, please ignore this email: someone entered your address by mistake.';

function composeProviderMail(rfq: NewRequest, files: readonly LineFile[], { provider, publicUrl, fileUrl }: MailScene): MailMessage {
  const { name, email, organization, message } = rfq.contact;
  const facts: (readonly [string, string])[] = [
    ['Name', name],
    ['Email', email],
    ['Organization', organization],
    ['Message', message === '' ? '–' : message],
    ['Request', rfq.id],
  ];
  return {
    id: `${rfq.id}-provider`,
    to: provider.ordersEmail,
    replyTo: email,
    subject: `Request for quote from ${organization} (${countLines(rfq)})`,
    ...renderMail([
      { kind: 'heading', text: 'New request for quote' },
      { kind: 'facts', facts },
      ...rfq.lines.map((line, index) =>
        composeLine(line, currencyOf(rfq), `${index + 1}. ${line.filename}`, {
          link: fileUrl(line),
          files: files.filter((file) => file.line === index + 1),
        }),
      ),
      ...tellCutOff(rfq, provider),
      { kind: 'facts', facts: composeTotals(rfq) },
      { kind: 'link', text: 'Open it at your desk and send a quote', url: deskUrl(publicUrl, rfq.id) },
    ]),
  };
}

function composeCustomerMail(rfq: NewRequest, { provider, publicUrl }: MailScene): MailMessage {
  return {
    id: `${rfq.id}-customer`,
    to: rfq.contact.email,
    replyTo: provider.contactEmail,
    senderName: provider.name,
    subject: `Your request for quote to ${provider.name}`,
    ...renderMail([
      { kind: 'heading', text: 'Thank you for submitting your request!' },
      {
        kind: 'paragraph',
        text: `${provider.name}'s team will review your files and confirm the quote by email. No payment is needed now. To reach them, just reply to this email.`,
      },
      { kind: 'link', text: 'Track your request and message the shop', url: followUrl(publicUrl, rfq.begin.key) },
      { kind: 'paragraph', text: 'Your parts in the order of your cart; their file names are on the page of your request.' },
      ...rfq.lines.map((line, index) => composeLine(line, currencyOf(rfq), `Part ${index + 1}`, null)),
      ...tellCutOff(rfq, provider),
      { kind: 'facts', facts: [...composeTotals(rfq), ['Request', rfq.id]] },
      { kind: 'paragraph', text: NOT_SENT },
    ]),
  };
}

/** What only the provider gets to read of a line. */
interface ForProvider {
  /** Where the model is downloaded from. */
  readonly link: string;
  readonly files: readonly LineFile[];
}

function composeLine(line: RfqLine, currency: string, title: string, own: ForProvider | null): MailBlock {
  const facts: (readonly [string, string])[] = [
    ['Material', [line.material, line.color, line.finish].join(' · ')],
    ['Size', formatDimensions(line.dimensions, line.unit)],
    ['Quantity', String(line.quantity)],
    ...(line.leadTime === null ? [] : [['Lead time', composeLeadTime(line.leadTime)] as const]),
    ['Price', composePrice(line, currency, own !== null)],
  ];
  for (const reason of line.reviewReasons) facts.push(['Needs review', reason]);
  if (own !== null && line.shownPriceMicros !== null) {
    const shown = formatMicros(line.shownPriceMicros, currency);
    facts.push(['Note', `The browser showed ${shown} each; the price above is the server's.`]);
  }
  if (own !== null) facts.push(...composeWishes(line, own.files));
  return { kind: 'item', title, link: own?.link ?? null, facts };
}

function composeLeadTime({ name, days, shipBy, isOnRequest }: NonNullable<RfqLine['leadTime']>): string {
  return `${name}, ${(isOnRequest ?? isDateOnRequest(days)) ? 'date on request' : `ships by ${spellDay(shipBy)}`}`;
}

/** What ship dates were counted from, where lines have some. */
function tellCutOff({ lines }: RequestForQuote, { rateCard }: MailScene['provider']): readonly MailBlock[] {
  return lines.some(({ leadTime }) => leadTime !== null) ? [{ kind: 'paragraph', text: spellCutOff(rateCard.calendar) }] : [];
}

function composeWishes({ wishes }: RfqLine, files: readonly LineFile[]): readonly (readonly [string, string])[] {
  const said = [
    ['Note of the customer', wishes.note],
    ['Tolerances', wishes.tolerances],
    ['Threads', wishes.threads],
    ['Drawings and files, at your desk', files.map(({ filename }) => filename).join(', ')],
  ] as const;
  return said.filter(([, text]) => text !== '');
}

function composePrice(line: RfqLine, currency: string, isForProvider: boolean): string {
  const each = formatMicros(line.unitPriceMicros, currency);
  const price =
    line.quantity > 1 ? `${formatMicros(totalMicros(line.unitPriceMicros, line.quantity, currency), currency)} (${each} each)` : each;
  if (line.isInstantQuote) return price;
  const isShown = isForProvider || !line.isPriceHidden;
  return line.unitPriceMicros > 0 && isShown ? `needs review (estimate ${price})` : 'needs review';
}

/** What the request comes to, row by row as its page shows it; the total is marked while lines are to be reviewed. */
function composeTotals({ lines, order }: RequestForQuote): (readonly [string, string])[] {
  const reviewed = lines.filter((line) => !line.isInstantQuote).length;
  if (order === null || order.totalMicros === 0) return [['Total', 'needs review']];
  const { linesMicros, extras, tax, totalMicros: total, review } = order;
  const show = (micros: Micros) => formatMicros(micros, order.currency);
  const mark = reviewed > 0 || review !== null ? '*' : '';
  return [
    ['Subtotal', show(linesMicros)],
    ...extras.map(({ label, amountMicros }) => [label, show(amountMicros)] as const),
    ...(tax === null ? [] : [[`${tax.name} ${tax.percent} %`, show(tax.amountMicros)] as const]),
    [tax === null ? 'Total without tax' : 'Total', `${show(total)}${mark}`],
    ...(reviewed === 0 ? [] : [['*', tellReviewed(reviewed, lines.length)] as const]),
    ...(review === null ? [] : [['*', review] as const]),
  ];
}

function tellReviewed(reviewed: number, all: number): string {
  const which = all === 1 ? 'The line' : `${reviewed} of ${all} lines`;
  return `${which} ${reviewed === 1 ? 'needs' : 'need'} review. The total includes estimates; lines without one are not in it.`;
}

function countLines(rfq: RequestForQuote): string {
  return rfq.lines.length === 1 ? '1 line' : `${rfq.lines.length} lines`;
}
