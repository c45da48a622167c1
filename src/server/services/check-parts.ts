import type { checkParts as call } from '#contract/calls/check-parts.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Ports } from './ports.ts';

/** Which parts there are no more. Who asks names 128 random bits for each, so that the answer tells nobody of somebody else's parts. */
export async function checkParts(ports: Pick<Ports, 'records'>, { partIDs }: RequestOf<typeof call>): Promise<ResponseOf<typeof call>> {
  const found = new Set((await ports.records.parts.findManyById([...new Set(partIDs)])).map(({ id }) => id));
  return { success: true, goneIDs: partIDs.filter((id) => !found.has(id)) };
}
