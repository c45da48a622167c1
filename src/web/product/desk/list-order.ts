import type { ListOrder } from '../../ui/tables/listing.tsx';

/** How a list whose server orders it is asked for. */
export interface AskedOrder<By> {
  readonly orderBy: By;
  readonly isDescending?: true;
}

/** Reads what an address orders a list by, with a '-' before it the other way round; undefined for nothing that is known. */
export function readOrder<By extends string>(known: readonly By[], order = ''): AskedOrder<By> | undefined {
  const isDescending = order.startsWith('-');
  const orderBy = known.find((each) => each === order.slice(isDescending ? 1 : 0));
  return orderBy && { orderBy, ...(isDescending && { isDescending }) };
}

/** The same as a list shows it. */
export function shownOrder(order: AskedOrder<string> | undefined): ListOrder | null {
  return order === undefined ? null : { by: order.orderBy, isDescending: order.isDescending === true };
}

/** What an address says once its list is ordered otherwise; null: as it comes. */
export function reorder<Search extends { readonly order?: string }>({ order: _, ...others }: Search, order: ListOrder | null) {
  return { ...others, ...(order === null ? {} : { order: `${order.isDescending ? '-' : ''}${order.by}` }) };
}
