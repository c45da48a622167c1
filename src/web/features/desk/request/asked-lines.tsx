import { memo, useState } from 'react';
import type { DeskLine, WireDeskRequest } from '#contract/desk/request.ts';
import { Section } from '../../../product/desk/section.tsx';
import { PART_COLUMNS } from '../../../product/parts/part-cells.tsx';
import { formatDay } from '../../../product/prices/format-day.ts';
import { showUnitPrice } from '../../../product/prices/format-micros.ts';
import { Fold } from '../../../ui/layout/layout.tsx';
import { Cell, type Column, Line, PanelToggle, Rows } from '../../../ui/tables/rows.tsx';
import { LineDetails, LinePart } from './line-details.tsx';
import { texts } from './texts.ts';

const { facts } = texts;

const COLUMNS: readonly Column[] = [
  ...PART_COLUMNS,
  { name: facts.quantity, width: '5rem', isNumeric: true },
  { name: facts.price, width: '6.5rem', isNumeric: true },
  { name: facts.leadTime, width: '14.5rem' },
  { name: texts.details, width: '6rem', isQuiet: true },
];

interface AskedLinesProps {
  readonly request: WireDeskRequest;
  /** Folds them: a quote tells the same parts. */
  readonly isFolded: boolean;
}

/** What was asked for, a line each. */
export function AskedLines({ request, isFolded }: AskedLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { lines } = request;
  if (!isFolded) {
    return (
      <Section title={texts.lines}>
        <LineTable {...request} />
      </Section>
    );
  }
  const reviewed = lines.filter(({ reviewReasons }) => reviewReasons.length > 0);
  const wished = lines.filter(({ wishes }) => Object.values(wishes).some((wish) => wish !== ''));
  return (
    <Section title={texts.lines}>
      <Fold
        framed
        summary={texts.asked(lines.length, reviewed.length, wished.length)}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        {isOpen ? <LineTable {...request} /> : null}
      </Fold>
    </Section>
  );
}

function LineTable({ requestID, lines, currency }: WireDeskRequest) {
  return (
    <Rows label={texts.lines} columns={COLUMNS}>
      {lines.map((line) => (
        <LineRow key={line.line} requestID={requestID} line={line} currency={currency} />
      ))}
    </Rows>
  );
}

interface LineRowProps {
  readonly requestID: string;
  readonly line: DeskLine;
  readonly currency: string;
}

const LineRow = memo(function LineRow({ requestID, line, currency }: LineRowProps) {
  const { quantity, unitPriceMicros, isInstantQuote, leadTime } = line;
  return (
    <Line
      aria-label={`${texts.line(line.line)}: ${line.filename}`}
      panel={<LineDetails requestID={requestID} line={line} currency={currency} />}
    >
      <LinePart requestID={requestID} line={line} />
      <Cell isNumeric>{quantity}</Cell>
      <Cell isNumeric>
        {unitPriceMicros === null ? texts.noPrice : `${showUnitPrice(unitPriceMicros, currency)}${isInstantQuote ? '' : '*'}`}
      </Cell>
      <Cell>{leadTime === null ? null : texts.leadTime(leadTime.name, formatDay(leadTime.shipBy), leadTime.isOnRequest)}</Cell>
      <Cell>
        <PanelToggle>{texts.details}</PanelToggle>
      </Cell>
    </Line>
  );
});
