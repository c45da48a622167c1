import { getColleagues } from '#contract/calls/get-colleagues.ts';
import type { Colleague } from '#contract/colleagues.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';

/** Who works for the shop; nobody until that is known. */
export function useColleagues(): readonly Colleague[] {
  return useApiQuery(getColleagues, {}).data?.colleagues ?? [];
}
