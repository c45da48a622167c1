import type { getPartList as call } from '#contract/calls/get-part-list.ts';
import type { AnswerOf, RequestOf, ResponseOf } from '#contract/schemas/define-call.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { describePart } from '../quoting/describe-part.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { ContextOf } from '../shared/context.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { lacksOwnFile } from './find-cad-file.ts';

/** Call 6: the parts uploaded to the caller's own provider; any other one is answered as if it did not exist. */
export async function getPartList(
  { ports, access: { provider } }: ContextOf<typeof call>,
  { mspID }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  if (provider === null || provider.id !== mspID) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const parts = await ports.records.parts.listByProvider(provider.id);
  return { partList: parts.flatMap(describeOwn) };
}

function describeOwn(part: PartRecord): ResponseOf<typeof call>['partList'] {
  const shown = describePart(part);
  return shown === null ? [] : [{ ...shown, ...(lacksOwnFile(part) ? { isFileShared: true } : {}) }];
}
