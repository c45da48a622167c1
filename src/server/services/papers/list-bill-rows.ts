import { nameOrder } from '#domain/desk/quote-document.ts';
import { amountFromMicros, decimalsOf, type Micros } from '#domain/money/money.ts';
import { codeTax } from '#domain/papers/e-invoice/tax-codes.ts';
import { findPayer, namePaper, type Paper } from '#domain/papers/paper.ts';
import { countryOf } from '#domain/trade/delivery-address.ts';
import type { PaperEnd } from '../../ports/records/desk-records.ts';
import type { Member } from '../shared/find-access.ts';
import type { Ports } from '../shared/ports.ts';
import type { Cell } from '../shared/write-csv.ts';
import { BILLS, findPayment } from './list-papers.ts';

/** Between pages others get their turn. */
const PAGE = 200;

/**
 * Invoices and credit notes that were issued within days, both included, the last first: what an import into DATEV, lexoffice or QuickBooks
 * asks for, one row for each and its rate of tax. What a credit note takes back is below zero.
 */
export async function listBillRows(
  { records }: Pick<Ports, 'records'>,
  { provider }: Member,
  period: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Promise<(readonly Cell[])[]> {
  const rows: (readonly Cell[])[] = [];
  for (let end: PaperEnd | null = null; ; ) {
    const page: readonly Paper[] = await records.desk.listPapers(provider.id, { kinds: BILLS, ...period }, end, PAGE);
    const events = await records.desk.listMoneyEvents([...new Set(page.map(({ requestId }) => requestId))]);
    for (const paper of page) rows.push(composeBill(paper, events.get(paper.requestId) ?? [], today));
    end = page.at(-1) ?? null;
    if (page.length < PAGE) return rows;
  }
}

function composeBill(paper: Paper, events: Parameters<typeof findPayment>[1], today: string): readonly Cell[] {
  const { sums, tax, customer, currency, language } = paper;
  const payer = findPayer(paper);
  const sign = paper.kind === 'credit-note' ? -1 : 1;
  const money = (micros: Micros) => ({ figure: amountFromMicros(sign * micros).toFixed(decimalsOf(currency)) });
  const payment = paper.kind === 'invoice' ? findPayment(paper.number, events, today) : null;
  const code = codeTax(tax, language);
  return [
    ...[namePaper(paper), paper.kind, paper.issuedOn],
    ...(paper.kind === 'invoice' ? [paper.suppliedOn, paper.dueOn] : [null, null]),
    ...[nameOrder(paper.orderNumber), paper.purchaseOrder],
    paper.kind === 'credit-note' ? namePaper({ kind: 'invoice', number: paper.invoice.number }) : null,
    ...[payer?.company || customer.organization || customer.name, payer?.name || customer.name, customer.email, paper.vatId],
    ...[payer === null ? null : (countryOf(payer) ?? payer.country), currency],
    ...[money(sums.netMicros), code.category, tax?.name ?? null, code.percent, money(sums.taxMicros), money(sums.totalMicros)],
    ...(payment === null ? [null, null] : [money(payment.paidMicros), payment.state]),
  ];
}
