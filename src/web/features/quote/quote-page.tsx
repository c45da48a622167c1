import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { getColorList } from '#contract/calls/get-color-list.ts';
import type { QuoteLine } from '#contract/quote-line.ts';
import { useCall } from '../../api/use-call.ts';
import { useGoneParts } from '../../api/use-gone-parts.ts';
import { useCartStore } from '../../stores/cart-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { useProviderId } from '../../stores/msp-store.ts';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { Page } from '../../ui/page.tsx';
import { Placeholder } from '../../ui/placeholder.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { cartItemFromLine } from './cart-item-from-line.ts';
import { NothingToQuote } from './nothing-to-quote.tsx';
import { QuoteLineCard } from './quote-line-card.tsx';
import styles from './quote-page.module.css';
import { isComplete, quoteParams } from './quote-params.ts';
import { QuoteSummary } from './quote-summary.tsx';
import { texts } from './texts.ts';
import { UnquotedNote } from './unquoted-note.tsx';
import { useLineIds, useQuotes } from './use-quotes.ts';

/** /quote: what the selected parts cost, and why. */
export function QuotePage() {
  const mspID = useProviderId();
  const parts = selectedParts(usePartsStore((store) => store.parts));
  const params = quoteParams(useManufacturingParamsStore());
  const setParams = useManufacturingParamsStore((store) => store.setParams);
  const addItem = useCartStore((store) => store.addItem);
  const canQuote = parts.length > 0 && isComplete(params);

  const { manufacturingProcessID, manufacturingProcessSubtypeID, materialID } = params;
  useEffect(
    () => setParams({ manufacturingProcessID, manufacturingProcessSubtypeID }),
    [setParams, manufacturingProcessID, manufacturingProcessSubtypeID],
  );

  const partList = parts.map(({ id, quantity }) => ({ id, quantity }));
  const quotes = useQuotes({ mspID, partList, manufacturingParams: params }, { enabled: canQuote });
  const colors = useCall(getColorList, { materialID, mspID }, { enabled: canQuote });
  const gone = useGoneParts(parts.map(({ id }) => id));
  // Then the server refuses to quote, and trying again would not help.
  const isAllGone = parts.every(({ id }) => gone.has(id));
  const lostIds = isAllGone ? [...gone] : quotes.data?.unquotedIds;
  const lineIds = useLineIds(quotes.data?.lines);
  const [announcement, setAnnouncement] = useState('');

  if (!canQuote) {
    return (
      <Page title={texts.title}>
        <NothingToQuote hasParts={parts.length > 0} mspID={mspID} />
      </Page>
    );
  }

  const add = (line: QuoteLine) => addItem(cartItemFromLine(line, mspID, lineIds.get(line) ?? ''));
  const addAll = (lines: readonly QuoteLine[]) => {
    lines.forEach(add);
    setAnnouncement(texts.announceAllAdded(lines.length));
  };
  return (
    <Page title={texts.title}>
      <div className={styles['layout']}>
        <section className={styles['lines']} aria-label={texts.heading} aria-busy={quotes.isFetching}>
          <h2 className={styles['heading']}>{texts.heading}</h2>
          {quotes.data === undefined && !isAllGone ? (
            <Placeholder label={texts.loading} height={150} rows={parts.length > 1 ? 2 : 1} />
          ) : null}
          {quotes.isError && !isAllGone ? (
            <TryAgain text={texts.failed} onRetry={() => void quotes.refetch()} busy={quotes.isFetching} />
          ) : null}
          {quotes.data?.lines.map((line) => (
            <QuoteLineCard
              key={line.partID}
              line={line}
              color={colors.data?.colorList.find(({ colorID }) => colorID === line.colorID)}
              onAdd={() => {
                add(line);
                setAnnouncement(texts.announceAdded(line.modelFilename));
              }}
            />
          ))}
          {lostIds?.map((id) => (
            <UnquotedNote key={id} part={parts.find((part) => part.id === id)} />
          ))}
        </section>
        <QuoteSummary lines={quotes.data?.lines} mspID={mspID} onAddAll={() => addAll(quotes.data?.lines ?? [])} />
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Page>
  );
}
