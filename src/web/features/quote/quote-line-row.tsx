import { Anchor, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { shortProcessName } from '../../product/offers/short-process-name.ts';
import { PART_COLUMNS, PartCells } from '../../product/parts/part-cells.tsx';
import { MarkedPrice } from '../../product/prices/marked-price.tsx';
import { formatPrice } from '../../product/prices/price.tsx';
import { texts as priceTexts } from '../../product/prices/texts.ts';
import { isWebAddress } from '../../ui/display/is-web-address.ts';
import { SpinningGear } from '../../ui/display/spinning-gear.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { join } from '../../ui/layout/look.ts';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { Cell, type Column, Line, PanelToggle } from '../../ui/tables/rows.tsx';
import { AddButton } from './add-button.tsx';
import { CheaperNote, useCheaper } from './cheaper-note.tsx';
import { AmountChoices, MaterialChoices } from './line-controls.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { modelOfLine } from './priced-model.ts';
import type { LineState } from './prices/use-quotes.ts';
import styles from './quote-line-row.module.css';
import { ReviewReasons } from './review-reasons.tsx';
import { texts } from './texts.ts';
import { useLineChanges } from './use-line-changes.ts';

export const LINE_COLUMNS: readonly Column[] = [
  ...PART_COLUMNS,
  { name: texts.columns.choices, width: 'minmax(0, 16.5rem)' },
  { name: texts.columns.amount, width: '17rem' },
  { name: texts.columns.price, width: '10.5rem', isNumeric: true },
  { name: texts.columns.actions, width: '10rem', isQuiet: true },
];

interface QuoteLineRowProps {
  readonly mspID: string;
  readonly state: LineState;
  /** The last price that was had. */
  readonly line: QuoteLine;
  /** Whether other materials are compared for it. */
  readonly isCompared: boolean;
  readonly onAdd: (line: QuoteLine) => void;
}

/** One quoted part: what it is, what it costs, why, what can be changed, and the way into the cart. */
export const QuoteLineRow = memo(function QuoteLineRow({ mspID, state, line, isCompared, onAdd }: QuoteLineRowProps) {
  const changes = useLineChanges(mspID, state.wanted, line);
  const isAsked = state.isAsked || changes.comingMaterial !== null;
  const isCurrent = !isAsked && state.failure === null;
  const cheaper = useCheaper(mspID, line, isCompared && isCurrent && !line.isPending);
  const model = modelOfLine(line);
  const controls = { mspID, wanted: state.wanted, line, isAsked, changes };
  const isReviewed = !line.isInstantQuote && !line.isPending;
  const hasTrouble = changes.problem !== null || (state.failure !== null && !isAsked);
  return (
    <Line
      aria-label={line.modelFilename}
      under={
        hasTrouble ? (
          <>
            {changes.problem === null ? null : (
              <Text size="sm" role="alert">
                {changes.problem}
              </Text>
            )}
            {state.failure === null || isAsked ? null : (
              <TryAgain text={state.failure === '' ? texts.change.priceFailed : state.failure} onRetry={state.retry} />
            )}
          </>
        ) : null
      }
      panel={
        <Stack gap="sm">
          {line.isPending ? <Text size="sm">{texts.pending}</Text> : null}
          {isReviewed ? <ReviewReasons line={line} model={model} /> : null}
          {cheaper === null ? null : (
            <CheaperNote
              line={line}
              cheaper={cheaper}
              onChange={({ materialID, finishID }) => changes.changeMaterial(materialID, finishID)}
            />
          )}
          {line.receipt === null ? null : <PriceBreakdown line={line} receipt={line.receipt} />}
        </Stack>
      }
    >
      <PartCells image={line.image} model={model} filename={line.modelFilename} rgb={line.colorRgb} finish={line.finish}>
        <Note as="div" className={styles['about']}>
          <span>{formatDimensions(line.dimensions, line.unit)}</span>
          <Process line={line} />
        </Note>
        {line.isPending ? <Marked words={texts.pending} /> : null}
        {isReviewed ? <Marked tone="review" words={`* ${texts.notInstant}`} /> : null}
        {cheaper === null || isReviewed ? null : <Marked words={texts.cheaper.short(cheaper.name, cheaper.savedPercent)} />}
      </PartCells>
      <Cell room="wide">
        <MaterialChoices {...controls} />
      </Cell>
      <Cell room="wide">
        <AmountChoices {...controls} />
      </Cell>
      <Cell isNumeric className={styles['price']}>
        <div className={styles['money']} aria-live="polite" aria-busy={isAsked} data-old={!isCurrent || undefined}>
          <Row as="p" nowrap gap="xs" display size="lg" justify="end">
            {isAsked ? <SpinningGear size={16} label={texts.updating} /> : null}
            <span>
              <MarkedPrice value={line.price * line.quantity} currency={line.currency} isInstant={line.isInstantQuote} />
            </span>
          </Row>
          <Note as="p">{line.quantity > 1 && line.price > 0 ? priceTexts.each(formatPrice(line.price, line.currency)) : null}</Note>
          {line.price > 0 ? <Note as="p">{texts.withoutSetUp}</Note> : null}
        </div>
      </Cell>
      <Cell className={styles['actions']}>
        <AddButton size="xs" fullWidth isReady={isCurrent} onAdd={() => onAdd(line)} words={texts.addToCart}>
          <VisuallyHidden> {line.modelFilename}</VisuallyHidden>
        </AddButton>
        {line.receipt === null ? null : <PanelToggle className={styles['toggle']}>{texts.receipt.show[line.receipt.view]}</PanelToggle>}
      </Cell>
    </Line>
  );
}, areSame);

/** States are made anew for all lines whenever one changes. */
function areSame(before: QuoteLineRowProps, after: QuoteLineRowProps): boolean {
  const [old, fresh] = [before.state, after.state];
  return (
    before.line === after.line &&
    before.mspID === after.mspID &&
    before.isCompared === after.isCompared &&
    before.onAdd === after.onAdd &&
    old.isAsked === fresh.isAsked &&
    old.failure === fresh.failure &&
    JSON.stringify(old.wanted) === JSON.stringify(fresh.wanted)
  );
}

/** What there is to know of a line, in one row; pressed, all of it stands below. */
function Marked({ tone, words }: { readonly tone?: 'review'; readonly words: string }) {
  return (
    <PanelToggle className={join(styles['mark'], tone && styles[tone])} title={words} icon={NO_ICON}>
      <span>{words}</span>
    </PanelToggle>
  );
}

const NO_ICON = <></>;

/** How a line's part is made, and what its material is. */
function Process({ line }: { readonly line: QuoteLine }) {
  const { manufacturingProcess: general, manufacturingProcessSubtype: own } = line;
  const process = sayOffer(own === '' ? general : own);
  const whole = [general, own].filter(Boolean).map(sayOffer).join(' · ');
  return (
    <>
      {process === '' ? null : <span title={whole}> · {shortProcessName(process)}</span>}
      {isWebAddress(line.materialInfoURL) ? (
        <>
          {' · '}
          <Anchor href={line.materialInfoURL} target="_blank" rel="noreferrer" title={texts.materialInfo} inherit underline="always">
            {line.material}
          </Anchor>
        </>
      ) : null}
    </>
  );
}
