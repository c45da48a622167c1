import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimShop } from '#contract/api/shop/claim-shop.ts';
import { getDetails } from '#contract/api/shop/get-details.ts';
import { acceptInvitation } from '#contract/api/team/accept-invitation.ts';
import { getColleagues } from '#contract/api/team/get-colleagues.ts';
import { inviteColleague } from '#contract/api/team/invite-colleague.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import { failureText } from '#contract/schemas/failure.ts';
import { callServer } from '#test/support/api-client.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { addUser, CLIENT, createPoolCalls, newEmail, PASSWORD, readMailedCode, refusalOf, signInUser } from '#test/support/pool-user.ts';
import { succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const NOT_INVITED = [
  'NotAuthorizedException',
  'You can create an account here by invitation only. Please open the link in your invitation.',
];
/** A name that would turn the letters beside it around. */
const NAME = [
  { Name: 'given_name', Value: ' Ada\u202e ' },
  { Name: 'family_name', Value: 'Lovelace' },
  { Name: 'nickname', Value: 'The Countess' },
];
const codeOf = async ({ app }: TestApp) => (await app.findSetUpUrl())?.split('/').at(-1) ?? '';
const claim = (server: TestApp, token: string, code: string) => callServer(server.baseUrl, claimShop, { code }, `Bearer ${token}`);
const shopOf = async (server: TestApp, token: string) => succeed(await callServer(server.baseUrl, getDetails, {}, `Bearer ${token}`)).mspID;

/** Signs up with what lets somebody in; the code is mailed unless the answer says that none is needed. */
async function signUpWith(server: TestApp, ClientMetadata: Record<string, string>, email = newEmail()) {
  const pool = createPoolCalls(server.baseUrl);
  const answer = await pool.client.signUp({ ClientId: CLIENT, Username: email, Password: PASSWORD, UserAttributes: NAME, ClientMetadata });
  if (answer.UserConfirmed !== true) await pool.confirm(email, await readMailedCode(server, email));
  return { answer, email, ...(await signInUser(server, email)) };
}

describe('the set-up link', () => {
  let server: TestApp;
  let code: string;
  beforeEach(async () => {
    server = await startTestApp({ SIGN_UP: 'invited' });
    code = await codeOf(server);
    return () => server.close();
  });

  test('SHOP-01 it holds 256 bits, lets its bearer sign up, and makes the account the owner of provider 1', async () => {
    expect(await server.app.findSetUpUrl()).toBe(`${server.baseUrl}/app/setup/${code}`);
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    const { answer, accessToken, email } = await signUpWith(server, { setUp: code });
    expect(answer.UserConfirmed).toBe(false);
    expect(await shopOf(server, accessToken)).toBe('-1');
    expect(succeed(await claim(server, accessToken, code))).toEqual({ mspID: '1' });
    expect(await shopOf(server, accessToken)).toBe('1');
    const owner = await server.records.accounts.findByEmail(email);
    expect((await server.records.providers.find('1'))?.ownerSub).toBe(owner?.sub);
    const [entry] = (await server.records.audit.list(0, 100)).filter(({ action }) => action === 'member-joined');
    expect(entry).toMatchObject({ actor: owner?.sub, providerId: '1', objectId: owner?.sub });
  });

  test('SHOP-01 S-49 without it nobody signs up, however near the guess, and whoever is signed in does not own provider 1', async () => {
    const pool = createPoolCalls(server.baseUrl);
    const guesses = ['', 'x', `${code.slice(0, -1)}_`, `${code}a`, code.toLowerCase(), '1'];
    for (const setUp of guesses) {
      const request = { ClientId: CLIENT, Username: newEmail(), Password: PASSWORD, ClientMetadata: { setUp } };
      expect([setUp, await refusalOf(pool.client.signUp(request))]).toEqual([setUp, NOT_INVITED]);
    }
    expect(await refusalOf(pool.signUp(newEmail()))).toEqual(NOT_INVITED);
    expect(server.mailer.sent).toEqual([]);
    const { accessToken } = await signUpWith(server, { setUp: code });
    for (const guess of guesses.slice(1)) expect((await claim(server, accessToken, guess)).status).toBe(404);
    expect((await claim(server, 'no token', code)).status).toBe(401);
    expect((await server.records.providers.find('1'))?.ownerSub).toBeNull();
  });

  test('SHOP-01 used, it is dead: it signs nobody up and makes nobody an owner, and the server knows no other', async () => {
    const [owner, second] = [await signUpWith(server, { setUp: code }), await signUpWith(server, { setUp: code })];
    succeed(await claim(server, owner.accessToken, code));
    const late = await claim(server, second.accessToken, code);
    expect([late.status, late.ok ? '' : failureText(late.body)]).toEqual([404, expect.stringContaining('no longer valid')]);
    expect(await shopOf(server, second.accessToken)).toBe('-1');
    expect(await server.app.findSetUpUrl()).toBeNull();
    const request = { ClientId: CLIENT, Username: newEmail(), Password: PASSWORD, ClientMetadata: { setUp: code } };
    expect(await refusalOf(createPoolCalls(server.baseUrl).client.signUp(request))).toEqual(NOT_INVITED);
  });

  test('SHOP-01 of several who use it at once one owns the shop', async () => {
    const users = [await signUpWith(server, { setUp: code }), await signUpWith(server, { setUp: code })];
    const answers = await Promise.all(users.map(({ accessToken }) => claim(server, accessToken, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('SHOP-01 until it is used every start knows the same link; the link of another database opens nothing here', async () => {
    expect(await codeOf(server)).toBe(code);
    await using other = await startTestApp({ SIGN_UP: 'invited', ACCOUNT_KEY_FILE: `${server.dataFolder}/account-key.pem` });
    const first = await other.records.rateCards.findVersion('1', 1);
    expect(first?.at).not.toEqual((await server.records.rateCards.findVersion('1', 1))?.at);
    expect(await codeOf(other)).not.toBe(code);
  });

  test('S-49 an account without a shop opens none, and saves nothing', async () => {
    const { accessToken } = await signUpWith(server, { setUp: code });
    const answer = await callServer(server.baseUrl, registerMsp, { mspDetails: composeDetails() }, `Bearer ${accessToken}`);
    expect([answer.status, answer.ok ? '' : failureText(answer.body)]).toEqual([403, expect.stringContaining('no further shops')]);
    expect(await server.records.providers.find('2')).toBeNull();
    expect((await server.records.providers.find('1'))?.isRegistered).toBe(false);
  });
});

test('SHOP-01 with open sign-up a stranger who comes first owns a shop of his own at most, never provider 1', async () => {
  await using server = await startTestApp({ SIGN_UP: 'open' });
  const stranger = await signUpWith(server, {});
  const saved = await callServer(server.baseUrl, registerMsp, { mspDetails: composeDetails() }, `Bearer ${stranger.accessToken}`);
  expect(succeed(saved).mspURL).toMatch(/msp_id=2$/);
  expect((await server.records.providers.find('1'))?.ownerSub).toBeNull();
  // Whoever has a shop leaves the link to others.
  expect((await claim(server, stranger.accessToken, await codeOf(server))).status).toBe(409);
  const owner = await signUpWith(server, {});
  succeed(await claim(server, owner.accessToken, await codeOf(server)));
  expect(await shopOf(server, owner.accessToken)).toBe('1');
});

test('SHOP-01 with accounts kept elsewhere the link is taken after signing in, and calls alone make no owner', async () => {
  const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: token }) };
  await using elsewhere = await startTestApp({}, { identity });
  expect(await Promise.all(['x', 'y', 'z'].map((token) => shopOf(elsewhere, token)))).toEqual(['-1', '-1', '-1']);
  succeed(await claim(elsewhere, 'y', await codeOf(elsewhere)));
  expect(await Promise.all(['x', 'y', 'z'].map((token) => shopOf(elsewhere, token)))).toEqual(['-1', '1', '-1']);
});

describe('who was invited', () => {
  let server: TestApp;
  let owner: string;
  beforeAll(async () => {
    server = await startTestApp({ SIGN_UP: 'invited' });
    const first = await signUpWith(server, { setUp: await codeOf(server) });
    succeed(await claim(server, first.accessToken, await codeOf(server)));
    owner = first.accessToken;
  });
  afterAll(() => server.close());

  const invite = async (email: string) => {
    succeed(await callServer(server.baseUrl, inviteColleague, { email, role: 'member' }, `Bearer ${owner}`));
    await expect.poll(() => server.mailer.sent.some(({ to }) => to === email)).toBe(true);
    const text = server.mailer.sent.findLast(({ to }) => to === email)?.text ?? '';
    return /\/app\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '';
  };

  test('S-49 DESK-13 signs up by the invitation, without a second code, and joins', async () => {
    const email = newEmail();
    const invitation = await invite(email);
    const { answer, accessToken } = await signUpWith(server, { invitation }, email.toUpperCase());
    expect([answer.UserConfirmed, answer.CodeDeliveryDetails]).toEqual([true, undefined]);
    expect(server.mailer.sent.filter(({ to }) => to === email)).toHaveLength(1);
    expect(succeed(await callServer(server.baseUrl, acceptInvitation, { secret: invitation }, `Bearer ${accessToken}`)).mspID).toBe('1');
    const { colleagues } = succeed(await callServer(server.baseUrl, getColleagues, {}, `Bearer ${accessToken}`));
    expect(colleagues.find(({ isYou }) => isYou)?.name).toBe('Ada Lovelace');
  });

  test('S-49 an invitation opens no account of another address, nor once it is withdrawn or made up', async () => {
    const email = newEmail();
    const invitation = await invite(email);
    const pool = createPoolCalls(server.baseUrl);
    const signUp = (Username: string, secret: string) =>
      refusalOf(pool.client.signUp({ ClientId: CLIENT, Username, Password: PASSWORD, ClientMetadata: { invitation: secret } }));
    expect(await signUp(newEmail(), invitation)).toEqual(NOT_INVITED);
    expect(await signUp(email, `${invitation.slice(0, -1)}!`)).toEqual(NOT_INVITED);
    await server.records.members.withdrawInvitation('1', email);
    expect(await signUp(email, invitation)).toEqual(NOT_INVITED);
  });

  test('S-49 with open sign-up an invitation to one address proves no other', async () => {
    await using open = await startTestApp({ SIGN_UP: 'open' });
    const { accessToken } = await addUser(open);
    const [invited, other] = [newEmail(), newEmail()];
    succeed(await callServer(open.baseUrl, inviteColleague, { email: invited, role: 'member' }, `Bearer ${accessToken}`));
    await expect.poll(() => open.mailer.sent.some(({ to }) => to === invited)).toBe(true);
    const invitation = /\/invitation\/([\w-]+)/.exec(open.mailer.sent.findLast(({ to }) => to === invited)?.text ?? '')?.[1] ?? '';
    expect((await signUpWith(open, { invitation }, other)).answer.UserConfirmed).toBe(false);
  });
});
