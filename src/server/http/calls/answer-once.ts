import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '#contract/schemas/define-call.ts';
import type { KeyedWrite } from '../../ports/records/kept-answers.ts';
import type { Access } from '../../services/shared/find-access.ts';
import { nameNetwork } from '../../services/shared/guards/name-network.ts';
import type { Ports } from '../../services/shared/ports.ts';
import type { ReceivedFile } from '../../services/shared/received-files.ts';
import { isRefused, type Refusal, refuse } from '../../services/shared/refusal.ts';
import { RequestProblem } from '../answers/request-problem.ts';

/** No write takes that long: one that is begun and not answered by then died with its process. */
const LOST_AFTER_MS = 5 * 60_000;
const RETRY_AFTER_SECONDS = 2;
/** A string as RFC 9651, 3.3.3 has it, or the same without its quotation marks, as many clients send it. */
const KEY = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x5b\x5d-\x7e]{1,255}))$/;
const NO_KEY = 'An Idempotency-Key is 1 to 255 signs of ASCII in quotation marks.';
const OTHER_REQUEST = 'This Idempotency-Key was used for another request. Please take a new one.';
const UNDER_WAY = 'The first request with this Idempotency-Key is still being answered. Please ask again in a moment.';

/** A write with what it asks, whose caller may repeat it. */
interface Asked {
  readonly access: Access | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: ReceivedFile | null;
}

/** The key that a write came with (draft-ietf-httpapi-idempotency-key-header-07); null where it came without, or changes nothing. Throws RequestProblem 400. */
export function readIdempotencyKey({ changes }: Resource, { headers }: FastifyRequest): string | null {
  const sent = headers['idempotency-key'];
  if (!changes || sent === undefined) return null;
  const [, quoted, bare] = KEY.exec(String(sent)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) throw new RequestProblem(400, NO_KEY);
  return key;
}

/** Names a write by its key, its caller, or the network that asks at an address where it needs no account, and what is asked. */
export function nameWrite(key: string, { access, fields, file }: Asked, { method, url, ip }: FastifyRequest): KeyedWrite {
  const address = `${method} ${url}`;
  const scope = access === null ? `${address} ${nameNetwork(ip)}` : `${access.caller.sub} ${access.provider?.id ?? ''}`;
  return { scope: hash(scope), key, fingerprint: hash(JSON.stringify([address, fields, file === null ? null : fingerprintOf(file)])) };
}

function fingerprintOf(file: ReceivedFile): string {
  return 'bytes' in file ? hash(file.bytes) : `${file.filename} ${file.sha256}`;
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

interface OneOf {
  readonly reply: FastifyReply;
  readonly act: () => Promise<object | Refusal>;
  /** What is done instead where it is not done. */
  readonly leave: () => Promise<void>;
}

/**
 * Does a write once: whoever repeats it with its key gets the answer of the first time. A refusal or a failure is not kept: nothing was
 * done, so it may be tried again, put right if need be.
 */
export async function answerOnce(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  write: KeyedWrite,
  { reply, act, leave }: OneOf,
): Promise<object | Refusal> {
  const now = clock.now();
  const begun = await records.answers.begin(write, now, new Date(now.getTime() - LOST_AFTER_MS));
  if (begun.state !== 'yours') await leave();
  if (begun.state === 'other-request') return refuse(422, 'key-reused', OTHER_REQUEST);
  if (begun.state === 'begun') return refuse(409, 'key-in-use', UNDER_WAY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (begun.state === 'answered') {
    reply.header('idempotent-replayed', 'true');
    return JSON.parse(begun.answer) as object;
  }
  const settle = (how: () => Promise<void>) =>
    how().catch((error: unknown) => reply.log.error({ err: error }, 'A write could not be kept from being done twice.'));
  try {
    const answer = await act();
    await settle(() => (isRefused(answer) ? records.answers.giveUp(write) : records.answers.keep(write, JSON.stringify(answer))));
    return answer;
  } catch (error) {
    await settle(() => records.answers.giveUp(write));
    throw error;
  }
}
