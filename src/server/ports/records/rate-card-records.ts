import type { GoldenPart } from '#domain/rates/golden-part.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import type { BlobName } from '../blob-store.ts';

/** One published version of a provider's card, without it. */
export interface PublishedVersion {
  /** From 1. */
  readonly number: number;
  /** An account's `sub` or 'RATE_CARD_FILE'; null for the card that a provider began with. */
  readonly author: string | null;
  readonly note: string;
  readonly at: Date;
}

/** What is to be published next, as the last who changed, discarded or published it left it. */
export interface DraftState {
  /** Null when there is nothing to publish. */
  readonly card: RateCard | null;
  /** Rises with every change, never falls; 0 before the first. */
  readonly revision: number;
  readonly by: string | null;
  readonly at: Date | null;
}

/** Somebody was quicker; the present state is told but for its card. */
export type DraftConflict = { readonly outcome: 'conflict' } & Omit<DraftState, 'card'>;
export type DraftChange = { readonly outcome: 'saved'; readonly revision: number } | DraftConflict;
export type Publication = Pick<PublishedVersion, 'note' | 'at'> & { readonly author: string };

export interface GoldenParts {
  readonly list: readonly GoldenPart[];
  /** Rises with every change. */
  readonly revision: number;
}

export interface MaterialPicture {
  readonly name: BlobName;
  readonly providerId: string;
  readonly sizeBytes: number;
  readonly addedAt: Date;
}

/**
 * Rate cards with their history. What a provider's customers pay by is `Provider.rateCard`; it is changed here alone, together with its
 * version and an entry in the audit log. A draft is changed by whoever knows its revision: of many at once exactly one wins.
 */
export interface RateCardRecords {
  /** Newest first. */
  listVersions(providerId: string): Promise<readonly PublishedVersion[]>;
  findVersion(providerId: string, number: number): Promise<(PublishedVersion & { readonly card: RateCard }) | null>;
  /** The newest card of an author; null where there is none. */
  findLastBy(providerId: string, author: string): Promise<RateCard | null>;
  findDraft(providerId: string): Promise<DraftState>;
  saveDraft(providerId: string, card: RateCard, expectedRevision: number, by: string, at: Date): Promise<DraftChange>;
  discardDraft(providerId: string, expectedRevision: number, by: string, at: Date): Promise<DraftChange>;
  /** Makes the draft the published card, whose `version` is the new number as text. 'no-draft' where there is nothing to publish. */
  publishDraft(
    providerId: string,
    expectedRevision: number,
    publication: Publication,
  ): Promise<{ readonly outcome: 'published'; readonly number: number } | { readonly outcome: 'no-draft' } | DraftConflict>;
  /** Publishes a card past the draft, if `expectedNumber` is still the newest version's; answers the new one, else null. */
  publishCard(providerId: string, card: RateCard, expectedNumber: number, publication: Publication): Promise<number | null>;
  /** Null before the first are saved. */
  findGoldenParts(providerId: string): Promise<GoldenParts | null>;
  /** The new revision; null when `expectedRevision`, 0 at first, is not the present one. */
  saveGoldenParts(providerId: string, list: readonly GoldenPart[], expectedRevision: number): Promise<number | null>;
  /** A picture that is there already counts as added now. Its blob is no longer doomed. */
  addPicture(picture: MaterialPicture): Promise<void>;
  /** How many bytes pictures take, of one provider or, for null, of all. */
  countPictureBytes(providerId: string | null): Promise<number>;
  /** Removes pictures added at `before` or earlier that neither a version nor the present draft names, and dooms their blobs. Answers how many. */
  removeUnusedPictures(before: Date, at: Date): Promise<number>;
}
