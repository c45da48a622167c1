import { useRef, useState } from 'react';
import type { CartItem } from '#domain/request/cart.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { priceAgain } from '../../product/cart/price-again.ts';
import { formatPrice } from '../../product/prices/price.tsx';
import { texts } from './texts.ts';

/** Lets a number be typed to its end before it is priced. */
const TYPING_PAUSE_MS = 350;

interface Repricing {
  /** The items whose price is being asked for. */
  readonly updatingIds: ReadonlySet<string>;
  /** The latest new price in words, for screen readers. */
  readonly announcement: string;
  readonly changeQuantity: (item: CartItem, quantity: number) => void;
}

/**
 * Changes quantities in the cart and asks for the unit price that holds at the new one. Until it is there, and when it can't be had,
 * the old one stays. An answer still counts after the page was left, but not once the quantity has moved on.
 */
export function useRepricing(mspID: string): Repricing {
  const [updatingIds, setUpdatingIds] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const reprice = async (item: CartItem) => {
    const fresh = (await priceAgain(mspID, [item])).get(item.id);
    const quantity = useCartStore.getState().items.find(({ id }) => id === item.id)?.quantity;
    if (quantity !== item.quantity) {
      return;
    }
    setUpdatingIds((ids) => new Set([...ids].filter((id) => id !== item.id)));
    if (fresh !== undefined) {
      setAnnouncement(texts.updated(item.title, formatPrice(fresh.price, fresh.currency)));
    }
  };

  return {
    updatingIds,
    announcement,
    changeQuantity: (item, quantity) => {
      if (quantity === item.quantity) {
        return;
      }
      useCartStore.getState().updateQuantity(item.id, quantity);
      setUpdatingIds((ids) => new Set(ids).add(item.id));
      clearTimeout(timers.current.get(item.id));
      timers.current.set(
        item.id,
        setTimeout(() => void reprice({ ...item, quantity }), TYPING_PAUSE_MS),
      );
    },
  };
}
