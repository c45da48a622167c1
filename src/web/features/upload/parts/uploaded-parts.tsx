import { chosenFor } from '../../../product/prices/part-choices.ts';
import { PartPriceLine } from '../../../product/prices/part-price-line.tsx';
import { usePartPrices } from '../../../product/prices/use-part-prices.ts';
import { useLineChoicesStore } from '../../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../../stores/manufacturing-params-store.ts';
import { selectedParts, usePartsStore } from '../../../stores/parts-store.ts';
import { WayOn } from '../prices/way-on.tsx';
import { PartsGrid } from './parts-grid.tsx';

/** The uploaded parts with what each costs, and the way on. */
export function UploadedParts({ mspID }: { mspID: string }) {
  const parts = usePartsStore((store) => store.parts);
  const params = useManufacturingParamsStore();
  const choices = useLineChoicesStore((store) => store.choices);
  const prices = usePartPrices(
    mspID,
    parts.map(({ id, quantity }) => {
      const choice = chosenFor(id, params, choices);
      return { id, quantity, ...(choice && { choice }) };
    }),
  );
  return (
    <>
      <PartsGrid
        mspID={mspID}
        colorOf={(id) => chosenFor(id, params, choices) && prices.stateOf(id).price?.choice?.color.rgb}
        priceOf={(part) => <PartPriceLine part={part} state={prices.stateOf(part.id)} currency={prices.currency} tax={prices.tax} />}
      />
      {parts.length === 0 ? null : <WayOn mspID={mspID} parts={selectedParts(parts)} prices={prices} />}
    </>
  );
}
