// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ADA, account, configurations, visit, visitAsAda } from '#test/support/portal-visit.ts';
import { renderApp } from '#web/routes/render-app.tsx';
import { usePortalStore } from '../../product/shop/portal-store.ts';
import { saveShop } from '../../product/shop/settings/save-shop.ts';
import { changeShop, offerMaterial } from '../../product/shop/shop.ts';
import { composeDetails } from '../../product/shop/shop-details.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { changeShopDraft, readShopDraft } from '../../stores/shop-draft-store.ts';
import { NO_SHOP, stubPortalServer } from '../../testing/portal-server.ts';
import { sampleConfiguration, sampleProfile } from '../../testing/sample-shop.ts';

const logged = visitAsAda();
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /user menu/ }));

/** Lets no answer of the server through before it is called. */
function holdAnswers(): () => void {
  const answer = fetch;
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await held.promise;
    return answer(...request);
  });
  return held.resolve;
}

const signInAsBob = () =>
  useSessionStore.getState().setSession({ userID: 'bob@example.com', accessToken: 'other', expiresAtMs: Date.now() + 3_600_000 });
const OPENED = { success: true, mspURL: 'https://quote.test/app/upload?msp_id=12' };
/** Nothing is saved yet, and customers see this. */
const unsaved = (mspDetails: object) => ({ ...NO_SHOP, mspID: '1', mspDetails });
/** The shop of whoever is signed in, as the server has it. */
const registered = (name: string, configurations: Parameters<typeof composeDetails>[2] = [sampleConfiguration()], revision = 1) => ({
  ...{ success: true, mspURL: 'https://quote.test/app/upload?msp_id=7', mspID: '7', role: 'owner', registered: true, revision },
  mspDetails: composeDetails('7', sampleProfile({ name }), configurations),
});
const colorless = (materialID: string) => ({ ...sampleConfiguration(materialID), colors: [] });

const complete = () => {
  changeShop({ profile: sampleProfile() });
  changeShop({ configurations: [sampleConfiguration()] });
};

test('POR-10 Save in the user menu registers what is typed with the access token, and says where customers find it', async () => {
  complete();
  const asked = stubPortalServer({ getDetails: NO_SHOP, registerMSP: OPENED });
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
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Portal' })).getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(screen.queryByText(/^Saved\./)).toBeNull();
});

test('LOOK-01 the owner chooses one material that customers begin with, which is saved with the offer and kept when it is edited', async () => {
  complete();
  changeShop({ configurations: [sampleConfiguration(), sampleConfiguration('fdm-petg')] });
  const asked = stubPortalServer({ getDetails: NO_SHOP, registerMSP: OPENED });
  await visit('/msp/my-materials');
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  await userEvent.click(await box(/Customers begin with PLA:/));
  await userEvent.click(await box(/Customers begin with PETG:/));
  expect([(await box(/PLA:/)).checked, (await box(/PETG:/)).checked]).toEqual([false, true]);
  act(() => offerMaterial(sampleConfiguration('fdm-petg')));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ action }) => action === 'registerMSP')).toBe(true));
  const { availableMaterialList } = JSON.parse(asked.find(({ action }) => action === 'registerMSP')?.fields['mspDetails'] ?? '{}');
  expect(availableMaterialList.map(({ isDefault }: { isDefault?: boolean }) => isDefault)).toEqual([undefined, true]);
  expect(await screen.findByText('All changes saved')).toBeDefined();
});

test('POR-10 DESK-02 who saves over what a colleague has saved is told first, and may take that or insist', async () => {
  complete();
  stubPortalServer({ getDetails: registered('Before'), registerMSP: registered('Before') });
  await visit('/msp/my-materials');
  act(() => changeShop({ profile: sampleProfile({ name: 'Mine' }) }));
  const stale = { status: 412, body: { success: false, error: 'Somebody has saved the profile since.' } };
  const seen = (asked: ReturnType<typeof stubPortalServer>) =>
    asked.filter(({ action }) => action === 'registerMSP').map(({ fields }) => fields['revision']);
  const refused = stubPortalServer({ getDetails: registered('Theirs', undefined, 2), registerMSP: stale });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was overwritten');
  expect(seen(refused)).toEqual(['1']);
  expect(account().profile?.name).toBe('Mine');

  const asked = stubPortalServer({ getDetails: registered('Theirs', undefined, 4), registerMSP: registered('Mine') });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen(asked)).toEqual(['2']));
  expect(await screen.findByText('All changes saved')).toBeDefined();

  act(() => changeShop({ profile: sampleProfile({ name: 'Mine again' }) }));
  const again = stubPortalServer({ getDetails: registered('Theirs', undefined, 4), registerMSP: stale });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen(again)).toEqual(['3']));
  await userEvent.click(await screen.findByRole('button', { name: 'Show what is saved' }));
  await waitFor(() => expect(account().profile?.name).toBe('Theirs'));
  expect(await screen.findByText('All changes saved')).toBeDefined();
});

test('POR-10 DESK-02 what was typed on an earlier visit is not silently what replaces a colleague’s', async () => {
  complete();
  changeShopDraft(ADA, { basis: 0 });
  stubPortalServer({ getDetails: registered('Theirs') });
  await visit('/msp/my-materials');
  expect((await screen.findByRole('alert')).textContent).toContain('has saved the profile or the materials since');
  expect(account().profile).toEqual(sampleProfile());
});

test('POR-10 an incomplete profile is not sent; the fields to mend are named', async () => {
  complete();
  changeShop({ profile: sampleProfile({ website: '', ordersEmail: 'x' }) });
  const asked = stubPortalServer();
  const router = await visit('/msp/my-materials');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Website, Orders email');
  expect(asked.some(({ action }) => action === 'registerMSP')).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Complete your profile' }));
  await waitFor(() => expect(router.location.pathname).toBe('/msp/profile'));
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
  expect(logged()).toContain('Error while fetching data from the server:Bad response from server');
  expect([account().profile, account().published]).toEqual([sampleProfile(), null]);
});

test('POR-10 NAV-06 an expired sign-in leads to signing in again and back, with everything typed kept', async () => {
  complete();
  stubPortalServer({ registerMSP: { status: 401, body: { success: false, error: 'Please sign in first.' } } });
  const router = await visit('/msp/profile');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Save' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(router.location.pathname).toBe('/signin'));
  expect(router.location.search).toEqual({ redirect: 'msp/profile' });
  expect(readShopDraft(ADA).profile).toEqual(sampleProfile());
});

test('POR-03 whoever signs in next in the same browser finds nothing of the one before', async () => {
  complete();
  stubPortalServer();
  const router = await visit('/msp/my-materials');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('All changes saved');
  act(() => changeShop({ profile: sampleProfile({ name: 'Not saved yet' }) }));
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(router.location.pathname).toBe('/signin'));
  stubPortalServer({ getDetails: NO_SHOP });
  act(signInAsBob);
  await act(() => router.navigate({ to: '/msp/profile' }));
  expect(((await screen.findByRole('textbox', { name: /Organization name/ })) as HTMLInputElement).value).toBe('');
  expect(screen.queryByText(/^Saved/)).toBeNull();
  expect(readShopDraft(ADA).profile).toEqual(sampleProfile({ name: 'Not saved yet' }));
});

test('POR-08 POR-09 POR-10 an owner who has saved nothing begins with what customers see, and saving the profile changes nothing else', async () => {
  const offered = [sampleConfiguration('fdm-pla'), colorless('fdm-abs')];
  const live = composeDetails('1', sampleProfile({ name: 'Demo Manufacturing', generateInstantQuotes: true }), offered);
  const asked = stubPortalServer({ getDetails: unsaved(live) });
  await visit('/msp/profile');
  const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
  expect([(await field(/Organization name/)).value, (await field(/Website/)).value]).toEqual([
    'Demo Manufacturing',
    'https://makers.example.com',
  ]);
  // Nobody reads the demonstration's mail.
  expect([(await field(/Orders email/)).value, (await field(/Contact email/)).value]).toEqual([ADA, ADA]);
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  await userEvent.clear(await field(/Organization name/));
  await userEvent.type(await field(/Organization name/), 'Werkstatt Ada');
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  await screen.findByText(/^Saved/);
  const saved = JSON.parse(asked.find(({ action }) => action === 'registerMSP')?.fields['mspDetails'] ?? '{}');
  expect(saved.availableMaterialList).toEqual(live.availableMaterialList);
  expect(saved.preferences).toEqual({ generateInstantQuotes: true });
  expect(saved.manufacturingServiceProvider.name).toBe('Werkstatt Ada');
  expect(screen.queryByText(/offer no materials/)).toBeNull();
});

test('POR-08 what an owner has typed before stays when the rest is filled in with what customers see', async () => {
  changeShop({ profile: sampleProfile({ name: 'Typed' }) });
  const live = composeDetails('1', sampleProfile({ name: 'Demo' }), [sampleConfiguration('fdm-pla')]);
  stubPortalServer({ getDetails: unsaved(live) });
  await visit('/msp/profile');
  expect(account().profile?.name).toBe('Typed');
  expect(configurations()).toEqual([sampleConfiguration('fdm-pla')]);
});

test('POR-08 POR-09 on a new device the registered profile and materials are there', async () => {
  stubPortalServer({ getDetails: registered('From the server', [colorless('fdm-pla')]) });
  await visit('/msp/profile');
  expect(((await screen.findByRole('textbox', { name: /Organization name/ })) as HTMLInputElement).value).toBe('From the server');
  expect(screen.getAllByText('All changes saved')).toHaveLength(2);
  expect(configurations()).toEqual([colorless('fdm-pla')]);
});

test('POR-08 what was typed here since the last Save stays, whatever is registered', async () => {
  complete();
  stubPortalServer({ getDetails: registered('From the server', [colorless('fdm-abs')]) });
  await visit('/msp/profile');
  expect(account().profile?.name).toBe('Ada Makers');
  expect(configurations()).toEqual([sampleConfiguration('fdm-pla')]);
  expect(screen.getAllByText('Unsaved changes')).toHaveLength(2);
});

test('POR-10 an offer that could not be loaded is not overwritten by an empty one', async () => {
  changeShop({ profile: sampleProfile() });
  const asked = stubPortalServer({ getDetails: registered('x', [colorless('fdm-pla')]), getPricing: { status: 500, body: {} } });
  await visit('/msp/profile');
  expect(await screen.findByText('Your profile and materials could not be loaded.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  // Enter in a field sends the form.
  await userEvent.type(screen.getByRole('textbox', { name: /Organization name/ }), '{Enter}');
  expect(await screen.findByText(/saving now could overwrite it/)).toBeDefined();
  expect(asked.some(({ action }) => action === 'registerMSP')).toBe(false);
});

test.each(['/msp/profile', '/msp/my-materials'])(
  'POR-10 on a device that does not know what is registered, %s has nothing to save until that is loaded',
  async (path) => {
    stubPortalServer({ getDetails: { status: 500, body: {} } });
    await visit(path);
    await screen.findByText('Your profile and materials could not be loaded.');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Organization name/ })).toBeNull();
    stubPortalServer({ getDetails: registered('From the server', [colorless('fdm-pla')]) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByRole('button', { name: 'Save' })).length).toBeGreaterThan(0);
    expect(account().profile?.name).toBe('From the server');
  },
);

test('POR-10 while what is registered is still being loaded there is no Save', async () => {
  complete();
  const asked = stubPortalServer();
  const release = holdAnswers();
  await renderApp('/app/msp/my-materials');
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await saveShop();
  expect([usePortalStore.getState().outcome, asked]).toEqual([null, []]);
  release();
  await waitFor(() => expect(save.disabled).toBe(false));
});

test('POR-03 POR-10 who signs in while another Save is under way hears and gets nothing of it', async () => {
  complete();
  stubPortalServer();
  await visit('/msp/my-materials');
  const release = holdAnswers();
  const saving = saveShop();
  signInAsBob();
  release();
  await act(() => saving);
  expect(usePortalStore.getState()).toMatchObject({ isSaving: false, outcome: null });
  expect(account().published).toBeNull();
});

test('POR-09 CFG-04 a material is edited although the list of all materials cannot be loaded', async () => {
  complete();
  stubPortalServer({ getMaterialList: { status: 500, body: {} } });
  const router = await visit('/msp/material-configurator?material=fdm-pla');
  expect((await screen.findByRole('list', { name: 'Steps' })).textContent).toContain('PLA');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Black/ }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Continue' })[0] as HTMLElement);
  await screen.findByRole('checkbox', { name: /As printed/ });
  await userEvent.click(screen.getAllByRole('button', { name: 'Continue' })[0] as HTMLElement);
  await waitFor(() => expect(router.location.pathname).toBe('/msp/my-materials'));
  const { material, colors, finishes } = sampleConfiguration();
  expect(configurations()).toEqual([{ material, colors: colors.slice(0, 1), finishes }]);
});

test('POR-09 on a new device the configurator waits for what is registered, and never begins a list of its own', async () => {
  stubPortalServer({ getDetails: registered('x', [colorless('fdm-pla'), colorless('fdm-abs')]), getPricing: { status: 500, body: {} } });
  await visit('/msp/material-configurator?material=fdm-pla');
  await screen.findByText('Your profile and materials could not be loaded.');
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  stubPortalServer({ getDetails: registered('x', [colorless('fdm-pla'), colorless('fdm-abs')]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Choose the colors you offer' })).toBeDefined();
  expect(configurations()?.map(({ material }) => material.materialID)).toEqual(['fdm-pla', 'fdm-abs']);
});
