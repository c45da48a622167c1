import { useEffect } from 'react';
import { useCartStore } from '../stores/cart-store.ts';
import { sendableItems } from '../stores/sendable-items.ts';
import { priceAgain } from './price-again.ts';

/** Prices what would be sent to `mspID` once more as the page opens: rates change, and so do quantities when an item is added again. */
export function useFreshPrices(mspID: string): void {
  useEffect(() => {
    void priceAgain(mspID, sendableItems(useCartStore.getState().items, mspID));
  }, [mspID]);
}
