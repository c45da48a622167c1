import { useEffect } from 'react';
import { useCartStore } from './cart-store.ts';
import { priceAgain } from './price-again.ts';
import { sendableItems } from './sendable-items.ts';

/**
 * Prices what would be sent to `mspID` once more as the page opens, and when a lost connection is back: rates change, and so do
 * quantities when an item is added again, or while nothing could be asked.
 */
export function useFreshPrices(mspID: string): void {
  useEffect(() => {
    const ask = () => void priceAgain(mspID, sendableItems(useCartStore.getState().items, mspID));
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [mspID]);
}
