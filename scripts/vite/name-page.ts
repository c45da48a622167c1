import type { PageParts } from './assemble-page.ts';

const TITLE = /<title>(.*?)<\/title>/s;
const DESCRIPTION = /<meta name="description" content="(.*?)"\/?>/s;

/**
 * Moves title and description from the outline into the page's head, where search engines and link previews, which run no
 * scripts, read them, and completes the page's address, which ends in `/app/` so far, by its `path`, e.g. '/upload'.
 * Throws when the outline lacks them.
 */
export function namePage(html: string, outline: string, path: string): Pick<PageParts, 'html' | 'outline'> {
  const title = TITLE.exec(outline)?.[1];
  const description = DESCRIPTION.exec(outline)?.[1];
  if (title === undefined || description === undefined) throw new Error(`The outline of ${path} has no title or description.`);
  const contents: readonly (readonly [element: string, content: string])[] = [
    ['<meta name="description" content="', description],
    ['<meta property="og:title" content="', title],
    ['<meta property="og:description" content="', description],
  ];
  return {
    html: contents
      .reduce((page, [element, content]) => page.replace(`${element}"`, () => `${element}${content}"`), html)
      .replace(TITLE, () => `<title>${title}</title>`)
      .replace(/(="https:\/\/[^"]*\/app\/)"/g, (_all, address: string) => `${address}${path.slice(1)}"`),
    outline: outline.replace(TITLE, '').replace(DESCRIPTION, ''),
  };
}
