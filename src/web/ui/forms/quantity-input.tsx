import { type KeyboardEvent, useState } from 'react';
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from '#domain/part/quantity.ts';
import { IconMinus, IconPlus } from '../icons/part-icons.tsx';
import { texts } from '../texts.ts';
import styles from './quantity-input.module.css';

interface QuantityInputProps {
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly size?: 'xs' | 'sm' | 'md';
}

const STEP_BY_KEY: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** What is pasted may have words around it and marks between thousands; 1.5 and 1e6 are no whole numbers, and 15 and 16 other ones. */
const WHOLE = /^\D*(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?!\S*\d)\D*$/;

/**
 * Whole pieces from 1 to 1000. What is typed counts at once, clamped; only digits are taken.
 * A field left empty falls back to the last quantity.
 */
export function QuantityInput({ value, onChange, label, size = 'sm' }: QuantityInputProps) {
  const [isEmptied, setEmptied] = useState(false);
  const change = (quantity: number) => {
    setEmptied(false);
    const clamped = clampQuantity(quantity);
    if (clamped !== value) onChange(clamped);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEP_BY_KEY[event.key];
    if (step !== undefined) {
      event.preventDefault();
      change(value + step);
    } else if (event.key.length === 1 && !/\d/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
    }
  };
  const stepButton = (by: 1 | -1, words: string, Icon: typeof IconPlus) => (
    <button
      type="button"
      className={styles['step']}
      tabIndex={-1}
      aria-label={words}
      disabled={by < 0 ? value <= MIN_QUANTITY : value >= MAX_QUANTITY}
      onClick={() => change(value + by)}
    >
      <Icon size={14} stroke={1.8} aria-hidden />
    </button>
  );
  return (
    <span className={styles['box']} data-size={size}>
      {stepButton(-1, texts.oneLess(label), IconMinus)}
      <input
        className={styles['input']}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuemin={MIN_QUANTITY}
        aria-valuemax={MAX_QUANTITY}
        aria-valuenow={value}
        value={isEmptied ? '' : value}
        onKeyDown={handleKey}
        onChange={(event) => {
          const { value: text } = event.currentTarget;
          const [, whole] = WHOLE.exec(text) ?? [];
          if (whole !== undefined) change(Number(whole.replace(/\D/g, '')));
          else if (!/\d/.test(text)) setEmptied(true);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setEmptied(false)}
      />
      {stepButton(1, texts.oneMore(label), IconPlus)}
    </span>
  );
}
