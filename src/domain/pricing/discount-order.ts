import { addUp } from '../desk/offer.ts';
import type { Order } from './price-order.ts';

/** An order with what its customer gets off its lines; the same as a quote with that discount comes to. */
export function discountOrder(order: Order, percent: number): Order {
  if (percent === 0) return order;
  const { currency, linesMicros, extras, tax } = order;
  const terms = { charges: extras, discountPercent: percent, tax };
  const sums = addUp([{ quantity: 1, unitPriceMicros: linesMicros }], terms, currency);
  return {
    ...order,
    discount: { percent, amountMicros: sums.discountMicros },
    netMicros: sums.netMicros,
    tax: tax === null ? null : { ...tax, amountMicros: sums.taxMicros },
    totalMicros: sums.totalMicros,
  };
}
