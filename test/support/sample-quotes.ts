import type { PricedLine, priceRequest } from '#contract/api/quoting/price-request.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { Part } from '#contract/schemas/entities.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';

/** A measured part as the server describes it. */
export function samplePart(changes: Partial<Part> = {}): Part {
  return {
    id: 'part-1',
    filename: 'bracket.step',
    internalFilename: `${'a'.repeat(22)}.step`,
    title: 'bracket.step',
    image: 'bracket.webp',
    quantity: 1,
    unit: 'mm',
    scale: 1,
    dimensions: { x: 10, y: 20, z: 30.5 },
    surfaceArea: 2200,
    volume: 6000,
    selected: true,
    findings: [],
    solids: 1,
    watertight: true,
    ...changes,
  };
}

/** A priced line whose receipt holds. */
export function sampleLine(changes: Partial<QuoteLine> = {}): QuoteLine {
  return {
    partID: 'part-1',
    materialID: 'm-1',
    colorID: 'c-1',
    finishID: 'f-1',
    image: 'bracket.webp',
    quantity: 3,
    price: 12.35,
    currency: 'USD',
    unit: 'mm',
    dimensions: { x: 10, y: 20, z: 30.5 },
    scale: 1,
    modelFilename: 'bracket.step',
    internalFilename: `${'a'.repeat(22)}.step`,
    manufacturingProcess: 'Additive Manufacturing',
    manufacturingProcessSubtype: 'Selective laser sintering (SLS)',
    material: 'Nylon 12',
    materialType: 'Nylon',
    materialInfoURL: '',
    color: 'White',
    colorRgb: '#f2f2f0',
    finish: 'As printed',
    isInstantQuote: true,
    reviewReasons: [],
    receipt: {
      view: 'full',
      currency: 'USD',
      rateCardVersion: '7',
      rateCardHash: 'b'.repeat(64),
      modelSha256: 'c'.repeat(64),
      quantity: 3,
      lines: [
        {
          code: 'setup',
          label: 'Setting up the machine',
          formula: 'setup ÷ quantity',
          inputs: [
            { name: 'setup', value: 37.03, unit: 'USD/batch' },
            { name: 'quantity', value: 3, unit: 'pieces' },
          ],
          amount: 12.343333,
        },
        {
          code: 'rounding',
          label: 'Rounding to whole cents',
          formula: 'change',
          inputs: [{ name: 'change', value: 0.006667, unit: 'USD' }],
          amount: 0.006667,
        },
      ],
      unitPrice: 12.35,
      work: {
        process: 'SLS',
        machine: 'Sintering chamber',
        orientation: '+z up',
        up: [0, 0, 1],
        along: [1, 0, 0],
        heightMm: 30,
        layers: 250,
        massG: 20.2,
        supportMassG: 0,
        hours: 0.61,
      },
    },
    build: { bodies: 1, supports: null, minimumWallMm: 0.7, thinSpots: [], wallErrorMm: 0.01 },
    quantityPrices: [
      { quantity: 1, price: 37.03 },
      { quantity: 10, price: 3.7 },
    ],
    leadTimeDays: 5,
    leadTimeID: 'standard',
    leadTimes: [
      { leadTimeID: 'standard', name: 'Standard', price: 12.35, days: 5, shipBy: '2026-11-30' },
      { leadTimeID: 'express', name: 'Express', price: 15.44, days: 2, shipBy: '2026-11-25' },
    ],
    cutOff: { cutOff: '14:00', timeZone: 'America/New_York' },
    isPending: false,
    ...changes,
  };
}

/** What a request answers for one line. */
export function samplePricedLine(changes: Partial<PricedLine> = {}): PricedLine {
  return {
    partID: 'part-1',
    unitPrice: 12.35,
    total: 37.05,
    grossTotal: 44.46,
    isInstantQuote: true,
    leadTimeID: 'standard',
    leadTime: 'Standard',
    leadTimeDays: 5,
    isPending: false,
    ...changes,
  };
}

/** What a request of lines at these totals comes to, with one set-up and tax. */
export function sampleOrder(changes: Partial<ResponseOf<typeof priceRequest>> = {}): ResponseOf<typeof priceRequest> {
  return {
    currency: 'USD',
    lines: [samplePricedLine()],
    extras: [{ code: 'setup', label: 'Set-up for Nylon 12', amount: 20, gross: 24 }],
    shipping: null,
    subtotal: 37.05,
    grossSubtotal: 44.46,
    discount: null,
    net: 57.05,
    tax: { name: 'VAT', percent: 20, amount: 11.41 },
    total: 68.46,
    trade: null,
    review: null,
    instantOrder: null,
    notes: [],
    ...changes,
  };
}
