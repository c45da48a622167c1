import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from './account.ts';
import { expect, seedStores } from './e2e.ts';
import { findSetUpCode, type ServerPlace } from './start-server.ts';

/** What a provider does, step by step, in the real pages. */

/** A profile by the labels of its fields. */
export const PROFILE: Readonly<Record<string, string>> = {
  'Organization name': 'Ada Makers',
  Website: 'https://makers.example.com',
  'Logo address': 'https://makers.example.com/logo.png',
  'Contact email': 'hello@makers.example.com',
  'Orders email': 'orders@makers.example.com',
  'Address line 1': '1 Forge Road',
  'Address line 2': 'Hall 2',
  City: 'Sheffield',
  'State or region': 'Yorkshire',
  'Postal code': 'S1 2AB',
  Country: 'United Kingdom',
};

/** A configured material in the words of its cards. */
export interface ConfiguredMaterial {
  readonly material: string;
  readonly colors: readonly string[];
  readonly finishes: readonly string[];
}

const serversWithOwner = new Set<string>();

/** Makes sure that provider 1, which the customers' tests need as it is, belongs to an account that leaves it alone. */
export async function claimFirstProvider({ baseUrl, dataDir }: ServerPlace): Promise<void> {
  if (serversWithOwner.has(baseUrl) || findSetUpCode(baseUrl) === null) return;
  await createAccount(baseUrl, dataDir);
  serversWithOwner.add(baseUrl);
}

/** Makes an account that owns nothing yet. */
export async function createNewcomer(server: ServerPlace): Promise<TestAccount> {
  await claimFirstProvider(server);
  return createAccount(server.baseUrl, server.dataDir);
}

/** Puts a session into the browser before its first page. */
export async function seedSession(page: Page, account: TestAccount): Promise<void> {
  const { email, accessToken, refreshToken } = account;
  await seedStores(page, { sessionStore: { userID: email, accessToken, refreshToken, rememberMe: false, version: 1 } });
}

export async function openPortal(page: Page, path: string): Promise<void> {
  await page.goto(`/app/msp/${path}`);
  await expect(
    page
      .getByRole('navigation', { name: 'Portal' })
      .or(page.getByRole('button', { name: 'Menu', exact: true }))
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function fillProfile(page: Page, profile: Readonly<Record<string, string>> = PROFILE): Promise<void> {
  for (const [label, value] of Object.entries(profile)) await page.getByLabel(label).fill(value);
}

/** Walks through the configurator, from its link on My Materials and back there. */
export async function configureMaterial(page: Page, { material, colors, finishes }: ConfiguredMaterial): Promise<void> {
  await page.getByRole('link', { name: /Add Material/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Material Configurator Page' })).toBeVisible();
  await chooseCards(page, 'Choose a material', [material]);
  await continueAtTop(page);
  await chooseCards(page, 'Choose the colors you offer', colors);
  await continueAtTop(page);
  await chooseCards(page, 'Choose the finishes you offer', finishes);
  await continueAtTop(page);
  await expect(page.getByRole('article', { name: material })).toBeVisible();
}

/** Ticks cards of the open step by the names on them. */
export async function chooseCards(page: Page, group: string, names: readonly string[]): Promise<void> {
  for (const name of names) await cardOf(page, group, name).check();
}

/** The radio button or checkbox of a card. */
export function cardOf(page: Page, group: string, name: string) {
  return page
    .getByRole('group', { name: group })
    .locator('label')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('input');
}

export async function continueAtTop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).first().click();
}

/** Chooses an entry of the user menu. */
export async function chooseInUserMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
