const FILTERS = ['by', 'words', 'organization'] as const;

/** What narrows the list of clients, as it stands in the address. */
export type ClientsSearch = { readonly [F in (typeof FILTERS)[number]]?: string };

/** Keeps what says something; what it means is the page's to know. */
export function readClientsSearch(search: Record<string, unknown>): ClientsSearch {
  return Object.fromEntries(
    FILTERS.map((name) => [name, search[name]] as const).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
}
