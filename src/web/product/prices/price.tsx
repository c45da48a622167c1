import { formatMoney } from '#domain/money/money.ts';
import { visitorLocale } from '../../language/visitor-locale.ts';

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
