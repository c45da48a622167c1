import type { PricedOrder } from './use-order.ts';

/** Whether prices are shown with their tax: to private persons, where the shop taxes by rules. */
export function showsGross({ trade, tax }: PricedOrder): boolean {
  return trade?.asksWho === true && trade.buyer.kind === 'private' && tax !== null && tax.percent > 0;
}
