import { splitAmount } from './receipt-amounts.ts';
import styles from './split-price.module.css';

interface SplitPriceProps {
  /** Decimal dollars. */
  readonly amount: number;
  /** How many decimals to write, 2 to 6. */
  readonly places: number;
}

/** An amount whose digits below a cent stand back, so that columns of different fineness still read as money. */
export function SplitPrice({ amount, places }: SplitPriceProps) {
  const { cents, fine } = splitAmount(amount, places);
  return (
    <span className={styles['amount']}>
      {cents}
      {fine !== '' && <span className={styles['fine']}>{fine}</span>}
    </span>
  );
}
