import { Anchor } from '@mantine/core';
import type { Color } from '#contract/entities.ts';
import type { QuoteLine } from '#contract/quote-line.ts';
import { ColorSwatch } from '../../ui/color-swatch.tsx';
import { formatDimensions } from '../../ui/format-size.ts';
import styles from './quote-facts.module.css';
import { texts } from './texts.ts';

interface QuoteFactsProps {
  readonly line: QuoteLine;
  /** The line's colour, where it could be looked up. */
  readonly color: Color | undefined;
}

/** How a line's part is made and how large it is. */
export function QuoteFacts({ line, color }: QuoteFactsProps) {
  const process = [line.manufacturingProcess, line.manufacturingProcessSubtype].filter((text) => text !== '').join(' · ');
  const facts = texts.facts;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{facts.material}</dt>
        <dd>{isWebAddress(line.materialInfoURL) ? <MaterialLink line={line} /> : line.material}</dd>
      </div>
      <div>
        <dt>{facts.color}</dt>
        <dd>
          {color !== undefined && <ColorSwatch rgb={color.rgb} alpha={color.alpha} />} {line.color}
        </dd>
      </div>
      <div>
        <dt>{facts.finish}</dt>
        <dd>{line.finish}</dd>
      </div>
      <div className={styles['wide']}>
        <dt>{facts.dimensions}</dt>
        <dd>{formatDimensions(line.dimensions, line.unit)}</dd>
      </div>
      <div>
        <dt>{facts.quantity}</dt>
        <dd>{line.quantity}</dd>
      </div>
      <div className={styles['wide']}>
        <dt>{facts.process}</dt>
        <dd>{process}</dd>
      </div>
      {line.leadTimeDays > 0 && (
        <div>
          <dt>{facts.leadTime}</dt>
          <dd>{texts.leadTime(line.leadTimeDays)}</dd>
        </div>
      )}
    </dl>
  );
}

function MaterialLink({ line }: { readonly line: QuoteLine }) {
  return (
    <Anchor href={line.materialInfoURL} target="_blank" rel="noreferrer" title={texts.materialInfo} inherit>
      {line.material}
    </Anchor>
  );
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address);
}
