import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import type { Call, ResponseOf } from '#contract/schemas/define-call.ts';
import type { ManufacturingParams, Part } from '#contract/schemas/entities.ts';
import { failureText } from '#contract/schemas/failure.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { type Answer, callServer } from './api-client.ts';

/** The first material of provider 1 with its first colour and finish. */
export async function chooseFirstOffer(baseUrl: string): Promise<ManufacturingParams> {
  const { materialList } = succeed(await callServer(baseUrl, getMaterialList, { materialID: '-1', mspID: '1' }));
  const materialID = materialList[0]?.materialID ?? '';
  const { colorList } = succeed(await callServer(baseUrl, getColorList, { materialID, mspID: '1' }));
  const { finishList } = succeed(await callServer(baseUrl, getFinishList, { materialID, mspID: '1' }));
  return {
    manufacturingProcessID: '1',
    manufacturingProcessSubtypeID: '1',
    materialID,
    colorID: colorList[0]?.colorID ?? '',
    finishID: finishList[0]?.finishID ?? '',
  };
}

/** Prices parts of provider 1. */
export async function quoteParts(baseUrl: string, parts: readonly Part[], choice: ManufacturingParams): Promise<readonly QuoteLine[]> {
  const partList = parts.map(({ id, quantity }) => ({ id, quantity }));
  return succeed(await callServer(baseUrl, getQuoteList, { mspID: '1', partList, manufacturingParams: choice })).quoteList;
}

/** Sends quoted lines to a provider as a request for quote. */
export function submitLines(
  baseUrl: string,
  lines: readonly QuoteLine[],
  contact: { readonly name: string; readonly email: string; readonly organization: string },
  idempotencyKey: string,
  mspID = '1',
): Promise<Answer<typeof submitRequest>> {
  const items = lines.map((line, number) => ({
    id: `ci_${number}`,
    productID: line.partID,
    title: line.modelFilename,
    description: line.material,
    image: line.image,
    quantity: line.quantity,
    price: line.price,
    metadata: { specifications: { partID: line.partID, materialID: line.materialID, colorID: line.colorID, finishID: line.finishID } },
  }));
  return callServer(baseUrl, submitRequest, { mspID, cart: { items }, ...contact, message: '', idempotencyKey });
}

/** The body of an answer that has to be a success. */
export function succeed<C extends Call>(answer: Answer<C>): ResponseOf<C> {
  if (!answer.ok) throw new Error(`The call was refused with ${answer.status}: ${failureText(answer.body)}`);
  return answer.body;
}
