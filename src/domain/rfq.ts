import type { Extents } from './part.ts';
import type { Receipt } from './pricing/receipt.ts';
import type { Unit } from './units.ts';

export interface RfqContact {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
}

/** One line as the server priced it at submission. */
export interface RfqLine {
  readonly partId: string;
  readonly filename: string;
  readonly internalFilename: string;
  readonly materialId: string;
  readonly colorId: string;
  readonly finishId: string;
  readonly material: string;
  readonly color: string;
  readonly finish: string;
  readonly quantity: number;
  readonly unit: Unit;
  readonly dimensions: Extents;
  readonly unitPriceCents: number;
  readonly isInstantQuote: boolean;
  readonly reviewReasons: readonly string[];
  /** Null where the part could not be priced. */
  readonly receipt: Receipt | null;
  /** What the browser showed, where it differs from the server's price. */
  readonly shownPriceCents: number | null;
}

/** A request for quote as stored. */
export interface RequestForQuote {
  readonly id: string;
  readonly providerId: string;
  /** The browser's key for this submission: a repeat yields the same request. */
  readonly idempotencyKey: string;
  /** SHA-256 hex of what was sent under that key. */
  readonly bodyHash: string;
  readonly contact: RfqContact;
  readonly lines: readonly RfqLine[];
  readonly createdAt: Date;
}
