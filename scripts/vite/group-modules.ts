import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type GroupingContext = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const SOURCE = resolve(import.meta.dirname, '../../src');
/** Where a customer begins. */
const FIRST_PAGE = resolve(SOURCE, 'web/features/upload/upload-page.tsx');

/**
 * Names the group of what the first page needs and others share, so that it comes in one file: left alone, each
 * combination of pages gets a file of its own, and a phone fetches forty of them six at a time. Null for all else.
 */
export function groupFirstPage(id: string, context: GroupingContext): string | null {
  return reachFrom(FIRST_PAGE, context).has(id) ? 'parts' : null;
}

const reached = new WeakMap<object, ReadonlySet<string>>();

/** A module of ours with all of ours that it imports, other than on demand. */
function reachFrom(start: string, context: GroupingContext): ReadonlySet<string> {
  const known = reached.get(context);
  if (known !== undefined) return known;
  const ids = new Set([start]);
  for (const id of ids) {
    // Packages import everything they have, of which little is used: theirs stays where the bundler puts it.
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) if (imported.startsWith(SOURCE)) ids.add(imported);
  }
  reached.set(context, ids);
  return ids;
}
