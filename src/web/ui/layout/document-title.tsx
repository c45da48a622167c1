import { use, useEffect } from 'react';
import { readConfig } from '../../api/calls/load-config.ts';
import { texts } from '../texts.ts';
import { OutlineOnly } from './outline-only.ts';

interface DocumentTitleProps {
  /** The app's name is appended. */
  readonly title: string;
  /** A sentence for search engines and link previews; the app's own unless given. */
  readonly description?: string | undefined;
}

/** Says in the document's head what page this is: its title, its description, and its address without the query. */
export function DocumentTitle({ title, description = texts.description }: DocumentTitleProps) {
  const fullTitle = `${title} – ${readConfig().appName}`;
  useEffect(() => {
    const address = `${location.origin}${location.pathname}`;
    document.title = fullTitle;
    write('meta[name="description"]', 'content', description);
    write('meta[property="og:title"]', 'content', fullTitle);
    write('meta[property="og:description"]', 'content', description);
    write('meta[property="og:url"]', 'content', address);
    write('link[rel="canonical"]', 'href', address);
  }, [fullTitle, description]);
  // A build takes them from the outline into the page's head.
  return use(OutlineOnly) ? (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
    </>
  ) : null;
}

/** The elements stand in index.html. */
function write(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
