// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { getColleagues } from '#contract/api/team/get-colleagues.ts';
import { removeColleague } from '#contract/api/team/remove-colleague.ts';
import { getName } from '#contract/calls/get-name.ts';
import { useSessionStore } from '../stores/session-store.ts';
import { type FakeAnswer, stubServer } from '../testing/fake-server.ts';
import { useAction } from './use-action.ts';
import { useAnswers } from './use-answers.ts';
import { useApiPages } from './use-api-pages.ts';
import { useApiQuery } from './use-api-query.ts';

const NOBODY = { body: { success: true, colleagues: [], invitations: [] } };
const NAME = { body: { success: true, manufacturingServiceProviderName: 'Demo' } };
const DONE = { body: { success: true } };
let logged: MockInstance<typeof console.error>;

const signIn = (userID = 'ada@example.com') => useSessionStore.getState().setSession({ userID, accessToken: `token of ${userID}` });
const refusal = (status: number, error?: string): FakeAnswer => ({ status, body: error === undefined ? {} : { success: false, error } });

/** Answers what was asked so far: the action and the token. */
function stubCalls(answers: Readonly<Record<string, FakeAnswer>>) {
  const asked: (readonly [action: string, authorization: string | null])[] = [];
  stubServer({
    answer: ({ fields, authorization }) => {
      const action = [...fields].find(([name]) => name.endsWith('Action'))?.[1] as string;
      asked.push([action, authorization]);
      return answers[action] ?? refusal(404);
    },
  });
  return asked;
}

function render<T>(hook: () => T) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return renderHook(hook, { wrapper }).result;
}

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('GEN-04 a call that needs somebody is asked as whoever is signed in, one that is open to anyone as nobody', async () => {
  signIn();
  const asked = stubCalls({ getColleagues: NOBODY, getName: NAME });
  const hooks = render(() => [useApiQuery(getColleagues, {}), useApiQuery(getName, { mspID: '1' })] as const);
  await waitFor(() => expect(hooks.current.map(({ data }) => data)).toEqual([NOBODY.body, NAME.body]));
  expect(asked).toEqual([
    ['getColleagues', 'Bearer token of ada@example.com'],
    ['getName', null],
  ]);
});

test('GEN-04 signed out, nothing is asked that needs somebody; what another account was told is not shown', async () => {
  const asked = stubCalls({ getColleagues: NOBODY });
  const query = render(() => useApiQuery(getColleagues, {}));
  await Promise.resolve();
  expect(query.current).toMatchObject({ data: undefined, fetchStatus: 'idle' });
  act(() => signIn());
  await waitFor(() => expect(query.current.data).toEqual(NOBODY.body));
  act(() => signIn('zoe@example.com'));
  expect(query.current.data).toBeUndefined();
  await waitFor(() =>
    expect(asked.map(([, authorization]) => authorization?.split(' ').at(-1))).toEqual(['ada@example.com', 'zoe@example.com']),
  );
});

test('GEN-04 a question that fails is logged once; a refusal that is an answer is none', async () => {
  signIn();
  stubCalls({ getColleagues: refusal(500, 'down'), getName: refusal(404) });
  const known = { refusal: ({ isUnknown }: { readonly isUnknown?: true }) => (isUnknown ? 'nobody' : undefined) };
  const hooks = render(() => [useApiQuery(getColleagues, {}), useApiQuery(getName, { mspID: '1' }, known)] as const);
  await waitFor(() => expect(hooks.current[0].error?.failure).toMatchObject({ success: false, serverMessage: 'down' }));
  await waitFor(() => expect(hooks.current[1].data).toBe('nobody'));
  expect(logged.mock.calls).toEqual([['Error while fetching data from the server:Bad response from server', 'down']]);
});

test('GEN-04 an act is made as whoever is signed in, and is over when what it has changed is there', async () => {
  signIn();
  const asked = stubCalls({ getColleagues: NOBODY, removeColleague: DONE });
  const onDone = vi.fn();
  const hooks = render(() => ({
    query: useApiQuery(getColleagues, {}),
    action: useAction(removeColleague, { asksAgain: [getColleagues], onDone }),
  }));
  await waitFor(() => expect(hooks.current.query.isSuccess).toBe(true));
  await act(async () => expect(await hooks.current.action.run({ sub: 'grace' })).toEqual(DONE.body));
  expect(asked.map(([action]) => action)).toEqual(['getColleagues', 'removeColleague', 'getColleagues']);
  expect(asked[1]?.[1]).toBe('Bearer token of ada@example.com');
  expect(onDone.mock.calls).toEqual([[DONE.body, { sub: 'grace' }]]);
  await waitFor(() => expect(hooks.current.action).toMatchObject({ isPending: false, failure: null, problem: null }));
});

test.each([
  ['in the words of the server', refusal(404, 'Nobody of that name works here.'), 'Nobody of that name works here.'],
  ['in our own where it has none', refusal(500), 'Not done.'],
  ['of an expired sign-in in ours', refusal(401, 'Unauthorized'), 'Please sign in.'],
])('GEN-04 an act that fails is logged once and told %s, until dismissed', async (_name, answer, problem) => {
  signIn();
  stubCalls({ removeColleague: answer });
  const action = render(() => useAction(removeColleague, { words: { needsSignIn: 'Please sign in.', noAnswer: 'Not done.' } }));
  await act(async () => expect(await action.current.run({ sub: 'grace' })).toMatchObject({ success: false }));
  await waitFor(() => expect(action.current).toMatchObject({ isPending: false, problem }));
  expect(logged).toHaveBeenCalledTimes(1);
  act(() => action.current.dismiss());
  await waitFor(() => expect(action.current.problem).toBeNull());
});

test('GEN-04 a second press while the first is under way does nothing; a third after it does', async () => {
  signIn();
  const asked = stubCalls({ removeColleague: DONE });
  const action = render(() => useAction(removeColleague));
  await act(async () => {
    const presses = [action.current.run({ sub: 'grace' }), action.current.run({ sub: 'grace' })];
    expect(await Promise.all(presses)).toEqual([DONE.body, null]);
    expect(asked).toHaveLength(1);
    await action.current.run({ sub: 'grace' });
  });
  expect(asked).toHaveLength(2);
});

test('GEN-04 signed out, an act is refused by the server, with no token made up', async () => {
  const asked = stubCalls({ removeColleague: refusal(401) });
  const action = render(() => useAction(removeColleague));
  await act(async () => expect(await action.current.run({ sub: 'grace' })).toMatchObject({ needsSignIn: true }));
  expect(asked).toEqual([['removeColleague', null]]);
});

test('GEN-04 what an act has changed can be noted, and a note of what nobody asked for is none', async () => {
  signIn();
  stubCalls({ getColleagues: NOBODY });
  const hooks = render(() => ({ query: useApiQuery(getColleagues, {}), answers: useAnswers() }));
  await waitFor(() => expect(hooks.current.query.data?.invitations).toEqual([]));
  const invitations = [{ email: 'joan@example.com', role: 'member' as const, invitedBy: '', expiresAt: '2026-11-30T10:00:00.000Z' }];
  act(() => hooks.current.answers.note(getColleagues, {}, (known) => ({ ...known, invitations })));
  await waitFor(() => expect(hooks.current.query.data?.invitations).toEqual(invitations));
  hooks.current.answers.note(getName, { mspID: '1' }, (known) => known);
  expect(hooks.current.answers.known(getName, { mspID: '1' })).toBeUndefined();
});

test('DESK-03 a list is asked for page by page, and stands until the next one is there only where that is alike', async () => {
  signIn();
  const ends: (string | null)[] = [];
  stubServer({
    answer: ({ fields }) => {
      ends.push(fields.get('cursor') as string | null);
      return { body: { success: true, clients: [], nextCursor: ends.length === 1 ? 'after-zoe' : null, hasRequests: true } };
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const hook = renderHook(
    (input: { by: 'person' | 'organization'; words?: string }) =>
      useApiPages(listClients, input, { enabled: true, isAlike: ({ by }) => by === input.by }),
    { wrapper, initialProps: { by: 'person' } },
  );
  await waitFor(() => expect(hook.result.current).toMatchObject({ hasNextPage: true }));
  await act(async () => void (await hook.result.current.fetchNextPage()));
  await waitFor(() => expect(hook.result.current).toMatchObject({ hasNextPage: false, data: { pages: [{}, {}] } }));
  expect(ends).toEqual([null, 'after-zoe']);
  hook.rerender({ by: 'person', words: 'zoe' });
  expect(hook.result.current).toMatchObject({ isPlaceholderData: true, data: { pages: [{}, {}] } });
  hook.rerender({ by: 'organization' });
  expect(hook.result.current).toMatchObject({ isPlaceholderData: false, data: undefined });
});
