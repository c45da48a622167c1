import { and, eq, inArray, isNull, lte, notExists } from 'drizzle-orm';
import type { RequestForQuote } from '#domain/request/rfq.ts';
import { documentBlob } from '../../../ports/blob-store.ts';
import type { MailMessage } from '../../../ports/mailer.ts';
import { noted } from '../../../ports/records/audit-log.ts';
import type { DeskRequest } from '../../../ports/records/desk-records.ts';
import {
  type AddRfqOutcome,
  type Arrival,
  type Confirmation,
  type NewRequest,
  RecordsError,
  type RfqRecords,
} from '../../../ports/records/records.ts';
import { countMail } from '../core/account-counters.ts';
import { note } from '../core/audit-records.ts';
import type { QueryRunner } from '../core/database.ts';
import { doom } from '../core/doomed-blobs.ts';
import { addToOutbox } from '../core/outbox-records.ts';
import { keepParts } from '../core/part-records.ts';
import { outbox, rfqs } from '../core/schema.ts';
import { beginLife, changeRequest, endLives, takeRequestNumber } from './desk-records.ts';
import { deskRequests } from './desk-schema.ts';

/** Each undoes the transaction it is thrown in, and never leaves this file. */
class PartGone extends Error {}
class Undone extends Error {}

export function createRfqRecords(runner: QueryRunner): RfqRecords {
  return {
    async add<Refused>(
      { begin, ...rfq }: NewRequest,
      arrive: readonly MailMessage[] | ((present: DeskRequest) => Arrival<Refused> | { readonly refused: Refused }),
    ) {
      let refusal: { readonly refused: Refused } | null = null;
      const undo = (why: { readonly refused: Refused }): never => {
        refusal = why;
        throw new Undone();
      };
      const adding = runner.transaction<AddRfqOutcome<Refused>>(async (transaction) => {
        // Of two that arrive at once the unique key lets one in; the other waits here for it, then reads it.
        const added = await transaction
          .insert(rfqs)
          .values(rfq)
          .onConflictDoNothing({ target: [rfqs.providerId, rfqs.idempotencyKey] })
          .returning({ id: rfqs.id });
        if (added.length > 0) {
          const asked = new Set(rfq.lines.map(({ partId }) => partId));
          if ((await keepParts(transaction, [...asked], rfq.createdAt)).length < asked.size) throw new PartGone();
          const number = await takeRequestNumber(transaction, rfq.providerId);
          await transaction.update(rfqs).set({ number }).where(eq(rfqs.id, rfq.id));
          const present = await beginLife(transaction, { ...rfq, number }, begin);
          const arrival: Arrival<Refused> | { readonly refused: Refused } =
            typeof arrive === 'function' ? arrive(present) : { mails: arrive };
          const { mails, confirmation, changes = [] } = 'refused' in arrival ? undo(arrival) : arrival;
          let isConfirmed = await confirm(transaction, present.request, confirmation);
          await addToOutbox(transaction, mails, rfq.id);
          await note(transaction, [noted.requestSubmitted(present.request)]);
          for (const change of changes) {
            let later: Confirmation | undefined;
            const { outcome } = await changeRequest<Refused>(transaction, rfq.id, rfq.createdAt, (before, next) => {
              const decided = change(before, next);
              if ('refused' in decided) return undo(decided);
              later = decided.confirmation;
              return decided;
            });
            isConfirmed = (await confirm(transaction, present.request, later)) || isConfirmed;
            if (outcome !== 'changed') throw new RecordsError(`What should happen to a new request at once was ${outcome}.`);
          }
          return { outcome: 'created', id: rfq.id, number, key: begin.key, isConfirmed };
        }
        const [stored] = await transaction
          .select({ id: rfqs.id, number: rfqs.number, bodyHash: rfqs.bodyHash, key: deskRequests.key })
          .from(rfqs)
          .innerJoin(deskRequests, eq(deskRequests.requestId, rfqs.id))
          .where(and(eq(rfqs.providerId, rfq.providerId), eq(rfqs.idempotencyKey, rfq.idempotencyKey)));
        if (stored === undefined) throw new RecordsError('A request for quote was neither added nor found.');
        if (stored.bodyHash !== rfq.bodyHash) return { outcome: 'conflict' };
        const { bodyHash: _, ...known } = stored;
        return { outcome: 'repeated', ...known, isConfirmed: await isMailed(transaction, stored.id, rfq.contact.email) };
      });
      return adding.catch((error: unknown): AddRfqOutcome<Refused> => {
        if (error instanceof PartGone) return { outcome: 'part-gone' };
        if (error instanceof Undone && refusal !== null) return { outcome: 'refused', ...refusal };
        throw error;
      });
    },
    find: async (id) => (await runner.select().from(rfqs).where(eq(rfqs.id, id)))[0] ?? null,
    removeExpired: (before, at, limit) =>
      runner.transaction(async (transaction) => {
        const waiting = transaction
          .select({ id: outbox.rfqId })
          .from(outbox)
          .where(and(eq(outbox.rfqId, rfqs.id), isNull(outbox.sentAt)));
        const expired = transaction
          .select({ id: rfqs.id })
          .from(rfqs)
          .innerJoin(deskRequests, eq(deskRequests.requestId, rfqs.id))
          // What was changed last before then was made before then, too: that is what there is an index of.
          .where(and(lte(rfqs.createdAt, before), lte(deskRequests.changedAt, before), notExists(waiting)));
        const removed = await transaction
          .delete(rfqs)
          .where(inArray(rfqs.id, expired.limit(limit)))
          .returning({ id: rfqs.id, providerId: rfqs.providerId });
        if (removed.length === 0) return 0;
        const ids = removed.map(({ id }) => id);
        await transaction.delete(outbox).where(inArray(outbox.rfqId, ids));
        const files = await endLives(transaction, ids);
        await doom(
          transaction,
          files.map((id) => documentBlob(id)),
          at,
        );
        await note(
          transaction,
          removed.map((rfq) => noted.requestDeleted(rfq, at)),
        );
        return removed.length;
      }),
  };
}

/** Sends a confirmation that its address may still get; answers whether there was one. */
async function confirm(
  transaction: QueryRunner,
  { id, createdAt }: RequestForQuote,
  confirmation: Confirmation | undefined,
): Promise<boolean> {
  if (confirmation === undefined) return false;
  const { mail, most, pauseMs } = confirmation;
  const mayGo = await countMail(transaction, 'confirmation', mail.to.toLowerCase(), createdAt, most, pauseMs);
  if (mayGo) await addToOutbox(transaction, [mail], id);
  return mayGo;
}

async function isMailed(transaction: QueryRunner, rfqId: string, to: string): Promise<boolean> {
  const toCustomer = and(eq(outbox.rfqId, rfqId), eq(outbox.to, to));
  return (await transaction.select({ id: outbox.messageId }).from(outbox).where(toCustomer).limit(1)).length > 0;
}
