// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleOrder } from '#test/support/sample-quotes.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { OrderTotals } from './order-totals.tsx';

const BUYER = { kind: 'private' as const, country: 'DE', state: '', vatId: '' };
const PRIVATE = {
  ...sampleOrder({ currency: 'USD', subtotal: 100, grossSubtotal: 119, net: 100, total: 119, extras: [] }),
  tax: { name: 'VAT', percent: 19, amount: 19 },
  trade: { asksWho: true, homeCountry: 'DE', shipsAtAll: false, buyer: BUYER, shippingMethod: null, methods: [] },
};

test.each([
  [false, ['Subtotal $119.00', 'Total $119.00', 'Prices include 19% VAT: $19.00 of the total.']],
  [true, ['Subtotal $100.00', 'VAT 19% $19.00', 'Total $119.00', '']],
])('SHOP-11 a private buyer’s sums have tax in them where the lines above have: %s otherwise', (isNet, shown) => {
  const state = { order: PRIVATE, isAsked: false, hasFailed: false, refusal: null, retry: () => {} };
  const { container } = renderUi(<OrderTotals {...{ state, isNet }} subtotal={100} currency="USD" isMarked={false} isPartial={false} />);
  const rows = within(container)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect([...rows, within(container).queryByText(/^Prices include/)?.textContent ?? '']).toEqual(shown);
});
