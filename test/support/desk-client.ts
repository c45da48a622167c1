import { answerQuote, type CustomerAct } from '#contract/api/customer/answer-quote.ts';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { uploadRequestFile } from '#contract/api/customer/upload-request-file.ts';
import { actOnRequest, type MemberAct } from '#contract/api/desk/act-on-request.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { sendQuote } from '#contract/api/desk/send-quote.ts';
import { uploadDeskFile } from '#contract/api/desk/upload-desk-file.ts';
import type { FollowedRequest, WireDeskRequest } from '#contract/desk/request.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { NO_INVOICE_DETAILS } from '#domain/desk/invoice-details.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { takeLines } from '#domain/desk/quote-document.ts';
import { type Answer, callServer, encodeCall, type ModelFile, readAnswer } from './api-client.ts';
import { chooseFirstOffer, quoteParts, submitLines, succeed } from './quote-client.ts';

export const CUSTOMER = { name: 'Ada Example', email: 'ada@example.com', organization: 'Example Works' };

/** Where orders are to be sent. */
export const PIER = { name: 'Ada Example', company: '', street: 'Pier 1', postalCode: '22202', city: 'Arlington', country: 'USA' };

let keys = 0;

/** Sends parts to a provider as a request for quote; answers its id and what opens it to its customer. */
export async function askForParts(baseUrl: string, parts: readonly Part[], contact: typeof CUSTOMER = CUSTOMER, mspID = '1') {
  keys += 1;
  const key = `desk-client-key-${keys}-${Math.random()}`.slice(0, 60).replace('.', '-');
  const lines = await quoteParts(baseUrl, parts, await chooseFirstOffer(baseUrl));
  return succeed(await submitLines(baseUrl, lines, contact, key, mspID));
}

/** What a member of a shop does at the desk. */
export function createDesk(baseUrl: string, authorization: string) {
  const open = async (requestID: string) => succeed(await callServer(baseUrl, getDeskRequest, { requestID }, authorization));
  return {
    open,
    /** Offers all lines for 12.50 a piece, less from 50 on, with shipping and tax, valid for 14 days, or as `changes` say. */
    async quote(requestID: string, changes: Partial<Offer> = {}): Promise<WireDeskRequest> {
      const { request, today } = await open(requestID);
      const offer: Offer = {
        lines: request.lines.map(({ line, quantity }) => ({
          line,
          quantity,
          unitPriceMicros: 12_500_000,
          breaks: [{ quantity: 50, unitPriceMicros: 9_990_000 }],
          leadTimeDays: 5,
          note: line === 1 ? 'Printed standing, so that the holes are round.' : '',
        })),
        charges: [{ label: 'Shipping', amountMicros: 9_900_000 }],
        discountPercent: 0,
        tax: { name: 'VAT', percent: 19 },
        validUntil: addDays(today, 14),
        terms: 'Payment within 30 days of delivery.',
        message: 'Thank you for asking. The bracket could be 2 mm thinner; tell us if that helps.',
        ...changes,
      };
      return succeed(await callServer(baseUrl, sendQuote, { requestID, version: request.life.version, offer }, authorization)).request;
    },
    async act(requestID: string, act: MemberAct): Promise<WireDeskRequest> {
      const { version } = (await open(requestID)).request.life;
      return succeed(await callServer(baseUrl, actOnRequest, { requestID, version, act }, authorization)).request;
    },
    addFile: (requestID: string, file: ModelFile, line?: number) =>
      sendFile(baseUrl, uploadDeskFile, file, { requestID, ...(line === undefined ? {} : { line }) }, authorization),
  };
}

/** What whoever has a request's key does. */
export function createFollower(baseUrl: string, key: string) {
  const look = () => callServer(baseUrl, followRequest, { key });
  const answer = (act: CustomerAct) => callServer(baseUrl, answerQuote, { key, act });
  return {
    look: async (): Promise<FollowedRequest> => succeed(await look()).request,
    answer,
    /** Accepts lines of the last quote, all of them unless told which, at the total that follows. */
    async accept(lines?: readonly { readonly line: number; readonly quantity: number }[], fileID: string | null = null) {
      return answer(composeAcceptance(succeed(await look()).request, lines, fileID));
    },
    addFile: (file: ModelFile, line?: number) =>
      sendFile(baseUrl, uploadRequestFile, file, { key, ...(line === undefined ? {} : { line }) }),
  };
}

/** An acceptance of a request's last quote as its page sends it. */
export function composeAcceptance(
  request: FollowedRequest,
  lines?: readonly { readonly line: number; readonly quantity: number }[],
  fileID: string | null = null,
): Extract<CustomerAct, { readonly type: 'accepted' }> {
  const quote = request.quotes.at(-1);
  if (quote === undefined) throw new Error('Nothing was quoted.');
  const wanted = lines ?? quote.lines.map(({ line, quantity }) => ({ line, quantity }));
  const totalMicros = takeLines(quote, wanted)?.sums.totalMicros ?? 0;
  const { revision } = quote;
  return {
    type: 'accepted',
    revision,
    name: 'Ada Example',
    purchaseOrder: 'PO 4711',
    deliverTo: PIER,
    invoice: NO_INVOICE_DETAILS,
    acceptsTerms: true,
    lines: [...wanted],
    fileID,
    totalMicros,
  };
}

/** Makes a call that takes a request's file. */
export async function sendFile<C extends Call>(
  baseUrl: string,
  call: C,
  { name, bytes }: ModelFile,
  fields: Readonly<Record<string, string | number>>,
  authorization?: string,
): Promise<Answer<C>> {
  const { address, body } = encodeCall(baseUrl, call, fields);
  if (!(body instanceof FormData)) throw new Error(`${call.name} takes no file.`);
  body.append('requestFile', new File([bytes], name), name);
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return readAnswer(call, await fetch(address, { method: 'POST', headers, body }));
}
