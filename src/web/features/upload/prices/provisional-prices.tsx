import { create } from 'zustand';
import type { getProvisionalPrice } from '#contract/api/quoting/get-provisional-price.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { formatPrice } from '../../../product/prices/price.tsx';
import type { PartPriceState } from '../../../product/prices/use-part-prices.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** A price of what the browser measured. */
export type ProvisionalPrice = ResponseOf<typeof getProvisionalPrice>;

/** What browsers' prices were, by part, while its file was on its way. */
export const useProvisionalPrices = create<Readonly<Record<string, ProvisionalPrice>>>(() => ({}));

/** That a part costs something else than its browser had worked out, in the same choice and number. */
export function PriceDifference({ partID, state, currency }: { partID: string; state: PartPriceState; currency: string }) {
  const provisional = useProvisionalPrices((all) => all[partID]);
  const { price, isCurrent } = state;
  if (provisional?.price == null || !isCurrent || price?.price == null || price.quantity !== 1 || currency !== provisional.currency)
    return null;
  const isAlike = (['material', 'color', 'finish'] as const).every((kind) => price.choice?.[kind].id === provisional.choice?.[kind].id);
  if (!isAlike || price.price === provisional.price) return null;
  return (
    <Text size="sm" tone="review">
      {texts.wasProvisional(formatPrice(provisional.price, currency))}
    </Text>
  );
}
