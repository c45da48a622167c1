import { expect, test } from 'vitest';
import type { Order } from '#domain/pricing/price-order.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { newRfq } from '#test/support/sample-records.ts';
import { NO_FOOT } from '../shared/mails/speaks-freely.ts';
import { composeRfqMails } from './compose-rfq-mails.ts';

const SCENE = {
  provider: DEMO_PROVIDER,
  publicUrl: 'https://quotes.example.com',
  signUp: 'open' as const,
  foot: NO_FOOT,
  language: 'en' as const,
  fileUrl: () => 'https://quotes.example.com/models/name.stl',
};

test('SUB-07 API-17 both mails tell sizes as pages and quotes do: an eighth of an inch is no 0.13', () => {
  const rfq = newRfq();
  const lines = rfq.lines.map((line) => ({ ...line, unit: 'in' as const, dimensions: { x: 0.125, y: 2, z: 0.0004 } }));
  const { provider, customer } = composeRfqMails({ ...rfq, lines }, [], { ...SCENE, shown: rfq.order });
  for (const { text } of [provider, customer]) expect(text).toContain('Size: 0.125 × 2 × 0.0004 in');
});

const setup = { code: 'setup', label: 'Set-up for PLA', formula: '1', inputs: [], amountMicros: 4_670_000 };
/** Two pieces at 12.34, one of 20.00 by estimate, set-up and 19 % tax. */
const ORDER: Order = {
  ...{ currency: 'USD', linesMicros: 44_680_000, extras: [setup], netMicros: 49_350_000 },
  ...{ tax: { name: 'VAT', percent: 19, amountMicros: 9_380_000 }, totalMicros: 58_730_000, review: null },
};

/** An instant line, and one that is reviewed first. */
function twoLines() {
  const rfq = newRfq({ order: ORDER });
  const open = rfq.lines.map((line) => ({ ...line, quantity: 1, unitPriceMicros: 20_000_000, isInstantQuote: false }));
  return { ...rfq, lines: [...rfq.lines, ...open] };
}

const sumsOf = (text: string) => text.split('\n').filter((row) => /^(Subtotal|Set-up|VAT|Total|\*)/.test(row));

test('SUB-07 with a line to be reviewed both mails carry the sum of the page: set-up, tax and a total that is marked', () => {
  const { provider, customer } = composeRfqMails(twoLines(), [], { ...SCENE, shown: ORDER });
  for (const { text } of [provider, customer]) {
    expect(sumsOf(text)).toEqual([
      'Subtotal: $44.68',
      'Set-up for PLA: $4.67',
      'VAT 19%: $9.38',
      'Total: $58.73*',
      '*: 1 of 2 lines needs review. The total includes estimates; lines without one are not in it.',
    ]);
  }
});

test('SUB-07 a total of instant prices alone has no mark, and one that is reviewed as a whole says why', () => {
  const rfq = newRfq({ order: ORDER });
  expect(sumsOf(composeRfqMails(rfq, [], { ...SCENE, shown: ORDER }).customer.text).at(-1)).toBe('Total: $58.73');
  const review = 'A request worth more than $50 is confirmed in person.';
  const { customer } = composeRfqMails({ ...rfq, order: { ...ORDER, review } }, [], { ...SCENE, shown: { ...ORDER, review } });
  expect(sumsOf(customer.text).slice(-2)).toEqual(['Total: $58.73*', `*: ${review}`]);
});

test('SUB-07 PRC-10 a price that is hidden from the customer counts in the shop’s mail alone', () => {
  const rfq = twoLines();
  const hidden = { ...rfq, lines: rfq.lines.map((line) => ({ ...line, isPriceHidden: !line.isInstantQuote })) };
  const shown = { ...ORDER, linesMicros: 24_680_000, netMicros: 29_350_000, tax: null, totalMicros: 29_350_000 };
  const { provider, customer } = composeRfqMails(hidden, [], { ...SCENE, shown });
  expect([sumsOf(provider.text)[3], sumsOf(customer.text)[2]]).toEqual(['Total: $58.73*', 'Total without tax: $29.35*']);
  expect(customer.text).not.toContain('$20.00');
});

test('PRC-08 both mails say what their ship dates were counted from', () => {
  const rfq = newRfq();
  const leadTime = { id: 'standard', name: 'Standard', days: 4, shipBy: '2026-11-30' };
  const lines = rfq.lines.map((line) => ({ ...line, leadTime }));
  const dated = composeRfqMails({ ...rfq, lines }, [], { ...SCENE, shown: rfq.order });
  const undated = composeRfqMails({ ...rfq, lines: lines.map((line) => ({ ...line, leadTime: null })) }, [], {
    ...SCENE,
    shown: rfq.order,
  });
  for (const who of ['provider', 'customer'] as const) {
    expect(dated[who].text).toContain('An order at 14:00 or later (New York time), or on a day off, counts from the next business day.');
    expect(undated[who].text).not.toContain('An order at');
  }
});

test('S-37 S-49 the shop reads names of files, the customer’s first mail only where to find them', () => {
  const rfq = newRfq();
  const lines = rfq.lines.map((line) => ({ ...line, filename: 'Buy at pills.example.step' }));
  const { provider, customer } = composeRfqMails({ ...rfq, lines }, [], { ...SCENE, shown: rfq.order });
  expect(provider.text).toContain('1. Buy at pills.example.step');
  expect(customer.text).not.toContain('pills');
  expect(customer.text).toContain('Your parts in the order of your cart; their file names are on the page of your request.');
});

test('LOOK-14 SUB-07 each mail is in its reader’s language: the customer’s by the request, the shop’s by its settings', () => {
  const rfq = twoLines();
  const lines = rfq.lines.map((line) => ({
    ...line,
    unitPriceMicros: 1_234_560_000,
    finish: 'As printed',
    reviewReasons: ['More than 1,000 pieces are confirmed in person.'],
  }));
  const asked = { ...rfq, lines, contact: { ...rfq.contact, language: 'de' as const } };
  const { provider, customer } = composeRfqMails(asked, [], { ...SCENE, shown: ORDER });
  expect(provider.text).toContain('New request for quote');
  expect(provider.html).toContain('<html lang="en">');
  expect(customer).toMatchObject({ subject: 'Ihre Anfrage an Demo Manufacturing', html: expect.stringContaining('<html lang="de">') });
  for (const words of [
    'Vielen Dank für Ihre Anfrage!',
    'Wie gedruckt',
    '1.234,56\u00a0$',
    'Prüfung nötig: Mehr als 1.000 Stück werden persönlich bestätigt.',
    'Rüsten für PLA: 4,67\u00a0$',
    'VAT 19\u00a0%: 9,38\u00a0$',
    'Summe: 58,73\u00a0$*',
  ])
    expect(customer.text).toContain(words);
  const strangers = { ...SCENE, provider: { ...DEMO_PROVIDER, id: '2' }, language: 'de' as const, shown: ORDER };
  const german = composeRfqMails(rfq, [], strangers);
  expect([german.provider.subject, german.customer.subject]).toEqual(['Eine neue Anfrage', 'Ihre Anfrage']);
});
