import { expect, test } from 'vitest';
import { makeFacts } from '#test/support/make-paper.ts';
import { createRandom } from '#test/support/random.ts';
import { composeCreditNote, composeInvoice, leftOfInvoice, openShare, wholeOf } from './compose-paper.ts';
import type { CreditNote, Invoice } from './paper.ts';
import { isNothing, type Share } from './take-share.ts';

const KEYS = ['linesMicros', 'discountMicros', 'chargesMicros', 'netMicros', 'taxMicros', 'totalMicros'] as const;
const random = createRandom(20_261_130);

function someOf({ lines, charges }: Share): Share {
  const cut = lines.map(({ line, quantity }) => ({ line, quantity: random.below(quantity + 1) }));
  return { lines: cut.filter(({ quantity }) => quantity > 0), charges: charges && random.below(2) === 0 };
}

test('SHOP-09 however an order is invoiced, credited and invoiced again, its invoices less its credit notes come to it, and no paper is below zero', () => {
  for (let round = 0; round < 300; round += 1) {
    const lines = [1, 2, 3].map(() => ({ quantity: 1 + random.below(9), unitPriceMicros: 1 + random.below(10 ** (4 + random.below(5))) }));
    const facts = makeFacts({ lines, currency: random.pick(['EUR', 'JPY', 'KWD']), discountPercent: random.below(10_001) / 100 });
    const whole = wholeOf(facts.order, facts.quote);
    const papers: (Invoice | CreditNote)[] = [];
    for (let step = 0; step < 8; step += 1) {
      const invoices = papers.filter((paper) => paper.kind === 'invoice');
      const invoice = invoices[random.below(invoices.length + 1)];
      const isCredit = step < 7 && invoice !== undefined && random.below(2) === 0;
      const open = isCredit ? leftOfInvoice(invoice, papers) : openShare(whole, papers);
      const share = step === 7 || random.below(3) === 0 ? open : someOf(open);
      if (isNothing(share)) continue;
      papers.push(
        isCredit
          ? composeCreditNote(facts, invoice, share, { number: step, reason: '', papers })
          : composeInvoice(facts, share, { number: step, suppliedOn: '2026-11-26', papers }),
      );
    }
    const signed = papers.map(({ kind, sums }) => ({ sign: kind === 'invoice' ? 1 : -1, sums }));
    for (const key of KEYS) expect(signed.reduce((sum, { sign, sums }) => sum + sign * sums[key], 0)).toBe(facts.order.sums[key]);
    for (const { sums, lines: told } of papers) {
      expect(Math.min(...KEYS.map((key) => sums[key]), ...told.map(({ totalMicros }) => totalMicros))).toBeGreaterThanOrEqual(0);
      expect(told.reduce((sum, { totalMicros }) => sum + totalMicros, 0)).toBe(sums.linesMicros);
    }
  }
});
