import type { OrdersSearch } from '../../product/desk/orders-filter.ts';

/** The list of requests that a figure counts, within the period that it is of. */
export const FIGURE_LISTS = {
  requests: {},
  answered: { had: 'answer' },
  quoted: { had: 'quote' },
  won: { had: 'order' },
  /** Won or lost. */
  decided: { state: 'accepted,in-production,shipped,completed,cancelled,turned-down,expired' },
} as const satisfies Record<string, OrdersSearch>;
