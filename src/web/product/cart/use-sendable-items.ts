import { useEffect } from 'react';
import type { CartItem } from '#domain/request/cart.ts';
import { useGoneParts } from '../../api/use-gone-parts.ts';
import { useCartStore } from './cart-store.ts';
import { readSpecifications } from './item-specifications.ts';
import { sendableItems } from './sendable-items.ts';

/** The cart's items that a request to `mspID` consists of; those whose part the server has deleted since are marked on the way. */
export function useSendableItems(mspID: string): readonly CartItem[] {
  const items = useCartStore((store) => store.items);
  const sendable = sendableItems(items, mspID);
  const gone = useGoneParts(sendable.map(partIdOf));
  useEffect(() => {
    const { items, markDeleted } = useCartStore.getState();
    if (gone.size > 0) markDeleted(new Set(items.filter((item) => gone.has(partIdOf(item))).map(({ id }) => id)));
  }, [gone]);
  return sendable;
}

function partIdOf(item: CartItem): string {
  return readSpecifications(item).partID ?? item.productID;
}
