import { issueInvoice } from '#contract/api/papers/issue-invoice.ts';
import { saveBusiness } from '#contract/api/shop/save-business.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { cartItemFromLine } from '../../src/web/features/quote/cart-item-from-line.ts';
import { createAccount, type TestAccount } from '../../test/support/account.ts';
import { callServer, readModelFile, uploadPart } from '../../test/support/api-client.ts';
import { createDesk, createFollower } from '../../test/support/desk-client.ts';
import { BUSINESS } from '../../test/support/make-paper.ts';
import { composeDetails } from '../../test/support/msp-details.ts';
import { fixturePath } from '../../test/support/project.ts';
import { chooseFirstOffer, quoteParts, succeed } from '../../test/support/quote-client.ts';
import { acceptQuote, GRACE, sendRequest, type TestShop } from '../../test/support/shop.ts';
import type { ServerPlace } from '../../test/support/start-server.ts';
import { binaryStl, cubeFacets } from '../../test/support/stl-samples.ts';

/** What a browser holds before its first page: local storage, by the names of the stores. */
export type Seed = Readonly<Record<string, object>>;

/** Who looks at pages, and where what was made for them stands. */
export interface Scene {
  readonly seeds: Readonly<Record<Visitor, Seed>>;
  readonly paths: Readonly<
    Record<'quoted' | 'received' | 'ordered' | 'long' | 'client' | 'desk' | 'deskQuoted' | 'deskOrdered' | 'deskLong', string>
  >;
}

/** A first visit; buyers with eight parts and with two hundred; owners of a shop with work and of one without anything. */
export type Visitor = 'stranger' | 'buyer' | 'hoarder' | 'owner' | 'newcomer';

const MODELS = ['bracket.step', 'flange.iges', 'knob.stl', 'hinge.step', 'block-inch.step', 'colored-assembly.step', 'cube-ascii.stl'];
const MANY = 200;
const ORDERS = 50;
const AT_ONCE = 8;
const FIRST_NAMES = ['Alan', 'Ben', 'Chiara', 'Dorothea', 'Emil', 'Fatima', 'Gustav'];

/** Fills a server with a shop, its customers and their requests. */
export async function fillScene(server: ServerPlace): Promise<Scene> {
  const { baseUrl, dataDir } = server;
  await createAccount(baseUrl, dataDir);
  const owner = await createAccount(baseUrl, dataDir, { email: 'ada.lovelace@makers.example.com' });
  const newcomer = await createAccount(baseUrl, dataDir);
  const shop = await openShop(server, owner);
  const parts = [
    ...(await Promise.all(MODELS.map(async (name) => uploadPart(baseUrl, await readModelFile(fixturePath(name)))))),
    await uploadPart(baseUrl, { name: 'cover-with-a-rather-long-file-name_rev-C_final.stl', bytes: cube(30, 8) }),
  ];
  const many = await inTurns(MANY, (n) => uploadPart(baseUrl, { name: `spacer-${n + 1}.stl`, bytes: cube(8 + n / 10) }));
  const paths = await fillDesk(shop, parts, many);
  return {
    paths,
    seeds: {
      stranger: { mspStore: { mspID: '1', version: 1 } },
      buyer: await seedBuyer(baseUrl, parts),
      hoarder: await seedBuyer(baseUrl, many),
      owner: seedSession(owner),
      newcomer: seedSession(newcomer),
    },
  };
}

async function openShop(server: ServerPlace, owner: TestAccount): Promise<TestShop> {
  const details = composeDetails({ name: 'Ada Makers', generateInstantQuotes: true });
  const availableMaterialList = CATALOGUE.slice(0, 6).map(({ id, colors, finishes }) => ({
    materialID: id,
    availableColorIDList: colors.map((color) => color.id),
    availableFinishIDList: finishes.map((finish) => finish.id),
  }));
  const authorization = `Bearer ${owner.accessToken}`;
  const { mspURL } = succeed(
    await callServer(server.baseUrl, registerMsp, { mspDetails: { ...details, availableMaterialList } }, authorization),
  );
  const mspID = new URL(mspURL).searchParams.get('msp_id') ?? '';
  return { server, owner, mspID, desk: createDesk(server.baseUrl, authorization) };
}

async function fillDesk(shop: TestShop, parts: readonly Part[], many: readonly Part[]): Promise<Scene['paths']> {
  const { desk, server, owner } = shop;
  succeed(await callServer(server.baseUrl, saveBusiness, { settings: BUSINESS, revision: 0 }, `Bearer ${owner.accessToken}`));
  const few = parts.slice(0, 1);
  await inTurns(ORDERS, async (n) => {
    const name = `${FIRST_NAMES[n % FIRST_NAMES.length]} Example ${n}`;
    const sent = await sendRequest(shop, few, { name, email: `buyer-${n}@example.com`, organization: `Works ${n % 9}` });
    if (n % 3 > 0) await desk.quote(sent.requestID);
    if (n % 6 === 1) await acceptQuote(shop, sent);
    if (n % 12 === 1) await invoice(shop, sent.requestID);
    if (n % 6 === 2) await createFollower(server.baseUrl, sent.key).answer({ type: 'message', text: 'Could it be black?' });
    if (n % 12 === 1) await desk.act(sent.requestID, { type: 'due-set', dueOn: '2026-01-02' });
  });
  const ordered = await sendRequest(shop, parts);
  await desk.quote(ordered.requestID);
  await acceptQuote(shop, ordered);
  await desk.act(ordered.requestID, { type: 'started', lines: [1, 2] });
  const long = await sendRequest(shop, many);
  await desk.quote(long.requestID);
  const quoted = await sendRequest(shop, parts);
  await desk.quote(quoted.requestID);
  await createFollower(server.baseUrl, quoted.key).answer({ type: 'message', text: 'When can you start?' });
  const received = await sendRequest(shop, parts, GRACE);
  const longReceived = await sendRequest(shop, many, { ...GRACE, name: 'Lise Meitner' });
  const { request } = await desk.open(quoted.requestID);
  return {
    quoted: `request/${quoted.key}`,
    received: `request/${received.key}`,
    ordered: `request/${ordered.key}`,
    long: `request/${long.key}`,
    client: `msp/clients/${request.clientID}`,
    desk: `msp/orders/${received.requestID}`,
    deskQuoted: `msp/orders/${quoted.requestID}`,
    deskOrdered: `msp/orders/${ordered.requestID}`,
    deskLong: `msp/orders/${longReceived.requestID}`,
  };
}

/** Issues an invoice of the whole order. */
async function invoice({ server, owner, desk }: TestShop, requestID: string): Promise<void> {
  const { version } = (await desk.open(requestID)).request.life;
  const whole = { requestID, version, share: null, suppliedOn: '2026-01-02' };
  succeed(await callServer(server.baseUrl, issueInvoice, whole, `Bearer ${owner.accessToken}`));
}

async function seedBuyer(baseUrl: string, parts: readonly Part[]): Promise<Seed> {
  const params = await chooseFirstOffer(baseUrl);
  const lines = await quoteParts(baseUrl, parts, params);
  return {
    uploadStore: { parts, version: 1 },
    mspStore: { mspID: '1', version: 1 },
    manufacturingParamsStore: { ...params, version: 1 },
    cartStore: { items: lines.map((line, index) => cartItemFromLine(line, '1', `line-${index}`)), version: 1 },
  };
}

function seedSession({ email, accessToken, refreshToken }: TestAccount): Seed {
  return { sessionStore: { userID: email, accessToken, refreshToken, rememberMe: true, version: 1 } };
}

function cube(edgeMm: number, facets = 12): Uint8Array<ArrayBuffer> {
  return new Uint8Array(binaryStl(cubeFacets(edgeMm).slice(0, facets)));
}

/** Does something so many times, a few at once; the answers in order. */
async function inTurns<T>(count: number, act: (n: number) => Promise<T>): Promise<readonly T[]> {
  const answers: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const turn = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => act(from + n));
    answers.push(...(await Promise.all(turn)));
  }
  return answers;
}
