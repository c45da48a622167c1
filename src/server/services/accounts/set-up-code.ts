import { timingSafeEqual } from 'node:crypto';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { Ports } from '../shared/ports.ts';

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
