import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { WebConfig } from '#contract/web-config.ts';
import { adoptConfig } from '#web/api/calls/load-config.ts';
import { type EntryState, memoryEntries } from '#web/navigation/entries.ts';
import { ROUTE_PATHS } from '#web/navigation/route-paths.ts';
import { createRouter, type Layer } from '#web/navigation/router.ts';
import { RouterView } from '#web/navigation/router-view.tsx';
import { LoadFailure } from '#web/routes/load-failure.tsx';
import { readCall, tellRefusal } from '#web/testing/read-call.ts';

/** What a stubbed call is asked: its fields as text. */
export type StubbedFields = Readonly<Record<string, string>>;
/** The answer's body, or a Response for another status than 200. */
type StubbedCall = (fields: StubbedFields) => unknown;

/** Answers every call of the page under test by its name, for instance 'getQuoteList'. */
export function stubCalls(calls: Readonly<Record<string, StubbedCall>>): void {
  globalThis.fetch = async (address, init) => {
    const form = readCall(String(address), init);
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    const call = Object.values(fields)
      .map((value) => (Object.hasOwn(calls, value) ? calls[value] : undefined))
      .find((found) => found !== undefined);
    const answer = call === undefined ? new Response('{}', { status: 404 }) : await call(fields);
    if (!(answer instanceof Response)) return Response.json(answer);
    return answer.ok ? answer : Response.json(tellRefusal(form, answer.status, await answer.json().catch(() => ({}))), answer);
  };
}

/** Renders one page at its route, with every other route a stand-in, and resolves to where the app is. `config` goes on top of the tests', `state` is what came along. */
export async function renderPage(
  page: () => ReactNode,
  name: keyof typeof ROUTE_PATHS,
  config: Partial<WebConfig> = {},
  state: EntryState = {},
): Promise<{ address: () => string; state: () => EntryState }> {
  adoptConfig({
    appName: 'QuickQuote',
    logoURL: null,
    buildMode: 'production',
    releaseType: 'alpha',
    apiBase: 'http://localhost/api/',
    traces: false,
    imageBase: 'http://localhost/img/',
    cadServer: 'http://localhost/cad/',
    identity: { endpoint: '/idp/', clientId: '', region: '', userPoolId: '' },
    postAuthRoute: 'msp/home',
    signUp: 'open',
    receipts: 'full',
    isInstant: true,
    filesStay: false,
    ordersAtOnce: false,
    storefront: null,
    keepPartsDays: null,
    uploadsResume: false,
    links: { terms: '#terms', privacy: '#privacy', support: 'mailto:support@example.com', signUpForm: '#form', site: '#site' },
    ...config,
  });
  const layerOf = (path: string): Layer => (path === ROUTE_PATHS[name] ? page : () => null);
  const router = createRouter({
    routes: Object.fromEntries(Object.values(ROUTE_PATHS).map((path) => [path, { layers: [async () => layerOf(path)] }])),
    frame: ({ children }) => children,
    notFound: async () => () => null,
    onLoss: (cause) => Promise.reject(cause),
    entries: memoryEntries(`/app${ROUTE_PATHS[name]}`, state),
  });
  await router.load();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterView router={router} failure={LoadFailure} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { address: () => router.location.href, state: () => router.location.state };
}
