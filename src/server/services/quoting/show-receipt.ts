import type { ShownReceipt, WireReceipt } from '#contract/schemas/quote-line.ts';
import { canonicalJson } from '#domain/hash/hash-json.ts';
import { amountFromMicros } from '#domain/money/money.ts';
import type { ReceiptView } from '#domain/rates/rate-card.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';
import { groupReceipt } from '#domain/receipt/show-receipt.ts';
import type { Ports } from '../shared/ports.ts';

/** What may leave the server of a receipt: the one place where costs, rates and margin are cut off. */
export function showReceipt(receipt: Receipt, view: ReceiptView): ShownReceipt {
  const work = { ...receipt.work };
  if (view === 'price') return { view, work };
  if (view === 'full') return describeReceipt(receipt);
  return {
    view,
    work,
    groups: groupReceipt(receipt).map(({ label, amountMicros }) => ({ label, amount: amountFromMicros(amountMicros) })),
  };
}

/** The whole receipt, for the provider itself and where it shows everything. */
export function describeReceipt({ bodies, ...receipt }: Receipt): WireReceipt {
  const own = { view: 'full' as const, ...describeBody(receipt) };
  if (bodies === undefined) return own;
  return { ...own, bodies: bodies.map(({ numbers, receipt }) => ({ numbers: [...numbers], receipt: describeBody(receipt) })) };
}

function describeBody({ unitPriceMicros, lines, ...receipt }: Omit<Receipt, 'bodies'>) {
  return {
    ...receipt,
    lines: lines.map(({ inputs, amountMicros, ...line }) => ({ ...line, inputs: [...inputs], amount: amountFromMicros(amountMicros) })),
    unitPrice: amountFromMicros(unitPriceMicros),
  };
}

/** The receipt with the installation's signature, where it is whole. */
export function signReceipt(receipt: ShownReceipt, { voucherKey, vouch }: Ports['voucher']): ShownReceipt {
  if (receipt.view !== 'full') return receipt;
  return { ...receipt, signature: { key: voucherKey, value: vouch(canonicalJson(receipt)) } };
}
