import { expect, test } from 'vitest';
import { DEMO_PROVIDER } from '#domain/demo-provider.ts';
import { newRfq } from '#test/support/sample-records.ts';
import { composeRfqMails } from './compose-rfq-mails.ts';

test('SUB-07 API-17 both mails tell sizes as pages and quotes do: an eighth of an inch is no 0.13', () => {
  const rfq = newRfq();
  const lines = rfq.lines.map((line) => ({ ...line, unit: 'in' as const, dimensions: { x: 0.125, y: 2, z: 0.0004 } }));
  const { provider, customer } = composeRfqMails({ ...rfq, lines }, [], DEMO_PROVIDER, 'https://quotes.example.com');
  for (const { text } of [provider, customer]) expect(text).toContain('Size: 0.125 × 2 × 0.0004 in');
});
