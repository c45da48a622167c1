import { tryGoldenParts } from '#contract/api/pricing/try-golden-parts.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import type { Pricing } from '../card/pricing.ts';
import { isPending } from './compare-receipts.ts';

const ASK_AGAIN_MS = 1500;

/** The golden parts' prices by the published card and by the draft, asked for again while some are worked out. */
export function useTrials({ number, revision, goldenPartsRevision, goldenParts }: Pricing) {
  return useApiQuery(
    tryGoldenParts,
    {},
    {
      basis: [number, revision, goldenPartsRevision],
      enabled: goldenParts.length > 0,
      keepsPrevious: true,
      refetchInterval: (known) =>
        (known?.trials ?? []).some(({ published, draft }) => isPending(published) || isPending(draft)) ? ASK_AGAIN_MS : false,
    },
  );
}
