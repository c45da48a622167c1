import { browserEntries, type Entries } from '../navigation/entries.ts';
import { createRouter } from '../navigation/router.ts';
import { Shell } from '../product/frame/shell.tsx';
import { reloadLost } from './reload-lost.ts';
import { notFound, ROUTES } from './routes.ts';

/** The app's router. Tests pass a history of their own; the browser's is the default. */
export function createAppRouter(entries: Entries = browserEntries()) {
  return createRouter({ routes: ROUTES, frame: Shell, notFound, onLoss: reloadLost, entries });
}
