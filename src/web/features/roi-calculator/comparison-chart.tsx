import { useId, useState } from 'react';
import type { PlotPoint } from '#domain/roi/plot-roi.ts';
import { IconTable } from '../../ui/icons/more-icons.tsx';
import { Heading, Hint, Row } from '../../ui/layout/layout.tsx';
import { Toggle } from '../../ui/layout/toggle.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFigures } from './chart-figures.tsx';
import styles from './comparison-chart.module.css';
import { texts } from './texts.ts';
import { useWidth } from './use-width.ts';

interface ComparisonChartProps {
  readonly title: string;
  /** What the y axis counts. */
  readonly axis: string;
  readonly points: readonly PlotPoint[];
  /** The y axis goes no further. */
  readonly highest?: number;
  readonly formatValue: (value: number | null) => string;
  readonly formatTick: (value: number) => string;
}

/** Both ways of quoting over the volume, as a line chart with its figures behind it. */
export function ComparisonChart({ title, axis, points, highest, formatValue, formatTick }: ComparisonChartProps) {
  const id = useId();
  const { ref, width } = useWidth();
  const [showsFigures, setShowsFigures] = useState(false);
  const isCut = highest !== undefined && points.some((point) => Math.max(point.manual ?? 0, point.automated ?? 0) > highest);
  return (
    <figure className={styles['figure']} aria-labelledby={`${id}-title`}>
      <Row gap="lg" mb="md" align="baseline" justify="between">
        <Heading id={`${id}-title`}>{title}</Heading>
        <Toggle
          isOpen={showsFigures}
          controls={`${id}-figures`}
          describedBy={`${id}-title`}
          onToggle={setShowsFigures}
          icon={<IconTable size={16} stroke={1.7} aria-hidden />}
        >
          {showsFigures ? texts.charts.hide : texts.charts.show}
        </Toggle>
      </Row>
      <div ref={ref} className={styles['canvas']}>
        {width === 0 ? null : <ChartDrawing {...{ axis, points, highest, formatValue, formatTick }} measuredWidth={width} />}
      </div>
      {isCut ? <Hint mt="xxs">{texts.charts.cut(highest.toLocaleString('en-US'))}</Hint> : null}
      <ChartFigures id={`${id}-figures`} title={title} points={points} formatValue={formatValue} isVisible={showsFigures} />
    </figure>
  );
}
