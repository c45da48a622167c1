import { LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import type { PlotPoint } from '#domain/roi/plot-roi.ts';
import styles from './roi.module.css';

type Way = 'manual' | 'automated';

interface ChartSeriesProps {
  readonly way: Way;
  readonly points: readonly PlotPoint[];
  readonly x: (quotesPerMonth: number) => number;
  readonly y: (value: number) => number;
}

/** One way's line: by hand solid with round marks, automated dashed with square ones. */
export function ChartSeries({ way, points, x, y }: ChartSeriesProps) {
  const known = points.flatMap((point) => {
    const value = point[way];
    return value === null ? [] : [{ quotes: point.quotesPerMonth, x: x(point.quotesPerMonth), y: y(value) }];
  });
  return (
    <g className={styles['series']} data-way={way}>
      <LinePath data={known} x={(point) => point.x} y={(point) => point.y} fill="none" strokeWidth={2.5} />
      {known.map((point) => (
        <ChartMark key={point.quotes} way={way} x={point.x} y={point.y} />
      ))}
    </g>
  );
}

function ChartMark({ way, x, y }: { way: Way; x: number; y: number }): ReactNode {
  return way === 'manual' ? <circle cx={x} cy={y} r={4} /> : <rect x={x - 3.75} y={y - 3.75} width={7.5} height={7.5} />;
}
