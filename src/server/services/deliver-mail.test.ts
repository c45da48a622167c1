import { beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '#test/support/memory/clock.ts';
import { createMemoryMailer, type MemoryMailer } from '#test/support/memory/mailer.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import type { Records } from '../ports/records.ts';
import { deliverMail } from './deliver-mail.ts';

const MAIL = { id: 'mail-1', to: 'a@example.com', replyTo: null, subject: 'S', text: 't', html: '<p>t</p>' };
let ports: { records: Records; mailer: MemoryMailer; clock: TestClock; userPool: null };
beforeEach(async () => {
  ports = { records: createMemoryRecords(), mailer: createMemoryMailer(), clock: createTestClock(), userPool: null };
  await ports.records.outbox.add(MAIL);
});

const takeDue = () => ports.records.outbox.take(ports.clock.now(), ports.clock.now());
async function deliverNext() {
  const due = await takeDue();
  return due === null ? null : deliverMail(ports, due);
}

test('SUB-07 a mail is sent once and then no more', async () => {
  expect(await deliverNext()).toBe('sent');
  expect(await deliverNext()).toBeNull();
  expect(ports.mailer.sent).toEqual([MAIL]);
});

test('SUB-07 a refused mail is tried again after pauses that grow to an hour', async () => {
  ports.mailer.refusing = true;
  const pausesSeconds: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    expect(await deliverNext()).toBe('refused');
    let waited = 0;
    while ((await takeDue()) === null) {
      ports.clock.advance(15_000);
      waited += 15;
    }
    pausesSeconds.push(waited);
  }
  expect(pausesSeconds).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});
