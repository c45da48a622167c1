import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type GroupingContext = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const SOURCE = resolve(import.meta.dirname, '../../src');
const WEB = resolve(SOURCE, 'web');
/** Where a customer begins. */
const FIRST_PAGE = ['features/upload/upload-page.tsx'].map(findSource);
/** What he sees with his first file or on the start page; and prices and what turns while one waits, which pages aside from his way show too. */
const FIRST_FILE = [
  'features/upload/parts/parts-grid.tsx',
  'features/home/home-page.tsx',
  'product/prices/price.tsx',
  'ui/display/spinning-gear.tsx',
].map(findSource);
/**
 * What nearly every further page has, of ours and of packages: the frame that keeps the server's answers, what tells that they are still
 * to come, and a form's fields.
 */
const FURTHER = [
  'routes/query-scope.tsx',
  'api/use-api-query.ts',
  'ui/layout/answered.tsx',
  'ui/forms/form.tsx',
  'ui/icons/more-icons.tsx',
  'ui/tables/table.tsx',
  'product/prices/format-day.ts',
  '../contract/desk/words.ts',
  '../domain/request/rfq.ts',
].map(findSource);
const FURTHER_PACKAGES =
  /node_modules\/@(?:tanstack\/(?:query-core|react-query)|mantine\/(?:hooks|core\/esm\/(?:core|components\/(?:TextInput|Textarea|Input|InputBase|CloseButton|NativeSelect|Combobox))))\//;
/** Pages that are a form and little else. */
const FORM_PAGES = ['features/account/sign-in-page.tsx', 'features/account/join-page.tsx', 'features/contact/contact-page.tsx'].map(
  findSource,
);
const FORM_PACKAGES = /node_modules\/(?:@mantine\/form|klona|fast-deep-equal)\//;
/** Pages that show prices of parts. */
const PRICE_PAGES = [
  'features/material-selection/material-selection-page.tsx',
  'features/quote/quote-page.tsx',
  'features/cart/cart-page.tsx',
  'features/my-requests/my-requests-page.tsx',
].map(findSource);

/**
 * Groups of what pages that anybody may open share, so that it comes in one file: left alone, each combination of pages gets a file of its
 * own, and a phone fetches forty of them six at a time. 'base' is what every page needs, which compresses best as one, 'start' what the
 * first page has in common with others, 'parts' what shows parts, 'further' what nearly every further page has, 'form' what forms have in
 * common, 'prices' what pages with prices have. Each takes along what its modules import, so what comes first has the higher priority.
 */
export const SHARED_CODE = [
  { name: 'base', tags: ['$initial' as const], test: /\.m?[jt]sx?$/ },
  group('start', FIRST_PAGE),
  group('parts', FIRST_FILE),
  group('further', FURTHER, FURTHER_PACKAGES),
  group('form', FORM_PAGES, FORM_PACKAGES),
  group('prices', PRICE_PAGES),
].map((each, at, all) => ({ ...each, priority: all.length - at }));

/** Throws when there is no such file: a page that has moved would come in many files, and nobody would notice. */
function findSource(file: string): string {
  const path = resolve(WEB, file);
  if (!existsSync(path)) throw new Error(`There is no ${path} to group modules by.`);
  return path;
}

function group(debugName: string, starts: readonly string[], packages?: RegExp) {
  const name = (id: string, context: GroupingContext): string | null =>
    reachFrom(starts, context).has(id) || packages?.test(id) === true ? debugName : null;
  return { name, debugName, minShareCount: 2 };
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
