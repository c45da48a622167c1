import { PROCESS_NAMES } from '#domain/catalogue/process.ts';
import type { Handlers } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { findOffer, findOfferedMaterial } from './find-offer.ts';
import { getLeadTimePrices } from './get-lead-time-prices.ts';
import { getMaterialPrices } from './get-material-prices.ts';
import { getPartPrices } from './get-part-prices.ts';
import { getQuoteList } from './get-quote-list.ts';
import { getProvisionalPrice, getWorkProfiles } from './price-before-upload.ts';
import { priceRequest } from './price-request.ts';

/** Call 7. */
const getMaterialList: Handlers['getMaterialList'] = async ({ ports }, request) => {
  const offer = await findOffer(ports, request.mspID);
  if (isRefused(offer)) return offer;
  const materialList = offer.materials.map(({ id, name, shortDescription, images, process, type }) => ({
    materialID: id,
    name,
    shortDescription,
    images: JSON.stringify(images),
    process: PROCESS_NAMES[process],
    type,
  }));
  return { materialList };
};

/** Call 8. */
const getColorList: Handlers['getColorList'] = async ({ ports }, request) => {
  const found = await findOfferedMaterial(ports, request.mspID, request.materialID);
  if (isRefused(found)) return found;
  const colorList = found.material.colors.map(({ id, name, description, rgb, alpha }) => ({ colorID: id, name, description, rgb, alpha }));
  return { colorList };
};

/** Call 9. */
const getFinishList: Handlers['getFinishList'] = async ({ ports }, request) => {
  const found = await findOfferedMaterial(ports, request.mspID, request.materialID);
  if (isRefused(found)) return found;
  const finishList = found.material.finishes.map(({ id, name, description, images }) => ({
    finishID: id,
    name,
    description,
    images: JSON.stringify(images),
  }));
  return { finishList };
};

export const quotingHandlers = {
  getColorList,
  getFinishList,
  getLeadTimePrices,
  getMaterialList,
  getMaterialPrices,
  getPartPrices,
  getProvisionalPrice,
  getQuoteList,
  getWorkProfiles,
  priceRequest,
} satisfies Partial<Handlers>;
