import { memo } from 'react';
import type { DeskLine } from '#contract/desk/request.ts';
import { findMargin } from '#domain/desk/margin.ts';
import type { OfferLine } from '#domain/desk/offer.ts';
import { PART_COLUMNS } from '../../../product/parts/part-cells.tsx';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { Label, Problem } from '../../../ui/forms/form.tsx';
import { Note, Text } from '../../../ui/layout/layout.tsx';
import { Cell, type Column, Line, PanelToggle } from '../../../ui/tables/rows.tsx';
import { offerFieldId } from '../offer/figure-input.tsx';
import { showMargin, sumLine } from '../offer/sum-offer.ts';
import { texts } from '../offer/texts.ts';
import { LinePart } from '../request/line-details.tsx';
import { texts as requestTexts } from '../request/texts.ts';
import type { DraftLine } from '../shared/draft.ts';
import { CellInput } from './cell-input.tsx';
import { GRID_FIELDS } from './grid-keys.ts';
import { InstantPrice } from './instant-price.tsx';
import styles from './line-grid.module.css';
import { LinePanel } from './line-panel.tsx';

export const GRID_COLUMNS: readonly Column[] = [
  { name: texts.tick, width: '1.25rem', isQuiet: true },
  ...PART_COLUMNS,
  { name: texts.unitPrice, width: '7rem', isNumeric: true },
  { name: texts.quantity, width: '4.25rem', isNumeric: true },
  { name: texts.leadTimeDays, width: '4.75rem', isNumeric: true },
  { name: texts.totalAndMargin, width: '8.5rem', isNumeric: true },
  { name: texts.offer, width: '2.5rem' },
  { name: requestTexts.details, width: '5rem', isQuiet: true },
];

interface LineRowProps {
  readonly asked: DeskLine;
  readonly draft: DraftLine;
  readonly requestID: string;
  /** What was typed as figures; undefined while the line is not offered. */
  readonly offered: OfferLine | undefined;
  readonly currency: string;
  /** By the path of their field. */
  readonly problems: ReadonlyMap<string, string>;
  readonly isTicked: boolean;
  /** These two stay the same from one drawing to the next. */
  readonly onTick: (line: number, isTicked: boolean) => void;
  readonly onChange: (line: number, change: Partial<DraftLine>) => void;
}

/** What was asked for in one line, and what is offered for it. */
export const LineRow = memo(function LineRow({
  requestID,
  asked,
  draft,
  offered,
  currency,
  problems,
  isTicked,
  onTick,
  onChange,
}: LineRowProps) {
  const { line, filename } = asked;
  const path = `lines.${line}`;
  const wrong = GRID_FIELDS.flatMap((field) => {
    const words = problems.get(`${path}.${field}`);
    return words === undefined ? [] : [{ field, words }];
  });
  const total = offered === undefined ? null : sumLine(offered, currency);
  // What is wrong in it has to be seen, and to take the focus.
  const isFaulty = problems.has(`${path}.note`) || [...problems.keys()].some((key) => key.startsWith(`${path}.breaks`));
  const cell = (field: (typeof GRID_FIELDS)[number], label: string, unit = '') => (
    <CellInput {...{ line, field, label, unit }} value={draft[field]} error={problems.get(`${path}.${field}`)} onType={onChange} />
  );
  return (
    <Line
      className={styles['row']}
      aria-label={`${requestTexts.line(line)}: ${filename}`}
      data-out={!draft.isOffered || undefined}
      staysOpen={isFaulty}
      under={
        wrong.length === 0
          ? null
          : wrong.map(({ field, words }) => (
              <Problem key={field} id={`${offerFieldId(`${path}.${field}`)}-error`}>
                {words}
              </Problem>
            ))
      }
      panel={<LinePanel requestID={requestID} asked={asked} draft={draft} currency={currency} problems={problems} onChange={onChange} />}
    >
      <Cell>
        <input
          type="checkbox"
          aria-label={texts.tickLine(line, filename)}
          checked={isTicked}
          onChange={(event) => onTick(line, event.currentTarget.checked)}
        />
      </Cell>
      <LinePart requestID={requestID} line={asked} />
      {draft.isOffered ? (
        <>
          <Cell name={texts.unitPrice} room="typed">
            {cell('unitPrice', texts.unitPrice, `, ${currency}`)}
            <InstantPrice asked={asked} draft={draft} currency={currency} onUse={(unitPrice) => onChange(line, { unitPrice })} />
          </Cell>
          <Cell name={texts.quantity} room="typed">
            {cell('quantity', texts.quantity)}
          </Cell>
          <Cell name={texts.leadTimeDays} room="typed">
            {cell('leadTime', texts.leadTime, texts.businessDays)}
          </Cell>
        </>
      ) : (
        <Cell style={{ gridColumn: 'span 3' }}>
          <Note>{texts.leftOut}</Note>
        </Cell>
      )}
      <Cell isNumeric name={texts.total}>
        <Text as="div" weight={600}>
          {total === null ? '–' : showMicros(total, currency)}
        </Text>
        <LineMargin asked={asked} offered={total === null ? undefined : offered} currency={currency} />
      </Cell>
      <Cell name={texts.offer}>
        <input
          type="checkbox"
          aria-label={`${texts.offered}, ${filename}`}
          checked={draft.isOffered}
          onChange={(event) => onChange(line, { isOffered: event.currentTarget.checked })}
        />
      </Cell>
      <Cell>
        <PanelToggle>
          <Label spoken={texts.ofLine(line)}>{requestTexts.details}</Label>
        </PanelToggle>
      </Cell>
    </Line>
  );
}, areSame);

/** The map of all problems is new with each letter typed; what it holds of this line seldom is. */
function areSame(before: LineRowProps, after: LineRowProps): boolean {
  const isSame = before.asked === after.asked && before.draft === after.draft && before.isTicked === after.isTicked;
  const doSame = before.onChange === after.onChange && before.onTick === after.onTick;
  const path = `lines.${after.asked.line}.`;
  return isSame && doSame && before.currency === after.currency && describe(before.problems, path) === describe(after.problems, path);
}

function describe(problems: ReadonlyMap<string, string>, path: string): string {
  return [...problems].flatMap(([of, words]) => (of.startsWith(path) ? [of, words] : [])).join('\n');
}

function LineMargin({ asked, offered, currency }: Pick<LineRowProps, 'asked' | 'offered' | 'currency'>) {
  if (asked.unitCostMicros === null) return <Note>{texts.noCost}</Note>;
  const margin = offered === undefined ? null : findMargin([offered], 0, new Map([[asked.line, asked.unitCostMicros]]), currency);
  return margin === null ? null : <Note {...(margin.leftMicros < 0 && { tone: 'error' })}>{showMargin(margin, currency)}</Note>;
}
