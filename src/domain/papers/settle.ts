import type { RequestEvent } from '../desk/request-event.ts';
import type { Micros } from '../money/money.ts';

/** How much of what is due was paid. */
export type PaymentState = 'open' | 'part' | 'paid';
/** Of an invoice, which may have been taken back as a whole. */
export type InvoiceState = PaymentState | 'credited';

/** Whether money is still to come. */
export function awaitsPayment(state: InvoiceState): boolean {
  return state === 'open' || state === 'part';
}

/** An invoice, by the order's events. */
export interface SettledInvoice {
  readonly number: number;
  readonly totalMicros: Micros;
  readonly creditedMicros: Micros;
  readonly paidMicros: Micros;
  readonly dueOn: string;
  readonly state: InvoiceState;
  /** The day of the last payment towards it; null before the first. */
  readonly paidOn: string | null;
}

/** What of an order is due, and what was paid. */
export interface Account {
  readonly dueMicros: Micros;
  readonly paidMicros: Micros;
  readonly state: PaymentState;
  /** The day of the last payment; null before the first. */
  readonly paidOn: string | null;
  /** The earliest day by which an invoice that is not paid was to be; null where none waits. */
  readonly dueOn: string | null;
  readonly invoices: readonly SettledInvoice[];
}

/**
 * What an order's events come to in money; null before there is an order. Payments go to the oldest invoice that is open. Due is what
 * was invoiced, or, while more was ordered, the order; of one that was cancelled what was invoiced alone.
 */
export function settle(events: readonly Pick<RequestEvent, 'act'>[]): Account | null {
  let orderedMicros: Micros | null = null;
  let creditedMicros = 0;
  const invoices: SettledInvoice[] = [];
  const payments: { readonly amountMicros: Micros; readonly on: string }[] = [];
  for (const { act } of events) {
    if (act.type === 'accepted') orderedMicros = act.totalMicros;
    if (act.type === 'cancelled') orderedMicros = 0;
    if (act.type === 'paid') payments.push(act);
    if (act.type === 'invoiced') {
      const { number, totalMicros, dueOn } = act;
      invoices.push({ number, totalMicros, dueOn, creditedMicros: 0, paidMicros: 0, state: 'open', paidOn: null });
    }
    if (act.type === 'credited') {
      creditedMicros += act.totalMicros;
      const at = invoices.findIndex(({ number }) => number === act.invoice);
      const invoice = invoices[at];
      if (invoice !== undefined) invoices[at] = { ...invoice, creditedMicros: invoice.creditedMicros + act.totalMicros };
    }
  }
  if (orderedMicros === null) return null;
  const invoicedMicros = invoices.reduce((sum, { totalMicros }) => sum + totalMicros, 0) - creditedMicros;
  const dueMicros = Math.max(invoicedMicros, orderedMicros - creditedMicros, 0);
  const paidMicros = payments.reduce((sum, { amountMicros }) => sum + amountMicros, 0);
  const settled = payInvoices(invoices, paidMicros, payments);
  const waiting = settled.filter(({ state }) => awaitsPayment(state)).map(({ dueOn }) => dueOn);
  return {
    dueMicros,
    paidMicros,
    state: stateOf(dueMicros, paidMicros),
    paidOn: lastDay(payments),
    dueOn: waiting.sort()[0] ?? null,
    invoices: settled,
  };
}

function payInvoices(
  invoices: readonly SettledInvoice[],
  paidMicros: Micros,
  payments: readonly { readonly on: string }[],
): readonly SettledInvoice[] {
  let left = paidMicros;
  return invoices.map((invoice) => {
    const due = invoice.totalMicros - invoice.creditedMicros;
    const paid = Math.max(0, Math.min(left, due));
    left -= paid;
    const state = due === 0 && invoice.creditedMicros > 0 ? 'credited' : stateOf(due, paid);
    return { ...invoice, paidMicros: paid, state, paidOn: paid === 0 ? null : lastDay(payments) };
  });
}

function stateOf(dueMicros: Micros, paidMicros: Micros): PaymentState {
  if (paidMicros >= dueMicros) return 'paid';
  return paidMicros > 0 ? 'part' : 'open';
}

function lastDay(payments: readonly { readonly on: string }[]): string | null {
  return (
    payments
      .map(({ on }) => on)
      .sort()
      .at(-1) ?? null
  );
}
