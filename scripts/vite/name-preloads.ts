/** What the pages of a customer's way have in common: a phone on a slow line fetches it together with the page. */
const SHARED_BY_CUSTOMERS = /^assets\/(?:start|parts|way)-/;

interface Host {
  readonly hostId: string;
  readonly hostType: 'html' | 'js';
}

/**
 * Which files are fetched together with one that is loaded on demand. The list of all of them stands in the first script that every
 * visitor loads, so it names styles and what customers' pages share; other scripts are found when their page has come, and the built
 * page of each names them all for who goes there directly.
 */
export function namePreloads(_filename: string, dependencies: string[], { hostType }: Host): string[] {
  if (hostType === 'html') return dependencies;
  return dependencies.filter((name) => name.endsWith('.css') || SHARED_BY_CUSTOMERS.test(name));
}
