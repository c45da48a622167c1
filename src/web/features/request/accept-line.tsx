import { TextInput } from '@mantine/core';
import { useId } from 'react';
import type { QuoteLine } from '#domain/desk/quote-document.ts';
import { FileName } from '../../ui/file-name.tsx';
import { showMicros, showUnitPrice } from '../../ui/format-micros.ts';
import styles from './accept-form.module.css';
import { texts } from './texts.ts';
import { type DraftLine, readQuantity } from './use-accept-draft.ts';

interface AcceptLineProps {
  readonly line: QuoteLine;
  readonly currency: string;
  readonly draft: DraftLine;
  /** As it would be ordered; null while it is not, or nothing can be worked out. */
  readonly taken: QuoteLine | null;
  readonly onChange: (change: Partial<DraftLine>) => void;
}

const words = texts.accept;

/** What a line's quantity is called in its form. */
export function quantityName(line: number): string {
  return `quantity-${line}`;
}

/** One line of a quote to order or to leave, and how many of it. */
export function AcceptLine({ line, currency, draft, taken, onChange }: AcceptLineProps) {
  const id = useId();
  const shown = taken ?? line;
  const isBad = draft.isTaken && readQuantity(draft.typed, line.quantity) === null;
  const steps = line.breaks.map(({ quantity, unitPriceMicros }) => words.break(quantity, showUnitPrice(unitPriceMicros, currency)));
  return (
    <div className={styles['line']} data-left={!draft.isTaken || undefined}>
      <input
        id={id}
        className={styles['check']}
        type="checkbox"
        checked={draft.isTaken}
        onChange={(event) => onChange({ isTaken: event.currentTarget.checked })}
      />
      <label className={styles['what']} htmlFor={id}>
        <span className={styles['name']}>
          <FileName name={line.filename} />
        </span>
        <span className={styles['hint']}>{[line.material, line.color, line.finish].filter((word) => word !== '').join(' · ')}</span>
        {steps.length === 0 ? null : <span className={styles['hint']}>{words.breaks(steps.join(', '))}</span>}
      </label>
      <TextInput
        className={styles['quantity'] ?? ''}
        name={quantityName(line.line)}
        aria-label={words.quantity(line.filename)}
        inputMode="numeric"
        autoComplete="off"
        disabled={!draft.isTaken}
        value={draft.typed}
        error={isBad ? words.badQuantity(line.quantity) : null}
        onChange={(event) => onChange({ typed: event.currentTarget.value })}
      />
      <p className={styles['money']}>
        <span className={styles['amount']}>{draft.isTaken && !isBad ? showMicros(shown.totalMicros, currency) : '–'}</span>
        <span className={styles['hint']}>{words.each(showUnitPrice(shown.unitPriceMicros, currency))}</span>
      </p>
    </div>
  );
}
