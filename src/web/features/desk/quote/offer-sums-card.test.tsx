// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Offer } from '#domain/desk/offer.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { sumOffer } from '../offer/sum-offer.ts';
import { texts } from '../offer/texts.ts';
import { OfferSumsCard } from './offer-sums-card.tsx';

test('DESK-05 where no cost is known, the margin of the lines is said to be unknown', () => {
  const offer: Offer = { lines: [], charges: [], discountPercent: 0, tax: null, validUntil: '2027-01-31', terms: '', message: '' };
  const sums = sumOffer(offer, new Map(), 'USD');
  renderUi(<OfferSumsCard sums={sums} offer={offer} currency="USD" />);
  expect(screen.getByText(texts.marginWhole).parentElement?.textContent).toContain(texts.marginUnknown);
});
