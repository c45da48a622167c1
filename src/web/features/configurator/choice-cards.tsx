import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { OfferCard, OfferOption } from '../../product/offers/offer-card.tsx';
import type { Offer } from '../../product/offers/offers.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import styles from './configurator.module.css';

interface ChoiceCardsProps {
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly chosenIDs: readonly string[];
  /** One of them, or as many as wanted. */
  readonly kind: 'one' | 'many';
  readonly layout: 'cards' | 'swatches';
  /** A short remark on an offer, for instance that it was chosen before. */
  readonly noteOf: (id: string) => string | null;
  /** Is told the id and whether it is chosen now. */
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** Offers to tick: every card is the label of a radio button or a checkbox. */
export function ChoiceCards({ label, offers, chosenIDs, kind, layout, noteOf, onChoose }: ChoiceCardsProps) {
  const name = useId();
  return (
    <Stack as="fieldset" gap="none">
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      <Grid fill gap="sm" least="13.5rem">
        {offers.map((offer) => {
          const note = noteOf(offer.id);
          const isChosen = chosenIDs.includes(offer.id);
          return (
            <OfferOption key={offer.id} as="label" data-chosen={isChosen || undefined}>
              <input
                className={styles[layout === 'cards' ? 'corner' : 'end']}
                type={kind === 'one' ? 'radio' : 'checkbox'}
                name={name}
                value={offer.id}
                checked={isChosen}
                onChange={(event) => onChoose(offer.id, event.currentTarget.checked)}
              />
              <OfferCard offer={offer} />
              {note === null ? null : <span className={styles['note']}>{note}</span>}
            </OfferOption>
          );
        })}
      </Grid>
    </Stack>
  );
}
