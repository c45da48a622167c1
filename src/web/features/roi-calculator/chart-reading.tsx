import type { PlotPoint } from '#domain/roi/plot-roi.ts';
import { type ChartFrame, placeLabels } from './chart-frame.ts';
import styles from './roi.module.css';

interface ChartReadingProps {
  readonly point: PlotPoint;
  readonly frame: ChartFrame;
  readonly heightOf: (value: number | null) => number;
  readonly formatValue: (value: number | null) => string;
}

/** The figures at the volume that is pointed at. */
export function ChartReading({ point, frame, heightOf, formatValue }: ChartReadingProps) {
  const at = frame.x(point.quotesPerMonth);
  const isRight = at > (frame.left + frame.right) / 2;
  const labels = placeLabels(heightOf(point.manual) - 13, heightOf(point.automated) - 13, frame.bottom);
  return (
    <g className={styles['reading']}>
      <line x1={at} x2={at} y1={frame.top} y2={frame.bottom} />
      {(['manual', 'automated'] as const)
        .filter((way) => point[way] !== null)
        .map((way) => (
          <text
            key={way}
            className={styles['name']}
            data-way={way}
            x={at + (isRight ? -9 : 9)}
            y={labels[way]}
            dy="0.32em"
            textAnchor={isRight ? 'end' : 'start'}
          >
            {formatValue(point[way])}
          </text>
        ))}
    </g>
  );
}
