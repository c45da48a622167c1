import { type StubbedFields, stubCalls } from './render-page.tsx';
import { sampleOrder } from './sample-quotes.ts';

const color = (colorID: string, name: string) => ({ colorID, name, description: '', rgb: '#ffffff', alpha: 0 });
const COLORS = { success: true, colorList: [color('c-1', 'White'), color('c-2', 'Black')] };

/** The calls that the quote page makes beside the quote's own. */
export const LISTS = {
  getMaterialList: () => ({
    success: true,
    materialList: [
      {
        materialID: 'm-1',
        name: 'Nylon 12',
        shortDescription: '',
        images: '[]',
        process: 'Selective laser sintering (SLS)',
        type: 'Nylon',
      },
      { materialID: 'm-2', name: 'Nylon 11', shortDescription: '', images: '[]', process: 'Multi jet fusion (MJF)', type: 'Nylon' },
    ],
  }),
  getColorList: () => COLORS,
  getFinishList: () => ({
    success: true,
    finishList: ['f-1', 'f-2'].map((finishID) => ({ finishID, name: `Finish ${finishID}`, description: '', images: '[]' })),
  }),
  getMaterialPrices: () => ({ success: true, materialPrices: [] }),
  priceRequest: () => sampleOrder(),
};

/** Answers the page's calls with these lines; what the quote was asked for, in order. */
export function stubQuote(lines: readonly unknown[]): StubbedFields[] {
  const asked: StubbedFields[] = [];
  stubCalls({
    ...LISTS,
    getQuoteList: (fields) => {
      asked.push(fields);
      return { success: true, quoteList: lines };
    },
  });
  return asked;
}
