import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../answers/request-problem.ts';

/** The state that a caller has seen, by its If-Match: RFC 9110, 8.8.3, a tag stands in quotation marks. Throws RequestProblem without one. */
export function readVersion({ headers }: FastifyRequest): number {
  const version = /^"(\d{1,10})"$/.exec(headers['if-match'] ?? '')?.[1];
  if (version !== undefined) return Number(version);
  throw new RequestProblem(428, 'Please say which state you have seen: the ETag of what you change, as If-Match.');
}
