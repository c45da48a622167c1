import type { FastifyRequest } from 'fastify';
import type { Call, Cost } from '#contract/schemas/define-call.ts';
import type { Limits } from './limit-requests.ts';

/** Counts a call when it arrives, before anything of it is read. Throws RequestProblem 429. */
export function countArrival(limits: Limits, calls: readonly Call[], request: FastifyRequest): void {
  limits.count('calls', request);
  limits.assertOpen('answers', request);
  const spends = (kind: Cost['kind']) => calls.some(({ costs }) => costs.some((cost) => cost.kind === kind));
  if (calls.some(({ file }) => file !== null)) limits.count('uploads', request);
  if (spends('mails')) limits.count('mails', request);
  // Whoever has had his prices for this minute need not be read.
  if (spends('lines')) limits.assertOpen('lines', request);
}

interface Spending {
  readonly checked: unknown;
  /** Of the caller's own shop. */
  readonly providerId: string | undefined;
  readonly fileBytes: number | undefined;
}

/** Counts what a call costs by what it asks for. Throws RequestProblem 429. */
export function countCosts(
  limits: Limits,
  { costs }: Call,
  request: FastifyRequest,
  { checked, providerId, fileBytes = 0 }: Spending,
): void {
  const mspID = readAt(checked, 'mspID');
  const shop = providerId ?? (typeof mspID === 'string' ? mspID : undefined);
  for (const cost of costs) {
    if (cost.kind === 'mails') continue;
    const amount = cost.kind === 'fileBytes' ? fileBytes : countOf(cost, checked);
    limits.count(cost.kind, request, { amount, ...(shop === undefined ? {} : { providerId: shop }) });
  }
}

function countOf({ amount = 1, each, per = 1 }: Cost, checked: unknown): number {
  if (each === undefined) return amount;
  const list = readAt(checked, each);
  const { length } = Array.isArray(list) ? list : [];
  return per === 1 ? length : Math.max(1, Math.ceil(length / per));
}

/** What stands at a dotted path, for instance 'request.life.version'; undefined where there is nothing. */
export function readAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value);
}
