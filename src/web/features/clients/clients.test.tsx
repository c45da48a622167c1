// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NO_CLIENT_TERMS } from '#domain/desk/client-terms.ts';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { DOWN, stubPortalServer } from '../../testing/portal-server.ts';
import { sampleCard, sampleClient } from '../../testing/sample-desk.ts';

visitAsAda();

const ID = sampleClient().clientID;

const LIST = { clients: [sampleClient()], nextCursor: null, hasRequests: true };
const ONE = {
  success: true,
  client: sampleClient(),
  requests: [sampleCard()],
  terms: NO_CLIENT_TERMS,
  note: 'Pays late',
  revision: 4,
  isOwner: true,
};

// First, since answers are kept from one visit to the next.
test.each([
  ['/msp/clients', 'The clients could not be loaded.', 'Loading clients'],
  ['/msp/invoices', 'The invoices could not be loaded.', 'Loading the invoices'],
  ['/msp/parts', 'Your parts could not be loaded.', 'Loading your parts'],
])('DESK-12 POR-06 where a list did not load, %s says so, and not that it is still loading', async (path, failed, loading) => {
  stubPortalServer({ listClients: DOWN, listPapers: DOWN, getPartList: DOWN });
  await visit(path);
  expect(await screen.findByText(failed)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText(loading)).toBeNull();
});

test('DESK-12 clients are rows with their requests and sums, each leading to the person', async () => {
  const asked = stubPortalServer({ listClients: { ...LIST, nextCursor: 'after-zoe' } });
  await visit('/msp/clients');
  const table = within(await screen.findByRole('table', { name: 'Clients' }));
  const [header, row] = table.getAllByRole('row').map((each) => [...each.children].map(({ textContent }) => textContent));
  expect(header?.slice(2)).toEqual(['Requests', 'Orders', 'Last request', 'Quoted', 'Ordered']);
  expect(row?.slice(0, 4)).toEqual(['Zoëzoe@example.com', 'Omega', '3', '1']);
  expect(row?.slice(5)).toEqual(['$1,234.50', '$99.99']);
  expect(table.getByRole('link', { name: 'Zoë' }).getAttribute('href')).toBe(`/app/msp/clients/${ID}`);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(asked.filter(({ action }) => action === 'listClients')).toHaveLength(2));
  expect(asked.findLast(({ action }) => action === 'listClients')?.fields['cursor']).toBe('after-zoe');
});

test('DESK-12 they are searched and grouped by the address, and an organization leads to its people', async () => {
  const asked = stubPortalServer({ listClients: { ...LIST, clients: [sampleClient({ key: 'omega', peopleCount: 2 })] } });
  const router = await visit('/msp/clients?by=organization&words=om');
  const link = await screen.findByRole('link', { name: 'Omega' });
  expect(screen.getByText('2 people')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDefined();
  const groups = within(screen.getByRole('navigation', { name: 'Grouped by' })).getAllByRole('link');
  expect(groups.map((group) => group.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(asked.find(({ action }) => action === 'listClients')?.fields).toMatchObject({ by: 'organization', words: 'om' });
  await userEvent.click(link);
  await waitFor(() => expect(router.location.search).toEqual({ organization: 'omega' }));
  expect(await screen.findByText('Only people of Omega', {}, { timeout: 5000 })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'zoe');
  await waitFor(() => expect(router.location.search).toEqual({ organization: 'omega', words: 'zoe' }));
});

test('DESK-12 LOOK-08 a column that is pressed has the server order all of them, and stands in the address', async () => {
  const asked = stubPortalServer({ listClients: { ...LIST, nextCursor: 'after-zoe' } });
  const router = await visit('/msp/clients');
  const press = () => userEvent.click(screen.getByRole('button', { name: /^Ordered/ }));
  await screen.findByRole('table', { name: 'Clients' });
  await press();
  await waitFor(() => expect(router.location.search).toEqual({ order: 'ordered' }));
  await waitFor(() => expect(asked.findLast(({ action }) => action === 'listClients')?.fields).toMatchObject({ orderBy: 'ordered' }));
  await press();
  await waitFor(() => expect(router.location.search).toEqual({ order: '-ordered' }));
  await waitFor(() => expect(asked.findLast(({ action }) => action === 'listClients')?.fields).toMatchObject({ isDescending: 'true' }));
});

test('DESK-12 where nobody matches the page says where words are looked for', async () => {
  stubPortalServer({ listClients: { ...LIST, clients: [] } });
  await visit('/msp/clients?words=nobody');
  expect(await screen.findByText('No matches')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Clear the search' })).toBeDefined();
});

test('DESK-12 a person has facts, requests, and the way to all of them', async () => {
  stubPortalServer({ getClient: ONE });
  await visit(`/msp/clients/${ID}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoë' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'zoe@example.com' }).getAttribute('href')).toBe('mailto:zoe@example.com');
  expect(screen.getByRole('link', { name: 'See all 3 in Orders' }).getAttribute('href')).toMatch(new RegExp(`\\?client=${ID}$`));
  expect(screen.getByRole('table', { name: 'Requests and orders' })).toBeDefined();
});

test('DESK-12 DESK-02 a note is saved with the revision that was seen; where a colleague was quicker nothing is lost', async () => {
  const asked = stubPortalServer({ getClient: ONE, saveClientNote: { success: true, revision: 5 } });
  await visit(`/msp/clients/${ID}`);
  const field = await screen.findByRole('textbox', { name: 'What your colleagues should know' });
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await userEvent.type(field, ', call first');
  await userEvent.click(save);
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(asked.find(({ action }) => action === 'saveClientNote')?.fields).toMatchObject({
    note: 'Pays late, call first',
    revision: '4',
    terms: JSON.stringify(NO_CLIENT_TERMS),
  });
  stubPortalServer({
    getClient: { ...ONE, note: 'By a colleague', revision: 6 },
    saveClientNote: { status: 409, body: { success: false, error: 'A colleague has changed this note.' } },
  });
  await userEvent.type(field, '!');
  await userEvent.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('A colleague has changed this note.');
  expect(field).toHaveProperty('value', 'Pays late, call first!');
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByDisplayValue('By a colleague')).toBeDefined();
});

test('DESK-12 a person is deleted by whoever types the address, and only by an owner', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const asked = stubPortalServer({
    getClient: ONE,
    listClients: LIST,
    deleteClient: { success: true, removed: { requests: 3, parts: 0, files: 0, mails: 1 } },
  });
  const router = await visit(`/msp/clients/${ID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this person …' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^3 requests, 1 order with quotes/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(dialog.getByText('This is not the address.')).toBeDefined();
  expect(asked.some(({ action }) => action === 'deleteClient')).toBe(false);
  await userEvent.type(dialog.getByRole('textbox'), 'Zoe@Example.com{Enter}');
  await waitFor(() => expect(router.location.pathname).toBe('/msp/clients'));
  expect(asked.find(({ action }) => action === 'deleteClient')?.fields['clientID']).toBe(ID);
});

test('DESK-12 DESK-13 a member is told that only an owner deletes', async () => {
  stubPortalServer({ getClient: { ...ONE, isOwner: false } });
  await visit(`/msp/clients/${ID}`);
  expect(await screen.findByText('Only an owner can delete.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test('DESK-12 who is not known is said to be gone', async () => {
  stubPortalServer({ getClient: { status: 404, body: { success: false, error: 'Nothing is known.' } } });
  await visit('/msp/clients/nobody%40example.com');
  expect(await screen.findByText('This client could not be loaded. It may have been deleted.')).toBeDefined();
});
