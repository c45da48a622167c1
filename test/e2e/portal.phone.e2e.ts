import { expect, test } from '#test/support/e2e.ts';
import { expectNoOverflow } from '#test/support/page-faults.ts';
import { configureMaterial, createNewcomer, fillProfile, openPortal, PROFILE, seedSession } from '#test/support/provider.ts';

const PAGES = ['wip', 'home', 'orders', 'profile', 'my-materials', 'material-configurator', 'parts'];

test('POR-01 POR-09 CFG-01 the portal fits phones of 360 and 390 px, with its pages folded away', async ({ page, server }) => {
  test.setTimeout(150_000);
  await seedSession(page, await createNewcomer(server));
  await openPortal(page, 'profile');
  await fillProfile(page, { ...PROFILE, 'Organization name': 'Precision Additive Manufacturing of the Greater Northern Lakes' });
  await openPortal(page, 'my-materials');
  await configureMaterial(page, { material: 'PLA', colors: ['Black', 'Red', 'Blue'], finishes: ['As printed', 'Sanded'] });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Your quoting link' })).toBeVisible();
  for (const name of PAGES) {
    await openPortal(page, name);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 780 });
      await expectNoOverflow(page, `${name} at ${width}`);
    }
  }
  const fold = page.getByRole('button', { name: 'Menu', exact: true });
  const pages = page.getByRole('navigation', { name: 'Portal' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(pages).toBeHidden();
  await fold.tap();
  await pages.getByRole('link', { name: 'Clients' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(pages).toBeHidden();
});
