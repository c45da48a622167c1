import type { WireReceipt } from '#contract/schemas/quote-line.ts';
import { readReceipt } from '#contract/schemas/read-receipt.ts';
import { verifyReceipt } from '#domain/receipt/verify-receipt.ts';

/** True when every line, recomputed from its own figures, and their sum give the receipt's price to a micro. */
export function checkReceipt(receipt: WireReceipt): boolean {
  return verifyReceipt(readReceipt(receipt)).ok;
}
