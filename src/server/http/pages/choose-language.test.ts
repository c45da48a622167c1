import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test.each([
  ['de', undefined, 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', undefined, 'de'],
  ['en-US,en;q=0.9,de;q=0.8', undefined, 'en'],
  ['fr-FR,fr;q=0.9,de;q=0.4,en;q=0.3', undefined, 'de'],
  ['de;q=0,en', undefined, 'en'],
  ['de;q=0', undefined, 'en'],
  ['fr', undefined, 'en'],
  ['*', undefined, 'en'],
  [undefined, undefined, 'en'],
  ['en', 'language=de', 'de'],
  ['de', 'theme=1; language=en', 'en'],
  ['de', 'language=fr', 'de'],
  ['de', 'mylanguage=en', 'de'],
])('LOOK-14 who asks for %s, having chosen %s, reads %s', (accepted, cookie, language) => {
  expect(chooseLanguage({ ...(accepted && { 'accept-language': accepted }), ...(cookie && { cookie }) })).toBe(language);
});
