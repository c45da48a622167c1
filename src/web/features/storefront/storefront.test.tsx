// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { stubPortalServer } from '../../testing/portal-server.ts';

visitAsAda();

const SETTINGS = { headline: 'Turned parts', introduction: '', terms: 'Pay.', privacy: '', imprint: '', hasImprint: false, mailFooter: '' };
const answerOf = (role: 'owner' | 'member', revision = 4) => ({ success: true, role, settings: SETTINGS, revision });
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saved = (asked: readonly { readonly action: string; readonly fields: object }[]) =>
  asked.filter(({ action }) => action === 'saveStorefront').map(({ fields }) => fields);

test('SHOP-17 an owner changes what is saved, twice in a row; what is too long is named under its field and not sent', async () => {
  const asked = stubPortalServer({ getStorefront: answerOf('owner'), saveStorefront: { success: true, revision: 5 } });
  await visit('/msp/storefront');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Headline/)).value).toBe('Turned parts');
  type(/^Headline/, 'x'.repeat(81));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('At most 80 characters, please.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Headline/));
  expect(saved(asked)).toEqual([]);
  type(/^Headline/, 'Milled parts');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Customers read it from now on.')).toBeDefined();
  await userEvent.click(screen.getByLabelText('Show a legal notice with my legal data'));
  expect(screen.queryByText('Saved. Customers read it from now on.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(asked)).toHaveLength(2));
  expect(saved(asked)[0]).toMatchObject({ settings: expect.stringContaining('"headline":"Milled parts"'), revision: '4' });
  // The second change is one of what the first has made.
  expect(saved(asked)[1]).toMatchObject({ settings: expect.stringContaining('"hasImprint":true'), revision: '5' });
});

test('SHOP-17 DESK-05 who saves over a colleague is told, keeps what was typed, and may see what is saved', async () => {
  const stale = { status: 412, body: { success: false, error: 'A colleague has changed these settings since you opened them.' } };
  const asked = stubPortalServer({ getStorefront: answerOf('owner'), saveStorefront: stale });
  await visit('/msp/storefront');
  await screen.findByLabelText(/^Headline/);
  type(/^Headline/, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A colleague has changed these settings');
  expect(screen.getByLabelText<HTMLInputElement>(/^Headline/).value).toBe('Mine');
  const before = asked.filter(({ action }) => action === 'getStorefront').length;
  await userEvent.click(screen.getByRole('button', { name: 'Show what is saved' }));
  await waitFor(() => expect(asked.filter(({ action }) => action === 'getStorefront')).toHaveLength(before + 1));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('SHOP-17 a member reads it and can change nothing', async () => {
  stubPortalServer({ getStorefront: answerOf('member') });
  await visit('/msp/storefront');
  expect(await screen.findByText('Only the owner of this shop can change these settings.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Headline/).readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Show a legal notice with my legal data').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
