import { join } from 'node:path';
import { getClient } from '#contract/api/clients/get-client.ts';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { getDeskSettings } from '#contract/api/desk/get-desk-settings.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { getDetails } from '#contract/api/shop/get-details.ts';
import { getColleagues } from '#contract/api/team/get-colleagues.ts';
import { getPartList } from '#contract/calls/get-part-list.ts';

import { signIn } from '#test/support/account.ts';
import { callServer } from '#test/support/api-client.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { succeed } from '#test/support/quote-client.ts';
import { readPdf } from '#test/support/read-pdf.ts';

/** Where they are kept. */
export const INSTALLATIONS = join(PROJECT_ROOT, 'test/fixtures/installations');

/** What opens a stored installation. */
export interface Keys {
  readonly owner: { readonly email: string; readonly password: string };
  /** Of its requests, in the order in which they were sent. */
  readonly requests: readonly { readonly id: string; readonly key: string }[];
  /** Ids of parts, as their customers know them. */
  readonly parts: readonly string[];
}

/** What an installation tells its shop and its customers of what is stored in it; prices of new requests are none of that. */
export async function lookAround(baseUrl: string, { owner, requests }: Omit<Keys, 'parts'>) {
  const { accessToken } = await signIn(baseUrl, owner.email, owner.password);
  const bearer = `Bearer ${accessToken}`;
  const told = [];
  for (const { id, key } of requests) {
    const { request: seen } = succeed(await callServer(baseUrl, followRequest, { key }));
    const { request } = succeed(await callServer(baseUrl, getDeskRequest, { requestID: id }, bearer));
    const papers = [];
    for (const { revision } of seen.quotes) {
      const answer = await fetch(`${baseUrl}/documents/${key}/quote/${revision}.pdf`);
      papers.push((await readPdf(new Uint8Array(await answer.arrayBuffer()))).text);
    }
    told.push({ seen, request, papers });
  }
  const { clients } = succeed(await callServer(baseUrl, listClients, {}, bearer));
  const noted = [];
  for (const { clientID } of clients) noted.push(succeed(await callServer(baseUrl, getClient, { clientID }, bearer)));
  const { card, versions, number } = succeed(await callServer(baseUrl, getPricing, {}, bearer));
  return {
    requests: told,
    listed: succeed(await callServer(baseUrl, listRequests, {}, bearer)).requests,
    details: succeed(await callServer(baseUrl, getDetails, {}, bearer)),
    settings: succeed(await callServer(baseUrl, getDeskSettings, {}, bearer)).settings,
    clients: noted,
    colleagues: succeed(await callServer(baseUrl, getColleagues, {}, bearer)).colleagues,
    parts: succeed(await callServer(baseUrl, getPartList, { mspID: '1' }, bearer)).partList,
    pricing: { card, versions, number },
  };
}
