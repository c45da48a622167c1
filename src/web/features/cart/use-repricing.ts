import { useRef, useState } from 'react';
import type { CartItem } from '#domain/cart.ts';
import { logProblem } from '../../api/log-problem.ts';
import { useCartStore } from '../../stores/cart-store.ts';
import { formatDollars } from '../../ui/price.tsx';
import { fetchUnitPrice } from './fetch-unit-price.ts';
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

  const isCurrent = (id: string, quantity: number) =>
    useCartStore.getState().items.some((item) => item.id === id && item.quantity === quantity);

  const reprice = async (item: CartItem, quantity: number) => {
    const result = await fetchUnitPrice(mspID, item, quantity);
    if (!isCurrent(item.id, quantity)) {
      return;
    }
    setUpdatingIds((ids) => new Set([...ids].filter((id) => id !== item.id)));
    if (result.outcome === 'priced') {
      useCartStore.getState().updatePrice(item.id, result.price);
      setAnnouncement(texts.updated(item.title, formatDollars(result.price)));
    } else if (result.outcome === 'failed') {
      logProblem(`The price of ${item.title} could not be updated.`, result.error);
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
        setTimeout(() => void reprice(item, quantity), TYPING_PAUSE_MS),
      );
    },
  };
}
