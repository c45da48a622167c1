import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type GroupingContext = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const SOURCE = resolve(import.meta.dirname, '../../src');
const WEB = resolve(SOURCE, 'web');
/** Where a customer begins; and prices and what turns while one waits, which pages aside from his way show too. */
const FIRST_PAGE = [resolve(WEB, 'features/upload/upload-page.tsx'), resolve(WEB, 'ui/price.tsx'), resolve(WEB, 'ui/spinning-gear.tsx')];
/** Pages that show prices of parts, and the frame that keeps the server's answers. */
const LATER_PAGES = ['routes/query-scope.tsx', 'features/quote/quote-page.tsx', 'features/cart/cart-page.tsx'].map((file) =>
  resolve(WEB, file),
);
/** What of a package the first page shows as portal pages do. */
const FIRST_PAGE_PACKAGES = /node_modules\/@mantine\/core\/esm\/components\/Badge\//;
const QUERIES = /node_modules\/@tanstack\/(?:query-core|react-query)\//;

/**
 * Names the group of what a customer's pages share, so that it comes in one file: left alone, each combination of pages gets a
 * file of its own, and a phone fetches forty of them six at a time. 'parts' is what the first page has in common with others,
 * 'way' what the later ones have in common. Null for all else.
 */
export function groupCustomerPages(id: string, context: GroupingContext): string | null {
  if (reachFrom(FIRST_PAGE, context).has(id) || FIRST_PAGE_PACKAGES.test(id)) return 'parts';
  return reachFrom(LATER_PAGES, context).has(id) || QUERIES.test(id) ? 'way' : null;
}

const reached = new WeakMap<object, Map<readonly string[], ReadonlySet<string>>>();

/** Modules of ours with all of ours that they import, other than on demand. */
function reachFrom(starts: readonly string[], context: GroupingContext): ReadonlySet<string> {
  const known = reached.get(context) ?? new Map<readonly string[], ReadonlySet<string>>();
  reached.set(context, known);
  const before = known.get(starts);
  if (before !== undefined) return before;
  const ids = new Set(starts);
  for (const id of ids) {
    // Packages import everything they have, of which little is used: theirs stays where the bundler puts it.
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) if (imported.startsWith(SOURCE)) ids.add(imported);
  }
  known.set(starts, ids);
  return ids;
}
