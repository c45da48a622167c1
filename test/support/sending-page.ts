import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { useCartStore } from '#web/product/cart/cart-store.ts';
import { useMspStore } from '#web/stores/msp-store.ts';
import { sampleItem } from './sample-cart.ts';

/** Whom a cart goes to. */
export const NAME = { success: true, manufacturingServiceProviderName: 'Demo Manufacturing' };

/** A shop that has written none of its pages. */
export const UNWRITTEN = { terms: null, privacy: null, imprint: null };

/** Types into a field of the page by its label. */
export const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value } });

/** Says who sends the request. */
export function fillIn(): void {
  type('Name', 'Ada');
  type('Email', 'ada@example.com');
  type('Organization', 'Engines Ltd');
}

/** Each test of the file begins with a cart of one item. */
export function beginWithCart(): void {
  beforeEach(() => {
    useMspStore.getState().setMspId('1');
    useCartStore.getState().addItem(sampleItem());
  });
}
