import type { ProcessCode } from '#domain/catalogue/process.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import type { OrderDocument, QuoteDocument } from '#domain/desk/quote-document.ts';
import type { Actor, RequestAct, RequestEvent } from '#domain/desk/request-event.ts';
import type { RequestFile } from '#domain/desk/request-file.ts';
import type { Rejection, RequestLife, RequestState } from '#domain/desk/request-life.ts';
import type { Micros } from '#domain/money/money.ts';
import type { Paper, PaperKind } from '#domain/papers/paper.ts';
import type { RequestForQuote } from '#domain/request/rfq.ts';
import type { MailMessage } from '../mailer.ts';
import type { AuditEntry } from './audit-log.ts';

/** A request with all that came of it. */
export interface DeskRequest {
  readonly request: RequestForQuote;
  /** What opens it to its customer: 128 random bits or more. */
  readonly key: string;
  /** Oldest first. */
  readonly events: readonly RequestEvent[];
  /** What the events come to. */
  readonly life: RequestLife;
  /** By revision, the first first. */
  readonly quotes: readonly QuoteDocument[];
  readonly order: OrderDocument | null;
  /** Oldest first. */
  readonly files: readonly RequestFile[];
  /** In the order in which they were issued. */
  readonly papers: readonly Paper[];
}

/**
 * A mail that belongs to a request; with `quoteRevision` that revision goes with it as PDF, with `paperOfEvent` the paper that the event of
 * this number issued.
 */
export type DeskMail = MailMessage & { readonly quoteRevision?: number; readonly paperOfEvent?: number };

/** What is to happen to a request, all of it or nothing. */
export interface DeskChange {
  readonly actor: Actor;
  /** In this order; at least one. */
  readonly acts: readonly RequestAct[];
  /** With an act 'quoted'. */
  readonly quote?: QuoteDocument;
  /** With an act 'accepted'. */
  readonly order?: OrderDocument;
  /** With an act 'accepted', 'parcel-sent', 'invoiced' or 'credited': what it issues, under the next number of its kind. */
  readonly papers?: readonly Paper[];
  /** What opens the request from now on, in place of its key: with an act 'link-renewed'. */
  readonly key?: string;
  /** Uploaded for the request before: each becomes its file, and of the line named. */
  readonly files?: readonly { readonly id: string; readonly line: number | null }[];
  readonly mails: readonly DeskMail[];
  readonly audit?: readonly AuditEntry[];
}

/** The numbers that a quote, an order and papers would get; a confirmation has its order's. */
export interface NextNumbers {
  readonly quote: number;
  readonly order: number;
  readonly papers: Readonly<Record<NumberedKind, number>>;
}
export type NumberedKind = Exclude<PaperKind, 'confirmation'>;

/** Which papers a list holds: by the days on which they were issued, 'YYYY-MM-DD' at the shop, both included. */
export interface PaperFilter {
  readonly kinds: readonly PaperKind[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
/** Where a page of papers ended: the next begins after it. */
export type PaperEnd = Pick<Paper, 'kind' | 'number' | 'issuedOn'>;

/** 'refused' and 'rejected' leave everything as it was; `present` is what the caller has not seen. */
export type ChangeOutcome<Refused> =
  | { readonly outcome: 'changed'; readonly present: DeskRequest }
  | { readonly outcome: 'rejected'; readonly rejection: Rejection; readonly present: DeskRequest }
  | { readonly outcome: 'refused'; readonly refused: Refused }
  | { readonly outcome: 'unknown' };

/** What a request may have had, whatever became of it. */
export type RequestStep = 'answer' | 'quote' | 'order';

/** Which requests a list holds. What is left out does not narrow it. */
export interface RequestFilter {
  readonly states?: readonly RequestState[];
  /** A client's address, lower case. */
  readonly client?: string;
  readonly materialId?: string;
  readonly process?: ProcessCode;
  readonly assignee?: string;
  /** Subs: assigned to nobody, or to none of these. */
  readonly assignedToNone?: readonly string[];
  readonly had?: RequestStep;
  /** When it was received: from, and before. */
  readonly from?: Date;
  readonly before?: Date;
  /** Everything that the words stand in: number of request, quote or order, customer, files, purchase order. */
  readonly words?: string;
  /**
   * 'due' (today or before), 'overdue' and 'expiring' go by `today` and `soon`, 'YYYY-MM-DD' at the shop; of 'unpaid' invoices those are
   * 'late' that were to be paid before today.
   */
  readonly mark?: 'unread' | 'asked' | 'due' | 'overdue' | 'expiring' | 'unpaid' | 'late';
  readonly today: string;
  readonly soon: string;
}

/** What a list is ordered by instead of when its requests were received; those without it come last, and those alike as they were received. */
export interface RequestOrder {
  /** 'due': by when somebody has to do something, the customer or the shop. 'value': as ordered, else quoted, else asked. */
  readonly by: 'client' | 'number' | 'state' | 'lines' | 'received' | 'due' | 'value';
  readonly isDescending: boolean;
}

/** What a request is ordered by: text as the database compares bytes, and numbers. */
export type OrderKey = string | number | null;

/** A request in a list. */
export interface RequestCard {
  readonly requestId: string;
  /** As in `RequestForQuote`. */
  readonly number: number | null;
  readonly state: RequestState;
  readonly isUnread: boolean;
  readonly isAsked: boolean;
  readonly dueOn: string | null;
  /** The earliest day by which an invoice was to be paid that is not; null where none waits. */
  readonly payBy: string | null;
  readonly assignee: string | null;
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
  readonly changedAt: Date;
  readonly clientEmail: string;
  readonly clientName: string;
  readonly organization: string;
  readonly currency: string;
  readonly lineCount: number;
  /** What it comes to by instant prices and estimates, null where there are none; as last quoted; as ordered. */
  readonly askedMicros: Micros | null;
  /** A line has no instant price: `askedMicros` is not the last word. */
  readonly isAskedOpen: boolean;
  readonly quotedMicros: Micros | null;
  readonly orderedMicros: Micros | null;
  readonly quoteNumber: number | null;
  readonly revision: number | null;
  readonly validUntil: string | null;
  readonly orderNumber: number | null;
  readonly orderedAt: Date | null;
}

/** One of a list, with what it stands in its place for. */
export type ListedRequest = RequestCard & { readonly orderKey: OrderKey };

/** Where a page of a list ended: the next begins after it. */
export type PageEnd = Pick<RequestCard, 'receivedAt' | 'requestId'> & { readonly orderKey?: OrderKey };

/** How many requests of a provider are in each state, and bear each mark; filters other than state and mark narrow them. */
export interface RequestCounts {
  readonly states: Readonly<Record<RequestState, number>>;
  readonly marks: Readonly<Record<NonNullable<RequestFilter['mark']>, number>>;
}

export interface DeskRecords {
  find(requestId: string): Promise<DeskRequest | null>;
  findByKey(key: string): Promise<DeskRequest | null>;
  /**
   * Lets `decide` see a request and the next numbers while nobody else can change them, and does what it says in the same transaction:
   * events, quote, order, papers, mails and audit entries. Numbers are used up by a first revision, an order and a paper alone, so there
   * are no gaps.
   * `decide` may be called again for the same request and so has no effects. The parts of a changed request are kept from `at` on.
   */
  change<Refused>(
    requestId: string,
    at: Date,
    decide: (present: DeskRequest, next: NextNumbers) => DeskChange | { readonly refused: Refused },
  ): Promise<ChangeOutcome<Refused>>;
  /** A provider's paper, whether or not its request is still there. */
  findPaper(providerId: string, kind: PaperKind, number: number): Promise<Paper | null>;
  /** At most `limit` papers of a provider, the last issued first, those after `end`. */
  listPapers(providerId: string, filter: PaperFilter, end: PaperEnd | null, limit: number): Promise<readonly Paper[]>;
  /** What happened to requests in money, by their ids, oldest first: acts of acceptance, cancellation, invoices, credit notes, payments. */
  listMoneyEvents(requestIds: readonly string[]): Promise<ReadonlyMap<string, readonly Pick<RequestEvent, 'act'>[]>>;
  /** At most `limit` requests, the last received first unless `order` says otherwise, those after `end`, which is of the same order. */
  list(
    providerId: string,
    filter: RequestFilter,
    end: PageEnd | null,
    limit: number,
    order?: RequestOrder | null,
  ): Promise<readonly ListedRequest[]>;
  count(providerId: string, filter: RequestFilter): Promise<RequestCounts>;
  /** Providers of whose quotes one is neither answered nor expired. */
  listProvidersWithQuotes(): Promise<readonly string[]>;
  /** Ids of quoted requests of a provider whose last day was before `today`; at most `limit`. */
  listExpired(providerId: string, today: string, limit: number): Promise<readonly string[]>;
  /** The defaults, with revision 0, until they are saved. */
  findSettings(providerId: string): Promise<{ readonly settings: DeskSettings; readonly revision: number }>;
  /** Answers the new revision; null where `expectedRevision` is not the present one. */
  saveSettings(providerId: string, settings: DeskSettings, expectedRevision: number): Promise<number | null>;
  /** Uploaded for a request that is still to be sent, or to be changed. */
  addFile(file: RequestFile): Promise<void>;
  findFile(id: string): Promise<RequestFile | null>;
  /** How many bytes files of requests take: those of one provider, or of all (null). */
  countFileBytes(providerId: string | null): Promise<number>;
  /** Removes files that were added at `before` or earlier and belong to no request yet, and dooms their blobs. Answers how many. */
  removeForgottenFiles(before: Date, at: Date): Promise<number>;
}
