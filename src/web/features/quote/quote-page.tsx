import { VisuallyHidden } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { useGoneParts } from '../../api/use-gone-parts.ts';
import { NoticeBar } from '../../product/frame/notice-bar.tsx';
import { PartCells } from '../../product/parts/part-cells.tsx';
import { leadTimeFor } from '../../product/prices/part-choices.ts';
import { retentionTexts } from '../../product/shop/retention-texts.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Heading, Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState, Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { Cell, Line, Rows } from '../../ui/tables/rows.tsx';
import { addToCart } from './add-to-cart.ts';
import { isComplete, quoteParams } from './prices/quote-params.ts';
import { useQuotes, type WantedLine } from './prices/use-quotes.ts';
import { LINE_COLUMNS, QuoteLineRow } from './quote-line-row.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { texts } from './texts.ts';

/** /quote: what the selected parts cost, and why. */
export function QuotePage() {
  const mspID = useProviderId();
  const parts = selectedParts(usePartsStore((store) => store.parts));
  const { manufacturingProcessID, manufacturingProcessSubtypeID, materialID, colorID, finishID } = quoteParams(
    useManufacturingParamsStore(),
  );
  const setParams = useManufacturingParamsStore((store) => store.setParams);
  const chosen = useLineChoicesStore();
  useEffect(
    () => setParams({ manufacturingProcessID, manufacturingProcessSubtypeID }),
    [setParams, manufacturingProcessID, manufacturingProcessSubtypeID],
  );
  if (parts.length === 0 || !isComplete({ materialID, colorID, finishID })) {
    return (
      <Page title={texts.title}>
        <NothingToQuote hasParts={parts.length > 0} mspID={mspID} />
      </Page>
    );
  }
  const wanted = parts.map(({ id, quantity }) => {
    const leadTimeID = leadTimeFor(id, chosen);
    return { materialID, colorID, finishID, ...chosen.choices[id], ...(leadTimeID !== undefined && { leadTimeID }), partID: id, quantity };
  });
  return (
    <Page
      isWide
      title={texts.title}
      actions={
        <LinkButton to="/material-selection" search={{ msp_id: mspID }} variant="default">
          {texts.otherParts}
        </LinkButton>
      }
    >
      <QuotedLines mspID={mspID} wanted={wanted} />
    </Page>
  );
}

/** More lines than these are compared in the choice of a material, not one by one. */
const MOST_COMPARED = 20;

/** The lines and what they come to. */
function QuotedLines({ mspID, wanted }: { mspID: string; wanted: readonly WantedLine[] }) {
  const parts = usePartsStore((store) => store.parts);
  const states = useQuotes(mspID, wanted);
  const gone = useGoneParts(wanted.map(({ partID }) => partID));
  // Then the server refuses to quote, and trying again would not help.
  const isAllGone = wanted.every(({ partID }) => gone.has(partID));
  const isLost = ({ isLost, wanted: { partID } }: (typeof states)[number]) => isLost || isAllGone || gone.has(partID);
  const kept = states.filter((state) => !isLost(state));
  const lines = kept.flatMap(({ line }) => line ?? []);
  const missing = kept.filter(({ line }) => line === undefined);
  const failed = missing.filter(({ failure }) => failure !== null);
  const isAsked = kept.some((state) => state.isAsked || state.failure !== null);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [announcement, setAnnouncement] = useState('');

  const add = useCallback((added: readonly QuoteLine[]) => addToCart(added, mspID), [mspID]);
  const addOne = useCallback(
    (line: QuoteLine) => {
      add([line]);
      setAnnouncement(texts.announceAdded(line.modelFilename));
    },
    [add],
  );
  const retryFailed = () => {
    for (const { retry } of failed) retry();
  };
  const addSeveral = (added: readonly QuoteLine[]) => {
    add(added);
    setAnnouncement(texts.announceAllAdded(added.length));
  };
  return (
    <>
      <section aria-label={texts.heading} aria-busy={isAsked}>
        <Row gap="sm" align="baseline" mb="sm">
          <Heading size="xl">{texts.heading}</Heading>
          {lines.length === 0 ? null : <Hint as="span">{texts.counted(lines.length, pieces)}</Hint>}
        </Row>
        {missing.length > 0 ? <Placeholder label={texts.loading} height={80} rows={missing.length > 1 ? 2 : 1} /> : null}
        {failed.length > 0 ? (
          <Text as="div" mb="lg">
            <TryAgain text={failed[0]?.failure || texts.failed} onRetry={retryFailed} />
          </Text>
        ) : null}
        {missing.length === wanted.length ? null : (
          <Rows label={texts.heading} columns={LINE_COLUMNS}>
            {kept.map((state) =>
              state.line === undefined ? null : (
                <QuoteLineRow
                  key={state.wanted.partID}
                  mspID={mspID}
                  state={state}
                  line={state.line}
                  isCompared={wanted.length <= MOST_COMPARED}
                  onAdd={addOne}
                />
              ),
            )}
            {states.filter(isLost).map(({ wanted: { partID } }) => (
              <UnquotedNote key={partID} part={parts.find(({ id }) => id === partID)} />
            ))}
          </Rows>
        )}
      </section>
      <QuoteSummary
        lines={missing.length > 0 && lines.length === 0 ? undefined : lines}
        isAsked={isAsked}
        mspID={mspID}
        onAdd={addSeveral}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <NoticeBar />
    </>
  );
}

/** Shown on /quote when a step before it is missing: leads back to that step. */
function NothingToQuote({ hasParts, mspID }: { hasParts: boolean; mspID: string }) {
  return (
    <EmptyState title={hasParts ? texts.nothingChosen : texts.nothingSelected}>
      <LinkButton to={hasParts ? '/material-selection' : '/upload'} search={{ msp_id: mspID }}>
        {hasParts ? texts.selectMaterial : texts.uploadParts}
      </LinkButton>
    </EmptyState>
  );
}

/** A part the server does not know any more, in the place where its line would be. */
function UnquotedNote({ part }: { part: Part | undefined }) {
  return (
    <Line aria-label={part?.filename}>
      <PartCells image="" model={null} filename={part?.filename ?? ''} />
      <Cell style={{ gridColumn: 'span 4' }}>
        <Text size="sm" tone="dim">
          {retentionTexts()?.deleted ?? texts.unquoted}
        </Text>
      </Cell>
    </Line>
  );
}
