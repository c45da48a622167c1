import { getPartList } from '#contract/calls/get-part-list.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { texts } from './texts.ts';

/** The parts uploaded to a provider, asked for anew at each visit. */
export function usePartList(mspID: string, enabled: boolean) {
  return useApiQuery(
    getPartList,
    { mspID },
    { enabled, staleTime: 0, refetchOnWindowFocus: true, logged: texts.notLoaded, select: ({ partList }) => partList },
  );
}
