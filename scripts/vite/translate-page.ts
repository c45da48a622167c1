import type { pageWords } from '../../src/web/render-outline.tsx';

/** Puts a language's words into the page's frame, which is in English. Throws where a place for them is missing. */
export function translatePage(html: string, { language, noScript, preview }: typeof pageWords): string {
  const places: readonly (readonly [place: RegExp, words: string])[] = [
    [/(<html lang=")[^"]*(")/, language],
    [/(<meta property="og:image:alt" content=")[^"]*(")/, preview],
    [/(<noscript>).*?(<\/noscript>)/s, noScript],
  ];
  return places.reduce((page, [place, words]) => {
    if (!place.test(page)) throw new Error(`The page has no ${place}.`);
    return page.replace(place, (_all, before: string, after: string) => before + words + after);
  }, html);
}
