import type { Locator, Page, Request } from '@playwright/test';
import { readStore } from './customer.ts';
import { expect } from './e2e.ts';

/** What a person does on the account screens, step by step. */

export const PASSWORD = 'correct horse battery staple';

/** Console errors of calls that are refused, which a browser writes by itself. */
export const REFUSED_CALL = /status of 400/;

let people = 0;

/** An address nobody has signed up with yet. */
export function newEmail(): string {
  people += 1;
  return `person-${process.pid}-${Date.now()}-${people}@example.com`;
}

export function passwordField(page: Page | Locator, label = 'Password'): Locator {
  return page.getByLabel(label, { exact: true });
}

export async function openJoin(page: Page): Promise<void> {
  await page.goto('/app/join');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
}

/** Fills the form for signing up; `email` is null where it stands there already. */
export async function fillJoin(
  page: Page,
  email: string | null,
  passwords: { password?: string; confirmation?: string } = {},
): Promise<void> {
  const { password = PASSWORD, confirmation = password } = passwords;
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  if (email !== null) await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(password);
  await passwordField(page, 'Confirm password').fill(confirmation);
}

/** Signs up to the point where a code is asked for. */
export async function joinAs(page: Page, email: string): Promise<void> {
  await openJoin(page);
  await fillJoin(page, email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Confirmation code')).toBeFocused();
}

export async function openSignIn(page: Page, query = ''): Promise<void> {
  await page.goto(`/app/signin${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
}

export async function fillSignIn(page: Page, credentials: { email: string; password: string; rememberMe?: boolean }): Promise<void> {
  await page.getByLabel('Email').fill(credentials.email);
  await passwordField(page).fill(credentials.password);
  await page.getByRole('checkbox', { name: 'Remember Me' }).setChecked(credentials.rememberMe ?? false);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function expectRoute(page: Page, route: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/app/${route}`);
}

/** What local storage holds about the session. */
export async function readSession(page: Page): Promise<Record<string, unknown>> {
  return (await readStore<Record<string, unknown>>(page, 'sessionStore')) ?? {};
}

/** Records the calls to the identity provider from now on, each by its operation's name. */
export function watchIdentityCalls(page: Page): { readonly operation: string; readonly request: Request }[] {
  const calls: { operation: string; request: Request }[] = [];
  page.on('request', (request) => {
    const [, operation] = request.headers()['x-amz-target']?.split('.') ?? [];
    if (operation !== undefined) calls.push({ operation, request });
  });
  return calls;
}

/** Holds back the calls of one operation until the answer is called. */
export async function holdCalls(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/idp/', async (route) => {
    if (route.request().headers()['x-amz-target']?.endsWith(`.${operation}`)) await promise;
    await route.continue();
  });
  return resolve;
}

/** The account screens, each with how to get there. */
export const ACCOUNT_SCREENS: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] = [
  { name: 'sign in', open: (page) => openSignIn(page) },
  {
    name: 'sign in with nothing typed',
    open: async (page) => {
      await openSignIn(page);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    },
  },
  { name: 'join', open: openJoin },
  {
    name: 'join with different passwords',
    open: async (page) => {
      await openJoin(page);
      await fillJoin(page, newEmail(), { confirmation: 'something else' });
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'confirm sign up', open: (page) => joinAs(page, `a-rather-long-address-of-${newEmail()}`) },
  {
    name: 'reset password, step 1',
    open: async (page) => {
      await openSignIn(page);
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(page.getByLabel('Account email')).toBeFocused();
    },
  },
  {
    name: 'reset password, step 2',
    open: async (page) => {
      await openSignIn(page);
      await page.getByLabel('Email').fill(newEmail());
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByRole('button', { name: 'Send Password Reset Code' }).click();
      await expect(page.getByLabel('Confirmation code')).toBeFocused();
    },
  },
];
