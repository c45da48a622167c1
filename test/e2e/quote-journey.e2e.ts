import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cart } from '#contract/schemas/entities.ts';
import { microsFromAmount, totalMicros } from '#domain/money/money.ts';
import { newEmail } from '#test/support/account-screens.ts';
import {
  addAllLines,
  addButtons,
  centsIn,
  chooseOffers,
  continueToMaterials,
  dropFiles,
  expectParts,
  fillRequest,
  goToQuotes,
  openUpload,
  partCard,
  readStore,
} from '#test/support/customer.ts';
import { expect, test } from '#test/support/e2e.ts';
import { findSharedModels, PROJECT_ROOT } from '#test/support/project.ts';
import { waitForMails } from '#test/support/read-mails.ts';

interface Journey {
  readonly title: string;
  readonly folder: string;
  /** A STEP assembly, an IGES solid and a binary STL with the sizes their cards show. */
  readonly models: readonly { readonly file: string; readonly size: string }[];
}

const OWN: Journey = {
  title: 'own models',
  folder: join(PROJECT_ROOT, 'test/fixtures/models'),
  models: [
    { file: 'assembly.step', size: '40 × 40 × 24 mm' },
    { file: 'flange.iges', size: '80 × 80 × 12 mm' },
    { file: 'knob.stl', size: '35.7 × 35.7 × 40 mm' },
  ],
};
const SHARED: Journey = {
  title: 'as1-oc-214.stp and others from CAD programs',
  folder: findSharedModels() ?? '',
  models: [
    { file: 'as1-oc-214.stp', size: '200 × 150 × 84 mm' },
    { file: 'Cube 10x10.igs', size: '10 × 10 × 10 mm' },
    { file: 'plate_holes.STL', size: '203.2 × 304.8 × 12.7 mm' },
  ],
};
const JOURNEYS = SHARED.folder === '' ? [OWN] : [OWN, SHARED];

for (const { title, folder, models } of JOURNEYS) {
  test(`UPL-09 UPL-16 MAT-03 QUO-01 CART-02 SUB-06 SUB-07 SUB-08 from drop to request for quote: ${title}`, async ({ page, server }) => {
    test.setTimeout(120_000);
    const filenames = models.map((model) => model.file);
    const contact = {
      name: 'Ada Example',
      email: newEmail(),
      organization: 'Example Works <b>Ltd</b>',
      message: 'Please quote within a week.',
    };

    await openUpload(page);
    await dropFiles(
      page,
      filenames.map((file) => join(folder, file)),
    );
    await expectParts(page, filenames);
    await expect(page).toHaveURL(/#uploaded-parts$/);
    for (const { file, size } of models) await expect(partCard(page, file)).toContainText(size);

    await continueToMaterials(page);
    await chooseOffers(page);
    await goToQuotes(page);
    await addAllLines(page, filenames.length);
    await expect(addButtons(page)).toHaveCount(filenames.length);
    await page.screenshot({ path: `test-results/journey-${models[0]?.file}.png`, fullPage: true });

    await page.getByRole('link', { name: 'Go to Cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    for (const file of filenames) await expect(page.getByRole('main')).toContainText(file);
    const cart = await readStore<Cart>(page, 'cartStore');
    // Lines that a person reviews count with their estimates, in mails as on the page.
    const items = cart?.items ?? [];
    const subtotalCents = items.reduce((sum, item) => sum + totalMicros(microsFromAmount(item.price), item.quantity, 'USD') / 10_000, 0);
    expect(subtotalCents).toBeGreaterThan(0);
    expect(cart?.items).toHaveLength(filenames.length);

    await expect(page.locator('[data-total] dt')).toHaveText(/^Total/);
    const total = ((await page.locator('[data-total] dd').textContent()) ?? '').trim();
    await page.getByRole('link', { name: 'Check Out' }).click();
    await expect(page).toHaveURL(/\/app\/submit\?msp_id=1/);
    await expect(page.getByText('No need to make a payment right now!')).toBeVisible();
    await fillRequest(page, contact);
    await page.getByRole('button', { name: 'Submit Request' }).click();

    await expect(page).toHaveURL(/\/app\/thankyou/);
    await expect(page.getByText('Thank you for submitting your request!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Demo Manufacturing website' })).toBeVisible();
    expect((await readStore<Cart>(page, 'cartStore'))?.items ?? []).toEqual([]);
    expect((await readStore<{ parts: unknown[] }>(page, 'uploadStore'))?.parts ?? []).toEqual([]);

    const mails = await waitForMails(server.dataDir, 2, (mail) => mail.content.includes(contact.email) || mail.to.includes(contact.email));
    const customerMail = mails.find((mail) => mail.to.includes(contact.email));
    const providerMail = mails.find((mail) => !mail.to.includes(contact.email));
    for (const file of filenames) {
      expect(customerMail?.content).not.toContain(file);
      expect(providerMail?.content).toContain(file);
    }
    for (const detail of [contact.name, contact.email, contact.message]) expect(providerMail?.content).toContain(detail);
    // A customer's text is never HTML.
    expect(providerMail?.content).toContain('Example Works &lt;b&gt;Ltd');
    expect(centsIn(/Subtotal[^$]*\$[\d,.]+/.exec(providerMail?.content ?? '')?.[0] ?? '')).toBe(subtotalCents);
    expect(centsIn(/Subtotal[^$]*\$[\d,.]+/.exec(customerMail?.content ?? '')?.[0] ?? '')).toBe(subtotalCents);
    // The same sum everywhere, marked alike where lines are to be reviewed.
    for (const mail of [providerMail, customerMail]) expect(mail?.content).toContain(total);
    expect(await hashLinkedFiles(providerMail?.content ?? '')).toEqual(await hashFiles(filenames.map((file) => join(folder, file))));
  });
}

/** SHA-256 of what each link to a model in a mail leads to, sorted. */
async function hashLinkedFiles(content: string): Promise<readonly string[]> {
  const links = new Set([...content.matchAll(/https?:\/\/[^\s"<>]+\/models\/[A-Za-z0-9._-]+/g)].map(([link]) => link));
  const hashes = [...links].map(async (link) => hash(new Uint8Array(await (await fetch(link)).arrayBuffer())));
  return (await Promise.all(hashes)).toSorted();
}

async function hashFiles(paths: readonly string[]): Promise<readonly string[]> {
  return (await Promise.all(paths.map(async (path) => hash(await readFile(path))))).toSorted();
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
