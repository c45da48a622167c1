import { randomUUID } from 'node:crypto';
import { acceptInvitation } from '#contract/api/team/accept-invitation.ts';
import { inviteColleague } from '#contract/api/team/invite-colleague.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { createAccount, type TestAccount } from './account.ts';
import { callServer, uploadPart } from './api-client.ts';
import { cartItemOf } from './customer.ts';
import { createDesk, createFollower } from './desk-client.ts';
import { composeDetails } from './msp-details.ts';
import { createNewcomer } from './provider.ts';
import { succeed } from './quote-client.ts';
import { waitForMails } from './read-mails.ts';
import type { ServerPlace } from './start-server.ts';
import { binaryStl, cubeFacets } from './stl-samples.ts';

/** A shop of its own on a real server, with instant quotes, and its owner signed in. */
export interface TestShop {
  readonly server: ServerPlace;
  readonly owner: TestAccount;
  readonly mspID: string;
  readonly desk: ReturnType<typeof createDesk>;
}

export async function openShop(server: ServerPlace): Promise<TestShop> {
  const owner = await createNewcomer(server);
  const mspDetails = composeDetails({ name: 'Ada Makers', generateInstantQuotes: true, materials: 2 });
  const { mspURL } = succeed(await callServer(server.baseUrl, registerMsp, { mspDetails }, `Bearer ${owner.accessToken}`));
  const mspID = new URL(mspURL).searchParams.get('msp_id') ?? '';
  return { server, owner, mspID, desk: createDesk(server.baseUrl, `Bearer ${owner.accessToken}`) };
}

const SECRET = /\/app\/invitation\/([\w-]+)/;

/** Somebody who was invited and works for the shop, as a member. */
export async function hireMember({ server, owner }: TestShop): Promise<TestAccount> {
  const colleague = await createAccount(server.baseUrl, server.dataDir);
  const invitation = { email: colleague.email, role: 'member' as const };
  succeed(await callServer(server.baseUrl, inviteColleague, invitation, `Bearer ${owner.accessToken}`));
  const [mail] = await waitForMails(server.dataDir, 1, ({ to, content }) => to.includes(colleague.email) && SECRET.test(content));
  const secret = SECRET.exec(mail?.content ?? '')?.[1] ?? '';
  succeed(await callServer(server.baseUrl, acceptInvitation, { secret }, `Bearer ${colleague.accessToken}`));
  return colleague;
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
export async function uploadCubes({ server }: TestShop, wholeName = 'housing.stl'): Promise<readonly [whole: Part, open: Part]> {
  const upload = async (name: string, facets: ReturnType<typeof cubeFacets>): Promise<Part> => {
    return uploadPart(server.baseUrl, { name, bytes: new Uint8Array(binaryStl(facets)) });
  };
  return [await upload(wholeName, cubeFacets(24)), await upload('cover.stl', cubeFacets(30).slice(0, 8))];
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

/** The customer takes the last quote as it is. */
export async function acceptQuote({ server }: TestShop, { key }: SentRequest): Promise<void> {
  succeed(await createFollower(server.baseUrl, key).accept());
}
