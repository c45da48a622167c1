import { formatMoney } from '#domain/money/money.ts';

const AMERICAN = 'en-US';

/**
 * The English that figures and days are written in, as the words around them are: the visitor's own where it writes '1,234.5', otherwise
 * American. A length of '1,000 mm' beside a price of '1.000,00 $' would be read as one millimetre.
 */
export function visitorLocale(): string {
  try {
    const own = new Intl.Locale(typeof navigator === 'undefined' ? AMERICAN : navigator.language);
    return own.language === 'en' && (1234.5).toLocaleString(own) === '1,234.5' ? own.toString() : AMERICAN;
  } catch {
    // A browser on a system without a language calls its own 'en-US@posix', which no formatter takes.
    return AMERICAN;
  }
}

/** A price as text, for instance '$1,234.50'. */
export function formatPrice(price: number, currency: string): string {
  return formatMoney(price, currency, visitorLocale());
}

/** A decimal price, in figures of equal width. */
export function Price({ value, currency, className }: { value: number; currency: string; className?: string }) {
  return (
    <span className={className} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatPrice(value, currency)}
    </span>
  );
}
