import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { purchaseSchema } from '#contract/desk/purchase.ts';
import { measurementSchema } from '#contract/jobs/measure-model.ts';
import { postalAddressSchema } from '#contract/schemas/fields.ts';
import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import { type Measurement, MODEL_FORMATS } from '#domain/part/part.ts';
import { FILE_UNITS } from '#domain/part/units.ts';
import type { BlobName } from '../../../ports/blob-store.ts';
import { AUDIT_ACTIONS } from '../../../ports/records/audit-log.ts';
import { MEMBER_ROLES } from '../../../ports/records/member-records.ts';
import { instant, jsonOf, plainText } from './columns.ts';
import {
  auditDetailsSchema,
  contactSchema,
  estimatesSchema,
  goldenPartsSchema,
  offerSchema,
  orderSchema,
  partBodySchema,
  rateCardSchema,
  rfqLinesSchema,
} from './stored-json.ts';

const PART_STATES = ['received', 'converted', 'measured', 'failed', 'stated'] as const;

export const parts = pgTable(
  'parts',
  {
    id: text('id').primaryKey(),
    internalFilename: text('internal_filename').notNull().unique(),
    filename: plainText('filename').notNull(),
    format: text('format', { enum: MODEL_FORMATS }).notNull(),
    modelUnit: text('model_unit', { enum: FILE_UNITS }).notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    state: text('state', { enum: PART_STATES }).notNull().default('received'),
    scheduled: boolean('scheduled').notNull().default(false),
    providerId: text('provider_id'),
    measurement: jsonOf<Measurement>(measurementSchema)('measurement'),
    imageName: text('image_name'),
    meshName: text('mesh_name'),
    stlName: text('stl_name'),
    failure: plainText('failure'),
    createdAt: instant('created_at').notNull(),
    keptSince: instant('kept_since').notNull().defaultNow(),
    uploader: text('uploader'),
    uploadedFor: text('uploaded_for'),
    level: integer('level').notNull().default(0),
    estimateFor: text('work_for'),
    body: jsonOf(partBodySchema)('body'),
    isAssembly: boolean('is_assembly').notNull().default(false),
    estimates: jsonOf<EstimatesByProfile>(estimatesSchema)('works').notNull().default({}),
    trace: text('trace'),
    /** When its turn to be measured last came. */
    takenAt: instant('taken_at'),
    /** Until when a process holds it; null: nobody does. */
    takenUntil: instant('taken_until'),
    /** Not to be taken before; null: at once. */
    dueAt: instant('due_at'),
  },
  (table) => [
    index('parts_of_uploader').on(table.uploader),
    index('parts_uploaded_for').on(table.uploadedFor),
    index('parts_taken').on(table.takenAt),
    index('parts_kept').on(table.keptSince),
    index('parts_of_provider').on(table.providerId, table.createdAt).where(sql`${table.state} = 'measured'`),
    index('parts_unfinished').on(table.createdAt).where(sql`${table.state} in ('received', 'converted')`),
    index('parts_of_file').on(sql`(${table.body} ->> 'source')`).where(sql`${table.body} is not null`),
    index('parts_await_work').on(table.createdAt).where(sql`${table.estimateFor} is not null`),
  ],
);

export const providers = pgTable(
  'providers',
  {
    id: text('id').primaryKey(),
    name: plainText('name').notNull(),
    website: plainText('website').notNull(),
    ordersEmail: plainText('orders_email').notNull(),
    contactEmail: plainText('contact_email').notNull(),
    logoUrl: plainText('logo_url').notNull(),
    accentColor: text('accent_color'),
    address: jsonOf(postalAddressSchema)('address').notNull(),
    generateInstantQuotes: boolean('generate_instant_quotes').notNull(),
    offer: jsonOf(offerSchema)('offer').notNull(),
    rateCard: jsonOf(rateCardSchema)('rate_card').notNull(),
    ownerSub: text('owner_sub'),
    isRegistered: boolean('is_registered').notNull().default(false),
    revision: integer('revision').notNull().default(0),
  },
  (table) => [unique('providers_one_per_owner').on(table.ownerSub)],
);

/** Accounts that work for a provider beside its first owner; each for one. */
export const providerMembers = pgTable(
  'provider_members',
  {
    sub: text('sub').primaryKey(),
    providerId: text('provider_id').notNull(),
    role: text('role', { enum: MEMBER_ROLES }).notNull().default('member'),
    /** Where the invitation went; empty for those who were added otherwise. */
    email: plainText('email').notNull().default(''),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [index('provider_members_of').on(table.providerId)],
);

/** Who was asked to work for a provider; the row goes when they join, or are no longer asked. */
export const invitations = pgTable(
  'invitations',
  {
    /** SHA-256 hex of the secret in the mailed link. */
    hash: text('hash').primaryKey(),
    providerId: text('provider_id').notNull(),
    email: plainText('email').notNull(),
    role: text('role', { enum: MEMBER_ROLES }).notNull(),
    invitedBy: text('invited_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [unique('invitations_once').on(table.providerId, table.email)],
);

/** What a provider charged when; a trigger refuses every change but a new row. The last one's card is `providers.rate_card` too. */
export const rateCardVersions = pgTable(
  'rate_card_versions',
  {
    providerId: text('provider_id').notNull(),
    number: integer('number').notNull(),
    card: jsonOf(rateCardSchema)('card').notNull(),
    author: text('author'),
    note: plainText('note').notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.number] })],
);

export const rateCardDrafts = pgTable('rate_card_drafts', {
  providerId: text('provider_id').primaryKey(),
  /** Null: nothing to publish; the row stays, so that its revision never falls. */
  card: jsonOf(rateCardSchema)('card'),
  revision: integer('revision').notNull(),
  editedBy: text('edited_by').notNull(),
  editedAt: instant('edited_at').notNull(),
});

export const goldenParts = pgTable('golden_parts', {
  providerId: text('provider_id').primaryKey(),
  list: jsonOf(goldenPartsSchema)('list').notNull(),
  revision: integer('revision').notNull(),
});

export const materialPictures = pgTable('material_pictures', {
  name: text('name').$type<BlobName>().primaryKey(),
  providerId: text('provider_id').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  addedAt: instant('added_at').notNull(),
  /** Named by a version: it stays for good. */
  isPublished: boolean('is_published').notNull().default(false),
});

/** Settings of a shop, a document of each kind; whoever reads one knows its form. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    providerId: text('provider_id').notNull(),
    kind: text('kind').notNull(),
    settings: jsonOf(z.unknown())('settings').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.kind] })],
);

export const rfqs = pgTable(
  'rfqs',
  {
    id: text('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    /** Without gaps; null where a program of an earlier version stored it. */
    number: integer('number'),
    idempotencyKey: plainText('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    contact: jsonOf(contactSchema)('contact').notNull(),
    lines: jsonOf(rfqLinesSchema)('lines').notNull(),
    order: jsonOf(orderSchema)('order_sums'),
    purchase: jsonOf(purchaseSchema)('purchase'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('rfqs_once_per_key').on(table.providerId, table.idempotencyKey),
    unique('rfqs_numbered').on(table.providerId, table.number),
    index('rfqs_created').on(table.createdAt),
  ],
);

export const outbox = pgTable(
  'outbox',
  {
    /** Keeps the order of arrival. */
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    messageId: text('message_id').notNull().unique(),
    to: plainText('to').notNull(),
    replyTo: plainText('reply_to'),
    senderName: plainText('sender_name'),
    subject: plainText('subject').notNull(),
    text: plainText('text').notNull(),
    html: plainText('html').notNull(),
    /** In place of text and HTML. */
    sealed: text('sealed'),
    attempts: integer('attempts').notNull().default(0),
    /** Null: at once. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Until when a process holds it; null: nobody does. */
    takenUntil: instant('taken_until'),
    lastError: plainText('last_error'),
    sentAt: instant('sent_at'),
    /** The request for quote that it belongs to. */
    rfqId: text('rfq_id'),
    /** The revision of its quote that goes with it as PDF; below zero, the number of the event whose paper does. */
    quoteRevision: integer('quote_revision'),
  },
  (table) => [index('outbox_unsent').on(table.position).where(sql`${table.sentAt} is null`), index('outbox_of_rfq').on(table.rfqId)],
);

export const doomedBlobs = pgTable('doomed_blobs', {
  name: text('name').$type<BlobName>().primaryKey(),
  dueAt: instant('due_at').notNull(),
});

/** A trigger refuses every change but a new row. */
export const auditLog = pgTable('audit_log', {
  position: bigserial('position', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
  providerId: text('provider_id'),
  action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
  objectId: text('object_id'),
  details: jsonOf(auditDetailsSchema)('details').notNull(),
});

export const accounts = pgTable('accounts', {
  sub: text('sub').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull().default(''),
  passwordHash: text('password_hash').notNull(),
  confirmedAt: instant('confirmed_at'),
  createdAt: instant('created_at').notNull(),
});

export const accountCodes = pgTable(
  'account_codes',
  {
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['sign-up', 'reset'] }).notNull(),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.purpose] })],
);

/** How often something was done for an address, whether it has an account or not. */
export const accountCounters = pgTable(
  'account_counters',
  {
    email: text('email').notNull(),
    kind: text('kind', { enum: ['password', 'code', 'confirmation', 'letter', 'customer-code'] }).notNull(),
    count: integer('count').notNull(),
    /** The last time that counted. */
    countedAt: instant('counted_at').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.email, table.kind] })],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sub: text('sub').notNull(),
    authenticatedAt: instant('authenticated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('refresh_tokens_of_account').on(table.sub)],
);

/** One row: the signing key that all processes on this database share. */
export const accountKey = pgTable('account_key', {
  only: boolean('only').primaryKey().default(true),
  keyId: text('key_id').notNull(),
});

/** Answers to writes that came with a key, for whoever repeats one; null while it is under way. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    begunAt: instant('begun_at').notNull(),
    answer: plainText('answer'),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('kept_answers_begun').on(table.begunAt)],
);
