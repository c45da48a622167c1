import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Color } from '#contract/entities.ts';
import type { QuoteLine } from '#contract/quote-line.ts';
import { FileName } from '../../ui/file-name.tsx';
import { MarkedPrice } from '../../ui/marked-price.tsx';
import { PartPicture } from '../../ui/part-picture.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { AddButton } from './add-button.tsx';
import { modelOfLine } from './model-of-line.ts';
import { PriceBreakdown } from './price-breakdown.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import styles from './quote-line-card.module.css';
import { texts } from './texts.ts';

interface QuoteLineCardProps {
  readonly line: QuoteLine;
  readonly color: Color | undefined;
  readonly onAdd: () => void;
}

/** One quoted part: what it is, what it costs, why, and the way into the cart. */
export function QuoteLineCard({ line, color, onAdd }: QuoteLineCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const breakdownId = useId();
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
          <QuoteFacts line={line} color={color} />
        </div>
        <div className={styles['buy']}>
          <div>
            <p className={styles['price']}>
              <MarkedPrice value={line.price * line.quantity} currency={line.currency} isInstant={line.isInstantQuote} />
            </p>
            {line.quantity > 1 && line.price > 0 ? (
              <p className={styles['each']}>{texts.each(formatPrice(line.price, line.currency))}</p>
            ) : null}
          </div>
          <AddButton filename={line.modelFilename} onAdd={onAdd} />
        </div>
      </div>
      {line.isPending ? <p className={styles['pending']}>{texts.pending}</p> : null}
      {line.isInstantQuote || line.isPending ? null : <ReviewNote reasons={line.reviewReasons} />}
      {line.receipt === null ? null : (
        <>
          <UnstyledButton
            className={styles['toggle'] ?? ''}
            aria-expanded={isOpen}
            aria-controls={breakdownId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.receipt.show}
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

function ReviewNote({ reasons }: { reasons: readonly string[] }) {
  return (
    <div className={styles['review']}>
      <p>* {texts.notInstant}</p>
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
