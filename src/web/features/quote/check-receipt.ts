import type { WireReceipt } from '#contract/quote-line.ts';
import { microsFromAmount } from '#domain/money.ts';
import type { Receipt } from '#domain/pricing/receipt.ts';
import { verifyReceipt } from '#domain/pricing/verify-receipt.ts';

/** True when every line, recomputed from its own figures, and their sum give the receipt's price to the cent. */
export function checkReceipt({ view: _, bodies, ...receipt }: WireReceipt): boolean {
  const own = readReceipt(receipt);
  if (bodies === undefined) return verifyReceipt(own).ok;
  return verifyReceipt({ ...own, bodies: bodies.map(({ numbers, receipt }) => ({ numbers, receipt: readReceipt(receipt) })) }).ok;
}

function readReceipt({ lines, unitPrice, ...receipt }: Omit<WireReceipt, 'view' | 'bodies'>): Receipt {
  return {
    ...receipt,
    lines: lines.map(({ amount, ...line }) => ({ ...line, amountMicros: microsFromAmount(amount) })),
    unitPriceMicros: microsFromAmount(unitPrice),
  };
}
