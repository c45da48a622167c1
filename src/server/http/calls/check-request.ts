import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/schemas/define-call.ts';
import { RequestProblem } from '../answers/request-problem.ts';

/** What zod says of a fault for which a schema gives no words. */
const WORDLESS = 'Invalid input';

/** The request as the contract describes it; throws RequestProblem 400 in the contract's words, else one that names the field at fault. */
export function checkRequest(call: Call, fields: Readonly<Record<string, unknown>>): unknown {
  const checked = call.request.safeParse(fields);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  // What a person can get wrong the contract has words for.
  if (issue !== undefined && issue.message !== WORDLESS) throw new RequestProblem(400, issue.message);
  const at = issue?.path.join('.') || 'request';
  throw new RequestProblem(400, `'${at.slice(0, 100)}' is missing or not valid.`);
}

/** The state that a caller has seen, by its If-Match: RFC 9110, 8.8.3, a tag stands in quotation marks. Throws RequestProblem without one. */
export function readVersion({ headers }: FastifyRequest): number {
  const version = /^"(\d{1,10})"$/.exec(headers['if-match'] ?? '')?.[1];
  if (version !== undefined) return Number(version);
  throw new RequestProblem(428, 'Please say which state you have seen: the ETag of what you change, as If-Match.');
}
