import { spellDay } from '#domain/calendar-day.ts';
import { formatDimensions } from '#domain/format-dimensions.ts';
import { formatMicros, totalMicros } from '#domain/money.ts';
import type { Provider } from '#domain/provider.ts';
import { currencyOf, type RequestForQuote, type RfqLine } from '#domain/rfq.ts';
import type { MailMessage } from '../ports/mailer.ts';
import type { NewRequest } from '../ports/records.ts';
import type { LineFile } from './desk/read-wishes.ts';
import { deskUrl, followUrl } from './desk/request-urls.ts';
import { type MailBlock, renderMail } from './render-mail.ts';

export interface RfqMails {
  readonly provider: MailMessage;
  readonly customer: MailMessage;
}

/**
 * The two mails of a request: one to the provider's orders address with links to the files, one that confirms it to the customer.
 * Nobody has proved that the customer's address is theirs, so the second holds no word that its sender could choose, file names included.
 */
export function composeRfqMails(rfq: NewRequest, files: readonly LineFile[], provider: Provider, publicUrl: string): RfqMails {
  return { provider: composeProviderMail(rfq, files, provider, publicUrl), customer: composeCustomerMail(rfq, provider, publicUrl) };
}

function composeProviderMail(rfq: NewRequest, files: readonly LineFile[], provider: Provider, publicUrl: string): MailMessage {
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
          link: `${publicUrl}/models/${line.internalFilename}`,
          files: files.filter((file) => file.line === index + 1),
        }),
      ),
      { kind: 'facts', facts: composeTotals(rfq) },
      { kind: 'link', text: 'Open it at your desk and send a quote', url: deskUrl(publicUrl, rfq.id) },
    ]),
  };
}

function composeCustomerMail(rfq: NewRequest, provider: Provider, publicUrl: string): MailMessage {
  return {
    id: `${rfq.id}-customer`,
    to: rfq.contact.email,
    replyTo: provider.contactEmail,
    subject: `Your request for quote to ${provider.name}`,
    ...renderMail([
      { kind: 'heading', text: 'Thank you for submitting your request!' },
      {
        kind: 'paragraph',
        text: `${provider.name}'s team will review your files and confirm the quote by e-mail. No payment is needed now. To reach them, just answer this mail.`,
      },
      { kind: 'link', text: 'See how your request stands', url: followUrl(publicUrl, rfq.begin.key) },
      ...rfq.lines.map((line, index) => composeLine(line, currencyOf(rfq), `Part ${index + 1}`, null)),
      {
        kind: 'paragraph',
        text: 'If you did not send this request, you need not do anything: somebody gave your address by mistake.',
      },
      { kind: 'facts', facts: [...composeTotals(rfq), ['Request', rfq.id]] },
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
    ...(line.leadTime === null ? [] : [['Lead time', `${line.leadTime.name}, ships by ${spellDay(line.leadTime.shipBy)}`] as const]),
    ['Price', composePrice(line, currency, own !== null)],
  ];
  for (const reason of line.reviewReasons) facts.push(['To be reviewed', reason]);
  if (own !== null && line.shownPriceMicros !== null) {
    const shown = formatMicros(line.shownPriceMicros, currency);
    facts.push(['Note', `The browser showed ${shown} each; the price above is the server's.`]);
  }
  if (own !== null) facts.push(...composeWishes(line, own.files));
  return { kind: 'item', title, link: own?.link ?? null, facts };
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
  return line.unitPriceMicros > 0 && isShown ? `to be reviewed (estimate ${price})` : 'to be reviewed';
}

/** What is asked for at once: lines with an instant price and what is charged once for them. */
function composeTotals(rfq: RequestForQuote): (readonly [string, string])[] {
  const { lines, order } = rfq;
  const currency = currencyOf(rfq);
  const instant = lines.filter((line) => line.isInstantQuote);
  if (instant.length === 0) return [['Subtotal', 'to be reviewed']];
  const reviewed = lines.length - instant.length;
  const linesMicros = instant.reduce((sum, line) => sum + totalMicros(line.unitPriceMicros, line.quantity, currency), 0);
  const rest = reviewed === 0 ? '' : ` plus ${reviewed} ${reviewed === 1 ? 'line' : 'lines'} to be reviewed`;
  const subtotal: readonly [string, string] = ['Subtotal', `${formatMicros(linesMicros, currency)}${rest}`];
  // Sums over lines without a price would not hold.
  if (order === null || reviewed > 0) return [subtotal];
  const extras = order.extras.map(({ label, amountMicros }) => [label, formatMicros(amountMicros, currency)] as const);
  const tax =
    order.tax === null ? [] : [[`${order.tax.name} ${order.tax.percent} %`, formatMicros(order.tax.amountMicros, currency)] as const];
  const total = [order.tax === null ? 'Total without tax' : 'Total', formatMicros(order.totalMicros, currency)] as const;
  const review = order.review === null ? [] : [['To be reviewed', order.review] as const];
  return [subtotal, ...extras, ...tax, total, ...review];
}

function countLines(rfq: RequestForQuote): string {
  return rfq.lines.length === 1 ? '1 line' : `${rfq.lines.length} lines`;
}
