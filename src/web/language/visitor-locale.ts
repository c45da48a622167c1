import { LANGUAGE, LOCALE } from '#domain/language/spoken.ts';

const SAMPLE = 1234.5;

/**
 * What figures and days are written in, as the words around them are: the visitor's own kind of the page's language where it writes
 * figures as the page's own does, otherwise that. A length of '1,000 mm' beside a price of '1.000,00 $' would be read as one millimetre.
 */
export function visitorLocale(): string {
  try {
    const own = new Intl.Locale(typeof navigator === 'undefined' ? LOCALE : navigator.language);
    return own.language === LANGUAGE && SAMPLE.toLocaleString(own) === SAMPLE.toLocaleString(LOCALE) ? own.toString() : LOCALE;
  } catch {
    // A browser on a system without a language calls its own 'en-US@posix', which no formatter takes.
    return LOCALE;
  }
}

/** A figure of so many per cent, as the page's language writes it: '19%' in English, '19 %' in German. */
export function writePercent(figure: number | string): string {
  return LANGUAGE === 'en' ? `${figure}%` : `${figure} %`;
}

/** A figure with at most so many decimals, e.g. '1,234.5'. */
export function formatNumber(value: number, maximumFractionDigits = 3): string {
  return value.toLocaleString(visitorLocale(), { maximumFractionDigits });
}
