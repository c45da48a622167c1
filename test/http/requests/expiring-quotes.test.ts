import { expect, test } from 'vitest';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { makeQuote } from '#test/support/make-quote.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createMemoryStatusFeed } from '#test/support/memory/status-feed.ts';
import { AT, newPart, newRfq } from '#test/support/sample-records.ts';
import { startTestApp } from '#test/support/test-app.ts';

const PUBLIC_URL = 'https://quotes.example.com';

test('DESK-08 a server that starts lets quotes expire whose last day is over, and mails their customers', async () => {
  const database = { records: createMemoryRecords(), feed: createMemoryStatusFeed() };
  const part = newPart();
  await database.records.parts.add(part);
  await database.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner-a' });
  const rfq = newRfq({}, part.id);
  await database.records.rfqs.add(rfq, []);
  const quote = makeQuote({ requestId: rfq.id, number: 1, validUntil: '2020-01-01' });
  const { number, revision, validUntil, sums } = quote;
  await database.records.desk.change(rfq.id, AT, () => ({
    actor: { kind: 'member', sub: 'ada', name: 'Ada' },
    acts: [{ type: 'quoted', number, revision, validUntil, totalMicros: sums.totalMicros }],
    quote,
    mails: [],
  }));
  await using started = await startTestApp({ PUBLIC_URL }, { database });
  await expect
    .poll(() => started.mailer.sent.map(({ subject }) => subject))
    .toEqual(['Your quote from Demo Manufacturing has expired · R-00001']);
  expect(started.mailer.sent[0]?.text).toContain(`${PUBLIC_URL}/app/request/${rfq.begin.key}`);
  expect((await database.records.desk.find(rfq.id))?.life.state).toBe('expired');
});
