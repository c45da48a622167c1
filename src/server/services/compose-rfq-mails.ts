import { formatCents, totalCents } from '#domain/money.ts';
import type { Provider } from '#domain/provider.ts';
import type { RequestForQuote, RfqLine } from '#domain/rfq.ts';
import type { MailMessage } from '../ports/mailer.ts';
import { type MailBlock, renderMail } from './render-mail.ts';

export interface RfqMails {
  readonly provider: MailMessage;
  readonly customer: MailMessage;
}

/**
 * The two mails of a request: one to the provider's orders address with links to the files, one that confirms it to the customer.
 * Nobody has proved that the customer's address is theirs, so the second holds no word that its sender could choose, file names included.
 */
export function composeRfqMails(rfq: RequestForQuote, provider: Provider, publicUrl: string): RfqMails {
  return { provider: composeProviderMail(rfq, provider, publicUrl), customer: composeCustomerMail(rfq, provider) };
}

function composeProviderMail(rfq: RequestForQuote, provider: Provider, publicUrl: string): MailMessage {
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
        composeLine(line, `${index + 1}. ${line.filename}`, `${publicUrl}/models/${line.internalFilename}`),
      ),
      { kind: 'facts', facts: composeTotals(rfq) },
    ]),
  };
}

function composeCustomerMail(rfq: RequestForQuote, provider: Provider): MailMessage {
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
      ...rfq.lines.map((line, index) => composeLine(line, `Part ${index + 1}`, null)),
      {
        kind: 'paragraph',
        text: 'If you did not send this request, you need not do anything: somebody gave your address by mistake.',
      },
      { kind: 'facts', facts: [...composeTotals(rfq), ['Request', rfq.id]] },
    ]),
  };
}

function composeLine(line: RfqLine, title: string, link: string | null): MailBlock {
  const { x, y, z } = line.dimensions;
  const size = [x, y, z].map((length) => length.toFixed(2)).join(' × ');
  const facts: (readonly [string, string])[] = [
    ['Material', [line.material, line.color, line.finish].join(' · ')],
    ['Size', `${size} ${line.unit}`],
    ['Quantity', String(line.quantity)],
    ['Price', composePrice(line)],
  ];
  for (const reason of line.reviewReasons) facts.push(['To be reviewed', reason]);
  if (link !== null && line.shownPriceCents !== null) {
    facts.push(['Note', `The browser showed ${formatCents(line.shownPriceCents)} each; the price above is the server's.`]);
  }
  return { kind: 'item', title, link, facts };
}

function composePrice(line: RfqLine): string {
  const price =
    line.quantity > 1
      ? `${formatCents(totalCents(line.unitPriceCents, line.quantity))} (${formatCents(line.unitPriceCents)} each)`
      : formatCents(line.unitPriceCents);
  if (line.isInstantQuote) return price;
  return line.unitPriceCents > 0 ? `to be reviewed (estimate ${price})` : 'to be reviewed';
}

function composeTotals(rfq: RequestForQuote): (readonly [string, string])[] {
  const instant = rfq.lines.filter((line) => line.isInstantQuote);
  const reviewed = rfq.lines.length - instant.length;
  const subtotalCents = instant.reduce((sum, line) => sum + totalCents(line.unitPriceCents, line.quantity), 0);
  const rest = reviewed === 0 ? '' : ` plus ${reviewed} ${reviewed === 1 ? 'line' : 'lines'} to be reviewed`;
  return [['Subtotal', instant.length === 0 ? 'to be reviewed' : `${formatCents(subtotalCents)}${rest}`]];
}

function countLines(rfq: RequestForQuote): string {
  return rfq.lines.length === 1 ? '1 line' : `${rfq.lines.length} lines`;
}
