import { VisuallyHidden } from '@mantine/core';
import { Price } from './price.tsx';
import { texts } from './texts.ts';

interface MarkedPriceProps {
  readonly value: number;
  readonly currency: string;
  readonly isInstant: boolean;
}

/** A price with an asterisk where a person has to confirm it, and words where none could be worked out. */
export function MarkedPrice({ value, currency, isInstant }: MarkedPriceProps) {
  if (isInstant) {
    return <Price value={value} currency={currency} />;
  }
  return (
    <>
      {value === 0 ? texts.onReview : <Price value={value} currency={currency} />}*<VisuallyHidden>{texts.notInstant}</VisuallyHidden>
    </>
  );
}
