import { UnstyledButton } from '@mantine/core';
import type { DeskLine } from '#contract/desk/request.ts';
import { showUnitPrice } from '../../../product/prices/format-micros.ts';
import { texts } from '../offer/texts.ts';
import { type DraftLine, writeMoney } from '../shared/draft.ts';
import styles from './line-grid.module.css';

interface InstantPriceProps {
  readonly asked: DeskLine;
  readonly draft: DraftLine;
  readonly currency: string;
  readonly onUse: (unitPrice: string) => void;
}

/** The instant price, where another one is being typed: pressed, it is taken. */
export function InstantPrice({ asked, draft, currency, onUse }: InstantPriceProps) {
  if (asked.unitPriceMicros === null) return null;
  const instant = writeMoney(asked.unitPriceMicros, currency);
  if (draft.unitPrice === instant) return null;
  const words = texts.instant(showUnitPrice(asked.unitPriceMicros, currency));
  return (
    <UnstyledButton
      className={styles['instant'] ?? ''}
      title={texts.useInstant}
      aria-label={`${words}: ${texts.useInstant}${texts.ofLine(asked.line)}`}
      onClick={() => onUse(instant)}
    >
      {words}
    </UnstyledButton>
  );
}
