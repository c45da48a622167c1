import { and, eq } from 'drizzle-orm';
import { RecordsError, type RfqRecords } from '../../ports/records.ts';
import { answer } from './answer.ts';
import type { QueryRunner } from './database.ts';
import { addToOutbox } from './outbox-records.ts';
import { rfqs } from './schema.ts';

export function createRfqRecords(runner: QueryRunner): RfqRecords {
  return {
    add: (rfq, mails) =>
      answer(() =>
        runner.transaction(async (transaction) => {
          // Of two that arrive at once the unique key lets one in; the other waits here for it, then reads it.
          const added = await transaction
            .insert(rfqs)
            .values(rfq)
            .onConflictDoNothing({ target: [rfqs.providerId, rfqs.idempotencyKey] })
            .returning({ id: rfqs.id });
          if (added.length > 0) {
            await addToOutbox(transaction, mails);
            return { outcome: 'created', id: rfq.id };
          }
          const [stored] = await transaction
            .select({ id: rfqs.id, bodyHash: rfqs.bodyHash })
            .from(rfqs)
            .where(and(eq(rfqs.providerId, rfq.providerId), eq(rfqs.idempotencyKey, rfq.idempotencyKey)));
          if (stored === undefined) throw new RecordsError('A request for quote was neither added nor found.');
          return stored.bodyHash === rfq.bodyHash ? { outcome: 'repeated', id: stored.id } : { outcome: 'conflict' };
        }),
      ),
    find: (id) => answer(async () => (await runner.select().from(rfqs).where(eq(rfqs.id, id)))[0] ?? null),
  };
}
