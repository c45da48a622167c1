const FILTERS = ['state', 'mark', 'words', 'client', 'material', 'process', 'from', 'to', 'assignee', 'had'] as const;

/** What narrows the list of requests and orders, as it stands in the address; `state` may be several, parted by commas. */
export type OrdersSearch = { readonly [F in (typeof FILTERS)[number]]?: string };

/** Keeps the filters that say something; what they mean is the page's to know, so that no other page loads it. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  return Object.fromEntries(
    FILTERS.map((name) => [name, search[name]] as const).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
}
