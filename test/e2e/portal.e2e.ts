import { expectRoute } from '#test/support/account-screens.ts';
import { readStore } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { expectNoFaultsInAnyColors } from '#test/support/page-faults.ts';
import {
  cardOf,
  chooseCards,
  chooseInUserMenu,
  configureMaterial,
  continueAtTop,
  createNewcomer,
  fillProfile,
  openPortal,
  PROFILE,
  seedSession,
} from '#test/support/provider.ts';

const PAGES = [
  'wip',
  'home',
  'dashboard',
  'orders',
  'clients',
  'profile',
  'my-materials',
  'material-configurator',
  'parts',
  'pricing',
  'colleagues',
  'desk-settings',
] as const;
// A page of the portal waits for several answers of the server, and a journey goes through many pages.
test.setTimeout(120_000);
const PLA = { material: 'PLA', colors: ['Black'], finishes: ['As printed'] };

test('POR-01 POR-02 POR-03 the sidebar leads to every page, and the user menu works by keyboard', async ({ page, server }) => {
  const account = await createNewcomer(server);
  await seedSession(page, account);
  await openPortal(page, 'home');
  const trigger = page.getByRole('button', { name: /user menu/ });
  await expect(trigger).toContainText(account.email);
  await expect(trigger).toContainText('Manufacturing Service Provider');
  const sidebar = page.getByRole('navigation', { name: 'Portal' });
  for (const [link, heading] of [
    ['Dashboard', 'Dashboard'],
    ['Models', 'My Parts'],
    ['Orders', 'Orders'],
    ['Clients', 'Clients'],
    ['My Materials', 'My Materials'],
    ['Pricing', 'Pricing'],
    ['Profile', 'Profile'],
    ['Home', 'Home'],
  ] as const) {
    await sidebar.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
    await expect(sidebar.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
  }
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await trigger.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectRoute(page, 'signin');
  expect(await readStore(page, 'sessionStore')).toMatchObject({ accessToken: '' });
});

test('CFG-01 CFG-02 CFG-03 the configurator goes on by Continue and back by its step headers', async ({ page, server }) => {
  await seedSession(page, await createNewcomer(server));
  const fetched: string[] = [];
  page.on('request', (request) => {
    const action = /get(Material|Color|Finish)List/.exec(request.postData() ?? '')?.[0];
    if (action !== undefined) fetched.push(action);
  });
  await openPortal(page, 'material-configurator');
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  const ways = page.getByRole('button', { name: 'Continue' });
  const expectWays = async (areOpen: boolean) => {
    await expect(ways).toHaveCount(2);
    for (const way of await ways.all()) await expect(way).toBeEnabled({ enabled: areOpen });
  };
  await expect(page.getByRole('group', { name: 'Choose a material' }).getByRole('radio')).not.toHaveCount(0);
  expect(await page.getByRole('group', { name: 'Choose a material' }).getByRole('radio').count()).toBeGreaterThanOrEqual(12);
  expect(fetched).toEqual(['getMaterialList']);
  await expectWays(false);
  await chooseCards(page, 'Choose a material', ['PLA']);
  await expectWays(true);
  await expect(steps.first()).toContainText('PLA');
  await expect.poll(() => fetched).toEqual(['getMaterialList', 'getColorList']);
  await ways.last().click();

  await expect(page.getByRole('heading', { name: 'Choose the colors you offer' })).toBeFocused();
  await expectWays(false);
  await chooseCards(page, 'Choose the colors you offer', ['Black', 'Red']);
  await expectWays(true);
  await expect(steps.nth(1)).toContainText(/Black.*Red/);
  await cardOf(page, 'Choose the colors you offer', 'Red').uncheck();
  await expect(steps.nth(1)).not.toContainText('Red');
  expect(fetched).toHaveLength(2);
  await ways.first().click();

  await expect.poll(() => fetched).toEqual(['getMaterialList', 'getColorList', 'getFinishList']);
  await chooseCards(page, 'Choose the finishes you offer', ['Sanded']);
  await expect(steps.nth(2)).toContainText('Sanded');

  await steps.nth(1).getByRole('button').click();
  await expect(cardOf(page, 'Choose the colors you offer', 'Black')).toBeChecked();
  await expect(steps.nth(2)).toContainText('Not chosen yet');
  await ways.first().click();
  await expect(cardOf(page, 'Choose the finishes you offer', 'Sanded')).not.toBeChecked();
  await steps.nth(0).getByRole('button').click();
  await expect(page.getByRole('group', { name: 'Choose a material' }).getByRole('radio', { checked: true })).toHaveCount(0);
  for (const step of await steps.all()) await expect(step).toContainText('Not chosen yet');
  await expectWays(false);
});

test('CFG-04 POR-09 a configuration is added to My Materials, changed and removed, and survives a reload', async ({ page, server }) => {
  const account = await createNewcomer(server);
  await seedSession(page, account);
  await openPortal(page, 'my-materials');
  await configureMaterial(page, PLA);
  await expectRoute(page, 'msp/my-materials');
  const card = page.getByRole('article', { name: 'PLA' });
  await expect(card).toContainText('Black');
  await card.getByRole('link', { name: 'Edit PLA' }).click();
  await expect(cardOf(page, 'Choose the colors you offer', 'Black')).toBeChecked();
  await chooseCards(page, 'Choose the colors you offer', ['Red']);
  await continueAtTop(page);
  await expect(cardOf(page, 'Choose the finishes you offer', 'As printed')).toBeChecked();
  await continueAtTop(page);
  await expect(card).toContainText(/Black.*Red/);
  await page.reload();
  await expect(card).toContainText('As printed');
  const stored = await readStore<{ drafts: Record<string, { configurations: { finishes: object[] }[] }> }>(page, 'shopDraftStore');
  expect(stored?.drafts[account.email]?.configurations[0]?.finishes).toMatchObject([{ name: 'As printed' }]);
  await card.getByRole('button', { name: 'Remove PLA' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
});

test.describe('My Parts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('POR-05 POR-07 without parts it gives the quoting link, and Copy reads Copied for 2.5 s', async ({ page, server }) => {
    await seedSession(page, await createNewcomer(server));
    await openPortal(page, 'profile');
    await fillProfile(page);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('All changes saved').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Models' }).click();
    const alert = page.getByRole('status').filter({ hasText: 'No Data' });
    await expect(alert).toContainText('Parts uploaded by users will be listed here.');
    await expect(alert).toContainText(/integrate QuickQuote with your website, or share your quoting link/);
    const link = alert.getByRole('textbox', { name: 'Your quoting link' });
    const address = await link.inputValue();
    expect(address).toMatch(new RegExp(`^${server.baseUrl}/app/upload\\?msp_id=\\w+$`));
    await expect(link).toHaveAttribute('readonly', '');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await alert.getByRole('button', { name: 'Copy' }).click();
    await expect(alert.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.clock.runFor(2400);
    await expect(alert.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(alert.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });
});

test('POR-08 POR-10 what is saved is there on another device, and an unfinished profile says what it lacks', async ({
  page,
  browser,
  server,
}) => {
  const account = await createNewcomer(server);
  await seedSession(page, account);
  await openPortal(page, 'profile');
  await fillProfile(page, { ...PROFILE, Website: 'makers.example.com' });
  await page.getByRole('switch', { name: 'Instant quotes' }).check();
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByRole('alert')).toContainText('Website');
  await expect(page.getByLabel('Website')).toBeFocused();
  await expect(page.getByText(/Please enter a whole web address/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Website')).toHaveValue('makers.example.com');
  await page.getByLabel('Website').fill('https://makers.example.com');
  await chooseInUserMenu(page, 'My Materials');
  await configureMaterial(page, PLA);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  const elsewhere = await browser.newPage();
  await seedSession(elsewhere, account);
  await openPortal(elsewhere, 'my-materials');
  await expect(elsewhere.getByRole('article', { name: 'PLA' })).toContainText(/Black.*As printed/);
  await expect(elsewhere.getByText('All changes saved')).toBeVisible();
  await elsewhere.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Profile' }).click();
  for (const [label, value] of Object.entries(PROFILE)) await expect(elsewhere.getByLabel(label)).toHaveValue(value);
  await expect(elsewhere.getByRole('switch', { name: 'Instant quotes' })).toBeChecked();
  await elsewhere.close();
});

test('POR-01 CFG-01 the portal has no faults against WCAG 2.2 AA that a program can find', async ({ page, server }) => {
  test.setTimeout(240_000);
  await seedSession(page, await createNewcomer(server));
  await openPortal(page, 'my-materials');
  await configureMaterial(page, PLA);
  for (const name of PAGES) {
    await openPortal(page, name);
    await page.waitForLoadState('networkidle');
    await expectNoFaultsInAnyColors(page);
  }
});
