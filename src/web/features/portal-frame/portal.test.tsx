// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { ADA, account, configurations, visit, visitAsAda } from '#test/support/portal-visit.ts';
import { changeShop } from '../../product/shop/shop.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { DOWN, NO_SHOP, stubPortalServer } from '../../testing/portal-server.ts';
import { samplePart } from '../../testing/sample-part.ts';
import { samplePricing } from '../../testing/sample-pricing.ts';
import { sampleConfiguration, sampleProfile } from '../../testing/sample-shop.ts';

const logged = visitAsAda();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /user menu/ }));

test("POR-01 POR-07 the sidebar has the user's name, the role and the pages, My Parts under the name of Models", async () => {
  stubPortalServer();
  await visit('/msp/parts');
  expect(screen.getByRole('button', { name: /user menu/ }).textContent).toContain(`${ADA}Manufacturing Service Provider`);
  const pages = within(screen.getByRole('navigation', { name: 'Portal' })).getAllByRole('link');
  expect(pages.map((page) => page.textContent)).toEqual([
    'Home',
    'Dashboard',
    'Models',
    'Orders',
    'Invoices',
    'Clients',
    'My Materials',
    'Pricing',
    'Profile',
    'Colleagues',
  ]);
  expect(pages.find((page) => page.getAttribute('aria-current') === 'page')?.textContent).toBe('Models');
  expect(await heading('My Parts')).toBeDefined();
});

test.each([
  ['trade', 'Orders'],
  ['desk-settings', 'Orders'],
  ['business', 'Invoices'],
  ['material-configurator', 'My Materials'],
  ['storefront', 'Profile'],
])('POR-01 the sidebar of %s, which has no entry of its own, marks %s, from where it is reached', async (page, entry) => {
  stubPortalServer();
  await visit(`/msp/${page}`);
  const marked = within(screen.getByRole('navigation', { name: 'Portal' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[entry, 'true']]);
});

test.each([
  ['storage', /^The server's disk is full\. Customers can't upload files or send requests/],
  ['descriptors', /^The server is overloaded\. Customers can't upload files or send requests/],
])('S-39 the portal says in plain words when the server is short of %s, until it is not', async (shortage, words) => {
  stubPortalServer({}, ['mailer', shortage]);
  await visit('/msp/home');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  stubPortalServer();
  // As when the person comes back to the page.
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  focusManager.setFocused(undefined);
});

test('POR-02 the placeholders say that they are work in progress, each in its own words; Home is none', async () => {
  stubPortalServer();
  const router = await visit('/msp/wip');
  const said: string[] = [];
  for (const page of ['wip', 'dashboard', 'orders', 'clients'] as const) {
    await act(() => router.navigate({ to: `/msp/${page}` }));
    await heading(page === 'wip' ? 'Work in progress' : page.slice(0, 1).toUpperCase() + page.slice(1));
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Work in progress'));
    said.push(screen.getByRole('main').textContent ?? '');
  }
  expect(said.every((words) => words.includes('Work in progress'))).toBe(true);
  expect(new Set(said).size).toBe(4);
});

test.each(['dashboard', 'orders', 'clients'])('POR-02 SHOP-04 without a shop the placeholder of %s says how to open one', async (page) => {
  stubPortalServer({ getDetails: NO_SHOP });
  await visit(`/msp/${page}`);
  expect(await screen.findByText('Work in progress')).toBeDefined();
  const opening = await screen.findByText('Open your shop');
  expect(
    within(opening.parentElement ?? opening)
      .getByRole('link', { name: 'Profile' })
      .getAttribute('href'),
  ).toBe('/app/msp/profile');
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
  await waitFor(() => expect(router.location.pathname).toBe('/signin'));
  expect(useSessionStore.getState().accessToken).toBe('');
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer token', 'Bearer token', 'Bearer token']);
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

test('POR-04 the parts are rows that can be neither selected nor removed', async () => {
  const asked = stubPortalServer({
    getPartList: { success: true, partList: [samplePart(), samplePart({ id: 'p2', filename: 'lid.stl' })] },
  });
  await visit('/msp/parts');
  const list = await screen.findByRole('table', { name: 'My Parts' });
  expect(within(list).getAllByRole('rowheader')).toHaveLength(2);
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
  stubPortalServer({ getPartList: DOWN });
  await visit('/msp/parts?msp_id=13');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(logged()).toContain('Error while fetching part list from the server.');
  expect(screen.queryByText('No Data')).toBeNull();
  stubPortalServer({ getPartList: { success: true, partList: [samplePart()] } });
  await userEvent.click(again);
  expect(await screen.findByRole('rowheader')).toBeDefined();
});

test('POR-06 a user without a provider is told how to become one, and nothing is asked for', async () => {
  const asked = stubPortalServer({ getDetails: NO_SHOP });
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

test('SHOP-04 POR-08 turning instant quotes off is asked about; turning them on is not', async () => {
  changeShop({ profile: sampleProfile({ generateInstantQuotes: true }) });
  stubPortalServer();
  await visit('/msp/profile');
  const toggle = await screen.findByRole('switch', { name: 'Instant quotes' });
  await userEvent.click(toggle);
  expect((toggle as HTMLInputElement).checked).toBe(true);
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn instant quotes off?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep them on' }));
  expect(account().profile?.generateInstantQuotes).toBe(true);
  await userEvent.click(toggle);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(account().profile?.generateInstantQuotes).toBe(false);
});

test('POR-09 that the list is empty is said in amber, before it is saved', async () => {
  changeShop({ configurations: [sampleConfiguration('fdm-pla')] });
  stubPortalServer();
  await visit('/msp/my-materials');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove PLA' }));
  const warning = (await screen.findAllByRole('alert')).find(({ textContent }) => textContent?.includes('Your list is empty'));
  expect(warning?.dataset['type']).toBe('warning');
});

test('POR-09 the configured materials are cards with ways to change and remove them, and one to add another', async () => {
  changeShop({ configurations: [sampleConfiguration('fdm-pla'), sampleConfiguration('fdm-abs')] });
  stubPortalServer();
  await visit('/msp/my-materials');
  const card = await screen.findByRole('article', { name: 'PLA' });
  expect(card.textContent).toMatch(/White.*Black.*As printed/);
  expect(screen.getByRole('link', { name: /Add Material/ }).getAttribute('href')).toBe('/app/msp/material-configurator');
  expect(screen.getByRole('link', { name: 'Edit PLA' }).getAttribute('href')).toBe('/app/msp/material-configurator?material=fdm-pla');
  await userEvent.click(screen.getByRole('button', { name: 'Remove PLA' }));
  expect(configurations()?.map(({ material }) => material.materialID)).toEqual(['fdm-abs']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(configurations()?.map(({ material }) => material.materialID)).toEqual(['fdm-pla', 'fdm-abs']);
});

describe('a process that the shop turned off', () => {
  const { processes } = DEMO_RATE_CARD;
  const card: RateCard = { ...DEMO_RATE_CARD, processes: { ...processes, SLS: { ...processes.SLS, offered: 'no' } } };
  const materialList = [sampleConfiguration('fdm-pla').material, sampleConfiguration('sls-pa12').material];

  test('POR-09 PRC-02 its materials are not among those on offer, and are kept for the day it is turned on', async () => {
    changeShop({ configurations: [sampleConfiguration('fdm-pla'), sampleConfiguration('sls-pa12')] });
    stubPortalServer({ getPricing: samplePricing({ card }) });
    await visit('/msp/my-materials');
    expect(await screen.findByText('1 material is not offered, because the process is turned off under Pricing.')).toBeDefined();
    expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual(['PLA']);
    expect(configurations()?.map(({ material }) => material.materialID)).toEqual(['fdm-pla', 'sls-pa12']);
  });

  test('CFG-01 PRC-02 its materials can’t be chosen in the configurator', async () => {
    stubPortalServer({ getPricing: samplePricing({ card }), getMaterialList: { success: true, materialList } });
    await visit('/msp/material-configurator');
    expect(await screen.findByRole('radio', { name: /PLA/ })).toBeDefined();
    expect(screen.queryByRole('radio', { name: /PA 12|PA12/ })).toBeNull();
  });
});
