import { type ComponentPropsWithRef, useState } from 'react';
import { ColorSwatch } from '../../ui/display/color-swatch.tsx';
import { IconCube } from '../../ui/icons/icons.tsx';
import { Card, Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './offer-card.module.css';
import type { Offer } from './offers.ts';

/** The card of an offer that can be chosen. */
export function OfferOption(props: ComponentPropsWithRef<'label'>) {
  return <Card as="label" {...props} p="none" className={styles['option']} />;
}

interface OfferCardProps {
  readonly offer: Offer;
}

/** What an option shows of an offer: its picture or colour, its name, and what there is to know. */
export function OfferCard({ offer }: OfferCardProps) {
  if (offer.swatch !== null) {
    return (
      <Row as="span" nowrap fit="grow" style={{ gap: '0.8rem', padding: '0.7rem 0.8rem' }}>
        <ColorSwatch {...offer.swatch} size="large" />
        <Stack as="span" fit="grow" style={{ gap: '0.2rem' }}>
          <Text as="span" size="base" weight={600}>
            {offer.name}
          </Text>
          <Note>{offer.description}</Note>
        </Stack>
      </Row>
    );
  }
  return (
    <span className={styles['card']}>
      <OfferPicture address={offer.image} className={styles['picture']} size={40} />
      <Stack as="span" fit="grow" className={styles['words']} style={{ gap: '0.2rem' }}>
        {offer.process === null ? null : (
          <Text as="span" size="xs" weight={500} tone="accent">
            {offer.process}
          </Text>
        )}
        <Text as="span" size="base" weight={600}>
          {offer.name}
        </Text>
        <Note>{offer.description}</Note>
      </Stack>
    </span>
  );
}

/** What stands in a finished step's heading. */
export function ChosenOffer({ offer }: { offer: Offer }) {
  return (
    <Row as="span" nowrap gap="xs">
      {offer.swatch === null ? null : <ColorSwatch {...offer.swatch} />}
      {offer.image === null ? null : <img className={styles['thumb']} src={offer.image} alt="" />}
      <span>{offer.name}</span>
    </Row>
  );
}

interface OfferPictureProps {
  readonly address: string | null;
  /** Of its box. */
  readonly className: string | undefined;
  /** The symbol's, px. */
  readonly size: number;
}

/** An offer's picture, or a symbol where there is none or it can't be loaded. */
export function OfferPicture({ address, className, size }: OfferPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={className}>
      {address === null || isBroken ? (
        <IconCube size={size} stroke={1} aria-hidden />
      ) : (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}
