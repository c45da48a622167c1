import { and, eq, inArray, isNotNull, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { BUILT_IN_PART_IDS } from '#domain/rates/golden-part.ts';
import { documentBlob } from '../../../ports/blob-store.ts';
import type { ClientPart, ClientRecords, RemovedClient } from '../../../ports/records/client-records.ts';
import { note } from '../core/audit-records.ts';
import type { QueryRunner } from '../core/database.ts';
import { doom } from '../core/doomed-blobs.ts';
import { lockParts } from '../core/part-records.ts';
import { outbox, parts, rfqs } from '../core/schema.ts';
import { forgetCustomer } from './customer-records.ts';
import { endLives } from './desk-records.ts';
import { clientNotes, deskRequests } from './desk-schema.ts';

interface Removal {
  readonly providerId: string;
  readonly email: string;
  readonly parts: Parameters<ClientRecords['remove']>[2];
  readonly at: Date;
  readonly describe: Parameters<ClientRecords['remove']>[4];
}

const PART = { id: parts.id, internalFilename: parts.internalFilename, body: parts.body };
const bodies = alias(parts, 'bodies');

/** Parts of the provider that a person's requests name and nobody else's do, and the files that those were split from. */
export async function listPartsOf(runner: QueryRunner, providerId: string, email: string): Promise<readonly ClientPart[]> {
  const named = await listNamedParts(runner, providerId, and(eq(deskRequests.providerId, providerId), eq(deskRequests.clientEmail, email)));
  const sources = named.flatMap(({ body }) => (body === null ? [] : [body.source]));
  const split: readonly ClientPart[] =
    sources.length === 0 ? [] : await runner.select(PART).from(parts).where(inArray(parts.internalFilename, sources));
  const all = new Map([...named, ...split].map((part) => [part.id, part]));
  const shared = await listSharedParts(runner, providerId, email, [...all.keys()]);
  return [...all.values()].filter(({ id }) => !shared.has(id));
}

/** Removes all that there is of a person at a provider; null where there was nothing. */
export async function removeClient(
  transaction: QueryRunner,
  { providerId, email, parts: given, at, describe }: Removal,
): Promise<RemovedClient | null> {
  const isOf = and(eq(deskRequests.providerId, providerId), eq(deskRequests.clientEmail, email));
  // Whoever works on one of them waits here, and then finds it gone.
  const held = await transaction.select({ id: deskRequests.requestId }).from(deskRequests).where(isOf).for('update');
  const ids = held.map(({ id }) => id);
  const notes = await transaction
    .delete(clientNotes)
    .where(and(eq(clientNotes.providerId, providerId), eq(clientNotes.email, email)))
    .returning({ email: clientNotes.email });
  await forgetCustomer(transaction, providerId, email);
  if (ids.length === 0 && notes.length === 0) return null;
  const locked = await lockParts(
    transaction,
    given.map(({ id }) => id),
  );
  const shared = await listSharedParts(transaction, providerId, email, locked);
  const mails =
    ids.length === 0 ? [] : await transaction.delete(outbox).where(inArray(outbox.rfqId, ids)).returning({ id: outbox.messageId });
  if (ids.length > 0) await transaction.delete(rfqs).where(inArray(rfqs.id, ids));
  const files = await endLives(transaction, ids);
  const own = locked.filter((id) => !shared.has(id));
  const gone = await removeParts(transaction, providerId, own);
  const blobs = given.filter(({ id }) => gone.has(id)).flatMap((part) => part.blobs);
  await doom(transaction, [...blobs, ...files.map((id) => documentBlob(id))], at);
  const removed = { requests: ids.length, parts: gone.size, files: files.length, mails: mails.length };
  await note(transaction, [describe(removed)]);
  return removed;
}

async function listNamedParts(runner: QueryRunner, providerId: string, which: SQL | undefined): Promise<readonly ClientPart[]> {
  const lines = runner.select({ lines: rfqs.lines }).from(rfqs).innerJoin(deskRequests, eq(deskRequests.requestId, rfqs.id)).where(which);
  const ids = new Set((await lines).flatMap((rfq) => rfq.lines.map(({ partId }) => partId)));
  if (ids.size === 0) return [];
  return runner
    .select(PART)
    .from(parts)
    .where(and(inArray(parts.id, [...ids]), eq(parts.providerId, providerId), notInArray(parts.id, [...BUILT_IN_PART_IDS])));
}

/** Those of the parts that requests of others name, of whichever provider. */
async function listSharedParts(
  runner: QueryRunner,
  providerId: string,
  email: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const isOther = or(ne(deskRequests.providerId, providerId), ne(deskRequests.clientEmail, email));
  const partId = sql<string>`line ->> 'partId'`;
  // One walk through all requests, however many parts are asked about.
  const found = runner
    .selectDistinct({ partId })
    .from(rfqs)
    .innerJoin(deskRequests, eq(deskRequests.requestId, rfqs.id))
    .innerJoin(sql`jsonb_array_elements(${rfqs.lines}) as line`, sql`true`)
    .where(and(isOther, inArray(partId, [...ids])));
  return new Set((await found).map(({ partId: id }) => id));
}

/** Bodies first: a file stays as long as one of its bodies does. */
async function removeParts(transaction: QueryRunner, providerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const isOwn = and(inArray(parts.id, [...ids]), eq(parts.providerId, providerId));
  const split = await transaction
    .delete(parts)
    .where(and(isOwn, isNotNull(parts.body)))
    .returning({ id: parts.id });
  const isWhole = notExists(
    transaction
      .select({ id: bodies.id })
      .from(bodies)
      .where(eq(sql`${bodies.body} ->> 'source'`, parts.internalFilename)),
  );
  const whole = await transaction.delete(parts).where(and(isOwn, isWhole)).returning({ id: parts.id });
  return new Set([...split, ...whole].map(({ id }) => id));
}
