import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { OfferPicture } from '../../product/offers/offer-card.tsx';
import type { Offer } from '../../product/offers/offers.ts';
import { shortProcessName } from '../../product/offers/short-process-name.ts';
import { ColorSwatch } from '../../ui/display/color-swatch.tsx';
import { Grid, Note, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './option-group.module.css';

interface OptionGroupProps {
  readonly label: string;
  readonly offers: readonly Offer[];
  /** The one that is chosen now, or was until its step was opened again. */
  readonly presentId: string | undefined;
  /** Swatches without words beside them. */
  readonly isBrief?: boolean;
  /** What stands at an option's end. */
  readonly priceOf?: (offer: Offer) => ReactNode;
  readonly onChoose: (id: string) => void;
}

const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Offers of which one can be chosen. Arrow keys move between them and Enter or Space chooses: choosing leads on to the next step, so
 * merely looking through the options must not.
 */
export function OptionGroup({ label, offers, presentId, isBrief = false, priceOf, onChoose }: OptionGroupProps) {
  const list = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(() =>
    Math.max(
      0,
      offers.findIndex(({ id }) => id === presentId),
    ),
  );

  const moveTo = (index: number) => {
    setTabStop(index);
    list.current?.querySelectorAll<HTMLElement>('[role=radio]')[index]?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEP_OF_KEY[event.key];
    if (step !== undefined) moveTo((tabStop + step + offers.length) % offers.length);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(offers.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <Grid
      fill
      gap="xxs"
      least={priceOf !== undefined ? '100%' : isBrief ? '2.5rem' : '9.5rem'}
      ref={list}
      role="radiogroup"
      aria-label={label}
      onKeyDown={handleKey}
    >
      {offers.map((offer, index) => (
        // A native radio would choose as soon as an arrow key reaches it.
        <UnstyledButton
          key={offer.id}
          className={styles['option'] ?? ''}
          role="radio"
          aria-checked={offer.id === presentId}
          data-brief={isBrief || undefined}
          title={isBrief ? offer.name : undefined}
          tabIndex={index === tabStop ? 0 : -1}
          onFocus={() => setTabStop(index)}
          onClick={() => onChoose(offer.id)}
        >
          {offer.swatch === null ? (
            <OfferPicture address={offer.image} className={styles['thumb']} size={28} />
          ) : (
            <ColorSwatch {...offer.swatch} size="large" />
          )}
          {isBrief ? <VisuallyHidden>{offer.name}</VisuallyHidden> : <OptionWords offer={offer} />} {priceOf?.(offer)}
        </UnstyledButton>
      ))}
    </Grid>
  );
}

function OptionWords({ offer: { name, process, description } }: { offer: Offer }) {
  return (
    <Stack as="span" gap="none" fit="grow" style={{ lineHeight: 1.35 }}>
      <Text as="span" size="base" weight={600}>
        {name}
      </Text>{' '}
      <Note className={styles['about']}>
        {[process === null ? '' : shortProcessName(process), description].filter(Boolean).join(' · ')}
      </Note>
    </Stack>
  );
}
