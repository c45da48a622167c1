import { VisuallyHidden } from '@mantine/core';
import { type RefObject, startTransition, useEffect, useId, useRef, useState } from 'react';
import { LOCALE } from '#domain/language/spoken.ts';
import type { PlotPoint } from '#domain/roi/plot-roi.ts';
import { IconTable } from '../../ui/icons/more-icons.tsx';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Toggle } from '../../ui/layout/toggle.tsx';
import { Table } from '../../ui/tables/table.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import styles from './roi.module.css';
import { texts } from './texts.ts';

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
      {isCut ? (
        <Text mt="xxs" size="sm" tone="dim">
          {texts.charts.cut(highest.toLocaleString(LOCALE))}
        </Text>
      ) : null}
      <ChartFigures id={`${id}-figures`} title={title} points={points} formatValue={formatValue} isVisible={showsFigures} />
    </figure>
  );
}

interface ChartFiguresProps {
  readonly id: string;
  readonly title: string;
  readonly points: readonly PlotPoint[];
  readonly formatValue: (value: number | null) => string;
  readonly isVisible: boolean;
}

/** What a chart draws, as a table: always there for those who hear it, shown to the others on demand. */
function ChartFigures({ id, title, points, formatValue, isVisible }: ChartFiguresProps) {
  const figures = (
    <>
      <VisuallyHidden component="caption">{texts.charts.figuresOf(title)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{texts.charts.quotesColumn}</th>
          <th scope="col">{texts.manual}</th>
          <th scope="col">{texts.automated}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.quotesPerMonth}>
            <th scope="row">{point.quotesPerMonth.toLocaleString(LOCALE)}</th>
            <td>{formatValue(point.manual)}</td>
            <td>{formatValue(point.automated)}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
  return isVisible ? (
    <Stack id={id} mt="sm">
      <Table numeric>{figures}</Table>
    </Stack>
  ) : (
    <VisuallyHidden id={id}>
      <table>{figures}</table>
    </VisuallyHidden>
  );
}

/** An element's width in pixels; 0 until it is known. What follows from it may be drawn in slices, so that typing never waits. */
function useWidth(): { readonly ref: RefObject<HTMLDivElement | null>; readonly width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // It also reports the width it begins with.
    const observer = new ResizeObserver(() => startTransition(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
