// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfferCard } from './offer-card.tsx';
import type { Offer } from './offers.ts';

afterEach(cleanup);

const show = (image: string | null) => {
  const offer: Offer = { id: 'm-1', name: 'PETG-CF', description: 'Stiff', image, swatch: null, process: null };
  const { container } = render(
    <MantineProvider env="test">
      <OfferCard offer={offer} />
    </MantineProvider>,
  );
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
