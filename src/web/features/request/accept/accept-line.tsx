import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { findOffered } from '#domain/desk/offer.ts';
import type { QuoteLine } from '#domain/desk/quote-document.ts';
import { spellMadeOf } from '../../../product/offers/spell-made-of.ts';
import { showMicros, showUnitPrice } from '../../../product/prices/format-micros.ts';
import { texts as priceTexts } from '../../../product/prices/texts.ts';
import { FileName } from '../../../ui/display/file-name.tsx';
import { Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import styles from './accept-form.module.css';
import { type DraftLine, readQuantity } from './order-draft.ts';
import { texts } from './texts.ts';

interface AcceptLineProps {
  readonly line: QuoteLine;
  readonly currency: string;
  readonly draft: DraftLine;
  /** What the field of its quantity is called. */
  readonly name: string;
  /** As it would be ordered; null while it is not, or can't be in this quantity. */
  readonly taken: QuoteLine | null;
  /** Whether the typed quantity has a price is being asked. */
  readonly isAsking: boolean;
  readonly onChange: (change: Partial<DraftLine>) => void;
  /** Asks the shop for a quote of so many pieces; rejects never. */
  readonly onAskQuote: (quantity: number) => void;
}

/** One line of a quote to order or to leave, and how many of it: what was quoted, or a step that was offered; the shop is asked for the rest. */
export function AcceptLine({ line, currency, draft, name, taken, isAsking, onChange, onAskQuote }: AcceptLineProps) {
  const id = useId();
  const { isTaken, typed } = draft;
  const quantity = readQuantity(typed);
  const isBad = isTaken && quantity === null;
  const isUnquoted = isTaken && quantity !== null && taken === null && findOffered(line, quantity) === null;
  const shown = taken ?? line;
  const offered = [line, ...line.breaks];
  return (
    <div className={styles['line']}>
      <input
        id={id}
        className={styles['check']}
        type="checkbox"
        checked={isTaken}
        onChange={(event) => onChange({ isTaken: event.currentTarget.checked })}
      />
      <Stack as="label" gap="none" style={{ cursor: 'pointer' }} htmlFor={id}>
        <Text as="span" size="base" {...(isTaken ? { weight: 600 } : { tone: 'dim' })}>
          <FileName name={line.filename} />
        </Text>
        <Hint as="span">{spellMadeOf(line)}</Hint>
        {isUnquoted || isBad ? null : <Hint as="span">{texts.leadTime(shown.leadTimeDays)}</Hint>}
      </Stack>
      <TextInput
        className={styles['quantity'] ?? ''}
        name={name}
        aria-label={texts.quantity(line.filename)}
        inputMode="numeric"
        autoComplete="off"
        disabled={!isTaken}
        value={typed}
        error={isBad ? texts.badQuantity : null}
        onChange={(event) => onChange({ typed: event.currentTarget.value })}
      />
      <Stack as="p" gap="none" align="end" tone={isTaken ? undefined : 'dim'}>
        <Text as="span" display numeric>
          {isTaken && !isBad && !isUnquoted ? showMicros(shown.totalMicros, currency) : '–'}
        </Text>
        {isUnquoted ? null : <Hint as="span">{priceTexts.each(showUnitPrice(shown.unitPriceMicros, currency))}</Hint>}
      </Stack>
      {isTaken && line.breaks.length > 0 ? (
        <Text as="div" style={{ gridColumn: '2 / -1' }}>
          <Row as="ul" gap="xs" aria-label={texts.offered(line.filename)}>
            {offered.map((step) => (
              <li key={step.quantity}>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-pressed={quantity === step.quantity}
                  onClick={() => onChange({ typed: String(step.quantity) })}
                >
                  {texts.step(step.quantity, showUnitPrice(step.unitPriceMicros, currency))}
                </Button>
              </li>
            ))}
          </Row>
        </Text>
      ) : null}
      {isUnquoted ? (
        <Text as="div" style={{ gridColumn: '2 / -1' }} role="status">
          {isAsking ? (
            <Hint>{texts.askingPrice}</Hint>
          ) : (
            <Row gap="sm">
              <Text size="sm">
                {texts.unquoted(
                  quantity,
                  offered.map((step) => step.quantity),
                )}
              </Text>
              <Button variant="default" size="compact-md" onClick={() => onAskQuote(quantity)}>
                {texts.askQuote}
              </Button>
            </Row>
          )}
        </Text>
      ) : null}
    </div>
  );
}
