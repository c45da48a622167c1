import { timingSafeEqual } from 'node:crypto';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { Handlers } from '../shared/context.ts';
import type { Ports } from '../shared/ports.ts';
import { refuse } from '../shared/refusal.ts';

export type SetUpPorts = Pick<Ports, 'records' | 'hashSetUp'>;

/**
 * What the link that the server prints at its start carries, by which provider 1 gets its owner; null once it has one. It hangs on the
 * installation's key and on the moment at which this database began, so that every process knows the same one, none is kept anywhere,
 * and one that was used for another database is good for nothing.
 */
export async function findSetUpCode({ records, hashSetUp }: SetUpPorts): Promise<string | null> {
  const provider = await records.providers.find(DEMO_PROVIDER.id);
  if (provider === null || provider.ownerSub !== null) return null;
  const first = await records.rateCards.findVersion(DEMO_PROVIDER.id, 1);
  return first === null ? null : hashSetUp(first.at.toISOString());
}

/** Whether a code is that of the link, while nobody has used it. */
export async function isSetUpCode(ports: SetUpPorts, code: string): Promise<boolean> {
  const expected = await findSetUpCode(ports);
  if (expected === null) return false;
  const [given, right] = [Buffer.from(code), Buffer.from(expected)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The same words for a link that is wrong and one that was used. */
const NO_SET_UP = 'This set-up link is no longer valid: this shop has an owner, or the link is incomplete.';
const HAS_SHOP = 'Your account already works for a shop. Please use another account for this one.';

/** Makes the caller the owner of provider 1, by the link that the server printed; whoever kept the account makes no difference. */
export const claimShop: Handlers['claimShop'] = async ({ ports, access: { caller, provider } }, { code }) => {
  if (!(await isSetUpCode(ports, code))) return refuse(404, 'link-over', NO_SET_UP);
  if (provider !== null) return refuse(409, 'has-shop', HAS_SHOP);
  const entry = noted.memberJoined(DEMO_PROVIDER.id, caller.sub, ports.clock.now());
  // Of several that come at once, one gets it.
  if (!(await ports.records.providers.claim(DEMO_PROVIDER.id, caller.sub, entry))) return refuse(404, 'link-over', NO_SET_UP);
  return { mspID: DEMO_PROVIDER.id };
};
