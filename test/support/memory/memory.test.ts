import { describe } from 'vitest';
import { describeAccountRecords } from '#server/ports/conformance/account-records.conformance.ts';
import { describeBlobStore } from '#server/ports/conformance/blob-store.conformance.ts';
import { describeCustomers } from '#server/ports/conformance/customer-records.conformance.ts';
import { describeDeskFigures } from '#server/ports/conformance/desk-figures.conformance.ts';
import { describeDesk } from '#server/ports/conformance/desk-records.conformance.ts';
import { describeKeptAnswers } from '#server/ports/conformance/kept-answers.conformance.ts';
import { describeMailer } from '#server/ports/conformance/mailer.conformance.ts';
import { describeMembers } from '#server/ports/conformance/member-records.conformance.ts';
import { describeRateCards } from '#server/ports/conformance/rate-card-records.conformance.ts';
import { describeRecords } from '#server/ports/conformance/records.conformance.ts';
import { describeRetention } from '#server/ports/conformance/retention.conformance.ts';
import { describeSettings } from '#server/ports/conformance/settings.conformance.ts';
import { describeStatusFeed } from '#server/ports/conformance/status-feed.conformance.ts';
import { describeTurns } from '#server/ports/conformance/turns.conformance.ts';
import { createMemoryBlobStore } from './blob-store.ts';
import { createMemoryMailer } from './mailer.ts';
import { createMemoryRecords } from './records.ts';
import { createMemoryStatusFeed } from './status-feed.ts';

describe('records in memory', () => describeRecords(async () => createMemoryRecords()));

describe('accounts in memory', () => describeAccountRecords(async () => createMemoryRecords()));

describe('turns in memory', () => describeTurns(async () => createMemoryRecords()));

describe('rate cards in memory', () => describeRateCards(async () => createMemoryRecords()));
describe('desk in memory', () => describeDesk(async () => createMemoryRecords()));
describe('settings in memory', () => describeSettings(async () => createMemoryRecords()));
describe('members in memory', () => describeMembers(async () => createMemoryRecords()));
describe('customers in memory', () => describeCustomers(async () => createMemoryRecords()));

describe('figures in memory', () => describeDeskFigures(async () => createMemoryRecords()));

describe('retention in memory', () => describeRetention(async () => createMemoryRecords()));
describe('kept answers in memory', () => describeKeptAnswers(async () => createMemoryRecords()));

describe('status feed in memory', () => {
  const feed = createMemoryStatusFeed();
  describeStatusFeed(async () => feed);
});

describe('blob store in memory', () => describeBlobStore(async () => createMemoryBlobStore()));

describe('mailer in memory', () =>
  describeMailer(async () => {
    const mailer = createMemoryMailer();
    return { mailer, received: async () => mailer.sent.map((mail) => ({ attachments: [], ...mail })) };
  }));
