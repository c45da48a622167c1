import { randomUUID } from 'node:crypto';
import { actOnRequest } from '#contract/calls/act-on-request.ts';
import { answerQuote } from '#contract/calls/answer-quote.ts';
import { getDeskRequest } from '#contract/calls/get-desk-request.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import { sendQuote } from '#contract/calls/send-quote.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { Part } from '#contract/entities.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import type { TestAccount } from './account.ts';
import { callServer, uploadToEnd } from './api-client.ts';
import { cartItemOf } from './customer.ts';
import { composeDetails } from './msp-details.ts';
import { createNewcomer } from './provider.ts';
import { succeed } from './quote-client.ts';
import type { RunningServer } from './start-server.ts';
import { binaryStl, cubeFacets } from './stl-samples.ts';

/** A shop of its own on a real server, with instant quotes, and its owner signed in. */
export interface TestShop {
  readonly server: RunningServer;
  readonly owner: TestAccount;
  readonly mspID: string;
}

export async function openShop(server: RunningServer): Promise<TestShop> {
  const owner = await createNewcomer(server);
  const mspDetails = composeDetails({ name: 'Ada Makers', generateInstantQuotes: true, materials: 2 });
  const { mspURL } = succeed(await callServer(server.baseUrl, registerMsp, { mspDetails }, `Bearer ${owner.accessToken}`));
  return { server, owner, mspID: new URL(mspURL).searchParams.get('msp_id') ?? '' };
}

export interface TestContact {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly message?: string;
}

export const GRACE: TestContact = {
  name: 'Grace Hopper',
  email: 'grace@navy.example.com',
  organization: 'Navy Yard',
  message: 'We need these for a trial fit.\nPlease tell us early when something is unclear.',
};

/** Uploads a cube, and one that lacks sides and so has no volume to price. */
export async function uploadCubes({ server }: TestShop): Promise<readonly [whole: Part, open: Part]> {
  const upload = async (name: string, facets: ReturnType<typeof cubeFacets>): Promise<Part> => {
    const end = await uploadToEnd(server.baseUrl, { name, bytes: new Uint8Array(binaryStl(facets)) });
    if (end.end !== 'part') throw new Error(`${name}: ${end.message}`);
    return end.part;
  };
  return [await upload('housing.stl', cubeFacets(24)), await upload('cover.stl', cubeFacets(30).slice(0, 8))];
}

/** A customer's request, and what opens it to them. */
export interface SentRequest {
  readonly requestID: string;
  readonly key: string;
}

/** Asks the shop for parts, each in its own quantity. */
export async function sendRequest(shop: TestShop, parts: readonly Part[], contact: TestContact = GRACE): Promise<SentRequest> {
  const { server, mspID } = shop;
  const [material] = CATALOGUE;
  const manufacturingParams = {
    manufacturingProcessID: '1',
    manufacturingProcessSubtypeID: '1',
    materialID: material?.id ?? '',
    colorID: material?.colors[0]?.id ?? '',
    finishID: material?.finishes[0]?.id ?? '',
  };
  const partList = parts.map(({ id, quantity }) => ({ id, quantity }));
  const { quoteList } = succeed(await callServer(server.baseUrl, getQuoteList, { mspID, partList, manufacturingParams }));
  const cart = { items: quoteList.map((line, index) => ({ ...cartItemOf(line, index), id: `item-${index}` })) };
  const idempotencyKey = randomUUID();
  const sent = succeed(await callServer(server.baseUrl, submitRequest, { mspID, cart, ...contact, idempotencyKey }));
  return { requestID: sent.requestID, key: sent.requestKey };
}

/** The request as the shop sees it. */
export async function readRequest({ server, owner }: TestShop, { requestID }: SentRequest): Promise<WireDeskRequest> {
  return succeed(await callServer(server.baseUrl, getDeskRequest, { requestID }, `Bearer ${owner.accessToken}`)).request;
}

/** Quotes every line at a price, without anybody opening a page. */
export async function quoteRequest(shop: TestShop, sent: SentRequest, unitPriceMicros = 20_000_000): Promise<WireDeskRequest> {
  const { life, lines } = await readRequest(shop, sent);
  const offer = {
    lines: lines.map(({ line, quantity }) => ({ line, quantity, unitPriceMicros, breaks: [], leadTimeDays: 5, note: '' })),
    charges: [{ label: 'Shipping', amountMicros: 15_000_000 }],
    discountPercent: 0,
    tax: { name: 'VAT', percent: 20 },
    validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    terms: '',
    message: '',
  };
  const { server, owner } = shop;
  const request = { requestID: sent.requestID, version: life.version, offer };
  return succeed(await callServer(server.baseUrl, sendQuote, request, `Bearer ${owner.accessToken}`)).request;
}

/** The customer takes the quote as it is. */
export async function acceptQuote({ server }: TestShop, { key }: SentRequest, quoted: WireDeskRequest): Promise<void> {
  const [quote] = quoted.quotes.slice(-1);
  if (quote === undefined) throw new Error('There is no quote to accept.');
  const lines = quote.lines.map(({ line, quantity }) => ({ line, quantity }));
  const { revision, sums, customer } = quote;
  const { totalMicros } = sums;
  const act = { type: 'accepted', revision, name: customer.name, purchaseOrder: 'PO-77', lines, fileID: null, totalMicros } as const;
  succeed(await callServer(server.baseUrl, answerQuote, { key, act }));
}

/** A colleague, or another window, does something meanwhile. */
export async function actMeanwhile(
  { server, owner }: TestShop,
  sent: SentRequest,
  act: Parameters<typeof callServer<typeof actOnRequest>>[2]['act'],
): Promise<void> {
  const { life } = await readRequest({ server, owner, mspID: '' }, sent);
  succeed(
    await callServer(
      server.baseUrl,
      actOnRequest,
      { requestID: sent.requestID, version: life.version, act },
      `Bearer ${owner.accessToken}`,
    ),
  );
}
