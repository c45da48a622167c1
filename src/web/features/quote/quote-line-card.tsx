import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { QuoteLine } from '#contract/quote-line.ts';
import { FileName } from '../../ui/file-name.tsx';
import { MarkedPrice } from '../../ui/marked-price.tsx';
import { PartPicture } from '../../ui/part-picture.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { SpinningGear } from '../../ui/spinning-gear.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { AddButton } from './add-button.tsx';
import { CheaperNote } from './cheaper-note.tsx';
import { LineControls } from './line-controls.tsx';
import { modelOfLine } from './model-of-line.ts';
import { PriceBreakdown } from './price-breakdown.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import styles from './quote-line-card.module.css';
import { texts } from './texts.ts';
import { useLineChanges } from './use-line-changes.ts';
import type { LineState } from './use-quotes.ts';

interface QuoteLineCardProps {
  readonly mspID: string;
  readonly state: LineState;
  /** The last price that was had. */
  readonly line: QuoteLine;
  /** Whether other materials are compared for it. */
  readonly isCompared: boolean;
  readonly onAdd: () => void;
}

/** One quoted part: what it is, what it costs, why, what can be changed, and the way into the cart. */
export function QuoteLineCard({ mspID, state, line, isCompared, onAdd }: QuoteLineCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const breakdownId = useId();
  const changes = useLineChanges(mspID, state.wanted, line);
  const isAsked = state.isAsked || changes.comingMaterial !== null;
  const isCurrent = !isAsked && state.failure === null;
  return (
    <article className={styles['card']} aria-label={line.modelFilename}>
      <div className={styles['row']}>
        <div className={styles['picture']}>
          <PartPicture image={line.image} model={modelOfLine(line)} />
        </div>
        <h3 className={styles['name']}>
          <FileName name={line.modelFilename} />
        </h3>
        <div className={styles['facts']}>
          <LineControls mspID={mspID} wanted={state.wanted} line={line} isAsked={isAsked} changes={changes} />
          <QuoteFacts line={line} />
        </div>
        <div className={styles['buy']}>
          <div className={styles['money']} aria-live="polite" aria-busy={isAsked} data-old={!isCurrent || undefined}>
            <p className={styles['price']}>
              {isAsked ? <SpinningGear size={18} label={texts.updating} /> : null}
              <span>
                <MarkedPrice value={line.price * line.quantity} currency={line.currency} isInstant={line.isInstantQuote} />
              </span>
            </p>
            <p className={styles['each']}>
              {line.quantity > 1 && line.price > 0 ? texts.each(formatPrice(line.price, line.currency)) : null}
            </p>
            {line.price > 0 ? <p className={styles['each']}>{texts.withoutSetUp}</p> : null}
          </div>
          <AddButton filename={line.modelFilename} isReady={isCurrent} onAdd={onAdd} />
        </div>
      </div>
      {changes.problem === null ? null : (
        <p className={styles['problem']} role="alert">
          {changes.problem}
        </p>
      )}
      {state.failure === null || isAsked ? null : (
        <div className={styles['problem']}>
          <TryAgain text={state.failure === '' ? texts.change.priceFailed : state.failure} onRetry={state.retry} />
        </div>
      )}
      {isCompared && isCurrent && !line.isPending ? (
        <CheaperNote mspID={mspID} line={line} onChange={({ materialID, finishID }) => changes.changeMaterial(materialID, finishID)} />
      ) : null}
      {line.isPending ? <p className={styles['pending']}>{texts.pending}</p> : null}
      {line.isInstantQuote || line.isPending ? null : <ReviewNote reasons={line.reviewReasons} hasPrice={line.price > 0} />}
      {line.receipt === null ? null : (
        <>
          <UnstyledButton
            className={styles['toggle'] ?? ''}
            aria-expanded={isOpen}
            aria-controls={breakdownId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.receipt.show[line.receipt.view]}
            <IconChevronDown size={16} aria-hidden />
          </UnstyledButton>
          <div id={breakdownId} hidden={!isOpen} className={styles['breakdown']}>
            {isOpen ? <PriceBreakdown line={line} receipt={line.receipt} /> : null}
          </div>
        </>
      )}
    </article>
  );
}

function ReviewNote({ reasons, hasPrice }: { reasons: readonly string[]; hasPrice: boolean }) {
  return (
    <div className={styles['review']}>
      <p>* {texts.notInstant}</p>
      {hasPrice ? null : <p>{texts.hidden}</p>}
      {reasons.length === 0 ? null : (
        <>
          <p className={styles['reasonsHeading']}>{texts.reviewHeading}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
