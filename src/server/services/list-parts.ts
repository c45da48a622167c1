import type { getPartList } from '#contract/calls/get-part-list.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import type { Caller } from '../ports/identity.ts';
import { describePart } from './describe-part.ts';
import type { Ports } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Call 6: the parts uploaded to the caller's own provider. Whose they are comes from the token alone. */
export async function listParts(ports: Pick<Ports, 'records'>, caller: Caller): Promise<ResponseOf<typeof getPartList> | Refusal> {
  const provider = await ports.records.providers.findByOwner(caller.sub);
  if (provider === null) return refuse(404, 'This account has no provider.');
  const parts = await ports.records.parts.listByProvider(provider.id);
  return { success: true, partList: parts.flatMap((part) => describePart(part) ?? []) };
}
