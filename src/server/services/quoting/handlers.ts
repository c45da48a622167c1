import type { Handlers } from '../shared/context.ts';
import { getColorList } from './get-color-list.ts';
import { getFinishList } from './get-finish-list.ts';
import { getMaterialList } from './get-material-list.ts';
import { getMaterialPrices } from './get-material-prices.ts';
import { getQuoteList } from './get-quote-list.ts';
import { priceRequest } from './price-request.ts';

export const quotingHandlers = {
  getColorList,
  getFinishList,
  getMaterialList,
  getMaterialPrices,
  getQuoteList,
  priceRequest,
} satisfies Partial<Handlers>;
