import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { publishPricing } from '#contract/api/pricing/publish-pricing.ts';
import { savePricingDraft } from '#contract/api/pricing/save-pricing-draft.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import type { OwnMaterial, RateCard } from '#domain/rates/rate-card.ts';
import { callServer } from '#test/support/api-client.ts';
import { expectParts, pickFiles } from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { expectSound } from '#test/support/page-faults.ts';
import { fixturePath } from '#test/support/project.ts';
import { createNewcomer, openPortal, seedSession } from '#test/support/provider.ts';
import { succeed } from '#test/support/quote-client.ts';
import type { ServerPlace } from '#test/support/start-server.ts';

const OWN = 40;
const LONG = 'Polyetheretherketone with chopped carbon fibre, dried, annealed and certified for interiors of railway coaches, lot';

/** A provider that offers 40 materials of its own, whose names are long. */
async function makeProvider(server: ServerPlace) {
  const account = await createNewcomer(server);
  const authorization = `Bearer ${account.accessToken}`;
  const registered = succeed(await callServer(server.baseUrl, registerMsp, { mspDetails: composeDetails({ name: LONG }) }, authorization));
  const { revision } = succeed(await callServer(server.baseUrl, getPricing, {}, authorization));
  const saved = succeed(await callServer(server.baseUrl, savePricingDraft, { card: makeCard(), revision }, authorization));
  succeed(await callServer(server.baseUrl, publishPricing, { revision: saved.revision, note: LONG }, authorization));
  return { account, link: registered.mspURL };
}

function makeCard(): RateCard {
  const pla = CATALOGUE.find(({ id }) => id === 'fdm-pla');
  if (pla === undefined) throw new Error('No PLA.');
  const { colors: _colors, finishes: _finishes, ...base } = pla;
  const ids = Array.from({ length: OWN }, (_, index) => `own-${index}`);
  const materials = ids.map(
    (id, index): OwnMaterial => ({ ...base, id, name: `${LONG} ${index}`, finishIds: ['as-printed'], isRetired: false }),
  );
  const rates = Object.fromEntries(ids.map((id) => [id, DEMO_RATE_CARD.materials['fdm-pla']]));
  return {
    ...DEMO_RATE_CARD,
    ownMaterials: materials,
    ownColors: [{ id: 'own-color', name: LONG, description: LONG, rgb: '#335544', alpha: 100, materialIds: ids }],
    materials: { ...DEMO_RATE_CARD.materials, ...(rates as RateCard['materials']) },
  };
}

test('PRC-03 PRC-11 forty own materials with long names can be chosen and edited, by keyboard too', async ({ page, server }) => {
  test.setTimeout(120_000);
  const { account, link } = await makeProvider(server);
  await page.goto(link);
  await pickFiles(page, [fixturePath('bracket.step')]);
  await expectParts(page, ['bracket.step']);
  await page.getByRole('link', { name: 'Continue' }).click();
  const materials = page.getByRole('radiogroup', { name: 'Choose a material' });
  await expect(materials.getByText(/^from/).nth(OWN)).toBeAttached({ timeout: 60_000 });
  await expectSound(page);
  await page.screenshot({ path: 'test-results/own-materials-1440.png' });
  await materials
    .getByRole('radio', { name: `${LONG} 7`, exact: false })
    .first()
    .focus();
  await page.keyboard.press('Space');
  // Its one color and its one finish are chosen with it.
  await expect(page.getByRole('link', { name: 'Get Your Quote' })).toBeFocused();
  await page.keyboard.press('Enter');
  const line = page.getByRole('rowgroup', { name: 'bracket.step' });
  await line.getByRole('spinbutton', { name: 'Quantity of bracket.step' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(line.getByText(/each$/)).toBeVisible();
  await line.getByRole('combobox', { name: 'Lead time of bracket.step' }).focus();
  await page.keyboard.type('Express');
  await expect(line.getByRole('combobox', { name: 'Lead time of bracket.step' })).toHaveValue('express');
  await expectSound(page);

  await seedSession(page, account);
  await openPortal(page, 'pricing');
  await page.getByRole('navigation', { name: 'Sections of pricing' }).getByRole('link', { name: 'Materials' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Materials', exact: true })).toBeVisible();
  await expect(page.getByText(`${LONG} 39`).first()).toBeAttached();
  await expectSound(page);
  await page.screenshot({ path: 'test-results/own-materials-edited-1440.png', fullPage: true });
  const price = page.getByLabel(/^Price/).first();
  await price.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('31,5');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Draft saved, not published')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Publish the draft' }).getByRole('textbox')).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox', { name: /Note/ }).focus();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Published as version 3/)).toBeVisible();
});
