import type { Page } from '@playwright/test';
import { readCode } from '#test/support/account.ts';
import { expectRoute, joinAs, newEmail } from '#test/support/account-screens.ts';
import { chooseOffers, expectParts, goToQuotes, pickFiles } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { fixturePath } from '#test/support/project.ts';
import { type ConfiguredMaterial, chooseInUserMenu, claimFirstProvider, configureMaterial, fillProfile } from '#test/support/provider.ts';

const OFFER: readonly ConfiguredMaterial[] = [
  { material: 'PLA', colors: ['Black', 'Red'], finishes: ['As printed'] },
  { material: 'Standard resin', colors: ['White'], finishes: ['As printed', 'Sanded'] },
];

test('POR-08 POR-09 POR-10 POR-11 CFG-04 what a provider registers is what customers get, and what they upload is in My Parts', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(150_000);
  await claimFirstProvider(server);
  const email = newEmail();
  await joinAs(page, email);
  await page.getByLabel('Confirmation code').fill(await readCode(server.dataDir, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectRoute(page, 'msp/home');
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await fillProfile(page);
  await chooseInUserMenu(page, 'My Materials');
  for (const configured of OFFER) await configureMaterial(page, configured);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await chooseInUserMenu(page, 'Save');
  await expect(page.getByText('All changes saved')).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Your quoting link' }).inputValue();
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/app\/upload\?msp_id=(?!-1|1$)\w+$/);
  await expect(page.getByRole('status').getByRole('link', { name: link })).toBeVisible();

  const customer = await browser.newPage();
  await customer.goto(link);
  await expect(customer.getByText('You are requesting a quote from Ada Makers')).toBeVisible();
  await pickFiles(customer, [fixturePath('bracket.step')]);
  await expectParts(customer, ['bracket.step']);
  await customer.getByRole('link', { name: 'Continue' }).click();
  for (const { material, colors, finishes } of OFFER) {
    await expectOffers(
      customer,
      'material',
      OFFER.map((configured) => configured.material),
    );
    await choose(customer, 'material', material);
    await chooseAmong(customer, 'color', colors);
    await chooseAmong(customer, 'finish', finishes);
    await customer.getByRole('button', { name: 'Change material' }).click();
  }
  await chooseOffers(customer);
  await goToQuotes(customer);
  await expect(customer.getByText('(not an instant quote)').first()).toBeAttached();
  await customer.close();

  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Models' }).click();
  const part = page.getByRole('table', { name: 'My Parts' }).getByRole('rowgroup', { name: /./ });
  await expect(part).toHaveCount(1);
  await expect(part).toContainText('bracket.step');
  await expect(part.getByRole('button', { name: /3D View/ })).toBeVisible();
});

type Step = 'material' | 'color' | 'finish';

/** The first of what a step is to offer; one that is alone is taken by itself. */
async function chooseAmong(page: Page, step: Step, names: readonly string[]): Promise<void> {
  if (names.length > 1) {
    await expectOffers(page, step, names);
    await choose(page, step, names[0] ?? '');
  }
  await expect(page.getByRole('region', { name: step === 'color' ? 'Color' : 'Finish' })).toContainText(names[0] ?? '');
}

async function expectOffers(page: Page, step: Step, names: readonly string[]): Promise<void> {
  const group = page.getByRole('radiogroup', { name: `Choose a ${step}` });
  for (const name of names) await expect(group.getByText(name, { exact: true })).toBeVisible();
  await expect(group.getByRole('radio')).toHaveCount(names.length);
}

async function choose(page: Page, step: Step, name: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: `Choose a ${step}` })
    .getByText(name, { exact: true })
    .click();
}
