import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import { createDesk, createFollower } from '#test/support/desk-client.ts';
import { submitLines, succeed } from '#test/support/quote-client.ts';
import type { Target } from './visitors.ts';

const CALM_MS = 50;
/** A server that is away comes back long before. */
const MOST_TRIES = 2_000;
const PIECES = 3;
const PIECES_OFFERED = [{ line: 1, quantity: PIECES, unitPriceMicros: 12_500_000, breaks: [], leadTimeDays: 5, note: '' }];
/** 409 tells of another's change. */
const LASTING_REFUSAL = /refused with 4(?!09)/;

/** A step that the server has said yes to. */
interface AcknowledgedStep {
  readonly requestID: string;
  readonly step: string;
}

export interface DeskWalkers {
  /** In the order in which they were acknowledged; only ever grows. Throws what a walker could not get over. */
  acknowledged(): readonly AcknowledgedStep[];
  /** Lets every request that was begun come to its end, and begins no other. */
  finish(): Promise<void>;
}

/** What a step is told apart by: no step of a walk is taken twice. */
function nameStep(act: RequestAct): string {
  switch (act.type) {
    case 'message':
      return `message ${act.text}`;
    case 'quoted':
      return `quoted ${act.revision}`;
    case 'parcel-sent':
      return `parcel-sent ${act.tracking}`;
    default:
      return act.type;
  }
}

/** Customers and a shop that take requests from their first word to their last parcel, whatever becomes of the server. */
export function sendDeskWalkers(
  target: () => Target,
  { authorization, lines, walkers }: { readonly authorization: string; readonly lines: readonly QuoteLine[]; readonly walkers: number },
): DeskWalkers {
  const acknowledged: AcknowledgedStep[] = [];
  let isEnding = false;
  const desk = () => createDesk(target().baseUrl, authorization);

  const insist = async <T>(call: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await call();
      } catch (error) {
        // Broken off or overtaken, it is tried again, as a person would who sees no answer.
        if (tries >= MOST_TRIES || LASTING_REFUSAL.test(String(error))) throw error;
        await pause(CALM_MS);
      }
    }
  };

  const walk = async () => {
    const email = `customer-${randomUUID()}@example.com`;
    const key = randomUUID();
    const contact = { name: 'Ada Example', email, organization: 'Example Works' };
    const { requestID, requestKey } = await insist(async () => succeed(await submitLines(target().baseUrl, lines, contact, key)));
    acknowledged.push({ requestID, step: 'received' });
    const follower = () => createFollower(target().baseUrl, requestKey);
    const act = (of: Parameters<ReturnType<typeof desk>['act']>[1]) => () => desk().act(requestID, of);
    const say = (text: string) => async () => succeed(await follower().answer({ type: 'message', text }));
    const parcel = (tracking: string, quantity: number) =>
      act({ type: 'parcel-sent', lines: [{ line: 1, quantity }], carrier: 'Example Post', tracking });
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['message Can it be black?', say('Can it be black?')],
      ['quoted 1', () => desk().quote(requestID, { lines: PIECES_OFFERED })],
      ['message It can.', act({ type: 'message', text: 'It can.' })],
      ['quoted 2', () => desk().quote(requestID, { lines: PIECES_OFFERED, discountPercent: 5 })],
      ['accepted', () => acceptTwice(follower())],
      ['started', act({ type: 'started', lines: [1] })],
      ['parcel-sent first', parcel('first', 1)],
      ['message Thank you.', say('Thank you.')],
      ['parcel-sent last', parcel('last', PIECES - 1)],
      ['completed', act({ type: 'completed' })],
    ];
    for (const [step, take] of steps) {
      await insist(async () => {
        const { request } = await desk().open(requestID);
        // A call that was broken off may have come about all the same.
        if (request.events.some((event) => nameStep(event.act) === step)) return;
        await take();
        acknowledged.push({ requestID, step });
      });
    }
  };

  const working = Array.from({ length: walkers }, async () => {
    while (!isEnding) await walk();
  });
  let failure: unknown = null;
  for (const walker of working) {
    walker.catch((error: unknown) => {
      failure ??= error;
    });
  }
  return {
    acknowledged() {
      if (failure !== null) throw failure;
      return acknowledged;
    },
    async finish() {
      isEnding = true;
      await Promise.all(working);
    },
  };
}

/** On two devices at once. */
async function acceptTwice(follower: ReturnType<typeof createFollower>): Promise<void> {
  const wanted = [{ line: 1, quantity: PIECES }];
  const answers = await Promise.allSettled([follower.accept(wanted), follower.accept(wanted)]);
  if (answers.some((answer) => answer.status === 'fulfilled' && answer.value.ok)) return;
  throw new Error('Neither was accepted.');
}

/** Every acknowledged step is in its request's life, once; answers the requests. */
export async function expectSteps(
  { baseUrl }: Target,
  authorization: string,
  acknowledged: readonly AcknowledgedStep[],
): Promise<readonly WireDeskRequest[]> {
  const desk = createDesk(baseUrl, authorization);
  const ids = [...new Set(acknowledged.map(({ requestID }) => requestID))];
  const requests = await Promise.all(ids.map(async (requestID) => (await desk.open(requestID)).request));
  for (const request of requests) {
    const taken = request.events.map(({ act }) => nameStep(act));
    expect(new Set(taken).size, `${request.requestID}: ${taken.join(', ')}`).toBe(taken.length);
    const missing = acknowledged.filter(({ requestID, step }) => requestID === request.requestID && !taken.includes(step));
    expect(missing).toEqual([]);
    expect(request.events.map(({ number }) => number)).toEqual(taken.map((_, index) => index + 1));
  }
  return requests;
}

/** Quotes and orders are numbered from 1 on, without a gap and none twice. */
export function expectNumbers(requests: readonly WireDeskRequest[]): void {
  const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const quotes = requests.flatMap(({ quotes: [first] }) => (first === undefined ? [] : [first.number]));
  expect(inOrder(quotes)).toEqual(upTo(requests.length));
  expect(inOrder(requests.flatMap(({ order }) => (order === null ? [] : [order.number])))).toEqual(upTo(requests.length));
  for (const { quotes: revisions, order } of requests) {
    expect(revisions.map(({ number, revision }) => [number, revision])).toEqual([1, 2].map((revision) => [revisions[0]?.number, revision]));
    expect(order?.quote).toEqual({ number: revisions[0]?.number, revision: 2 });
  }
}

/** Every event was mailed to whom it concerns, under an id of its own, and nothing else was. */
export async function expectMails({ dataDir }: Target, requests: readonly WireDeskRequest[]): Promise<void> {
  const wanted = requests.flatMap(listMailIds).toSorted();
  const read = async () => {
    const ids = new Set(requests.map(({ requestID }) => requestID));
    const names = (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml'));
    return names.map((name) => name.slice(name.indexOf('_') + 1, -'.eml'.length)).filter((id) => [...ids].some((of) => id.startsWith(of)));
  };
  await expect.poll(async () => (await read()).length, { timeout: 120_000, interval: 1_000 }).toBeGreaterThanOrEqual(wanted.length);
  expect((await read()).toSorted()).toEqual(wanted);
}

function listMailIds({ requestID, events }: WireDeskRequest): readonly string[] {
  return events.flatMap(({ number, actor, act }) => {
    const [toShop, toCustomer] = [`${requestID}-${number}-shop`, `${requestID}-${number}-customer`];
    if (act.type === 'received') return [`${requestID}-provider`, `${requestID}-customer`];
    if (act.type === 'accepted') return [toShop, toCustomer];
    return actor.kind === 'customer' ? [toShop] : [toCustomer];
  });
}
