import { Text } from '../../ui/layout/layout.tsx';
import { splitAmount } from './receipt-amounts.ts';
import styles from './split-price.module.css';

interface SplitPriceProps {
  readonly amount: number;
  readonly currency: string;
  /** How many decimals to write, up to 6. */
  readonly places: number;
}

/** An amount whose digits below its currency's decimals stand back, so that columns of different fineness still read as money. */
export function SplitPrice({ amount, currency, places }: SplitPriceProps) {
  const { main, fine, end } = splitAmount(amount, places, currency);
  return (
    <Text as="span" numeric wrap="none">
      {main}
      {fine !== '' && <span className={styles['fine']}>{fine}</span>}
      {end}
    </Text>
  );
}
