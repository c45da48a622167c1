// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Offer } from '#domain/desk/offer.ts';
import { sumOffer } from '../offer/sum-offer.ts';
import { texts as german } from '../offer/texts.de.ts';
import { texts } from '../offer/texts.ts';
import { OfferSumsCard } from './offer-sums-card.tsx';

test('DESK-05 where no cost is known, the margin of the lines is said to be unknown', () => {
  const offer: Pick<Offer, 'lines' | 'charges' | 'discountPercent' | 'tax'> = { lines: [], charges: [], discountPercent: 0, tax: null };
  const sums = sumOffer(offer as Offer, new Map(), 'USD');
  render(<OfferSumsCard sums={sums} offer={offer as Offer} currency="USD" />, { wrapper: MantineProvider });
  expect(screen.getByText(texts.marginWhole).parentElement?.textContent).toContain('not known');
  expect(german.marginUnknown).toBe('nicht bekannt');
});
