import { sql } from 'drizzle-orm';
import type { Records } from '../../ports/records/records.ts';
import { createAccountRecords } from './account-records.ts';
import { createRecordsCopy } from './copy-records.ts';
import { answer, answering } from './core/answer.ts';
import { createAuditRecords } from './core/audit-records.ts';
import type { Database } from './core/database.ts';
import { createDoomedBlobs } from './core/doomed-blobs.ts';
import { createKeptAnswers } from './core/kept-answers.ts';
import { createOutboxRecords } from './core/outbox-records.ts';
import { createPartRecords } from './core/part-records.ts';
import { createClientRecords } from './desk/client-records.ts';
import { createCustomerRecords } from './desk/customer-records.ts';
import { createDeskFigures } from './desk/desk-figures.ts';
import { createDeskRecords } from './desk/desk-records.ts';
import { createRfqRecords } from './desk/rfq-records.ts';
import { createMemberRecords } from './member-records.ts';
import { createProviderRecords } from './provider-records.ts';
import { createRateCardRecords } from './rate-card-records.ts';
import { createShopSettings } from './shop-settings.ts';

/** The records on an open database, the same on PGlite and on PostgreSQL. Closing them closes the database. */
export function createRecords(database: Database): Records {
  const { runner } = database;
  return {
    parts: answering(createPartRecords(runner)),
    providers: answering(createProviderRecords(runner)),
    members: answering(createMemberRecords(runner)),
    rateCards: answering(createRateCardRecords(runner)),
    settings: answering(createShopSettings(runner)),
    rfqs: answering(createRfqRecords(runner)),
    desk: answering(createDeskRecords(runner)),
    clients: answering(createClientRecords(runner)),
    customers: answering(createCustomerRecords(runner)),
    figures: answering(createDeskFigures(runner)),
    outbox: answering(createOutboxRecords(runner)),
    accounts: answering(createAccountRecords(runner)),
    doomed: answering(createDoomedBlobs(runner)),
    audit: answering(createAuditRecords(runner)),
    answers: answering(createKeptAnswers(runner)),
    copy: createRecordsCopy(database),
    ping: () => answer(async () => void (await runner.execute(sql`select 1`))),
    close: () => database.close(),
  };
}
