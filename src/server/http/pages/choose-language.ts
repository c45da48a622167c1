import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { askedLanguage } from '../answers/asked-language.ts';

/** What the switch in the page writes, see src/web/product/frame/language-switch.tsx. */
const CHOSEN = /(?:^|;\s*)language=([a-z-]+)/;
/** The language for who sends these headers: the one chosen in the page, else the one that the browser likes best of ours, else English. */
export function chooseLanguage({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Language {
  const chosen = LANGUAGES.find((language) => language === CHOSEN.exec(cookie ?? '')?.[1]);
  return chosen ?? askedLanguage(accepted) ?? LANGUAGES[0];
}
