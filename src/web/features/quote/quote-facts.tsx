import { Anchor } from '@mantine/core';
import type { QuoteLine } from '#contract/quote-line.ts';
import { isDateOnRequest } from '#domain/calendar-day.ts';
import { formatDimensions } from '#domain/format-dimensions.ts';
import styles from './quote-facts.module.css';
import { texts } from './texts.ts';

/** How a line's part is made and how large it is. */
export function QuoteFacts({ line }: { readonly line: QuoteLine }) {
  const process = [line.manufacturingProcess, line.manufacturingProcessSubtype].filter((text) => text !== '').join(' · ');
  const facts = texts.facts;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{facts.dimensions}</dt>
        <dd>{formatDimensions(line.dimensions, line.unit)}</dd>
      </div>
      {line.leadTimeDays > 0 && (
        <div>
          <dt>{isDateOnRequest(line.leadTimeDays) ? facts.leadTime : facts.readyIn}</dt>
          <dd>{texts.leadTime(line.leadTimeDays)}</dd>
        </div>
      )}
      <div className={styles['wide']}>
        <dt>{facts.process}</dt>
        <dd>
          {process}
          {isWebAddress(line.materialInfoURL) ? <MaterialLink line={line} /> : null}
        </dd>
      </div>
    </dl>
  );
}

function MaterialLink({ line }: { readonly line: QuoteLine }) {
  return (
    <>
      {' · '}
      <Anchor href={line.materialInfoURL} target="_blank" rel="noreferrer" title={texts.materialInfo} inherit underline="always">
        {line.material}
      </Anchor>
    </>
  );
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address);
}
