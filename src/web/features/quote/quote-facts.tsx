import { Anchor } from '@mantine/core';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { isDateOnRequest } from '#domain/calendar/calendar-day.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { texts } from './texts.ts';

/** How a line's part is made and how large it is. */
export function QuoteFacts({ line }: { readonly line: QuoteLine }) {
  const process = [line.manufacturingProcess, line.manufacturingProcessSubtype].filter((text) => text !== '').join(' · ');
  const facts = texts.facts;
  return (
    <Facts kind="above" size="sm">
      <Fact label={facts.dimensions}>{formatDimensions(line.dimensions, line.unit)}</Fact>
      {line.leadTimeDays > 0 && (
        <Fact label={isDateOnRequest(line.leadTimeDays) ? facts.leadTime : facts.readyIn}>{texts.leadTime(line.leadTimeDays)}</Fact>
      )}
      <Fact isWide label={facts.process}>
        {process}
        {isWebAddress(line.materialInfoURL) ? <MaterialLink line={line} /> : null}
      </Fact>
    </Facts>
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
