// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '#web/routes/render-app.tsx';
import { configurationsOf, useMaterialConfigurationsStore } from '../../stores/material-configurations-store.ts';
import { accountOf, useOrganisationProfileStore } from '../../stores/organisation-profile-store.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { stubPortalServer } from '../../testing/portal-server.ts';
import { samplePart } from '../../testing/sample-part.ts';
import { sampleConfiguration, sampleProfile } from '../../testing/sample-provider.ts';
import { usePortalStore } from './provider/portal-store.ts';
import { composeDetails } from './provider/provider-details.ts';

const ADA = 'ada@example.com';
const account = () => accountOf(useOrganisationProfileStore.getState().accounts, ADA);
const configurations = () => configurationsOf(useMaterialConfigurationsStore.getState().lists, ADA);
let logged: readonly unknown[] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((message: unknown) => {
    logged = [...logged, message];
  });
  useSessionStore.getState().setSession({ userID: ADA, accessToken: 'token', expiresAtMs: Date.now() + 3_600_000 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useSessionStore.getState().clearSession();
  useOrganisationProfileStore.setState({ accounts: {} });
  useMaterialConfigurationsStore.setState({ lists: {} });
  usePortalStore.setState({ entry: 'loading', isSaving: false, outcome: null });
  localStorage.clear();
});

async function visit(path: string) {
  const router = await renderApp(`/app${path}`);
  await waitFor(() => expect(usePortalStore.getState().entry).not.toBe('loading'));
  return router;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /user menu/ }));

test("POR-01 POR-07 the sidebar has the user's name, the role and the pages, My Parts under the name of Models", async () => {
  stubPortalServer();
  await visit('/msp/parts');
  expect(screen.getByRole('button', { name: /user menu/ }).textContent).toContain(`${ADA}Manufacturing Service Provider`);
  const pages = within(screen.getByRole('navigation', { name: 'Portal' })).getAllByRole('link');
  expect(pages.map((page) => page.textContent)).toEqual(['Home', 'Dashboard', 'Models', 'Orders', 'Clients', 'My Materials', 'Profile']);
  expect(pages.find((page) => page.getAttribute('aria-current') === 'page')?.textContent).toBe('Models');
  expect(await heading('My Parts')).toBeDefined();
});

test('POR-02 the placeholders say that they are work in progress, each in its own words', async () => {
  stubPortalServer();
  const router = await visit('/msp/wip');
  const said: string[] = [];
  for (const page of ['wip', 'home', 'dashboard', 'orders', 'clients'] as const) {
    await act(() => router.navigate({ to: `/msp/${page}` }));
    await heading(page === 'wip' ? 'Work in progress' : page.slice(0, 1).toUpperCase() + page.slice(1));
    said.push(screen.getByRole('main').textContent ?? '');
  }
  expect(said.every((words) => words.includes('Work in progress'))).toBe(true);
  expect(new Set(said).size).toBe(5);
});

test('POR-03 NAV-11 the user menu offers Profile, My Materials, Save and Sign out, which ends the session', async () => {
  const asked = stubPortalServer();
  const router = await visit('/msp/parts?msp_id=5');
  await screen.findByText('No Data');
  await openMenu();
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Profile', 'My Materials', 'Save', 'Sign out']);
  expect(entries.slice(0, 2).map((entry) => entry.getAttribute('href'))).toEqual(['/app/msp/profile', '/app/msp/my-materials']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  expect(useSessionStore.getState().accessToken).toBe('');
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer token', 'Bearer token']);
});

test('POR-03 the arrow key opens the user menu at its first entry, and Escape gives the focus back', async () => {
  stubPortalServer();
  await visit('/msp/home');
  const trigger = await screen.findByRole('button', { name: /user menu/ });
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Sign out');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('POR-04 the parts are cards that can be neither selected nor removed', async () => {
  const asked = stubPortalServer({
    getPartList: { success: true, partList: [samplePart(), samplePart({ id: 'p2', filename: 'lid.stl' })] },
  });
  await visit('/msp/parts');
  const list = await screen.findByRole('list', { name: 'My Parts' });
  expect(within(list).getAllByRole('article')).toHaveLength(2);
  expect(within(list).queryByRole('checkbox')).toBeNull();
  expect(within(list).queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(asked.find(({ action }) => action === 'getPartList')).toMatchObject({ fields: { mspID: '7' }, authorization: 'Bearer token' });
});

test.each([
  ['/msp/parts?msp_id=9', '9'],
  ['/msp/parts?msp_id=-1', '1'],
  ['/msp/parts', '7'],
])('POR-06 %s asks for the parts of provider %s', async (path, mspID) => {
  const asked = stubPortalServer();
  await visit(path);
  await screen.findByText('No Data');
  expect(asked.filter(({ action }) => action === 'getPartList').map(({ fields }) => fields['mspID'])).toEqual([mspID]);
});

test('POR-06 a failed fetch is logged and counts as not loaded; trying again mends it', async () => {
  stubPortalServer({ getPartList: { status: 500, body: { success: false, error: 'down' } } });
  await visit('/msp/parts?msp_id=13');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(logged).toContain('Error while fetching part list from the server.');
  expect(screen.queryByText('No Data')).toBeNull();
  stubPortalServer({ getPartList: { success: true, partList: [samplePart()] } });
  await userEvent.click(again);
  expect(await screen.findByRole('article')).toBeDefined();
});

test('POR-06 a user without a provider is told how to become one, and nothing is asked for', async () => {
  const asked = stubPortalServer({ getDetails: { success: true, mspID: '-1', registered: false, mspDetails: null } });
  await visit('/msp/parts');
  expect(await screen.findByText('You have no quoting link yet')).toBeDefined();
  expect(asked.map(({ action }) => action)).toEqual(['getDetails']);
});

test('POR-08 what is typed is kept at once, and what is wrong is said when the field is left', async () => {
  stubPortalServer();
  await visit('/msp/profile');
  const website = await screen.findByRole('textbox', { name: /Website/ });
  await userEvent.type(website, 'example');
  expect(account().profile?.website).toBe('example');
  expect(screen.queryByText(/whole web address/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/whole web address/)).toBeDefined();
  expect(website.getAttribute('type')).toBe('url');
  expect(screen.getAllByRole('textbox').every((field) => field.hasAttribute('required'))).toBe(true);
  expect(screen.getByRole('textbox', { name: /Orders email/ }).getAttribute('type')).toBe('email');
  expect(screen.getByRole('textbox', { name: /Contact email/ }).getAttribute('type')).toBe('email');
});

test('POR-08 POR-10 instant quotes are off unless switched on, and both are explained', async () => {
  stubPortalServer();
  await visit('/msp/profile');
  const toggle = await screen.findByRole('switch', { name: 'Instant quotes' });
  expect((toggle as HTMLInputElement).checked).toBe(false);
  expect(screen.getByText(/every price carries an asterisk/)).toBeDefined();
  await userEvent.click(toggle);
  expect(account().profile?.generateInstantQuotes).toBe(true);
  expect(screen.getByText(/rate card at once/)).toBeDefined();
});

test('POR-09 the configured materials are cards with ways to change and remove them, and one to add another', async () => {
  useMaterialConfigurationsStore.getState().setConfigurations(ADA, [sampleConfiguration('pla'), sampleConfiguration('abs')]);
  stubPortalServer();
  await visit('/msp/my-materials');
  const card = await screen.findByRole('article', { name: 'PLA' });
  expect(card.textContent).toMatch(/white.*black.*As printed/);
  expect(screen.getByRole('link', { name: /Add Material/ }).getAttribute('href')).toBe('/app/msp/material-configurator');
  expect(screen.getByRole('link', { name: 'Edit PLA' }).getAttribute('href')).toBe('/app/msp/material-configurator?material=pla');
  await userEvent.click(screen.getByRole('button', { name: 'Remove PLA' }));
  expect(configurations()?.map(({ material }) => material.materialID)).toEqual(['abs']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(configurations()?.map(({ material }) => material.materialID)).toEqual(['pla', 'abs']);
});

const complete = () => {
  useOrganisationProfileStore.getState().changeAccount(ADA, { profile: sampleProfile() });
  useMaterialConfigurationsStore.getState().setConfigurations(ADA, [sampleConfiguration()]);
};

test('POR-10 Save in the user menu registers what is typed with the access token, and says where customers find it', async () => {
  complete();
  const asked = stubPortalServer({
    getDetails: { success: true, mspID: '-1', registered: false, mspDetails: null },
    registerMSP: { success: true, mspURL: 'https://quote.test/app/upload?msp_id=12' },
  });
  await visit('/msp/my-materials');
  expect(screen.getAllByText('Unsaved changes')).toHaveLength(1);
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save' }));
  expect((await screen.findByRole('link', { name: /\/app\/upload\?msp_id=12$/ })).closest('[role=status]')?.textContent).toContain('Saved');
  const saved = asked.find(({ action }) => action === 'registerMSP');
  expect(saved?.authorization).toBe('Bearer token');
  expect(JSON.parse(saved?.fields['mspDetails'] ?? '')).toEqual(composeDetails('-1', sampleProfile(), [sampleConfiguration()]));
  expect(account().mspID).toBe('12');
  expect(screen.getByText('All changes saved')).toBeDefined();
  expect((screen.getByRole('textbox', { name: 'Your quoting link' }) as HTMLInputElement).value).toMatch(/\/app\/upload\?msp_id=12$/);
});

test('POR-10 an incomplete profile is not sent; the fields to mend are named', async () => {
  complete();
  useOrganisationProfileStore.getState().changeAccount(ADA, { profile: sampleProfile({ website: '', ordersEmail: 'x' }) });
  const asked = stubPortalServer();
  const router = await visit('/msp/my-materials');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Website, Orders email');
  expect(asked.some(({ action }) => action === 'registerMSP')).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Complete your profile' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/msp/profile'));
  expect(await screen.findByText('Please enter the address of your website.')).toBeDefined();
});

test.each([
  ['a refusal with its reason', { status: 400, body: { success: false, error: 'The offer names a material we lack.' } }, /The offer names/],
  ['a failure without one', { status: 500, body: {} }, /please try again/],
])('POR-10 %s is logged and said, and nothing typed is lost', async (_case, registerMSP, words) => {
  complete();
  stubPortalServer({ registerMSP });
  await visit('/msp/profile');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Save' }))[0] as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(logged).toContain('Error while fetching data from the server:Bad response from server');
  expect([account().profile, account().published]).toEqual([sampleProfile(), null]);
});

test('POR-10 NAV-06 an expired sign-in leads to signing in again and back, with everything typed kept', async () => {
  complete();
  stubPortalServer({ registerMSP: { status: 401, body: { success: false, error: 'Please sign in first.' } } });
  const router = await visit('/msp/profile');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Save' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  expect(router.state.location.search).toEqual({ redirect: 'msp/profile' });
  expect(account().profile).toEqual(sampleProfile());
});

test('POR-03 whoever signs in next in the same browser finds nothing of the one before', async () => {
  complete();
  stubPortalServer();
  const router = await visit('/msp/my-materials');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('All changes saved');
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  stubPortalServer({ getDetails: { success: true, mspID: '-1', registered: false, mspDetails: null } });
  act(() =>
    useSessionStore.getState().setSession({ userID: 'bob@example.com', accessToken: 'other', expiresAtMs: Date.now() + 3_600_000 }),
  );
  await act(() => router.navigate({ to: '/msp/profile' }));
  expect(((await screen.findByRole('textbox', { name: /Organization name/ })) as HTMLInputElement).value).toBe('');
  expect(screen.queryByText(/^Saved/)).toBeNull();
  expect(account().profile).toEqual(sampleProfile());
});

const registered = (name: string, materialIDs: readonly string[]) => ({
  success: true,
  mspID: '7',
  registered: true,
  mspDetails: composeDetails(
    '7',
    sampleProfile({ name }),
    materialIDs.map((id) => ({ ...sampleConfiguration(id), colors: [] })),
  ),
});

test('POR-08 POR-09 on a new device the registered profile and materials are there', async () => {
  stubPortalServer({ getDetails: registered('From the server', ['pla']) });
  await visit('/msp/profile');
  expect(((await screen.findByRole('textbox', { name: /Organization name/ })) as HTMLInputElement).value).toBe('From the server');
  expect(screen.getAllByText('All changes saved')).toHaveLength(2);
  expect(configurations()).toEqual([{ ...sampleConfiguration('pla'), colors: [] }]);
});

test('POR-08 what was typed here since the last Save stays, whatever is registered', async () => {
  complete();
  stubPortalServer({ getDetails: registered('From the server', ['abs']) });
  await visit('/msp/profile');
  expect(account().profile?.name).toBe('Ada Makers');
  expect(configurations()).toEqual([sampleConfiguration('pla')]);
  expect(screen.getAllByText('Unsaved changes')).toHaveLength(2);
});

test('POR-10 an offer that could not be loaded is not overwritten by an empty one', async () => {
  useOrganisationProfileStore.getState().changeAccount(ADA, { profile: sampleProfile() });
  const asked = stubPortalServer({ getDetails: registered('x', ['pla']), getMaterialList: { status: 500, body: {} } });
  await visit('/msp/profile');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Save' }))[0] as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(asked.some(({ action }) => action === 'registerMSP')).toBe(false);
});
