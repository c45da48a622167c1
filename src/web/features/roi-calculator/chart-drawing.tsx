import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { LinePath } from '@visx/shape';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { LOCALE } from '#domain/language/spoken.ts';
import { PLOTTED_VOLUMES, type PlotPoint } from '#domain/roi/plot-roi.ts';
import { CHART_HEIGHT, frameChart, placeLabels } from './chart-frame.ts';
import { ChartReading } from './chart-reading.tsx';
import styles from './roi.module.css';
import { texts } from './texts.ts';

interface ChartDrawingProps {
  readonly axis: string;
  readonly points: readonly PlotPoint[];
  readonly measuredWidth: number;
  readonly highest?: number | undefined;
  readonly formatValue: (value: number | null) => string;
  readonly formatTick: (value: number) => string;
}

/** The picture of a chart; the pointer reads figures off it. */
export function ChartDrawing({ axis, points, measuredWidth, highest, formatValue, formatTick }: ChartDrawingProps) {
  const clip = useId();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const pointed = points.find(({ quotesPerMonth }) => quotesPerMonth === pointedAt);
  const frame = frameChart(measuredWidth, points, highest);
  const { left, right, top, bottom, x, xScale, yScale, isRoomy } = frame;
  const heightOf = (value: number | null) => yScale(Math.min(value ?? 0, frame.highest));
  const last = points.at(-1);
  const lift = isRoomy ? 0 : 14;
  const labels = placeLabels(heightOf(last?.manual ?? null) - lift, heightOf(last?.automated ?? null) - lift, bottom);
  const point = (event: PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const distance = (each: PlotPoint) => Math.abs(x(each.quotesPerMonth) - left - (event.clientX - box.left));
    setPointedAt(points.toSorted((one, other) => distance(one) - distance(other))[0]?.quotesPerMonth ?? null);
  };
  return (
    <svg width={frame.width} height={CHART_HEIGHT} role="img" aria-label={texts.charts.drawing(axis)}>
      <clipPath id={clip}>
        <rect x={left - 6} y={top - 6} width={right - left + 12} height={bottom - top + 12} />
      </clipPath>
      <text className={styles['axisTitle']} x={2} y={14}>
        {axis}
      </text>
      <text className={styles['axisTitle']} x={(left + right) / 2} y={CHART_HEIGHT - 6} textAnchor="middle">
        {texts.charts.quotesAxis}
      </text>
      <GridRows scale={yScale} left={left} width={right - left} numTicks={5} stroke="var(--hairline)" />
      <AxisLeft
        scale={yScale}
        left={left}
        numTicks={5}
        hideAxisLine
        hideTicks
        tickFormat={(value) => formatTick(Number(value))}
        tickComponent={({ x: at, y: height, formattedValue }) => (
          <text className={styles['tick']} x={at} y={height} dx={-2} dy="0.32em" textAnchor="end">
            {formattedValue}
          </text>
        )}
      />
      <AxisBottom
        scale={xScale}
        top={bottom}
        tickValues={[...PLOTTED_VOLUMES]}
        axisLineClassName={styles['axisLine'] ?? ''}
        tickClassName={styles['axisLine'] ?? ''}
        tickFormat={(value) => (Number(value) === PLOTTED_VOLUMES[0] && !isRoomy ? '' : Number(value).toLocaleString(LOCALE))}
        tickLength={5}
        tickComponent={({ x: at, formattedValue }) => (
          <text className={styles['tick']} x={at} y={20} textAnchor="middle">
            {formattedValue}
          </text>
        )}
      />
      {/* Made anew for another width: Chromium may go on showing a clipped group as it was. */}
      <Group key={frame.width} clipPath={`url(#${clip})`}>
        <ChartSeries way="manual" points={points} x={x} y={(value) => yScale(value)} />
        <ChartSeries way="automated" points={points} x={x} y={(value) => yScale(value)} />
      </Group>
      {last === undefined
        ? null
        : (['manual', 'automated'] as const)
            .filter((way) => last[way] !== null)
            .map((way) => (
              <text
                key={way}
                className={styles['name']}
                data-way={way}
                x={x(leaveAt(last, way, frame.highest)) + (isRoomy ? 10 : 6)}
                y={labels[way]}
                dy="0.32em"
                textAnchor={isRoomy ? 'start' : 'end'}
              >
                {texts[way]}
              </text>
            ))}
      {pointed === undefined ? null : <ChartReading point={pointed} frame={frame} heightOf={heightOf} formatValue={formatValue} />}
      <rect
        className={styles['sensor']}
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointedAt(null)}
      />
    </svg>
  );
}

/** Where a line ends: at its last point or, as lines that are cut rise steadily from zero, where it leaves the axis. */
function leaveAt(last: PlotPoint, way: 'manual' | 'automated', highest: number): number {
  const value = last[way] ?? 0;
  return value > highest ? (last.quotesPerMonth * highest) / value : last.quotesPerMonth;
}

type Way = 'manual' | 'automated';

interface ChartSeriesProps {
  readonly way: Way;
  readonly points: readonly PlotPoint[];
  readonly x: (quotesPerMonth: number) => number;
  readonly y: (value: number) => number;
}

/** One way's line: by hand solid with round marks, automated dashed with square ones. */
function ChartSeries({ way, points, x, y }: ChartSeriesProps) {
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
