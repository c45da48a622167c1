import type { WireReceipt } from '#contract/entities.ts';
import { centsFromPrice } from '#contract/price.ts';
import { microsFromDollars } from '#domain/money.ts';
import { verifyReceipt } from '#domain/pricing/verify-receipt.ts';

/** True when every line, recomputed from its own figures, and their sum give the receipt's price to the cent. */
export function checkReceipt({ lines, unitPrice, ...receipt }: WireReceipt): boolean {
  return verifyReceipt({
    ...receipt,
    lines: lines.map(({ amount, ...line }) => ({ ...line, amountMicros: microsFromDollars(amount) })),
    unitPriceCents: centsFromPrice(unitPrice),
  }).ok;
}
