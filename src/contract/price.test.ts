import { expect, test } from 'vitest';
import { totalCents } from '#domain/money.ts';
import { centsFromPrice, priceFromCents } from './price.ts';

test('HOLD-15 what customers multiply, price × quantity, is the total to the cent, and comes back as it went', () => {
  for (let quantity = 1; quantity <= 1000; quantity += 1) {
    for (const total of [1, 800, 12_345, 250_010, 9_999_999]) {
      const unitPriceCents = Math.round((total * 10_000) / quantity) / 10_000;
      const price = priceFromCents(unitPriceCents);
      if (Math.round(price * quantity * 100) !== total) expect.fail(`${quantity} × $${price} is not ${total} cents`);
      expect(totalCents(centsFromPrice(price), quantity)).toBe(total);
      expect(String(price).length).toBeLessThanOrEqual(13);
    }
  }
});
