import { afterEach, expect, test, vi } from 'vitest';
import { visitorLocale } from '../../language/visitor-locale.ts';
import { formatDay } from './format-day.ts';
import { formatPrice } from './price.tsx';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['en-GB', 'en-GB'],
  ['en-AU', 'en-AU'],
  // These write '1.234,50', '1 234,50' and '1’234.50'.
  ['en-DE', 'en-US'],
  ['en-ZA', 'en-US'],
  ['en-CH', 'en-US'],
  ['en-US@posix', 'en-US'],
  ['de-DE', 'en-US'],
  ['ja-JP', 'en-US'],
  ['', 'en-US'],
])('GEN-08 a browser of language %j is written to in %s, figures as the words', (language, locale) => {
  vi.stubGlobal('navigator', { language });
  expect(visitorLocale()).toBe(locale);
  expect(formatPrice(1234.5, 'EUR')).toMatch(/^(€|EUR\s)1,234\.50$/);
  expect(formatDay('2026-11-30')).toMatch(/^(Nov 30, 2026|30 Nov 2026)$/);
});
