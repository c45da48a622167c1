import { PartPriceLine } from '../../../product/prices/part-price-line.tsx';
import { useChosenPrices } from '../../../product/prices/use-chosen-prices.ts';
import { useManufacturingParamsStore } from '../../../stores/manufacturing-params-store.ts';
import { selectedParts, usePartsStore } from '../../../stores/parts-store.ts';
import { PriceDifference } from '../prices/provisional-prices.tsx';
import { WayOn } from '../prices/way-on.tsx';
import { PartsGrid } from './parts-grid.tsx';

/** The uploaded parts with what each costs, and the way on. */
export function UploadedParts({ mspID }: { mspID: string }) {
  const parts = usePartsStore((store) => store.parts);
  const params = useManufacturingParamsStore();
  const { prices, lookOf } = useChosenPrices(mspID, parts, params);
  return (
    <>
      <PartsGrid
        mspID={mspID}
        lookOf={lookOf}
        priceOf={(part) => (
          <>
            <PartPriceLine part={part} state={prices.stateOf(part.id)} currency={prices.currency} tax={prices.tax} />
            <PriceDifference partID={part.id} state={prices.stateOf(part.id)} currency={prices.currency} />
          </>
        )}
      />
      {parts.length === 0 ? null : <WayOn mspID={mspID} parts={selectedParts(parts)} prices={prices} />}
    </>
  );
}
