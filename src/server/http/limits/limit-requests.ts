import type { FastifyRequest } from 'fastify';
import { nameNetwork } from '../../services/shared/guards/name-network.ts';
import { RequestProblem } from '../answers/request-problem.ts';
import { type Allowance, createBudget } from './budget.ts';

/** Whose spending is counted: an address (an IPv6 network of 64 bits counts as one), a provider's customers, all there are. */
type Scope = 'address' | 'provider' | 'installation';

const perSecond = (most: number): Allowance => ({ most, windowMs: 1000 });
const perMinute = (most: number): Allowance => ({ most, windowMs: 60_000 });
const perHour = (most: number): Allowance => ({ most, windowMs: 3_600_000 });

/**
 * Who asks for more than a little finds this share of what all have together; the rest is kept for those who don't, so that a few
 * addresses can't use up what a shop's other customers need.
 */
const OPEN_SHARE = 3 / 4;

const ALLOWANCES = {
  /** Anything under the API but event streams; pictures and meshes are not counted. */
  calls: { address: perMinute(1200) },
  /** The web app's pages, its configuration and the description of the API: made once, and sent as they are. */
  pages: { address: perMinute(1200) },
  /** Openings of event streams; a burst of them is refused before anything is looked up. */
  streams: { address: perMinute(600), installation: perSecond(200), little: perSecond(2) },
  /** Characters of answers to calls: they grow with what is looked up, put together and packed for them. */
  answers: { address: perMinute(64_000_000) },
  uploads: { address: perMinute(240) },
  /** Priced lines: the part of the work that grows with what is asked. */
  lines: { address: perMinute(10_000), provider: perMinute(50_000), installation: perMinute(150_000), little: perMinute(500) },
  /** Requests for quote, from wherever they come. */
  requests: { provider: perHour(300), installation: perHour(3000), little: perHour(5) },
  /** Rate cards that are saved, and those that stay for good. */
  drafts: { provider: perMinute(60) },
  publications: { provider: perHour(60) },
  pictures: { provider: perMinute(30) },
  invitations: { provider: perHour(60) },
  /** PDFs that are written, each ten lines of one. */
  documents: { address: perMinute(30), installation: perMinute(300), little: perMinute(5) },
  /** Bytes of drawings and other files of requests. */
  fileBytes: { address: { most: 2 ** 30, windowMs: 86_400_000 } },
  /** Operations of the user pool: most of them guess at something if one is not the user. */
  accounts: { address: perMinute(60) },
  /** Each sends mails. */
  mails: { address: perMinute(20) },
  /** Names of files, images and meshes that don't exist: nobody but a guesser asks for many. */
  misses: { address: perMinute(60) },
} as const satisfies Record<string, Partial<Record<Scope | 'little', Allowance>>>;
export type LimitedKind = keyof typeof ALLOWANCES;

const LINES_OF_A_PDF = 10;
/** As how many of `documents` a PDF with these lines counts. */
export function countPdf({ length }: readonly unknown[]): number {
  return Math.max(1, Math.ceil(length / LINES_OF_A_PDF));
}

/** What may be under way at once, and how much of it counts as little of one address. */
const UNDER_WAY = {
  /** One event stream follows many files. */
  streams: { most: { address: 64, provider: 1000, installation: 2000 }, little: 4, refusal: 'Too many uploads are followed at once.' },
  uploads: { most: { address: 64, provider: 500, installation: 500 }, little: 8, refusal: 'Too many files are uploaded at once.' },
  /** Each may take minutes, and hours of a slow line. */
  archives: { most: { address: 4, provider: 4, installation: 16 }, little: 1, refusal: 'Too many archives are downloaded at once.' },
  /** Each lies in memory. */
  pictures: { most: { address: 4, provider: 4, installation: 8 }, little: 1, refusal: 'Too many pictures are uploaded at once.' },
} as const satisfies Record<string, { most: Record<Scope, number>; little: number; refusal: string }>;
/** Nobody knows when one will end. */
const HOLD_RETRY_SECONDS = 5;

export interface Cost {
  /** How many requests it counts as; 1 when left out. */
  readonly amount?: number;
  readonly providerId?: string;
}

export interface Limits {
  /** Counts a request by what it costs; throws RequestProblem 429 when there was too much of its kind. */
  count(kind: LimitedKind, request: FastifyRequest, cost?: Cost): void;
  /** Counts what was spent by an address before its amount was known; then `assertOpen` keeps it waiting. */
  spend(kind: LimitedKind, request: FastifyRequest, amount: number): void;
  /** Throws RequestProblem 429 for an address that has used up its own share of a kind; counts nothing. */
  assertOpen(kind: LimitedKind, request: FastifyRequest): void;
  /** Counts as under way until what is returned is called; throws RequestProblem 429 when too many are. */
  hold(kind: keyof typeof UNDER_WAY, request: FastifyRequest, providerId?: string): () => void;
  /** Counts what another process told. */
  hear(spending: Spending): void;
}

/** So much of one budget was spent by whom `key` names. */
export interface Spending {
  readonly kind: string;
  readonly scope: string;
  readonly key: string;
  readonly amount: number;
}

/**
 * The limits of one server; with `isOn` false every request passes. `tell` is called with what other servers of the installation should
 * count too; what is under way at once each counts for itself, since it is its own memory and connections that are protected.
 */
export function createLimits(isOn: boolean, tell: (spending: Spending) => void = () => {}): Limits {
  if (!isOn) return { count: () => {}, spend: () => {}, assertOpen: () => {}, hold: () => () => {}, hear: () => {} };
  const budgets = Object.entries(ALLOWANCES).flatMap(([kind, allowances]) =>
    Object.entries(allowances).map(([scope, allowance]) => ({ kind, scope: scope as Scope | 'little', ...createBudget(allowance) })),
  );
  const underWay = new Map<string, number>();
  const spend = (budget: (typeof budgets)[number], key: string, cost: number) => {
    const { kind, scope } = budget;
    const amount = budget.spend(key, cost);
    if (amount > 0) tell({ kind, scope, key, amount });
  };
  const ofAddress = (kind: LimitedKind) => budgets.find((budget) => budget.kind === kind && budget.scope === 'address');
  return {
    count(kind, request, { amount = 1, providerId } = {}) {
      const keys = keysOf(request, providerId);
      const spending = budgets.flatMap((budget) => {
        const key = keys[budget.scope === 'little' ? 'address' : budget.scope];
        return budget.kind === kind && key !== undefined ? [{ budget, key }] : [];
      });
      const isMuch = spending.some(({ budget, key }) => budget.scope === 'little' && budget.waitMs(key, amount) > 0);
      const shares = { address: 1, provider: isMuch ? OPEN_SHARE : 1, installation: isMuch ? OPEN_SHARE : 1, little: Infinity };
      const waitMs = Math.max(...spending.map(({ budget, key }) => budget.waitMs(key, amount, shares[budget.scope])));
      if (waitMs > 0) throw tooMany('There were too many requests.', Math.ceil(waitMs / 1000));
      for (const { budget, key } of spending) spend(budget, key, amount);
    },
    spend(kind, request, amount) {
      const budget = ofAddress(kind);
      if (budget !== undefined) spend(budget, keysOf(request).address, amount);
    },
    assertOpen(kind, request) {
      const waitMs = ofAddress(kind)?.waitMs(keysOf(request).address, 1) ?? 0;
      if (waitMs > 0) throw tooMany('There were too many requests.', Math.ceil(waitMs / 1000));
    },
    hold(kind, request, providerId) {
      const { most, little, refusal } = UNDER_WAY[kind];
      const held = Object.entries(keysOf(request, providerId)).map(([scope, key]) => ({
        scope: scope as Scope,
        key: `${kind} ${scope} ${key}`,
      }));
      const countOf = (key: string) => underWay.get(key) ?? 0;
      const hasLittle = held.some(({ scope, key }) => scope === 'address' && countOf(key) < little);
      const share = (scope: Scope) => (scope === 'address' || hasLittle ? 1 : OPEN_SHARE);
      if (held.some(({ scope, key }) => countOf(key) >= most[scope] * share(scope))) throw tooMany(refusal, HOLD_RETRY_SECONDS);
      const add = (change: number) => {
        for (const { key } of held) {
          const count = countOf(key) + change;
          if (count > 0) underWay.set(key, count);
          else underWay.delete(key);
        }
      };
      add(1);
      return () => add(-1);
    },
    hear({ kind, scope, key, amount }) {
      budgets.find((budget) => budget.kind === kind && budget.scope === scope)?.hear(key, amount);
    },
  };
}

function keysOf(request: FastifyRequest, providerId?: string): { readonly address: string } & Partial<Record<Scope, string>> {
  return { address: nameNetwork(request.ip), installation: '', ...(providerId === undefined ? {} : { provider: providerId }) };
}

function tooMany(what: string, retryAfterSeconds: number): RequestProblem {
  return new RequestProblem(429, `${what} Please try again in ${retryAfterSeconds} seconds.`, { retryAfterSeconds });
}
