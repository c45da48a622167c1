import { VisuallyHidden } from '@mantine/core';
import { scaleLinear } from '@visx/scale';
import type { WireHeldPrices } from '#contract/api/desk/get-dashboard.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './dashboard.module.css';
import { formatCount, formatDeviation, formatShare } from './format-figures.ts';
import { texts } from './texts.ts';

const HELD = 0.02;
/** The scale ends here at least, so that small differences look small. */
const LEAST_END = 0.05;
/** And here at most, so that one odd line does not hide all others. */
const MOST_END = 0.5;
const HEIGHT = 22;

interface HeldPricesProps {
  readonly held: readonly WireHeldPrices[];
  /** The period, as the list of requests takes it. */
  readonly period: { readonly from: string; readonly to: string };
}

/** By material, how far quoted prices moved from the instant ones. */
export function HeldPricesTable({ held, period }: HeldPricesProps) {
  const { held: words } = texts;
  const end = Math.min(MOST_END, Math.max(LEAST_END, ...held.map(({ worst }) => Math.abs(worst.deviation))));
  return (
    <table className={styles['table']}>
      <VisuallyHidden component="caption">{words.title}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            {words.material}
            <Row as="span" nowrap gap="none" justify="between" aria-hidden>
              <span>{formatDeviation(-end)}</span>
              <span>{formatDeviation(end)}</span>
            </Row>
          </th>
          <th scope="col">{words.lines}</th>
          <th scope="col">{words.median}</th>
          <th scope="col">{words.within}</th>
          <th scope="col">{words.worst}</th>
        </tr>
      </thead>
      <tbody>
        {held.map(({ materialID, material, lineCount, medianDeviation, heldCount, worst }) => (
          <tr key={materialID}>
            <th scope="row">
              <AnchorLink to="/msp/orders" search={{ material: materialID, ...period }}>
                {material}
              </AnchorLink>
              <Deviation end={end} median={medianDeviation} worst={worst.deviation} />
            </th>
            <td>{formatCount(lineCount)}</td>
            <td>{formatDeviation(medianDeviation)}</td>
            <td>{formatShare(heldCount, lineCount)}</td>
            <td>
              <AnchorLink to="/msp/orders/$requestId" params={{ requestId: worst.requestID }}>
                {formatDeviation(worst.deviation)}
              </AnchorLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Deviation({ end, median, worst }: { end: number; median: number; worst: number }) {
  const scale = scaleLinear<number>({ domain: [-end, end], range: [2, 98] });
  const at = (deviation: number) => `${scale(Math.min(end, Math.max(-end, deviation)))}%`;
  const middle = HEIGHT / 2;
  return (
    <svg className={styles['drawing']} width="100%" height={HEIGHT} aria-hidden>
      <line className={styles['axis']} x1={at(-end)} x2={at(end)} y1={middle} y2={middle} />
      {[-HELD, HELD].map((limit) => (
        <line key={limit} className={styles['axis']} strokeDasharray="2 2" x1={at(limit)} x2={at(limit)} y1={3} y2={HEIGHT - 3} />
      ))}
      <line className={styles['zero']} x1={at(0)} x2={at(0)} y1={0} y2={HEIGHT} />
      <circle className={styles['worst']} cx={at(worst)} cy={middle} r={7} />
      <circle cx={at(median)} cy={middle} r={5} />
    </svg>
  );
}
