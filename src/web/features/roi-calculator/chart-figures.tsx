import { VisuallyHidden } from '@mantine/core';
import type { PlotPoint } from '#domain/roi/plot-roi.ts';
import styles from './roi.module.css';
import { texts } from './texts.ts';

interface ChartFiguresProps {
  readonly id: string;
  readonly title: string;
  readonly points: readonly PlotPoint[];
  readonly formatValue: (value: number | null) => string;
  readonly isVisible: boolean;
}

/** What a chart draws, as a table: always there for those who hear it, shown to the others on demand. */
export function ChartFigures({ id, title, points, formatValue, isVisible }: ChartFiguresProps) {
  const Frame = isVisible ? 'div' : VisuallyHidden;
  return (
    <Frame id={id} className={styles['figures'] ?? ''}>
      <table>
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
              <th scope="row">{point.quotesPerMonth.toLocaleString('en-US')}</th>
              <td>{formatValue(point.manual)}</td>
              <td>{formatValue(point.automated)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
