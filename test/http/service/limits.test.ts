import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { MOST_LINES } from '#contract/schemas/fields.ts';
import { USER_POOL_CONTENT_TYPE, USER_POOL_TARGET_HEADER, USER_POOL_TARGET_PREFIX } from '#contract/user-pool.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let image = '';
let internalFilename = '';
beforeAll(async () => {
  server = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
  const uploaded = await uploadPart(server.baseUrl, { name: 'cube.stl', bytes: composeStl() });
  ({ image, internalFilename } = uploaded);
});
afterAll(() => server.close());

let addresses = 0;
/** One that nobody has used. */
function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

function post(address: string, path: string, fields: Readonly<Record<string, unknown>>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return fetch(`${server.baseUrl}/api/${path}`, { method: 'POST', headers: { 'x-forwarded-for': address }, body });
}

const get = (address: string, path: string) => fetch(`${server.baseUrl}${path}`, { headers: { 'x-forwarded-for': address } });

function chooseFirst() {
  const { materialId = '', colorIds = [], finishIds = [] } = DEMO_PROVIDER.offer[0] ?? {};
  const process = { manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1' };
  return { ...process, materialID: materialId, colorID: colorIds[0] ?? '', finishID: finishIds[0] ?? '' };
}

/** Asks for prices of parts that there are not, which costs as much of the limits as of those that there are. */
const quote = (address: string, lines: number, mspID = '1') =>
  post(address, getQuoteList.path, {
    quoteAction: 'getQuoteList',
    mspID,
    partList: Array.from({ length: lines }, () => ({ id: 'unknown', quantity: 1 })),
    manufacturingParams: chooseFirst(),
  });

const submit = (address: string, lines: number) =>
  post(address, submitRequest.path, {
    submitQuoteAction: 'submitRequest',
    mspID: '1',
    cart: {
      items: Array.from({ length: lines }, (_, index) => {
        const shown = { title: 'Part', description: '', image: '', quantity: 1, price: 1 };
        return { id: `ci_${index}`, productID: 'unknown', ...shown, metadata: {} };
      }),
    },
    name: 'Ada',
    email: 'ada@example.com',
    organization: 'Engines',
  });

/** Spends what an address may in a minute, and answers how the first refusal looked. */
async function spendAll(ask: () => Promise<Response>, most: number): Promise<Response> {
  for (let count = 0; count < most; count += 1) {
    const response = await ask();
    if (response.status === 429) return response;
    await response.arrayBuffer();
  }
  throw new Error(`Nothing was refused in ${most} requests.`);
}

function expectRetry(response: Response): void {
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('retry-after'));
  expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 3600).toBe(true);
}

test('S-35 prices are limited by lines, not by requests: of quotes of 500 lines an address gets twenty a minute', async () => {
  const address = newAddress();
  for (let count = 0; count < 20; count += 1) expect((await quote(address, MOST_LINES)).status).toBe(400);
  const refused = await quote(address, MOST_LINES);
  expectRetry(refused);
  expect(await refused.json()).toEqual({
    success: false,
    error: expect.stringMatching(/^There were too many requests\. .* in \d+ seconds\.$/),
  });
  expectRetry(await submit(address, 1));
  expect((await quote(newAddress(), MOST_LINES)).status).toBe(400);
});

test('S-35 the lines of one provider are limited wherever they are asked from, and those of others go on', async () => {
  const ask = () => quote(newAddress(), MOST_LINES, 'crowded');
  expectRetry(await spendAll(ask, 101));
  expect((await quote(newAddress(), 1, 'crowded')).status).toBe(429);
  expect((await quote(newAddress(), MOST_LINES, 'quiet')).status).toBe(404);
});

test('S-35 a quarter of what a provider and all have together is kept for those who ask for little', async () => {
  const greedy = [newAddress(), newAddress(), newAddress(), newAddress()];
  for (const address of greedy) await spendAll(() => quote(address, MOST_LINES, 'besieged'), 21);
  expect((await quote(greedy[0] ?? '', 1, 'besieged')).status).toBe(429);
  const patient = newAddress();
  for (let count = 0; count < 5; count += 1) expect((await quote(patient, 100, 'besieged')).status).toBe(404);
  expectRetry(await quote(patient, 100, 'besieged'));
  expect((await quote(newAddress(), 100, 'besieged')).status).toBe(404);
});

test('S-35 who has had all prices of a minute is refused before the list is read', async () => {
  const address = newAddress();
  await spendAll(() => quote(address, MOST_LINES, 'unread'), 21);
  const answer = await post(address, getQuoteList.path, { quoteAction: 'getQuoteList', mspID: 'unread', partList: 'not even JSON' });
  expectRetry(answer);
});

test('S-35 a burst of streams from many addresses is refused but for a few of each, and a newcomer gets his', async () => {
  const path = `/api/${watchConversion.path}?fileStatusAction=heatUpTheOil&internalFilename=${internalFilename}`;
  await using besieged = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
  const open = (address: string) => fetch(`${besieged.baseUrl}${path}`, { headers: { 'x-forwarded-for': address } });
  const crowd = Array.from({ length: 50 }, newAddress);
  const burst = await Promise.all(Array.from({ length: 1000 }, (_, index) => open(crowd[index % crowd.length] ?? '')));
  const refused = burst.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) expectRetry(response);
  expect((await open(newAddress())).status).toBe(200);
  await Promise.all(burst.map((response) => response.text()));
});

test('S-35 the pictures and streams of a visitor survive a 429 on calls, which says when to ask again', async () => {
  const address = newAddress();
  const list = () => post(address, getMaterialList.path, { partAction: 'getMaterialList', materialID: '-1', mspID: '1' });
  const refused = await spendAll(list, 1201);
  expectRetry(refused);
  expect((await get(address, `/img/${image}`)).status).toBe(200);
  const stream = await get(address, `/api/${watchConversion.path}?fileStatusAction=heatUpTheOil&internalFilename=${internalFilename}`);
  expect(await stream.text()).toContain('"status":"done"');
});

test('S-35 an IPv6 network of 64 bits counts as one address', async () => {
  const inOneNetwork = () => {
    addresses += 1;
    return quote(`2001:db8:1:2:${addresses.toString(16)}::1`, MOST_LINES);
  };
  expectRetry(await spendAll(inOneNetwork, 21));
  expect((await quote('2001:db8:1:3::1', MOST_LINES)).status).toBe(400);
});

test("S-35 the user pool's refusal says when to ask again, in the Cognito wire's form", async () => {
  const headers = {
    'content-type': USER_POOL_CONTENT_TYPE,
    [USER_POOL_TARGET_HEADER]: `${USER_POOL_TARGET_PREFIX}InitiateAuth`,
    'x-forwarded-for': newAddress(),
  };
  const answers: Response[] = [];
  for (let count = 0; count < 61; count += 1) answers.push(await fetch(`${server.baseUrl}/idp/`, { method: 'POST', headers, body: '{}' }));
  expect(answers.at(-2)?.headers.get('retry-after')).toBeNull();
  const last = answers.at(-1);
  expect([last?.status, await last?.json()]).toEqual([400, expect.objectContaining({ __type: 'TooManyRequestsException' })]);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('S-35 a guesser of names is told when to ask again', async () => {
  const address = newAddress();
  expectRetry(await spendAll(() => get(address, '/img/AAAAAAAAAAAAAAAAAAAAAA.webp'), 61));
});

test('S-35 more lines than a request takes are refused in words', async () => {
  const answers = [await quote(newAddress(), MOST_LINES + 1), await submit(newAddress(), MOST_LINES + 1)];
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      success: false,
      error: expect.stringMatching(/takes at most 500 .*Please .* separately|second request/),
    });
  }
});
