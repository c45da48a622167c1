import { type ReactNode, useState } from 'react';
import { ColorSwatch } from './color-swatch.tsx';
import styles from './offer-card.module.css';
import type { Offer } from './offers.ts';

interface OfferCardProps {
  readonly offer: Offer;
  /** Stands below all else. */
  readonly foot?: ReactNode;
}

/** What an option shows of an offer: its picture or colour, its name, and what there is to know. */
export function OfferCard({ offer, foot = null }: OfferCardProps) {
  if (offer.swatch !== null) {
    return (
      <span className={styles['color']}>
        <ColorSwatch {...offer.swatch} size="large" />
        <span className={styles['words']}>
          <span className={styles['name']}>{offer.name}</span>
          <span className={styles['description']}>{offer.description}</span>
        </span>
      </span>
    );
  }
  return (
    <span className={styles['card']}>
      <OfferPicture address={offer.image} />
      <span className={styles['words']}>
        {offer.process === null ? null : <span className={styles['process']}>{offer.process}</span>}
        <span className={styles['name']}>{offer.name}</span>
        <span className={styles['description']}>{offer.description}</span>
        {foot}
      </span>
    </span>
  );
}

/** What stands in a finished step's heading. */
export function ChosenOffer({ offer }: { offer: Offer }) {
  return (
    <span className={styles['chosen']}>
      {offer.swatch === null ? null : <ColorSwatch {...offer.swatch} />}
      {offer.image === null ? null : <img className={styles['thumb']} src={offer.image} alt="" />}
      <span>{offer.name}</span>
    </span>
  );
}

function OfferPicture({ address }: { address: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={styles['picture']}>
      {address === null || isBroken ? null : <img src={address} alt="" loading="lazy" decoding="async" onError={() => setIsBroken(true)} />}
    </span>
  );
}
