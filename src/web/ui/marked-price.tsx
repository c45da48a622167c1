import { VisuallyHidden } from '@mantine/core';
import { Price } from './price.tsx';

interface MarkedPriceProps {
  /** Decimal dollars. */
  readonly value: number;
  readonly isInstant: boolean;
}

/** A price with an asterisk where a person has to confirm it, and words where none could be worked out. */
export function MarkedPrice({ value, isInstant }: MarkedPriceProps) {
  if (isInstant) {
    return <Price value={value} />;
  }
  return (
    <>
      {value === 0 ? 'On review' : <Price value={value} />}*<VisuallyHidden> (not an instant quote)</VisuallyHidden>
    </>
  );
}
