// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { OfferCard } from './offer-card.tsx';
import type { Offer } from './offers.ts';

const show = (image: string | null) => {
  const offer: Offer = { id: 'm-1', name: 'PETG-CF', description: 'Stiff', image, swatch: null, process: null };
  const { container } = renderUi(<OfferCard offer={offer} />);
  return { picture: () => container.querySelector('img'), symbol: () => container.querySelector('svg') };
};

test('PRC-02 what has no picture, or one that can’t be loaded, shows a symbol instead of an empty box', () => {
  expect(show(null).symbol()).not.toBeNull();
  cleanup();
  const { picture, symbol } = show('/img/petg.webp');
  expect(symbol()).toBeNull();
  fireEvent.error(picture() as HTMLElement);
  expect([picture(), symbol() !== null]).toEqual([null, true]);
});
