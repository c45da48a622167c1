import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { CartItem } from '#contract/schemas/entities.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { expect } from './e2e.ts';

/** What a customer does, step by step, in the real pages. */

export async function openUpload(page: Page, mspID = '1'): Promise<void> {
  await page.goto(`/app/upload?msp_id=${mspID}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Part' })).toBeVisible();
}

/** Picks files in the file dialog. */
export async function pickFiles(page: Page, paths: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...paths]);
}

/** Drops files from the desktop onto the page, away from any button. */
export async function dropFiles(page: Page, paths: readonly string[]): Promise<void> {
  const files = await Promise.all(paths.map(async (path) => ({ name: basename(path), base64: (await readFile(path)).toString('base64') })));
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, base64 } of dropped) {
      data.items.add(new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name));
    }
    return data;
  }, files);
  const heading = page.getByRole('heading', { level: 1 });
  for (const type of ['dragenter', 'dragover', 'drop']) await heading.dispatchEvent(type, { dataTransfer: transfer });
}

/** The card of an uploaded part. */
export function partCard(page: Page, filename: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('checkbox', { name: `Select ${filename}`, exact: true }) });
}

/** Waits until the files have become parts with pictures. */
export async function expectParts(page: Page, filenames: readonly string[]): Promise<void> {
  for (const filename of filenames) {
    const card = partCard(page, filename);
    await expect(card).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => loadedWidth(card.locator('img').first())).toBeGreaterThan(0);
  }
}

export async function continueToMaterials(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Continue' })
    .or(page.getByRole('button', { name: 'Continue' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/material-selection\?msp_id=1/);
}

/** Chooses one offer of each step, the first unless named; a step with one alone takes it by itself. */
export async function chooseOffers(page: Page, names: Partial<Record<'material' | 'color' | 'finish', RegExp>> = {}): Promise<void> {
  for (const step of ['material', 'color', 'finish'] as const) {
    const offers = page.getByRole('radiogroup', { name: `Choose a ${step}` }).getByRole('radio', { name: names[step] ?? /./ });
    const taken = page.getByRole('button', { name: `Change ${step}` });
    await expect(offers.first().or(taken)).toBeVisible();
    if (!(await taken.isVisible())) await offers.first().click();
  }
}

export async function goToQuotes(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Get Your Quote' })
    .or(page.getByRole('button', { name: 'Get Your Quote' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Quotes', exact: true })).toBeVisible();
}

/** The 'Add to Cart' buttons, one for each line. */
export function addButtons(page: Page): Locator {
  return page.getByRole('button', { name: /^(Add to Cart|Added)/ });
}

export async function addAllLines(page: Page, count: number): Promise<void> {
  await expect(addButtons(page)).toHaveCount(count, { timeout: 20_000 });
  for (let line = 0; line < count; line += 1) await addButtons(page).nth(line).click();
}

export async function fillRequest(
  page: Page,
  contact: { name: string; email: string; organization: string; message?: string },
): Promise<void> {
  await page.getByRole('textbox', { name: /^Name/ }).fill(contact.name);
  await page.getByRole('textbox', { name: /^Email/ }).fill(contact.email);
  await page.getByRole('textbox', { name: /^Organization/ }).fill(contact.organization);
  if (contact.message !== undefined) await page.getByRole('textbox', { name: /^Message/ }).fill(contact.message);
}

/** A store as it lies in the browser's local storage. */
export function readStore<T>(page: Page, key: string): Promise<T | null> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

/** The cart item that /quote makes of a line. */
export function cartItemOf(line: QuoteLine, index: number): CartItem {
  const { receipt: _receipt, build: _build, quantityPrices: _quantityPrices, image, quantity, price, ...specifications } = line;
  const { modelFilename: title, material: description, partID: productID } = line;
  return { id: `line0${index}`, productID, title, description, image, quantity, price, metadata: { specifications } };
}

/** '$1,234.50' somewhere in a text, as cents. */
export function centsIn(text: string): number {
  const price = /\$([\d,]+\.\d\d)/.exec(text)?.[1];
  if (price === undefined) throw new Error(`No price in: ${text}`);
  return Math.round(Number(price.replaceAll(',', '')) * 100);
}

function loadedWidth(image: Locator): Promise<number> {
  return image.evaluate((element) => (element instanceof HTMLImageElement && element.complete ? element.naturalWidth : 0));
}

/** Picks an order up at the shop; its invoice goes where there are no postal codes. */
export async function pickUp(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Pick up at the shop' }).check();
  for (const [label, words] of Object.entries({ 'Street and number': 'Pier 1', City: 'Central', Country: 'Hong Kong' }))
    await page.getByLabel(label).fill(words);
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /accept these terms/ }).check();
}
