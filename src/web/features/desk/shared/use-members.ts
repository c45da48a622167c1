import { getColleagues } from '#contract/api/team/get-colleagues.ts';
import type { Colleague } from '#contract/schemas/colleagues.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';

/** Who works for the shop; nobody until that is known. */
export function useMembers(): readonly Colleague[] {
  return useApiQuery(getColleagues, {}).data?.colleagues ?? [];
}
