import type { RequestAct } from '#domain/desk/request-event.ts';
import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import type { Measurement, ModelFormat } from '#domain/part/part.ts';
import type { FileUnit } from '#domain/part/units.ts';
import type { RequestForQuote } from '#domain/request/rfq.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { BlobName } from '../blob-store.ts';
import type { MailMessage, OutgoingMail } from '../mailer.ts';
import type { AccountRecords } from './account-records.ts';
import type { AuditEntry, AuditRecords } from './audit-log.ts';
import type { ClientRecords } from './client-records.ts';
import type { CustomerRecords } from './customer-records.ts';
import type { DeskFigures } from './desk-figures.ts';
import type { DeskChange, DeskMail, DeskRecords, DeskRequest, NextNumbers } from './desk-records.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { MemberRecords } from './member-records.ts';
import type { RateCardRecords } from './rate-card-records.ts';
import type { RecordsCopy } from './records-copy.ts';
import type { ShopSettings } from './shop-settings.ts';

/** received → converted → measured, or failed from either of the first two; 'stated': measured by a browser, where its file is. */
export type PartState = 'received' | 'converted' | 'measured' | 'failed' | 'stated';

/** What of another part's file a part is: a body that was split off, or the whole in another unit. */
export interface PartBody {
  /** The internal filename of the part that was uploaded, whose file this one is measured from. */
  readonly source: string;
  /** In the file, from 0; null for the whole. */
  readonly number: number | null;
  /** How many bodies of the file are like it, itself included. */
  readonly alike: number;
  /** A body's own CAD file, under the part's own internal filename; null where it could not be written, left out until it is measured. */
  readonly file?: BodyFile | null | undefined;
}

export interface BodyFile {
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** One uploaded file, or one body of it, and what became of it. */
export interface PartRecord {
  /** 128 random bits or more; who knows it may quote it. */
  readonly id: string;
  /** 128 random bits or more, then the extension; also the name of its blob under `models/`, if it has a file of its own. */
  readonly internalFilename: string;
  readonly filename: string;
  readonly format: ModelFormat;
  readonly modelUnit: FileUnit;
  /** Of the upload, also where the part is a body of it. */
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly state: PartState;
  /** The customer asked for image and figures (call 2). */
  readonly scheduled: boolean;
  /** Null until stream two binds it. */
  readonly providerId: string | null;
  readonly measurement: Measurement | null;
  /** Blob names, null until measured, or where it could not be made: thumbnail under `images/`, meshes under `meshes/`. */
  readonly imageName: string | null;
  readonly meshName: string | null;
  readonly stlName: string | null;
  /** The customer's words for a failed file. */
  readonly failure: string | null;
  readonly createdAt: Date;
  /** When the time it is kept for begins: the upload, or the last request for quote that contains it. */
  readonly keptSince: Date;
  /** A keyed hash of the address that it came from, never the address itself; null where that is not known. */
  readonly uploader: string | null;
  /** The provider whose link the customer followed, as the browser told it and nobody checked; null where it told none. */
  readonly uploadedFor: string | null;
  /** 0 for a file that looks quick to measure, more for one that proved slow or looks so. */
  readonly level: number;
  /** The provider whose machines the work on it is to be worked out for; null when that waits for nothing. */
  readonly estimateFor: string | null;
  /** Null for a file as it was uploaded. */
  readonly body: PartBody | null;
  /** The customer wants the bodies of the file made as one thing. */
  readonly isAssembly: boolean;
  /** The W3C traceparent of the request that brought it; null where nobody traces. */
  readonly trace: string | null;
}

export type NewPart = Pick<
  PartRecord,
  'id' | 'internalFilename' | 'filename' | 'format' | 'modelUnit' | 'sizeBytes' | 'sha256' | 'createdAt'
> &
  Partial<Pick<PartRecord, 'uploader' | 'uploadedFor' | 'level' | 'trace'>>;
/** One whose figures its customer's browser told, and whose file is there alone. */
export type StatedPart = NewPart & WorkedOutcome & Pick<PartRecord, 'providerId'>;
export type NewBodyPart = NewPart & { readonly body: PartBody; readonly providerId: string | null };
export type MeasuredOutcome = Pick<PartRecord, 'imageName' | 'meshName' | 'stlName'> & Partial<Pick<PartRecord, 'body'>> & WorkedOutcome;
export interface WorkedOutcome {
  readonly measurement: Measurement;
  readonly estimates: EstimatesByProfile;
}

/**
 * Parts that are neither measured nor failed, or whose work is to be worked out, wait for their turn: the records are the queue. Whoever takes one has it
 * for a time and keeps it as long as the work lasts, so that one whose process died is taken again.
 */
export interface PartTurns {
  /**
   * Takes the part whose turn it is, until `until`; null when none waits. Turns go round: the part comes first whose address and
   * whose provider were served longest ago. 'quick-first' goes round among those of the lowest level that waits.
   */
  take(now: Date, until: Date, order: 'in-turn' | 'quick-first'): Promise<PartRecord | null>;
  /** Whether one could be taken that is below a level. */
  isWaiting(now: Date, belowLevel: number): Promise<boolean>;
  /** Goes on having parts that were taken. */
  keep(ids: readonly string[], until: Date): Promise<void>;
  /** How many are neither measured nor failed, and since when the oldest of them waits; null where none does. */
  countWaiting(): Promise<{ readonly count: number; readonly since: Date | null }>;
  /** Lets it wait again, on a level; null is due at once. */
  giveBack(id: string, level: number, dueAt: Date | null): Promise<void>;
}

/** Whose files: those of one uploader since a time, those that came by one provider's link, or all. */
export type StoredFor = { readonly uploader: string; readonly since: Date } | { readonly uploadedFor: string } | Record<string, never>;

/** So many works of one part are kept, so that trying out machines makes no row grow without end. */
export const MOST_ESTIMATES = 100;

/** 'measured' and 'failed' are final: a later mark changes nothing, nor does one on an unknown part. */
export interface PartRecords extends PartTurns {
  /** Durable when it resolves. Its file is no longer doomed then. */
  add(part: NewPart): Promise<void>;
  /** Durable when it resolves. It is priced like a measured one, and waits for nothing. */
  addStated(part: StatedPart): Promise<void>;
  /**
   * Adds parts that are made of another's file, those left out that are there already. False: that one is gone. It stays as long as
   * they do, since its file is theirs.
   */
  addBodies(sourceId: string, bodies: readonly NewBodyPart[]): Promise<boolean>;
  /** How many bytes uploaded files take; a file that was split counts once. */
  countBytes(of: StoredFor): Promise<number>;
  findById(id: string): Promise<PartRecord | null>;
  /** In the order asked for; unknown ids are left out. */
  findManyById(ids: readonly string[]): Promise<readonly PartRecord[]>;
  findByInternalFilename(internalFilename: string): Promise<PartRecord | null>;
  /** Newest first; those bound to the provider and measured. */
  listByProvider(providerId: string): Promise<readonly PartRecord[]>;
  markConverted(id: string): Promise<void>;
  /** Resolves to whether the part is still there; a finished one stays as it is. */
  markMeasured(id: string, outcome: MeasuredOutcome): Promise<boolean>;
  markFailed(id: string, failure: string): Promise<void>;
  /** The work on parts by those of the profiles, named by their hashes, for which it is known. Unknown parts are left out. */
  findEstimates(ids: readonly string[], hashes: readonly string[]): Promise<ReadonlyMap<string, EstimatesByProfile>>;
  /** Measured parts among these wait for a turn in which their work is worked out for a provider's machines. */
  awaitEstimates(ids: readonly string[], providerId: string): Promise<void>;
  /**
   * What came of that; null where nothing did. The part waits no longer, and the works known before stay, unless there were MOST_ESTIMATES:
   * most of them are of machines that are gone, and the others are worked out again when they are asked for.
   */
  addEstimates(id: string, worked: WorkedOutcome | null): Promise<void>;
  markScheduled(id: string): Promise<void>;
  markAssembly(id: string): Promise<void>;
  /** Binds once: a part already bound keeps its provider. Resolves to the provider it is bound to. */
  bindToProvider(id: string, providerId: string): Promise<string>;
  /**
   * Those kept since `before` or longer, oldest first. Unfinished ones get a day more: they may be being measured. Those of a request
   * whose mail is still to be sent stay, since it leads to their files.
   */
  listExpired(before: Date, limit: number): Promise<readonly PartRecord[]>;
  /**
   * Removes those parts that are still expired, dooms their blobs and notes it, in one transaction, so that no
   * blob is ever forgotten. Answers how many.
   */
  remove(parts: readonly { readonly id: string; readonly blobs: readonly BlobName[] }[], before: Date, at: Date): Promise<number>;
}

/** Blobs that no record speaks of, or none yet: written down first, so that a crash at any moment leaves none behind. */
export interface DoomedBlobs {
  /** To be removed at `dueAt`, unless a part that they belong to is added before. */
  add(names: readonly BlobName[], dueAt: Date): Promise<void>;
  /** None while a backup is being made. */
  listDue(now: Date, limit: number): Promise<readonly BlobName[]>;
  /** They are removed. */
  strike(names: readonly BlobName[]): Promise<void>;
}

export interface ProviderRecords {
  find(id: string): Promise<Provider | null>;
  findByOwner(ownerSub: string): Promise<Provider | null>;
  /**
   * Inserts, or replaces and counts `revision` on; `entry` is noted in the same transaction. The card of a new provider becomes its
   * version 1; that of a present one stays: it changes by publishing alone. A picture of the provider's that the logo's address names is
   * kept for good. Answers false, and does nothing, where the revision of the present one is not `expectedRevision`.
   */
  save(provider: Provider, entry?: AuditEntry, expectedRevision?: number): Promise<boolean>;
  /** Gives a provider that nobody owns to an account that owns none, and notes it; otherwise nothing changes, and it answers false. */
  claim(id: string, ownerSub: string, entry: AuditEntry): Promise<boolean>;
  /** Adds a provider under the next free number; answers the one its owner has already, if so. */
  addForOwner(provider: Omit<Provider, 'id' | 'ownerSub'>, ownerSub: string): Promise<Provider>;
}

/**
 * 'created' the first time, 'repeated' for the same key and body, 'conflict' for the same key and another body, 'refused' by the caller itself, 'part-gone' when one
 * of its parts has been removed. `isConfirmed`: a confirmation goes to the customer, or went.
 */
export type AddRfqOutcome<Refused = never> =
  | {
      readonly outcome: 'created' | 'repeated';
      readonly id: string;
      readonly number: number | null;
      readonly key: string;
      readonly isConfirmed: boolean;
    }
  | { readonly outcome: 'refused'; readonly refused: Refused }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'part-gone' };

/** A mail that goes only if its address got fewer than `most` of them since the last pause of `pauseMs`. */
export interface Confirmation {
  readonly mail: DeskMail;
  readonly most: number;
  readonly pauseMs: number;
}

/** How a request's life on the desk begins. */
export interface RequestBegin {
  /** What opens it to its customer: 128 random bits or more. */
  readonly key: string;
  /** The day by which it is to be answered, 'YYYY-MM-DD' at the shop. */
  readonly answerBy: string;
  /** Uploaded for it before, and which line each is about; null: the request as a whole. */
  readonly files: readonly { readonly id: string; readonly line: number | null }[];
  /** The shop's terms of sale that count then; left out where it has none. */
  readonly terms?: { readonly version: number; readonly on: string } | undefined;
}

/** What a request's life begins with. */
export function receive({ answerBy, terms }: RequestBegin): RequestAct {
  return { type: 'received', answerBy, ...(terms !== undefined && { terms }) };
}

export type NewRequest = Omit<RequestForQuote, 'number'> & { readonly begin: RequestBegin };

/** What goes with a new request: mails, and what happens to it at once. */
export interface Arrival<Refused = never> {
  readonly mails: readonly MailMessage[];
  readonly confirmation?: Confirmation;
  /** In this order, each of what the one before has made of the request. */
  readonly changes?: readonly ((present: DeskRequest, next: NextNumbers) => ArrivalChange | { readonly refused: Refused })[];
}

type ArrivalChange = DeskChange & { readonly confirmation?: Confirmation };

export interface RfqRecords {
  /**
   * Stores the request under the shop's next number, the beginning of its life, its mails and what else `arrive` says of it in one
   * transaction, so that none exists without the others, and notes it. A confirmation counts against its address when the request is
   * stored, not when that fails or was done before. Where something is refused, nothing is stored. Its parts are kept from `createdAt` on.
   */
  add<Refused = never>(
    rfq: NewRequest,
    arrive: readonly MailMessage[] | ((present: DeskRequest) => Arrival<Refused> | { readonly refused: Refused }),
  ): Promise<AddRfqOutcome<Refused>>;
  find(id: string): Promise<RequestForQuote | null>;
  /**
   * Removes at most `limit` of those in which nothing has happened since `before`, with their lives, files and mails, and notes it; none
   * that a mail still waits for. Answers how many.
   */
  removeExpired(before: Date, at: Date, limit: number): Promise<number>;
}

export interface OutboxMail {
  readonly message: OutgoingMail;
  readonly attempts: number;
  /** The quote that goes with it as PDF. */
  readonly quote?: { readonly requestId: string; readonly revision: number };
  /** The paper that goes with it as PDF: what this event of the request issued. */
  readonly paper?: { readonly requestId: string; readonly event: number };
}

/** Mails that must go out at least once. */
export interface OutboxRecords {
  /** Due at once. The same id again changes nothing. */
  add(message: OutgoingMail): Promise<void>;
  /** Takes the mail that is to go out next, until `until`: codes, which somebody waits for, before all others, then the oldest. Null when none is due. */
  take(now: Date, until: Date): Promise<OutboxMail | null>;
  /** Goes on having mails that were taken. */
  keep(ids: readonly string[], until: Date): Promise<void>;
  /** Unsent mails whose next attempt is due at `now`, oldest first, taken ones included. */
  listDue(now: Date, limit: number): Promise<readonly OutboxMail[]>;
  /** How many are not sent, and of these how many were refused before. */
  countWaiting(): Promise<{ readonly count: number; readonly refused: number }>;
  markSent(messageId: string, at: Date): Promise<void>;
  markFailed(messageId: string, error: string, nextAttemptAt: Date): Promise<void>;
  /** Removes unsent mails that were tried `attempts` times or more, and notes it. Answers their ids. */
  giveUp(attempts: number, at: Date): Promise<readonly string[]>;
  /** Removes mails that were sent at `before` or earlier. */
  removeSent(before: Date): Promise<void>;
}

/** The database. Throws RecordsError when it can't answer. */
export interface Records {
  readonly parts: PartRecords;
  readonly providers: ProviderRecords;
  readonly members: MemberRecords;
  readonly rateCards: RateCardRecords;
  readonly settings: ShopSettings;
  readonly rfqs: RfqRecords;
  readonly desk: DeskRecords;
  readonly clients: ClientRecords;
  readonly customers: CustomerRecords;
  readonly figures: DeskFigures;
  readonly outbox: OutboxRecords;
  readonly accounts: AccountRecords;
  readonly doomed: DoomedBlobs;
  readonly audit: AuditRecords;
  readonly answers: KeptAnswers;
  readonly copy: RecordsCopy;
  /** Resolves when a statement went through. */
  ping(): Promise<void>;
  /** Closes the database too; close what else stands on it first. */
  close(): Promise<void>;
}

/** The database refused or is away. */
export class RecordsError extends Error {
  readonly code = 'RECORDS_UNAVAILABLE';
}
