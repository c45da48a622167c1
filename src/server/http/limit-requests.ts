import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestProblem } from './request-problem.ts';

/** Requests that one address may make in a minute. An IPv6 network of 64 bits counts as one address. */
const PER_MINUTE = {
  /** Anything under the API. */
  calls: 1200,
  uploads: 240,
  /** Operations of the user pool: most of them guess at something if one is not the user. */
  accounts: 60,
  /** Each sends mails. */
  mails: 20,
  /** Names of files, images and meshes that don't exist: nobody but a guesser asks for many. */
  misses: 60,
} as const;

export interface Limits {
  /** Counts a request; throws RequestProblem 429 when there were too many of its kind. */
  count(kind: 'calls' | 'uploads' | 'accounts' | 'mails', request: FastifyRequest): Promise<void>;
  /** Throws RequestProblem 429 for an address that has guessed too often. */
  assertNoGuesser(request: FastifyRequest): Promise<void>;
  countMiss(request: FastifyRequest): Promise<void>;
  /** Counts a request for quote to a provider, from wherever it comes. */
  countForProvider(providerId: string, request: FastifyRequest): Promise<void>;
}

const HOUR_MS = 3_600_000;
const PER_PROVIDER_AND_HOUR = 300;

/** The limits of one server; with `isOn` false every request passes. */
export async function createLimits(app: FastifyInstance, isOn: boolean): Promise<Limits> {
  if (!isOn) return { count: async () => {}, assertNoGuesser: async () => {}, countMiss: async () => {}, countForProvider: async () => {} };
  await app.register(rateLimit, { global: false });
  const counterOf = (max: number) => app.createRateLimit({ max, timeWindow: 60_000 });
  const providerOf = new WeakMap<FastifyRequest, string>();
  const counters = {
    calls: counterOf(PER_MINUTE.calls),
    uploads: counterOf(PER_MINUTE.uploads),
    accounts: counterOf(PER_MINUTE.accounts),
    mails: counterOf(PER_MINUTE.mails),
    misses: counterOf(PER_MINUTE.misses),
    provider: app.createRateLimit({
      max: PER_PROVIDER_AND_HOUR,
      timeWindow: HOUR_MS,
      keyGenerator: (request) => providerOf.get(request) ?? '',
    }),
  };
  const check = async (kind: keyof typeof counters, request: FastifyRequest, increment: boolean) => {
    const result = await counters[kind](request, { increment });
    if (result.isAllowed || (increment ? !result.isExceeded : result.remaining > 0)) return;
    throw new RequestProblem(429, `There were too many requests. Please try again in ${result.ttlInSeconds} seconds.`);
  };
  return {
    count: (kind, request) => check(kind, request, true),
    assertNoGuesser: (request) => check('misses', request, false),
    countMiss: async (request) => {
      await counters.misses(request);
    },
    countForProvider: (providerId, request) => {
      providerOf.set(request, providerId);
      return check('provider', request, true);
    },
  };
}
