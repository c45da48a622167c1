import { VisuallyHidden } from '@mantine/core';
import type { Dashboard } from '#contract/api/desk/get-dashboard.ts';
import { formatDay, formatShortDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { join } from '../../ui/layout/look.ts';
import styles from './dashboard.module.css';
import { formatRoundSum } from './format-figures.ts';
import { texts } from './texts.ts';

interface ValueColumnsProps {
  readonly title: string;
  readonly spans: Dashboard['spans'];
  readonly currency: string;
}

const words = texts.time;
const HEIGHT = 200;
/** Above and beneath the columns, for what is written there. */
const TOP = 24;
const BOTTOM = 24;
/** More of them would run into each other on a phone. */
const MOST_LABELS = 5;
const KINDS = ['quotedMicros', 'orderedMicros'] as const;

/** What was quoted and won in each week or month, in one currency: drawn as columns, told by a table beneath. */
export function ValueColumns({ title, spans, currency }: ValueColumnsProps) {
  const rows = spans.map(({ from, to, sums }) => {
    const { quotedMicros = 0, orderedMicros = 0 } = sums.find((sum) => sum.currency === currency) ?? {};
    return { from, to, quotedMicros, orderedMicros };
  });
  const end = roundUp(Math.max(...rows.flatMap((row) => KINDS.map((kind) => row[kind]))));
  const ground = HEIGHT - BOTTOM;
  const heightOf = (micros: number) => (micros / end) * (ground - TOP);
  const share = 100 / rows.length;
  const every = Math.ceil(rows.length / MOST_LABELS);
  return (
    <Stack gap="xs">
      <Row as="p" gap="lg" size="sm" className={styles['legend']} aria-hidden>
        <span data-tone="first">{texts.tiles.quoted}</span>
        <span data-tone="second">{texts.tiles.won}</span>
      </Row>
      <svg
        className={join(styles['drawing'], styles['columns'])}
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={words.drawn(title, rows.length)}
      >
        <text x={0} y={TOP - 8}>
          {formatRoundSum(end, currency)}
        </text>
        {[0, 0.5, 1].map((part) => (
          <line key={part} x1="0%" x2="100%" y1={ground - part * (ground - TOP)} y2={ground - part * (ground - TOP)} />
        ))}
        {rows.map((row, index) => (
          <g key={row.from}>
            {KINDS.map((kind, column) => (
              <rect
                key={kind}
                data-tone={column === 0 ? 'first' : 'second'}
                x={`${(index + 0.14 + column * 0.37) * share}%`}
                width={`${0.35 * share}%`}
                y={ground - heightOf(row[kind])}
                height={heightOf(row[kind])}
              />
            ))}
            {index % every === 0 ? (
              <text x={`${(index + 0.14) * share}%`} y={HEIGHT - 6}>
                {formatShortDay(row.from)}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <details>
        <summary className={styles['summary']}>{words.figures}</summary>
        <table className={styles['table']}>
          <VisuallyHidden component="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{words.span}</th>
              <th scope="col">{texts.tiles.quoted}</th>
              <th scope="col">{texts.tiles.won}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, to, quotedMicros, orderedMicros }) => (
              <tr key={from}>
                <th scope="row">
                  <AnchorLink to="/msp/orders" search={{ from, to }}>
                    {words.days(formatDay(from), formatDay(to))}
                  </AnchorLink>
                </th>
                <td>{showMicros(quotedMicros, currency)}</td>
                <td>{showMicros(orderedMicros, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Stack>
  );
}

/** The next 1, 2 or 5 of a power of ten: where a scale that begins at 0 ends well. 1 for 0. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= value) ?? value;
}
