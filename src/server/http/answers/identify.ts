import type { FastifyRequest } from 'fastify';
import { type Access, findAccess } from '../../services/shared/find-access.ts';
import type { Ports } from '../../services/shared/ports.ts';
import { RequestProblem } from './request-problem.ts';

/** What the account may do whose access token a request brings; throws RequestProblem 401 without a good one. */
export async function identify(ports: Ports, request: FastifyRequest): Promise<Access> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const caller = token === undefined ? null : await ports.identity.verifyAccessToken(token);
  if (caller === null) throw new RequestProblem(401, 'Please sign in first.');
  return findAccess(ports, caller);
}
