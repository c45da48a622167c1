import type { getPartList as call } from '#contract/calls/get-part-list.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { describePart } from '../quoting/describe-part.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { lacksOwnFile } from './find-cad-file.ts';

/** Call 6: the parts uploaded to the caller's own provider; any other one is answered as if it did not exist. */
export const getPartList: Handler<typeof call> = async ({ ports, access: { provider } }, { mspID }) => {
  if (provider === null || provider.id !== mspID) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const parts = await ports.records.parts.listByProvider(provider.id);
  return { partList: parts.flatMap(describeOwn) };
};

function describeOwn(part: PartRecord): ResponseOf<typeof call>['partList'] {
  const shown = describePart(part);
  return shown === null ? [] : [{ ...shown, ...(lacksOwnFile(part) ? { isFileShared: true } : {}) }];
}
