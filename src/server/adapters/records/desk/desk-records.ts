import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { DEFAULT_DESK_SETTINGS, type DeskSettings } from '#domain/desk/desk-settings.ts';
import type { RequestEvent } from '#domain/desk/request-event.ts';
import { grow, readLife } from '#domain/desk/request-life.ts';
import { isExample } from '#domain/request/example-request.ts';
import { documentBlob } from '../../../ports/blob-store.ts';
import type { ChangeOutcome, DeskChange, DeskRecords, DeskRequest, NextNumbers } from '../../../ports/records/desk-records.ts';
import { RecordsError, type RequestBegin, receive } from '../../../ports/records/records.ts';
import { note } from '../core/audit-records.ts';
import type { QueryRunner } from '../core/database.ts';
import { doom, strike } from '../core/doomed-blobs.ts';
import { addToOutbox } from '../core/outbox-records.ts';
import { keepParts } from '../core/part-records.ts';
import { rfqs } from '../core/schema.ts';
import { deskLines, deskNumbers, deskRequests, deskSettings, orders, quotes, requestEvents, requestFiles } from './desk-schema.ts';
import { countRequests, listRequests } from './list-requests.ts';
import { addPapers, createPaperRecords, readNextPapers, readPapers } from './paper-records.ts';
import { projectLines, projectRequest } from './project-request.ts';

export function createDeskRecords(runner: QueryRunner): DeskRecords {
  return {
    find: (requestId) => readRequest(runner, eq(deskRequests.requestId, requestId)),
    findByKey: (key) => readRequest(runner, eq(deskRequests.key, key)),
    change: (requestId, at, decide) => runner.transaction((transaction) => changeRequest(transaction, requestId, at, decide)),
    list: (providerId, filter, end, limit, order = null) => listRequests(runner, providerId, filter, { end, limit, order }),
    count: (providerId, filter) => countRequests(runner, providerId, filter),
    ...createPaperRecords(runner),
    listProvidersWithQuotes: async () => {
      const found = runner.selectDistinct({ id: deskRequests.providerId }).from(deskRequests).where(eq(deskRequests.state, 'quoted'));
      return (await found).map(({ id }) => id);
    },
    listExpired: async (providerId, today, limit) => {
      const isOver = and(eq(deskRequests.providerId, providerId), eq(deskRequests.state, 'quoted'), lt(deskRequests.validUntil, today));
      const found = await runner.select({ id: deskRequests.requestId }).from(deskRequests).where(isOver).limit(limit);
      return found.map(({ id }) => id);
    },
    findSettings: (providerId) => findSettings(runner, providerId),
    saveSettings: (providerId, settings, expectedRevision) => saveSettings(runner, providerId, settings, expectedRevision),
    addFile: (file) =>
      runner.transaction(async (transaction) => {
        await transaction.insert(requestFiles).values(file);
        await strike(transaction, [documentBlob(file.id)]);
      }),
    findFile: async (id) => (await runner.select().from(requestFiles).where(eq(requestFiles.id, id)))[0] ?? null,
    countFileBytes: async (providerId) => {
      const bytes = sql<number>`coalesce(sum(${requestFiles.sizeBytes}), 0)`.mapWith(Number);
      const counted = runner.select({ bytes }).from(requestFiles);
      return (await counted.where(providerId === null ? undefined : eq(requestFiles.providerId, providerId)))[0]?.bytes ?? 0;
    },
    removeForgottenFiles: (before, at) =>
      runner.transaction(async (transaction) => {
        const isForgotten = and(isNull(requestFiles.requestId), lte(requestFiles.addedAt, before));
        const removed = await transaction.delete(requestFiles).where(isForgotten).returning({ id: requestFiles.id });
        await doom(
          transaction,
          removed.map(({ id }) => documentBlob(id)),
          at,
        );
        return removed.length;
      }),
  };
}

/** Begins a request's life, in the transaction that stores it. */
export async function beginLife(transaction: QueryRunner, request: DeskRequest['request'], begin: RequestBegin): Promise<DeskRequest> {
  const actor = { kind: 'customer' as const, name: request.contact.name };
  const received: RequestEvent = { number: 1, at: request.createdAt, actor, act: receive(begin) };
  const events = [received];
  const present: DeskRequest = { request, key: begin.key, events, life: readLife(events), quotes: [], order: null, files: [], papers: [] };
  await transaction.insert(requestEvents).values({ requestId: request.id, ...received });
  await transaction.insert(deskRequests).values(projectRequest(present));
  await transaction.insert(deskLines).values([...projectLines(present)]);
  await attachFiles(transaction, request, begin.files);
  return { ...present, files: await readFiles(transaction, request.id) };
}

/** The number of a provider's next request: used up with the transaction, so that there are no gaps. */
export async function takeRequestNumber(transaction: QueryRunner, providerId: string): Promise<number> {
  const { lastRequest } = deskNumbers;
  const [taken] = await transaction
    .insert(deskNumbers)
    .values({ providerId, lastRequest: 1 })
    .onConflictDoUpdate({ target: deskNumbers.providerId, set: { lastRequest: sql`${lastRequest} + 1` } })
    .returning({ number: lastRequest });
  if (taken === undefined) throw new RecordsError('The numbers of a provider were neither found nor begun.');
  return taken.number;
}

/** Removes all that came of requests; answers the names of the files that went with them. */
export async function endLives(transaction: QueryRunner, requestIds: readonly string[]): Promise<readonly string[]> {
  if (requestIds.length === 0) return [];
  for (const table of [requestEvents, quotes, orders, deskLines, deskRequests]) {
    await transaction.delete(table).where(inArray(table.requestId, [...requestIds]));
  }
  const files = transaction.delete(requestFiles).where(inArray(requestFiles.requestId, [...requestIds]));
  return (await files.returning({ id: requestFiles.id })).map(({ id }) => id);
}

async function readRequest(from: QueryRunner, which: ReturnType<typeof eq>): Promise<DeskRequest | null> {
  const found = from.select({ request: rfqs, key: deskRequests.key }).from(deskRequests);
  const [row] = await found.innerJoin(rfqs, eq(rfqs.id, deskRequests.requestId)).where(which);
  return row === undefined ? null : readRest(from, row.request, row.key);
}

async function readRest(from: QueryRunner, request: DeskRequest['request'], key: string): Promise<DeskRequest> {
  const { number, at, actor, act } = requestEvents;
  const { id } = request;
  const events = await from
    .select({ number, at, actor, act })
    .from(requestEvents)
    .where(eq(requestEvents.requestId, id))
    .orderBy(asc(number));
  const documents = from.select({ document: quotes.document }).from(quotes).where(eq(quotes.requestId, id));
  const [ordered] = await from.select({ document: orders.document }).from(orders).where(eq(orders.requestId, id));
  return {
    request,
    key,
    events,
    life: readLife(events),
    quotes: (await documents.orderBy(asc(quotes.revision))).map(({ document }) => document),
    order: ordered?.document ?? null,
    files: await readFiles(from, id),
    papers: await readPapers(from, id),
  };
}

function readFiles(from: QueryRunner, requestId: string): Promise<DeskRequest['files']> {
  const files = from.select().from(requestFiles).where(eq(requestFiles.requestId, requestId));
  return files.orderBy(asc(requestFiles.addedAt), asc(requestFiles.id));
}

/** Lets `decide` say what happens to a request, and does it; whoever calls holds the transaction. */
export async function changeRequest<Refused>(
  transaction: QueryRunner,
  requestId: string,
  at: Date,
  decide: (present: DeskRequest, next: NextNumbers) => DeskChange | { readonly refused: Refused },
): Promise<ChangeOutcome<Refused>> {
  // Whoever comes second waits here, and then sees what the first has done.
  const isThis = eq(deskRequests.requestId, requestId);
  const held = await transaction.select({ id: deskRequests.requestId }).from(deskRequests).where(isThis).for('update');
  const present = held.length === 0 ? null : await readRequest(transaction, isThis);
  if (present === null) return { outcome: 'unknown' };
  const { providerId } = present.request;
  const next = await readNextNumbers(transaction, providerId);
  const decided = decide(present, next);
  if ('refused' in decided) return { outcome: 'refused', refused: decided.refused };
  const grown = grow(present.life, decided.acts, decided.actor, at);
  if ('rejection' in grown) return { outcome: 'rejected', rejection: grown.rejection, present };
  await takeNumbers(transaction, providerId, next, decided);
  const issued = decided.papers ?? [];
  await addPapers(transaction, issued, { providerId, at, next: next.papers });
  await attachFiles(transaction, present.request, decided.files ?? []);
  await transaction.insert(requestEvents).values(grown.added.map((event) => ({ requestId, ...event })));
  const { quote, order } = decided;
  if (quote !== undefined) {
    const { number, revision } = quote;
    await transaction.insert(quotes).values({ requestId, revision, providerId, number, document: quote, sentAt: at });
  }
  if (order !== undefined) {
    await transaction.insert(orders).values({ requestId, providerId, number: order.number, document: order, orderedAt: at });
  }
  // Of what was decided only files may not have come about: another request may have had them first.
  const changed: DeskRequest = {
    ...present,
    key: decided.key ?? present.key,
    events: [...present.events, ...grown.added],
    life: grown.life,
    quotes: quote === undefined ? present.quotes : [...present.quotes, quote],
    order: order ?? present.order,
    files: decided.files === undefined ? present.files : await readFiles(transaction, requestId),
    papers: [...present.papers, ...issued],
  };
  await transaction.update(deskRequests).set(projectRequest(changed)).where(isThis);
  if (quote !== undefined || order !== undefined) await projectAnew(transaction, changed);
  if (!isExample(present.request.contact.email)) await addToOutbox(transaction, decided.mails, requestId);
  await note(transaction, decided.audit ?? []);
  await keepParts(
    transaction,
    changed.request.lines.map(({ partId }) => partId),
    at,
  );
  return { outcome: 'changed', present: changed };
}

/** The row of numbers is held to the end of the transaction, so that numbers are given in the order in which they are stored. */
async function readNextNumbers(transaction: QueryRunner, providerId: string): Promise<NextNumbers> {
  await transaction.insert(deskNumbers).values({ providerId }).onConflictDoNothing();
  const [last] = await transaction.select().from(deskNumbers).where(eq(deskNumbers.providerId, providerId)).for('update');
  if (last === undefined) throw new RecordsError('The numbers of a provider were neither found nor begun.');
  return { quote: last.lastQuote + 1, order: last.lastOrder + 1, papers: await readNextPapers(transaction, providerId) };
}

async function takeNumbers(transaction: QueryRunner, providerId: string, next: NextNumbers, { quote, order }: DeskChange): Promise<void> {
  const used = {
    ...(quote?.number === next.quote ? { lastQuote: next.quote } : {}),
    ...(order?.number === next.order ? { lastOrder: next.order } : {}),
  };
  if (Object.keys(used).length === 0) return;
  await transaction.update(deskNumbers).set(used).where(eq(deskNumbers.providerId, providerId));
}

async function projectAnew(transaction: QueryRunner, changed: DeskRequest): Promise<void> {
  await transaction.delete(deskLines).where(eq(deskLines.requestId, changed.request.id));
  await transaction.insert(deskLines).values([...projectLines(changed)]);
}

/** Files of another provider, or of another request, stay where they are. */
async function attachFiles(
  transaction: QueryRunner,
  { id: requestId, providerId }: DeskRequest['request'],
  files: NonNullable<DeskChange['files']>,
): Promise<void> {
  for (const { id, line } of files) {
    const isFree = and(eq(requestFiles.id, id), eq(requestFiles.providerId, providerId), isNull(requestFiles.requestId));
    await transaction.update(requestFiles).set({ requestId, line }).where(isFree);
  }
}

/** The defaults, with revision 0, until they are saved. */
async function findSettings(runner: QueryRunner, providerId: string) {
  const { settings, revision } = deskSettings;
  const [found] = await runner.select({ settings, revision }).from(deskSettings).where(eq(deskSettings.providerId, providerId));
  return found ?? { settings: DEFAULT_DESK_SETTINGS, revision: 0 };
}

/** Answers the new revision; null where `expectedRevision` is not the present one. */
async function saveSettings(runner: QueryRunner, providerId: string, settings: DeskSettings, expectedRevision: number) {
  const saved = { providerId, settings, revision: expectedRevision + 1 };
  const { revision } = deskSettings;
  const isPresent = and(eq(deskSettings.providerId, providerId), eq(revision, expectedRevision));
  const done =
    expectedRevision === 0
      ? runner.insert(deskSettings).values(saved).onConflictDoNothing().returning({ revision })
      : runner.update(deskSettings).set(saved).where(isPresent).returning({ revision });
  return (await done)[0]?.revision ?? null;
}
