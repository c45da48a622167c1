import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/schemas/define-call.ts';
import type { Access } from '../../services/shared/find-access.ts';
import type { Ports } from '../../services/shared/ports.ts';
import { cutOff } from '../answers/cut-off.ts';
import { identify } from '../answers/identify.ts';
import { RequestProblem } from '../answers/request-problem.ts';

const ONLY_OWNERS = 'Only the owner of the provider may do this.';
const NO_PRICES = 'Your role covers the orders that are to be made, without prices. Please ask an owner of the shop.';
const NO_PROVIDER = 'Your account has no provider yet. Please save your profile first.';

/** Whoever calls, where that must be somebody; throws RequestProblem 401, 403 or 404 for a caller who may not. */
export async function admitCaller(ports: Ports, { needs }: Call, request: FastifyRequest): Promise<Access | null> {
  if (needs === null) return null;
  const access = await identify(ports, request);
  assertAllowed(needs, access);
  return access;
}

/** Whether a known caller may call; whose shop it is about comes from the token alone. Throws RequestProblem 403 or 404. */
export function assertAllowed(needs: Call['needs'], { provider, role }: Access): void {
  const isAtShop = needs === 'staff' || needs === 'member' || needs === 'owner';
  if (isAtShop && provider === null) throw new RequestProblem(404, NO_PROVIDER, { code: 'no-shop' });
  if ((needs === 'owner' || needs === 'founder') && role !== 'owner') throw new RequestProblem(403, ONLY_OWNERS, { code: 'owner-only' });
  if (needs === 'member' && role === 'shop-floor') throw new RequestProblem(403, NO_PRICES, { code: 'no-prices' });
}

/** Turns away somebody whose body was not read. */
export function refuseUnread(request: FastifyRequest, error: unknown): never {
  cutOff(request.raw);
  throw error;
}
