import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import type { PartPrice } from '#contract/api/quoting/get-part-prices.ts';

/** What parts cost in a material. */
export const materialPrice = (materialID: string, from: number | null, changes: Partial<MaterialPrice> = {}): MaterialPrice => ({
  materialID,
  from,
  currency: 'USD',
  tax: null,
  finishID: 'f',
  days: 4,
  isPending: false,
  unpriced: 0,
  missing: 0,
  ...changes,
});

/** A shop of one material; with what a page asks to price parts in it. */
export const OFFER_CALLS = {
  getMaterialList: () => ({
    success: true,
    materialList: [{ materialID: 'm', name: 'Nylon 12', shortDescription: 'Tough', images: '["/a.svg","/b.svg"]', process: 'SLS' }],
  }),
  getColorList: () => ({
    success: true,
    colorList: [
      { colorID: 'c', name: 'Smoke', description: 'Half clear', rgb: '#101010', alpha: 40 },
      { colorID: 'd', name: 'Snow', description: '', rgb: '#ffffff', alpha: 100 },
    ],
  }),
  getMaterialPrices: () => ({ success: true, materialPrices: [materialPrice('m', 12.5)] }),
  getLeadTimePrices: () => {
    const { materialID: _, finishID: __, ...option } = materialPrice('m', 20);
    const standard = { ...option, leadTimeID: 'standard', name: 'Standard', shipBy: '2026-12-01' };
    const express = { ...option, leadTimeID: 'express', name: 'Express', from: 25, days: 2, shipBy: '2026-11-29' };
    return { success: true, leadTimePrices: [standard, express] };
  },
  getFinishList: () => ({
    success: true,
    finishList: [
      { finishID: 'f', name: 'Dyed', description: 'Even', images: '[]' },
      { finishID: 'g', name: 'Raw', description: '', images: '[]' },
    ],
  }),
  getPartPrices: (fields: Readonly<Record<string, string>>) => ({
    success: true,
    currency: 'USD',
    tax: null,
    partPrices: (JSON.parse(fields['partList'] ?? '[]') as readonly WantedPart[]).map(priceOf),
  }),
  priceRequest: (fields: Readonly<Record<string, string>>) => {
    const items = JSON.parse(fields['items'] ?? '[]') as readonly object[];
    const sums = { extras: [], subtotal: 8 * items.length, net: 10 * items.length, tax: null, total: 10 * items.length };
    const asItIs = { grossSubtotal: sums.subtotal, discount: null, shipping: null, trade: null, instantOrder: null };
    return { success: true, currency: 'USD', lines: items.map(() => null), ...sums, ...asItIs, review: null, notes: [] };
  },
};

interface WantedPart {
  readonly id: string;
  readonly quantity: number;
  readonly choice?: { readonly materialID: string; readonly colorID: string; readonly finishID: string };
}

const DEFAULT = { materialID: 'm', colorID: 'd', finishID: 'g' };
const COLORS: Readonly<Record<string, string>> = { c: '#101010', d: '#ffffff' };

/** Ten dollars a piece, in what is chosen or raw snow. */
function priceOf({ id, quantity, choice: { materialID, colorID, finishID } = DEFAULT }: WantedPart): PartPrice {
  return {
    partID: id,
    quantity,
    choice: {
      material: { id: materialID, name: 'Nylon 12' },
      color: { id: colorID, name: colorID === 'c' ? 'Smoke' : 'Snow', rgb: COLORS[colorID] ?? '#888888' },
      finish: { id: finishID, name: finishID === 'f' ? 'Dyed' : 'Raw' },
    },
    price: 10 * quantity,
    isInstantQuote: true,
    reviewReasons: [],
    isPending: false,
    shipBy: '2026-12-01',
  };
}
