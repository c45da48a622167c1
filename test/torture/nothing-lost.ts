import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { readModelFile, uploadToEnd } from '#test/support/api-client.ts';
import { fixturePath } from '#test/support/project.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { createRandom } from '#test/support/random.ts';
import { readMails } from '#test/support/read-mails.ts';
import type { ServerPlace } from '#test/support/start-server.ts';
import { TORTURE_SCALE } from './scale.ts';
import { expectAccounts, expectParts, expectRequestMails, type Visitors } from './visitors.ts';

const LONGEST_CALM_MS = 700;
const LOAD_WITHIN_MS = 60_000;
const EVERYTHING_MS = 1_800_000;
const random = createRandom(9);

/** Ends the load and finds everything again that was acknowledged, once each. */
export function testNothingLost(server: () => ServerPlace, visitors: () => Visitors): void {
  test('UPL-09 every acknowledged upload is a part', { timeout: EVERYTHING_MS }, async () => {
    const { uploads, requests, accounts } = visitors().acknowledged;
    const least = () => Math.min(uploads.length, requests.length, accounts.length);
    await expect.poll(least, { timeout: LOAD_WITHIN_MS }).toBeGreaterThan(TORTURE_SCALE.kills / 10);
    await visitors().stop();
    await expectParts(server(), visitors().acknowledged);
  });

  test('SUB-07 every acknowledged request was mailed once to the provider and once to the customer', {
    timeout: EVERYTHING_MS,
  }, async () => {
    await expectRequestMails(() => readMails(server().dataDir), visitors().acknowledged);
  });

  test('ACC-03 every acknowledged account got its code once and can be signed in to', { timeout: EVERYTHING_MS }, async () => {
    await expectAccounts(server(), visitors().acknowledged);
    console.info(describeAcknowledged(visitors()));
  });
}

/** Until something more was acknowledged, so that there is something to lose, and then no matter how long. */
export async function waitForLoad({ acknowledged: { uploads } }: Visitors): Promise<void> {
  const before = uploads.length;
  await expect.poll(() => uploads.length, { timeout: LOAD_WITHIN_MS }).toBeGreaterThan(before);
  await pause(random.below(LONGEST_CALM_MS));
}

function describeAcknowledged({ acknowledged: { uploads, requests, accounts } }: Visitors): string {
  return `acknowledged and found again: ${uploads.length} uploads, ${requests.length} requests, ${accounts.length} accounts`;
}

/** Lines that a request can be sent with. */
export async function quoteOnePart(server: ServerPlace): Promise<readonly QuoteLine[]> {
  const first = await uploadToEnd(server.baseUrl, await readModelFile(fixturePath('bracket.step')));
  if (first.end !== 'part') expect.fail(first.message);
  return quoteParts(server.baseUrl, [first.part], await chooseFirstOffer(server.baseUrl));
}
