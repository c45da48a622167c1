import { formatMoney } from '#domain/money.ts';

/** How the visitor's browser writes figures; pages that are made without one are in American English. */
export function visitorLocale(): string {
  try {
    return typeof navigator === 'undefined' ? 'en-US' : (Intl.getCanonicalLocales(navigator.language)[0] ?? 'en-US');
  } catch {
    // A browser on a system without a language calls its own 'en-US@posix', which no formatter takes.
    return 'en-US';
  }
}

/** A price as text, as the visitor's locale writes it. */
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
