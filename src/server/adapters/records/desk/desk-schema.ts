import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { clientTermsSchema } from '#contract/desk/client-terms.ts';
import { orderDocumentSchema, quoteDocumentSchema } from '#contract/desk/documents.ts';
import { actorSchema, requestActSchema } from '#contract/desk/events.ts';
import { paperSchema } from '#contract/desk/paper.ts';
import { deskSettingsSchema } from '#contract/desk/settings.ts';
import { REQUEST_FILE_TYPES } from '#domain/desk/request-file.ts';
import { REQUEST_STATES } from '#domain/desk/request-life.ts';
import { VISIT_KINDS } from '#domain/desk/visits.ts';
import { PAPER_KINDS } from '#domain/papers/paper.ts';
import { instant, jsonOf, plainText } from '../core/columns.ts';

/**
 * What the desk's lists and sums read of a request: its life as its events tell it, rewritten with each of them. Everything in it can be
 * worked out again from `rfqs`, `request_events`, `quotes` and `orders`.
 */
export const deskRequests = pgTable(
  'desk_requests',
  {
    requestId: text('request_id').primaryKey(),
    providerId: text('provider_id').notNull(),
    /** What opens it to its customer: 128 random bits or more. */
    key: text('key').notNull().unique('desk_requests_key'),
    version: integer('version').notNull(),
    state: text('state', { enum: REQUEST_STATES }).notNull(),
    isUnread: boolean('is_unread').notNull(),
    isAsked: boolean('is_asked').notNull(),
    dueOn: text('due_on'),
    /** The earliest day by which an invoice was to be paid that is not; null where none waits. */
    payBy: text('pay_by'),
    assignee: text('assignee'),
    receivedAt: instant('received_at').notNull(),
    answeredAt: instant('answered_at'),
    changedAt: instant('changed_at').notNull(),
    /** Lower case. */
    clientEmail: plainText('client_email').notNull(),
    clientName: plainText('client_name').notNull(),
    organization: plainText('organization').notNull(),
    currency: text('currency').notNull(),
    lineCount: integer('line_count').notNull(),
    /** What it comes to by instant prices, as last quoted, and as ordered; null where there is no such sum. */
    askedMicros: bigint('asked_micros', { mode: 'number' }),
    quotedMicros: bigint('quoted_micros', { mode: 'number' }),
    orderedMicros: bigint('ordered_micros', { mode: 'number' }),
    quoteNumber: integer('quote_number'),
    revision: integer('revision'),
    validUntil: text('valid_until'),
    orderNumber: integer('order_number'),
    orderedAt: instant('ordered_at'),
    /** Lower case: whatever the list is searched by. */
    words: plainText('words').notNull(),
  },
  (table) => [
    index('desk_requests_newest').on(table.providerId, table.receivedAt, table.requestId),
    index('desk_requests_by_state').on(table.providerId, table.state, table.receivedAt, table.requestId),
    index('desk_requests_of_client').on(table.providerId, table.clientEmail, table.receivedAt),
    index('desk_requests_due').on(table.providerId, table.dueOn).where(sql`${table.dueOn} is not null`),
    index('desk_requests_valid').on(table.validUntil).where(sql`${table.state} = 'quoted'`),
  ],
);

/** What statistics read of a request's lines; prices are unit prices in the request's currency. */
export const deskLines = pgTable(
  'desk_lines',
  {
    requestId: text('request_id').notNull(),
    line: integer('line').notNull(),
    providerId: text('provider_id').notNull(),
    materialId: text('material_id').notNull(),
    material: plainText('material').notNull(),
    process: text('process'),
    quantity: integer('quantity').notNull(),
    /** Null where no price was shown at once. */
    instantMicros: bigint('instant_micros', { mode: 'number' }),
    quotedQuantity: integer('quoted_quantity'),
    quotedMicros: bigint('quoted_micros', { mode: 'number' }),
    orderedQuantity: integer('ordered_quantity'),
    orderedMicros: bigint('ordered_micros', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.line] }),
    index('desk_lines_of_process').on(table.providerId, table.process, table.requestId),
    index('desk_lines_of_material').on(table.providerId, table.materialId, table.requestId),
  ],
);

/** What happened to requests; a trigger refuses every change of a row. They go with their request. */
export const requestEvents = pgTable(
  'request_events',
  {
    requestId: text('request_id').notNull(),
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    actor: jsonOf(actorSchema)('actor').notNull(),
    act: jsonOf(requestActSchema)('act').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] })],
);

/** Quotes as they were sent; a trigger refuses every change of a row. They go with their request. */
export const quotes = pgTable(
  'quotes',
  {
    requestId: text('request_id').notNull(),
    revision: integer('revision').notNull(),
    providerId: text('provider_id').notNull(),
    number: integer('number').notNull(),
    document: jsonOf(quoteDocumentSchema)('document').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.revision] }),
    unique('quotes_numbered').on(table.providerId, table.number, table.revision),
  ],
);

/** Orders as they were accepted, one a request; a trigger refuses every change of a row. They go with their request. */
export const orders = pgTable(
  'orders',
  {
    requestId: text('request_id').primaryKey(),
    providerId: text('provider_id').notNull(),
    number: integer('number').notNull(),
    document: jsonOf(orderDocumentSchema)('document').notNull(),
    orderedAt: instant('ordered_at').notNull(),
  },
  (table) => [unique('orders_numbered').on(table.providerId, table.number)],
);

/** The last numbers that were given; they outlive the quotes and orders that have them. */
export const deskNumbers = pgTable('desk_numbers', {
  providerId: text('provider_id').primaryKey(),
  lastQuote: integer('last_quote').notNull().default(0),
  lastOrder: integer('last_order').notNull().default(0),
  lastRequest: integer('last_request').notNull().default(0),
});

/** Papers as they were issued: invoices and the like; a trigger refuses every change of a row. They stay when their request goes. */
export const papers = pgTable(
  'papers',
  {
    providerId: text('provider_id').notNull(),
    kind: text('kind', { enum: PAPER_KINDS }).notNull(),
    /** Per provider and kind, from 1, without gaps. */
    number: integer('number').notNull(),
    requestId: text('request_id').notNull(),
    /** 'YYYY-MM-DD' at the shop. */
    issuedOn: text('issued_on').notNull(),
    document: jsonOf(paperSchema)('document').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.kind, table.number] }),
    index('papers_of').on(table.requestId),
    index('papers_issued').on(table.providerId, table.issuedAt),
  ],
);

/** The last number of each kind that was given. */
export const paperNumbers = pgTable(
  'paper_numbers',
  { providerId: text('provider_id').notNull(), kind: text('kind', { enum: PAPER_KINDS }).notNull(), last: integer('last').notNull() },
  (table) => [primaryKey({ columns: [table.providerId, table.kind] })],
);

/** How a provider's desk works. */
export const deskSettings = pgTable('desk_settings', {
  providerId: text('provider_id').primaryKey(),
  settings: jsonOf(deskSettingsSchema)('settings').notNull(),
  revision: integer('revision').notNull(),
});

/** Drawings, orders and new revisions of models that belong to requests; their blobs are `documents/<id>`. */
export const requestFiles = pgTable(
  'request_files',
  {
    /** 128 random bits or more. */
    id: text('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    /** Null until the request is sent that it was uploaded for. */
    requestId: text('request_id'),
    /** Null: of the request as a whole. */
    line: integer('line'),
    filename: plainText('filename').notNull(),
    type: text('type', { enum: REQUEST_FILE_TYPES }).notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    addedBy: text('added_by', { enum: ['customer', 'member'] }).notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    index('request_files_of').on(table.requestId),
    index('request_files_waiting').on(table.addedAt).where(sql`${table.requestId} is null`),
  ],
);

/** What a shop notes of a client. */
export const clientNotes = pgTable(
  'client_notes',
  {
    providerId: text('provider_id').notNull(),
    /** Lower case. */
    email: plainText('email').notNull(),
    note: plainText('note').notNull(),
    /** What was agreed with them: discount, terms of payment, tax; null: as with everybody. */
    terms: jsonOf(clientTermsSchema)('terms'),
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.email] })],
);

/** How often something happened on a day that leaves no record of its own. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    providerId: text('provider_id').notNull(),
    /** 'YYYY-MM-DD' in UTC. */
    day: text('day').notNull(),
    kind: text('kind', { enum: VISIT_KINDS }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.day, table.kind] })],
);

/** Codes that prove that somebody reads a customer's mail; hashes alone. */
export const customerCodes = pgTable(
  'customer_codes',
  {
    providerId: text('provider_id').notNull(),
    /** Lower case. */
    email: plainText('email').notNull(),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.email] })],
);

/** Browsers of customers who proved that. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    /** SHA-256 hex of the token. */
    hash: text('hash').primaryKey(),
    providerId: text('provider_id').notNull(),
    email: plainText('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('customer_sessions_of').on(table.providerId, table.email)],
);

/** Customers of one organization who see each other's requests; each address is in one group. */
export const customerGroups = pgTable(
  'customer_groups',
  {
    providerId: text('provider_id').notNull(),
    email: plainText('email').notNull(),
    groupId: text('group_id').notNull(),
    /** Null until they accepted; then the group's requests are theirs to see. */
    joinedAt: instant('joined_at'),
    invitedBy: plainText('invited_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.email] }), index('customer_groups_members').on(table.groupId)],
);
