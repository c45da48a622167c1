import type { VisitKind } from '#domain/desk/visits.ts';
import type { Micros } from '#domain/money/money.ts';
import type { CurrencySums } from './client-records.ts';
import type { RequestCard, RequestFilter } from './desk-records.ts';

/** Requests that wait for somebody. */
export interface UrgentRequests {
  readonly count: number;
  /** Those that are due, or expire, soonest. */
  readonly first: readonly RequestCard[];
}

/** A mail about a request that was refused at least once and is not sent. */
export interface FailedMail {
  readonly messageId: string;
  readonly requestId: string;
  readonly to: string;
  readonly subject: string;
  readonly attempts: number;
  /** Null: at once. */
  readonly nextAttemptAt: Date | null;
}

/** A time in which requests were received: from, and before. */
export interface Period {
  readonly from: Date;
  readonly before: Date;
}

/** How often something was counted on a day, 'YYYY-MM-DD' in UTC. */
export interface VisitCount {
  readonly providerId: string;
  readonly day: string;
  readonly kind: VisitKind;
  readonly count: number;
}

/** What became of requests, by how they stand now. */
export interface RequestOutcomes {
  readonly received: number;
  readonly answered: number;
  readonly quoted: number;
  /** Those with an order, whatever became of it. */
  readonly won: number;
  /** Turned down by the customer, or expired. */
  readonly lost: number;
  /** From receipt to the first quote, message or refusal; null where none was answered. */
  readonly firstAnswerMs: { readonly median: number; readonly p90: number } | null;
  /** Of all of them, by currency. */
  readonly sums: readonly CurrencySums[];
}

/** What requests that were received within one span come to, in one currency. */
export interface SpanSums extends CurrencySums {
  readonly span: number;
}

/** Lines by what they are made of, or how: sums of lines, before discounts, charges and tax. */
export interface LineShare extends CurrencySums {
  /** A material's id, or a process's code; null where no process is known. */
  readonly key: string | null;
  readonly name: string;
  readonly lineCount: number;
}

/** How instant unit prices of a material compare with those finally quoted, on lines whose quantity stayed. */
export interface HeldPrices {
  readonly materialId: string;
  readonly material: string;
  readonly lineCount: number;
  /** Quoted against instant less one: 0.1 is ten percent dearer. */
  readonly medianDeviation: number;
  /** Lines whose price moved by 2 % at most. */
  readonly heldCount: number;
  /** The one that moved furthest, up or down. */
  readonly worst: { readonly deviation: number; readonly requestId: string };
}

/** What the documents of a request say beyond its card. */
export interface DocumentSums {
  readonly requestId: string;
  readonly quoted: { readonly issuedOn: string; readonly netMicros: Micros; readonly taxMicros: Micros } | null;
  readonly ordered: {
    readonly orderedOn: string;
    readonly purchaseOrder: string;
    readonly netMicros: Micros;
    readonly taxMicros: Micros;
  } | null;
}

/** A line of a request as statistics know it; prices are unit prices. */
export interface LineFigures {
  readonly requestId: string;
  readonly line: number;
  readonly filename: string;
  readonly material: string;
  readonly color: string;
  readonly finish: string;
  readonly process: string | null;
  readonly quantity: number;
  /** Null where no price was shown at once. */
  readonly instantMicros: Micros | null;
  readonly quotedQuantity: number | null;
  readonly quotedMicros: Micros | null;
  readonly orderedQuantity: number | null;
  readonly orderedMicros: Micros | null;
}

/** What is counted and measured of a provider's requests. */
export interface DeskFigures {
  hasRequests(providerId: string): Promise<boolean>;
  /** Whether there is a request of a customer, or the example has become an order. */
  isTried(providerId: string): Promise<boolean>;
  findUrgent(providerId: string, filter: RequestFilter, few: number): Promise<UrgentRequests>;
  /** The oldest first. */
  findFailedMails(providerId: string, few: number): Promise<{ readonly count: number; readonly first: readonly FailedMail[] }>;
  findOutcomes(providerId: string, period: Period): Promise<RequestOutcomes>;
  /**
   * What was quoted and ordered of requests received from each start on, up to the next and at last up to `before`; `starts` ascend.
   * `span` counts them from 0; those without a request are left out. In no order.
   */
  sumSpans(providerId: string, starts: readonly Date[], before: Date): Promise<readonly SpanSums[]>;
  /** In one currency, what was quoted most for first; at most `limit`. */
  listShares(
    providerId: string,
    period: Period,
    by: 'material' | 'process',
    currency: string,
    limit: number,
  ): Promise<readonly LineShare[]>;
  /** The materials with most lines first; at most `limit`. */
  listHeldPrices(providerId: string, period: Period, limit: number): Promise<readonly HeldPrices[]>;
  /** Of these requests; in no order. */
  listDocumentSums(requestIds: readonly string[]): Promise<readonly DocumentSums[]>;
  /** Of these requests, each one's in order. */
  listLines(requestIds: readonly string[]): Promise<readonly LineFigures[]>;
  /** Adds to what was counted before; counts of providers that there aren't are dropped. */
  addVisits(counts: readonly VisitCount[]): Promise<void>;
  /** From a day to another, both included. */
  countVisits(providerId: string, fromDay: string, toDay: string): Promise<Readonly<Record<VisitKind, number>>>;
}
