// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Offer } from '#domain/desk/offer.ts';
import { texts as documentTexts } from '../../../product/quote-document/texts.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { sumOffer } from '../offer/sum-offer.ts';
import { texts } from '../offer/texts.ts';
import { OfferSumsCard } from './offer-sums-card.tsx';

const show = (changes: Partial<Offer>) => {
  const offer: Offer = { lines: [], charges: [], discountPercent: 0, tax: null, validUntil: '2027-01-31', terms: '', message: '' };
  renderUi(<OfferSumsCard sums={sumOffer({ ...offer, ...changes }, new Map(), 'USD')} currency="USD" />);
};

test('DESK-05 where no cost is known, the margin of the lines is said to be unknown', () => {
  show({});
  expect(screen.getByText(texts.marginWhole).parentElement?.textContent).toContain(texts.marginUnknown);
});

test.each([Number.NaN, -5, 150])('DESK-05 what was typed and does not count, as %d does not, is no row of the sums', (typed) => {
  const line = { line: 1, quantity: 2, unitPriceMicros: 10_000_000, breaks: [], leadTimeDays: 1, note: '' };
  const charges = [
    { label: 'Shipping', amountMicros: 5_000_000 },
    { label: 'Tooling', amountMicros: typed === 150 ? Number.POSITIVE_INFINITY : typed * 1_000_000 },
  ];
  show({ lines: [line], charges, discountPercent: typed, tax: { name: 'VAT', percent: typed } });
  const rows = within(screen.getByLabelText(documentTexts.sums)).getAllByRole('term');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Parts', 'Shipping', 'Total without tax']);
  expect(screen.getByText(texts.partial)).toBeDefined();
});
