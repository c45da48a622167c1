import { VisuallyHidden } from '@mantine/core';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  /** One under the other, on one scale for all rows. */
  readonly bars: readonly { readonly value: number; readonly tone: 'first' | 'second' }[];
  /** What the columns after the name and its bars hold. */
  readonly cells: readonly ReactNode[];
}

interface BarTableProps {
  readonly title: string;
  readonly nameColumn: string;
  readonly columns: readonly string[];
  readonly rows: readonly BarRow[];
}

const BAR_HEIGHT = 8;
const GAP = 3;

/** A bar chart that is a table: every bar has its figures beside it, for the eye and for whoever hears the page. */
export function BarTable({ title, nameColumn, columns, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const scale = scaleLinear<number>({ domain: [0, most], range: [0, 100] });
  return (
    <table className={styles['table']}>
      <VisuallyHidden component="caption">{title}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{nameColumn}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, bars, cells }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <svg
                className={styles['drawing']}
                style={{ marginTop: '0.35rem' }}
                width="100%"
                height={bars.length * (BAR_HEIGHT + GAP) - GAP}
                aria-hidden
              >
                {bars.map(({ value, tone }, index) => (
                  <Bar
                    key={tone}
                    data-tone={tone}
                    y={index * (BAR_HEIGHT + GAP)}
                    height={BAR_HEIGHT}
                    width={`${value > 0 ? Math.max(0.6, scale(value)) : 0}%`}
                    rx={2}
                  />
                ))}
              </svg>
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column stays where it is.
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
