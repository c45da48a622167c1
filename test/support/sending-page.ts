import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useCartStore } from '#web/product/cart/cart-store.ts';
import { useMspStore } from '#web/stores/msp-store.ts';
import { sampleItem } from './sample-cart.ts';

/** Whom a cart goes to. */
export const NAME = { success: true, manufacturingServiceProviderName: 'Demo Manufacturing' };

/** Each test of the file begins with a cart of one item, and leaves nothing behind. */
export function beginWithCart(): void {
  beforeEach(() => {
    useMspStore.getState().setMspId('1');
    useCartStore.getState().addItem(sampleItem());
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    localStorage.clear();
    useCartStore.setState({ items: [] });
  });
}
