import { afterEach, expect, test, vi } from 'vitest';
import { formatPrice, visitorLocale } from './price.tsx';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['de-DE', 'de-DE'],
  ['en-US@posix', 'en-US'],
  ['', 'en-US'],
])('a browser of language %j is written to in %s', (language, locale) => {
  vi.stubGlobal('navigator', { language });
  expect(visitorLocale()).toBe(locale);
  expect(formatPrice(1234.5, 'EUR')).toMatch(/1.234.50/);
});
