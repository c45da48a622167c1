import { microsFromAmount } from '#domain/money/money.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';
import type { WireReceipt } from './quote-line.ts';

/** A receipt as it came over the wire, or as it was downloaded, in the domain's integer money. */
export function readReceipt({ view: _, signature: _signature, bodies, ...receipt }: WireReceipt): Receipt {
  const own = readBody(receipt);
  return bodies === undefined
    ? own
    : { ...own, bodies: bodies.map(({ numbers, receipt: body }) => ({ numbers, receipt: readBody(body) })) };
}

function readBody({ lines, unitPrice, ...receipt }: Omit<WireReceipt, 'view' | 'bodies' | 'signature'>): Receipt {
  return {
    ...receipt,
    lines: lines.map(({ amount, ...line }) => ({ ...line, amountMicros: microsFromAmount(amount) })),
    unitPriceMicros: microsFromAmount(unitPrice),
  };
}
