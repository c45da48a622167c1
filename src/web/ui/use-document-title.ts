import { useEffect } from 'react';
import { readConfig } from '../api/load-config.ts';

const APP_DESCRIPTION = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';

/**
 * Says in the document's head what page this is: the title, to which the app's name is appended, a description for
 * search engines and link previews, and the address without its query.
 */
export function useDocumentTitle(title: string, description = APP_DESCRIPTION): void {
  useEffect(() => {
    const fullTitle = `${title} – ${readConfig().appName}`;
    const address = `${location.origin}${location.pathname}`;
    document.title = fullTitle;
    write('meta[name="description"]', 'content', description);
    write('meta[property="og:title"]', 'content', fullTitle);
    write('meta[property="og:description"]', 'content', description);
    write('meta[property="og:url"]', 'content', address);
    write('link[rel="canonical"]', 'href', address);
  }, [title, description]);
}

/** The elements stand in index.html. */
function write(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
