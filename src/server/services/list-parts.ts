import type { getPartList } from '#contract/calls/get-part-list.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { PartRecord } from '../ports/records.ts';
import { describePart } from './describe-part.ts';
import type { Access } from './find-access.ts';
import { lacksOwnFile } from './find-cad-file.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import type { Ports } from './ports.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Call 6: the parts uploaded to the caller's own provider; any other one is answered as if it did not exist. */
export async function listParts(
  ports: Pick<Ports, 'records'>,
  { provider }: Access,
  { mspID }: RequestOf<typeof getPartList>,
): Promise<ResponseOf<typeof getPartList> | Refusal> {
  if (provider === null || provider.id !== mspID) return refuse(404, UNKNOWN_PROVIDER);
  const parts = await ports.records.parts.listByProvider(provider.id);
  return { success: true, partList: parts.flatMap(describeOwn) };
}

function describeOwn(part: PartRecord): ResponseOf<typeof getPartList>['partList'] {
  const shown = describePart(part);
  return shown === null ? [] : [{ ...shown, ...(lacksOwnFile(part) ? { isFileShared: true } : {}) }];
}
