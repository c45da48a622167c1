import { Button, Textarea, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { DeskLine } from '#contract/desk/request.ts';
import { findMargin } from '#domain/desk/margin.ts';
import type { OfferLine } from '#domain/desk/offer.ts';
import { showMicros, showUnitPrice } from '../../../product/prices/format-micros.ts';
import { Check, Label } from '../../../ui/forms/form.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { LineCard } from '../request/line-card.tsx';
import { type DraftLine, writeMoney } from '../shared/draft.ts';
import { BreaksEditor } from './breaks-editor.tsx';
import { FigureInput, offerFieldId } from './figure-input.tsx';
import styles from './quote-editor.module.css';
import { showMargin, sumLine } from './sum-offer.ts';
import { texts } from './texts.ts';

interface LineEditorProps {
  readonly asked: DeskLine;
  readonly draft: DraftLine;
  readonly requestID: string;
  /** What was typed as figures; undefined while the line is not offered. */
  readonly offered: OfferLine | undefined;
  readonly currency: string;
  /** By the path of their field. */
  readonly problems: ReadonlyMap<string, string>;
  /** Stays the same from one drawing to the next. */
  readonly onChange: (line: number, change: Partial<DraftLine>) => void;
}

/** What was asked for in one line, and what is offered for it. */
export const LineEditor = memo(function LineEditor({ requestID, asked, draft, offered, currency, problems, onChange }: LineEditorProps) {
  const { line } = asked;
  const path = `lines.${line}`;
  const set = (change: Partial<DraftLine>) => onChange(line, change);
  const field = (name: 'unitPrice' | 'quantity' | 'leadTime', label: string, unit?: string, spoken = '') => (
    <FigureInput
      path={`${path}.${name}`}
      label={label}
      spoken={texts.ofLine(line) + spoken}
      {...(unit === undefined ? {} : { unit })}
      value={draft[name]}
      error={problems.get(`${path}.${name}`)}
      onType={(value) => set({ [name]: value })}
    />
  );
  return (
    <LineCard requestID={requestID} line={asked} currency={currency}>
      <Stack gap="sm">
        <Check
          label={
            <Text as="span" weight={500}>
              {texts.offered}
              <VisuallyHidden>{`, ${asked.filename}`}</VisuallyHidden>
            </Text>
          }
          checked={draft.isOffered}
          onChange={(event) => set({ isOffered: event.currentTarget.checked })}
        />
        {draft.isOffered ? (
          <>
            <div className={styles['fields']}>
              {field('unitPrice', texts.unitPrice, currency)}
              {field('quantity', texts.quantity)}
              {field('leadTime', texts.leadTime, texts.days, texts.businessDays)}
              <LineFigures asked={asked} offered={offered} currency={currency} />
            </div>
            <InstantHint asked={asked} draft={draft} currency={currency} onUse={(unitPrice) => set({ unitPrice })} />
            <Textarea
              id={offerFieldId(`${path}.note`)}
              label={<Label spoken={texts.ofLine(line)}>{texts.note}</Label>}
              rows={1}
              resize="vertical"
              value={draft.note}
              error={problems.get(`${path}.note`)}
              onChange={(event) => set({ note: event.currentTarget.value })}
            />
            <BreaksEditor
              line={line}
              breaks={draft.breaks}
              currency={currency}
              error={problems.get(`${path}.breaks`)}
              onChange={(breaks) => set({ breaks })}
            />
          </>
        ) : (
          <Hint size="xs">{texts.notOffered}</Hint>
        )}
      </Stack>
    </LineCard>
  );
}, areSame);

/** The map of all problems is new with each letter typed; what it holds of this line seldom is. */
function areSame(before: LineEditorProps, after: LineEditorProps): boolean {
  const isSame = before.asked === after.asked && before.draft === after.draft && before.onChange === after.onChange;
  const path = `lines.${after.asked.line}.`;
  return isSame && before.currency === after.currency && describe(before.problems, path) === describe(after.problems, path);
}

function describe(problems: ReadonlyMap<string, string>, path: string): string {
  return [...problems].flatMap(([of, words]) => (of.startsWith(path) ? [of, words] : [])).join('\n');
}

function LineFigures({ asked, offered, currency }: Pick<LineEditorProps, 'asked' | 'offered' | 'currency'>) {
  const total = offered === undefined ? null : sumLine(offered, currency);
  const costs = new Map(asked.unitCostMicros === null ? [] : [[asked.line, asked.unitCostMicros] as const]);
  const margin = offered === undefined || total === null ? null : findMargin([offered], 0, costs, currency);
  return (
    <Facts kind="sums" size="sm">
      <Fact label={texts.total}>
        <strong>{total === null ? '–' : showMicros(total, currency)}</strong>
      </Fact>
      <Fact label={texts.margin}>
        <Text as="strong" {...(margin !== null && margin.leftMicros < 0 ? { tone: 'error' } : {})}>
          {asked.unitCostMicros === null ? texts.noCost : margin === null ? '–' : showMargin(margin, currency)}
        </Text>
      </Fact>
    </Facts>
  );
}

interface InstantHintProps {
  readonly asked: DeskLine;
  readonly draft: DraftLine;
  readonly currency: string;
  readonly onUse: (unitPrice: string) => void;
}

/** The instant price, where another one is being typed. */
function InstantHint({ asked, draft, currency, onUse }: InstantHintProps) {
  if (asked.unitPriceMicros === null) return null;
  const instant = writeMoney(asked.unitPriceMicros, currency);
  if (draft.unitPrice === instant) return null;
  return (
    <Row tone="dim" size="xs" gap="xxs">
      {texts.instant(showUnitPrice(asked.unitPriceMicros, currency))}
      <Button variant="subtle" size="compact-sm" onClick={() => onUse(instant)}>
        {texts.useInstant}
      </Button>
    </Row>
  );
}
