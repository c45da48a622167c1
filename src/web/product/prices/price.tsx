import { useRef } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { visitorLocale } from '../../language/visitor-locale.ts';
import { join } from '../../ui/layout/look.ts';
import styles from './price.module.css';

/** A price as text, for instance '$1,234.50'. */
export function formatPrice(price: number, currency: string): string {
  return formatMoney(price, currency, visitorLocale());
}

/** A decimal price, in figures of equal width; one that changes while it is looked at moves into its place. */
export function Price({ value, currency, className }: { value: number; currency: string; className?: string }) {
  const first = useRef(value);
  const isChanged = value !== first.current;
  // Another element each time, since a style sheet moves what is new.
  return (
    <span
      key={value}
      className={join(className, isChanged && styles['changed']) || undefined}
      style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {formatPrice(value, currency)}
    </span>
  );
}
