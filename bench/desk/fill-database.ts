import type { Database } from '#server/adapters/records/core/database.ts';
import { rfqs } from '#server/adapters/records/core/schema.ts';
import { deskLines, deskNumbers, deskRequests, orders, quotes, requestEvents } from '#server/adapters/records/desk/desk-schema.ts';
import { projectLines, projectRequest } from '#server/adapters/records/desk/project-request.ts';
import type { DeskRequest } from '#server/ports/records/desk-records.ts';
import { type DeskWorld, fillDesk } from '#test/support/desk-world.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { newPart } from '#test/support/sample-records.ts';

/** Rows that one statement takes: it takes no more than 65,535 values. */
const AT_ONCE = 500;

/**
 * Fills a database with a shop's requests as they would have become one by one: lived in memory, then written in bulk, which takes
 * seconds instead of minutes.
 */
export async function fillDatabase({ runner }: Database, world: Omit<DeskWorld, 'partId'>): Promise<void> {
  const memory = createMemoryRecords();
  const part = newPart();
  await memory.parts.add(part);
  const ids = await fillDesk(memory, { ...world, partId: part.id });
  const found = await Promise.all(ids.map((id) => memory.desk.find(id)));
  const requests = found.flatMap((present) => (present === null ? [] : [present]));
  for (let from = 0; from < requests.length; from += AT_ONCE) await write(runner, requests.slice(from, from + AT_ONCE));
  const last = (of: (present: DeskRequest) => number) => Math.max(0, ...requests.map(of));
  await runner.insert(deskNumbers).values({
    providerId: world.providerId,
    lastQuote: last(({ quotes: sent }) => sent[0]?.number ?? 0),
    lastOrder: last(({ order }) => order?.number ?? 0),
  });
}

async function write(runner: Database['runner'], requests: readonly DeskRequest[]): Promise<void> {
  await runner.insert(rfqs).values(requests.map(({ request }) => request));
  await runner.insert(deskRequests).values(requests.map(projectRequest));
  await runner.insert(deskLines).values(requests.flatMap((present) => [...projectLines(present)]));
  await runner
    .insert(requestEvents)
    .values(requests.flatMap(({ request, events }) => events.map((event) => ({ requestId: request.id, ...event }))));
  const sent = requests.flatMap(({ request: { id: requestId, providerId }, quotes: documents, life }) =>
    documents.map((document) => ({
      ...{ requestId, providerId, document, sentAt: life.receivedAt },
      revision: document.revision,
      number: document.number,
    })),
  );
  if (sent.length > 0) await runner.insert(quotes).values(sent);
  const ordered = requests.flatMap(({ request, order, life }) =>
    order === null
      ? []
      : [{ requestId: request.id, providerId: request.providerId, number: order.number, document: order, orderedAt: life.receivedAt }],
  );
  if (ordered.length > 0) await runner.insert(orders).values(ordered);
}
