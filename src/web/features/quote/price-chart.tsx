import { LOCALE } from '#domain/language/spoken.ts';
import { formatPrice } from '../../product/prices/price.tsx';
import styles from './price-chart.module.css';
import { texts } from './texts.ts';

interface PriceChartProps {
  /** Decimal unit prices, ascending by quantity. */
  readonly prices: readonly { readonly quantity: number; readonly price: number }[];
  /** The asked one, which is among them. */
  readonly quantity: number;
  readonly currency: string;
}

const WIDTH = 272;
const HEIGHT = 132;
const FRAME = { left: 8, right: WIDTH - 8, top: 26, bottom: HEIGHT - 22 };
const TICKS = [1, 10, 100, 1000];

/** The unit price over the quantity, whose axis is logarithmic. The table of the same figures stands beside it. */
export function PriceChart({ prices, quantity, currency }: PriceChartProps) {
  const dearest = Math.max(...prices.map(({ price }) => price));
  if (prices.length < 2 || dearest === 0) return null;
  const x = (pieces: number) => FRAME.left + ((FRAME.right - FRAME.left) * Math.log10(pieces)) / 3;
  const y = (price: number) => FRAME.bottom - ((FRAME.bottom - FRAME.top) * price) / dearest;
  const yours = prices.find((entry) => entry.quantity === quantity);
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.quantities.chart}>
      <text className={styles['axis']} x={WIDTH - 2} y={11} textAnchor="end">
        {texts.quantities.each}
      </text>
      <line className={styles['ground']} x1={FRAME.left} x2={FRAME.right} y1={FRAME.bottom} y2={FRAME.bottom} />
      {TICKS.map((tick) => (
        <text key={tick} className={styles['axis']} x={x(tick)} y={HEIGHT - 8} textAnchor={anchorAt(x(tick))}>
          {tick.toLocaleString(LOCALE)}
        </text>
      ))}
      <polyline className={styles['curve']} points={prices.map((entry) => `${x(entry.quantity)},${y(entry.price)}`).join(' ')} />
      {prices.map((entry) => (
        <circle
          key={entry.quantity}
          className={styles['mark']}
          data-current={entry.quantity === quantity || undefined}
          cx={x(entry.quantity)}
          cy={y(entry.price)}
          r={entry.quantity === quantity ? 5 : 3}
        />
      ))}
      {yours === undefined ? null : (
        <text className={styles['yours']} x={x(yours.quantity)} y={y(yours.price) - 9} textAnchor={anchorAt(x(yours.quantity))}>
          {formatPrice(yours.price, currency)}
        </text>
      )}
    </svg>
  );
}

/** Keeps words inside the picture. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 40) return 'start';
  return x > WIDTH - 40 ? 'end' : 'middle';
}
