import type { getPricing } from '#contract/api/pricing/get-pricing.ts';
import type { WireTrial } from '#contract/api/pricing/try-golden-parts.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';

type Pricing = ResponseOf<typeof getPricing>;

/** Prices that Ada has published once; what is given replaces what is assumed. */
export function samplePricing(change: Partial<Pricing> = {}): Pricing {
  return {
    role: 'owner',
    number: 2,
    card: { ...DEMO_RATE_CARD, version: '2' },
    revision: 3,
    draft: null,
    versions: [
      { number: 2, by: 'ada@example.com', note: 'Dearer filament', at: '2026-11-02T10:00:00.000Z' },
      { number: 1, by: null, note: '', at: '2026-11-01T10:00:00.000Z' },
    ],
    goldenParts: [],
    goldenPartsRevision: 0,
    builtInParts: [
      { partID: 'golden-bracket', name: 'Bracket' },
      { partID: 'golden-flange', name: 'Flange' },
    ],
    ...change,
  };
}

/** A trial whose receipt has these steps; the unit price is their sum. */
export function sampleTrial(steps: Readonly<Record<string, number>>, isPending = false): WireTrial {
  const lines = Object.entries(steps).map(([label, amount]) => ({
    code: label.toLowerCase(),
    label,
    formula: 'hours × rate',
    inputs: [
      { name: 'hours', value: 2, unit: 'h' },
      { name: 'rate', value: amount / 2, unit: 'USD/h' },
    ],
    amount,
  }));
  const price = lines.reduce((sum, { amount }) => sum + amount, 0);
  const direction = [0, 0, 1] as const;
  const work = {
    process: 'FDM' as const,
    machine: 'Print farm',
    orientation: 'as it is',
    up: direction,
    along: direction,
    heightMm: 30,
    layers: 150,
    massG: 20,
    supportMassG: 0,
    hours: 2,
  };
  const hashes = { rateCardVersion: '2', rateCardHash: 'a', modelSha256: 'b' };
  return {
    refusal: null,
    line: {
      partID: 'golden-bracket',
      materialID: 'fdm-pla',
      colorID: 'white',
      finishID: 'as-printed',
      image: '',
      quantity: 1,
      price,
      currency: 'USD',
      unit: 'mm',
      dimensions: { x: 50, y: 50, z: 30 },
      scale: 1,
      modelFilename: 'bracket.step',
      internalFilename: `${'a'.repeat(22)}.step`,
      manufacturingProcess: 'Additive Manufacturing',
      manufacturingProcessSubtype: 'FDM',
      material: 'PLA',
      materialType: 'Thermoplastic',
      materialInfoURL: '',
      color: 'White',
      colorRgb: '#f2f2f0',
      finish: 'As printed',
      isInstantQuote: true,
      reviewReasons: [],
      receipt: isPending ? null : { view: 'full', ...hashes, currency: 'USD', quantity: 1, lines, unitPrice: price, work },
      build: null,
      quantityPrices: [],
      leadTimeDays: 3,
      leadTimeID: 'standard',
      leadTimes: [],
      cutOff: { cutOff: '14:00', timeZone: 'America/New_York' },
      isPending,
    },
  };
}
