import { Button, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { DeskLine, WireDeskRequest } from '#contract/desk/request.ts';
import type { OfferLine } from '#domain/desk/offer.ts';
import { Check, unitProps } from '../../../ui/forms/form.tsx';
import { Hint, Row } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/tables/rows.tsx';
import { texts } from '../offer/texts.ts';
import type { DraftLine } from '../shared/draft.ts';
import { discountPrice } from './discount-price.ts';
import { useGridKeys } from './grid-keys.ts';
import styles from './line-grid.module.css';
import { GRID_COLUMNS, LineRow } from './line-row.tsx';

interface LineGridProps {
  readonly request: WireDeskRequest;
  readonly lines: readonly DraftLine[];
  /** What was typed as figures, of the lines that are offered. */
  readonly offered: ReadonlyMap<number, OfferLine>;
  readonly problems: ReadonlyMap<string, string>;
  /** Stays the same from one drawing to the next. */
  readonly onChange: (changes: ReadonlyMap<number, Partial<DraftLine>>) => void;
}

const { grid } = texts;

/** The lines of a quote as a spreadsheet: typed from cell to cell, pasted by the column, changed several at once. */
export function LineGrid({ request: { requestID, lines: askedLines, currency }, lines, offered, problems, onChange }: LineGridProps) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isNarrowed, setIsNarrowed] = useState(false);
  const keys = useGridKeys(onChange);
  const changeOne = useCallback((line: number, change: Partial<DraftLine>) => onChange(new Map([[line, change]])), [onChange]);
  const tick = useCallback(
    (line: number, isTicked: boolean) =>
      setTicked((before) => (isTicked ? new Set([...before, line]) : new Set([...before].filter((each) => each !== line)))),
    [],
  );
  const marked = askedLines.filter(needsEye);
  // What can't be sent is never out of sight.
  const isShown = (line: DeskLine) => !isNarrowed || needsEye(line) || hasProblem(problems, line.line);
  const shown = askedLines.flatMap((asked, index) => {
    const draft = lines[index];
    return draft !== undefined && isShown(asked) ? [{ asked, draft }] : [];
  });
  const areAllTicked = shown.length > 0 && shown.every(({ asked }) => ticked.has(asked.line));
  const changeTicked = (changeOf: (draft: DraftLine) => Partial<DraftLine>) =>
    onChange(new Map(lines.filter(({ line }) => ticked.has(line)).map((draft) => [draft.line, changeOf(draft)])));
  return (
    <>
      <Row gap="md" className={styles['tools']} data-busy={ticked.size > 0 || undefined}>
        <Check
          label={areAllTicked ? grid.tickNone : grid.tickAll}
          checked={areAllTicked}
          onChange={(event) => setTicked(new Set(event.currentTarget.checked ? shown.map(({ asked }) => asked.line) : []))}
        />
        {marked.length === 0 || marked.length === askedLines.length ? null : (
          <Check label={grid.marked(marked.length)} checked={isNarrowed} onChange={(event) => setIsNarrowed(event.currentTarget.checked)} />
        )}
        {ticked.size === 0 ? <Hint>{grid.keys}</Hint> : <TickedTools count={ticked.size} currency={currency} onChange={changeTicked} />}
      </Row>
      <Rows label={texts.heading} columns={GRID_COLUMNS} {...keys}>
        {shown.map(({ asked, draft }) => (
          <LineRow
            key={asked.line}
            requestID={requestID}
            asked={asked}
            draft={draft}
            offered={offered.get(asked.line)}
            currency={currency}
            problems={problems}
            isTicked={ticked.has(asked.line)}
            onTick={tick}
            onChange={changeOne}
          />
        ))}
      </Rows>
    </>
  );
}

interface TickedToolsProps {
  readonly count: number;
  readonly currency: string;
  readonly onChange: (changeOf: (draft: DraftLine) => Partial<DraftLine>) => void;
}

/** What is done to all ticked lines at once. */
function TickedTools({ count, currency, onChange }: TickedToolsProps) {
  const [days, setDays] = useState('');
  const [percent, setPercent] = useState('');
  const apply = () => {
    onChange(({ unitPrice }) => ({
      ...(days.trim() === '' ? {} : { leadTime: days }),
      ...(percent.trim() === '' ? {} : { unitPrice: discountPrice(unitPrice, percent, currency) }),
    }));
    setPercent('');
  };
  const field = (label: string, unit: string, value: string, onType: (value: string) => void) => (
    <TextInput
      size="xs"
      w="6.5rem"
      aria-label={`${label}, ${unit}`}
      placeholder={label}
      inputMode="decimal"
      {...unitProps(unit)}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
    />
  );
  return (
    <Row gap="xs" role="group" aria-label={grid.ticked(count)}>
      <strong>{grid.ticked(count)}</strong>
      {field(grid.leadTime, texts.days, days, setDays)}
      {field(grid.discount, '%', percent, setPercent)}
      <Button size="xs" onClick={apply} disabled={days.trim() === '' && percent.trim() === ''}>
        {grid.apply}
      </Button>
      <Button size="xs" variant="default" onClick={() => onChange(({ isOffered }) => ({ isOffered: !isOffered }))}>
        {grid.turnOffer}
      </Button>
    </Row>
  );
}

/** Whether a person has to look at a line before it can be quoted. */
function needsEye({ reviewReasons, unitPriceMicros, isInstantQuote, wishes, figures }: DeskLine): boolean {
  const isOdd = reviewReasons.length > 0 || unitPriceMicros === null || !isInstantQuote || figures === null;
  return isOdd || Object.values(wishes).some((wish) => wish !== '');
}

function hasProblem(problems: ReadonlyMap<string, string>, line: number): boolean {
  return [...problems.keys()].some((path) => path.startsWith(`lines.${line}.`));
}
