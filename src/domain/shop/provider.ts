import type { RateCard } from '../rates/rate-card.ts';

export interface PostalAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly postalCode: string;
}

/** One material a provider offers, and in which colours and finishes. Ids are those of the catalogue. */
export interface OfferedMaterial {
  readonly materialId: string;
  readonly colorIds: readonly string[];
  readonly finishIds: readonly string[];
  /** What customers' parts are priced in before they choose; of at most one material. */
  readonly isDefault?: boolean | undefined;
}

/** A manufacturing service provider (MSP). */
export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly website: string;
  readonly ordersEmail: string;
  readonly contactEmail: string;
  readonly logoUrl: string;
  /** '#rrggbb', what its customers' pages are tinted in; null: the product's own. */
  readonly accentColor: string | null;
  readonly address: PostalAddress;
  readonly generateInstantQuotes: boolean;
  readonly offer: readonly OfferedMaterial[];
  readonly rateCard: RateCard;
  /** The account that may change it; null until one claims it. */
  readonly ownerSub: string | null;
  /** Whether the owner has saved profile and offer; until then they are the demo's. */
  readonly isRegistered: boolean;
  /** How often profile and offer were saved. */
  readonly revision: number;
}
