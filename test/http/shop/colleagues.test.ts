import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOnRequest } from '#contract/api/desk/act-on-request.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { acceptInvitation } from '#contract/api/team/accept-invitation.ts';
import { changeRole } from '#contract/api/team/change-role.ts';
import { getColleagues } from '#contract/api/team/get-colleagues.ts';
import { inviteColleague } from '#contract/api/team/invite-colleague.ts';
import { leaveProvider } from '#contract/api/team/leave-provider.ts';
import { removeColleague } from '#contract/api/team/remove-colleague.ts';
import { showInvitation } from '#contract/api/team/show-invitation.ts';
import { withdrawInvitation } from '#contract/api/team/withdraw-invitation.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { callServer } from '#test/support/api-client.ts';
import { addUser, createPoolCalls } from '#test/support/pool-user.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let owner: Awaited<ReturnType<typeof addUser>>;
beforeAll(async () => {
  server = await startTestApp();
  owner = await addUser(server);
});
afterAll(() => server.close());

async function ask(call: Call, user: { readonly accessToken: string } | null, fields: Readonly<Record<string, unknown>> = {}) {
  const { status, body } = await callServer(server.baseUrl, call, fields, user === null ? undefined : `Bearer ${user.accessToken}`);
  return { status, ...JSON.parse(JSON.stringify(body)) };
}

/** The secret in the last invitation that an address got. */
async function readSecret(email: string): Promise<string> {
  await expect
    .poll(() => server.mailer.sent.filter(({ to, subject }) => to === email && subject.startsWith('You are invited')).length)
    .toBeGreaterThan(0);
  const mail = server.mailer.sent.findLast(({ to, subject }) => to === email && subject.startsWith('You are invited'));
  return /\/app\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('DESK-13 an invited colleague joins by the mailed link, works, and is out at once when removed', async () => {
  const colleague = await addUser(server);
  expect(await ask(inviteColleague, owner, { email: colleague.email.toUpperCase(), role: 'member' })).toMatchObject({ status: 200 });
  expect(await ask(getColleagues, owner)).toMatchObject({
    colleagues: [{ sub: owner.sub, role: 'owner', isFounder: true, isYou: true }],
    invitations: [{ email: colleague.email, role: 'member', invitedBy: owner.email }],
  });
  const secret = await readSecret(colleague.email);
  expect(await ask(showInvitation, null, { secret })).toMatchObject({ status: 200, email: colleague.email, role: 'member' });
  expect(await ask(acceptInvitation, null, { secret })).toMatchObject({ status: 401 });
  const stranger = await addUser(server);
  expect(await ask(acceptInvitation, stranger, { secret })).toMatchObject({
    status: 403,
    error: expect.stringContaining('another address'),
  });
  expect(await ask(acceptInvitation, colleague, { secret })).toMatchObject({ status: 200, mspID: '1' });
  expect(await ask(acceptInvitation, colleague, { secret })).toMatchObject({ status: 404 });
  expect(await ask(getColleagues, colleague)).toMatchObject({
    colleagues: [{ name: owner.email }, { name: colleague.email, role: 'member', isFounder: false, isYou: true }],
    invitations: [],
  });

  expect(await ask(inviteColleague, colleague, { email: 'x@example.com', role: 'owner' })).toMatchObject({ status: 403 });
  expect(await ask(changeRole, owner, { sub: colleague.sub, role: 'owner' })).toMatchObject({ status: 200 });
  expect(await ask(inviteColleague, colleague, { email: 'x@example.com', role: 'member' })).toMatchObject({ status: 200 });
  expect(await ask(withdrawInvitation, colleague, { email: 'X@example.com' })).toMatchObject({ status: 200 });
  expect(await ask(removeColleague, colleague, { sub: owner.sub })).toMatchObject({ status: 400 });
  expect(await ask(changeRole, colleague, { sub: owner.sub, role: 'member' })).toMatchObject({ status: 400 });

  expect(await ask(removeColleague, owner, { sub: colleague.sub })).toMatchObject({ status: 200 });
  expect(await ask(getColleagues, colleague)).toMatchObject({ status: 401 });
  await expect(createPoolCalls(server.baseUrl).refresh(colleague.refreshToken)).rejects.toThrow('Invalid Refresh Token');
  expect(await ask(removeColleague, owner, { sub: colleague.sub })).toMatchObject({ status: 404 });
});

/** Somebody who has joined provider 1 by invitation. */
async function addColleague(role: 'owner' | 'member') {
  const colleague = await addUser(server);
  await ask(inviteColleague, owner, { email: colleague.email, role });
  expect(await ask(acceptInvitation, colleague, { secret: await readSecret(colleague.email) })).toMatchObject({ status: 200 });
  return colleague;
}

test.each(['member', 'owner'] as const)('DESK-13 S-38 a colleague who is %s leaves, and is out at once', async (role) => {
  const colleague = await addColleague(role);
  expect(await ask(leaveProvider, colleague)).toMatchObject({ status: 200 });
  expect(await ask(getColleagues, colleague)).toMatchObject({ status: 401 });
  await expect(createPoolCalls(server.baseUrl).refresh(colleague.refreshToken)).rejects.toThrow('Invalid Refresh Token');
  expect((await ask(getColleagues, owner)).colleagues).toHaveLength(1);
  expect((await server.records.audit.list(0, 1000)).at(-1)).toMatchObject({ action: 'member-removed', actor: colleague.sub });
});

test.each([
  ['is removed', (sub: string, _self: Awaited<ReturnType<typeof addUser>>) => ask(removeColleague, owner, { sub })],
  ['leaves', (_sub: string, self: Awaited<ReturnType<typeof addUser>>) => ask(leaveProvider, self)],
  ['is made a member', (sub: string) => ask(changeRole, owner, { sub, role: 'member' })],
])('S-46 nobody joins by an invitation of an owner who %s', async (_fate, end) => {
  const [second, accomplice] = [await addColleague('owner'), await addUser(server)];
  expect(await ask(inviteColleague, second, { email: accomplice.email, role: 'owner' })).toMatchObject({ status: 200 });
  const secret = await readSecret(accomplice.email);
  const waiting = async () =>
    (await ask(getColleagues, owner)).invitations.map(({ email, invitedBy }: Record<string, string>) => [email, invitedBy]);
  expect(await waiting()).toContainEqual([accomplice.email, second.email]);
  expect(await end(second.sub, second)).toMatchObject({ status: 200 });
  expect(await waiting()).not.toContainEqual([accomplice.email, expect.anything()]);
  expect(await ask(showInvitation, null, { secret })).toMatchObject({ status: 404 });
  expect(await ask(acceptInvitation, accomplice, { secret })).toMatchObject({ status: 404 });
  expect(await ask(getColleagues, accomplice)).toMatchObject({ status: 404 });
  await ask(removeColleague, owner, { sub: second.sub });
});

test('DESK-13 who founded a shop, who works for none and who is not signed in can not leave', async () => {
  const answer = await ask(leaveProvider, owner);
  expect([answer.status, answer.error]).toEqual([400, expect.stringContaining('You founded this shop')]);
  expect((await ask(getColleagues, owner)).colleagues).toMatchObject([{ sub: owner.sub, role: 'owner' }]);
  expect((await ask(leaveProvider, await addUser(server))).status).toBe(404);
  expect((await ask(leaveProvider, null)).status).toBe(401);
});

test('DESK-13 what is assigned to somebody who left is listed with what is assigned to nobody', async () => {
  const colleague = await addColleague('member');
  const part = newPart();
  await server.records.parts.add(part);
  const [theirs, open] = [newRfq({}, part.id), newRfq({}, part.id)];
  for (const rfq of [theirs, open]) await server.records.rfqs.add(rfq, []);
  const act = { type: 'assigned', to: colleague.sub };
  expect(await ask(actOnRequest, owner, { requestID: theirs.id, version: 1, act })).toMatchObject({ status: 200 });
  const list = async (filter: object) => {
    const { requests } = await ask(listRequests, owner, { ...filter });
    return new Map(requests.map((card: { requestID: string; assignee: string | null }) => [card.requestID, card.assignee]));
  };
  expect((await list({ assignee: colleague.sub })).get(theirs.id)).toBe(colleague.email);
  expect([...(await list({ isUnassigned: true })).keys()]).toEqual([open.id]);
  await ask(leaveProvider, colleague);
  const unassigned = await list({ isUnassigned: true });
  expect([unassigned.get(theirs.id), unassigned.get(open.id)]).toEqual(['a former colleague', null]);
});

test('DESK-13 an invitation expires, and one to no address is refused at its field', async () => {
  const colleague = await addUser(server);
  await ask(inviteColleague, owner, { email: colleague.email, role: 'member' });
  const secret = await readSecret(colleague.email);
  server.clock.advance(7 * 86_400_000);
  expect(await ask(showInvitation, null, { secret })).toMatchObject({ status: 404 });
  server.clock.advance(-7 * 86_400_000);
  expect(await ask(inviteColleague, owner, { email: 'nobody', role: 'member' })).toMatchObject({
    status: 400,
    formDataValidationErrorList: { email: 'ERROR_INVALID_EMAIL' },
  });
});

test('DESK-13 nobody is mailed more than five invitations within the hour', async () => {
  const fields = { email: 'often@example.com', role: 'member' };
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push((await ask(inviteColleague, owner, fields)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test('DESK-13 the secret of an invitation is nowhere in the records', async () => {
  const colleague = await addUser(server);
  await ask(inviteColleague, owner, { email: colleague.email, role: 'member' });
  const secret = await readSecret(colleague.email);
  const kept = [
    await server.records.members.listInvitations('1', server.clock.now()),
    await server.records.outbox.listDue(new Date('9999-12-31'), 1000),
  ];
  expect(JSON.stringify(kept)).toContain(colleague.email);
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('DESK-13 a request is assigned to a colleague, and to nobody who works elsewhere', async () => {
  const part = newPart();
  await server.records.parts.add(part);
  const rfq = newRfq({}, part.id);
  await server.records.rfqs.add(rfq, []);
  const stranger = await addUser(server);
  const assign = (sub: string | null) => ask(actOnRequest, owner, { requestID: rfq.id, version: 1, act: { type: 'assigned', to: sub } });
  expect(await assign(stranger.sub)).toMatchObject({ status: 400 });
  expect(await assign(owner.sub)).toMatchObject({
    status: 200,
    request: { life: { assignee: { sub: owner.sub, name: owner.email }, version: 2 } },
  });
  expect(await assign(null)).toMatchObject({ status: 412, error: expect.stringContaining(`${owner.email} assigned it meanwhile.`) });
});
