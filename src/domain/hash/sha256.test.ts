import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import { hashRateCard } from '../rates/hash-rate-card.ts';
import { sha256Hex } from './sha256.ts';

test('SHA-256 of "abc" is that of FIPS 180-4', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('every length around the block borders, and text beyond ASCII, agrees with the runtime’s own', () => {
  const texts = [...Array.from({ length: 200 }, (_, length) => 'x'.repeat(length)), 'Größe 東京 🧱', 'long '.repeat(10_000)];
  for (const text of texts) expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('a rate card keeps its hash when its keys are stored in another order, and loses it with any rate', () => {
  const { version, processes, materials, finishes, ...others } = DEMO_RATE_CARD;
  expect(hashRateCard({ finishes, materials, ...others, processes, version })).toBe(hashRateCard(DEMO_RATE_CARD));
  const dearer = {
    ...materials,
    'fdm-pla': { price: { value: 28.01, unit: 'money/kg' }, timeFactor: { value: 1, unit: 'x' }, hour: { value: 0, unit: 'money/h' } },
  } as const;
  expect(hashRateCard({ ...DEMO_RATE_CARD, materials: dearer })).not.toBe(hashRateCard(DEMO_RATE_CARD));
});
