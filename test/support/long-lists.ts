import type { Page } from '@playwright/test';
import type { priceRequest } from '#contract/api/quoting/price-request.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { Part } from '#contract/schemas/entities.ts';

/** As many parts as no test has the time to upload: those that were measured, again and again, as 'part-0.step', 'part-1.step' and so on. */
export function copyParts(measured: readonly Part[], count: number): Part[] {
  return Array.from({ length: count }, (_, n) => {
    const part = measured[n % measured.length];
    if (part === undefined) throw new Error('Nothing was measured.');
    return { ...part, id: `part-${n}`, filename: `part-${n}.step` };
  });
}

/** Lets whatever parts come to be a dollar: the server knows no copies. */
export async function priceRequestsAlike(page: Page): Promise<void> {
  const sums = { subtotal: 1, grossSubtotal: 1, discount: null, net: 1, tax: null, total: 1 };
  const json: ResponseOf<typeof priceRequest> = {
    ...{ currency: 'USD', lines: [], extras: [], shipping: null, ...sums, trade: null },
    ...{ review: null, instantOrder: null, notes: [] },
  };
  await page.route('**/request-prices', (route) => route.fulfill({ json }));
}
