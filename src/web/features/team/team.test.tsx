// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA, visit, visitAsAda } from '#test/support/portal-visit.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { NO_SHOP, stubPortalServer } from '../../testing/portal-server.ts';

visitAsAda();

const FOUNDER = { sub: 'f', name: 'founder@example.com', role: 'owner', isFounder: true, isYou: false };
const YOU = { sub: 'ada', name: ADA, role: 'owner', isFounder: false, isYou: true };
const GRACE = { sub: 'grace', name: 'grace@example.com', role: 'member', isFounder: false, isYou: false };
const INVITATION = { email: 'joan@example.com', role: 'member', invitedBy: 'alan@example.com', expiresAt: '2026-11-30T10:00:00.000Z' };
const DONE = { success: true };

const listOf = (colleagues: readonly object[], invitations: readonly object[] = []) => ({ success: true, colleagues, invitations });
const rowOf = async (name: string) => {
  const [words] = (await screen.findAllByText(name)).filter((text) => text.closest('main li') !== null && text.tagName === 'P');
  return within(words?.closest('li') as HTMLElement);
};

test('DESK-13 an owner sees who works here and who was asked, and removes, after a question, whom he may', async () => {
  const asked = stubPortalServer({ getColleagues: listOf([FOUNDER, YOU, GRACE], [INVITATION]), removeColleague: DONE });
  await visit('/msp/colleagues');
  expect((await rowOf(FOUNDER.name)).getByText('Founder')).toBeDefined();
  expect((await rowOf(FOUNDER.name)).queryByRole('button')).toBeNull();
  expect((await rowOf(ADA)).getByText('You')).toBeDefined();
  expect((await rowOf(ADA)).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave this shop']);
  expect((await rowOf(INVITATION.email)).getByText(/^Member, invited by alan@example.com, valid until/)).toBeDefined();

  await userEvent.click((await rowOf(GRACE.name)).getByRole('button', { name: 'Remove grace@example.com' }));
  const question = screen.getByRole('dialog', { name: 'Remove grace@example.com?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(asked.some(({ action }) => action === 'removeColleague')).toBe(false);
  await userEvent.click((await rowOf(GRACE.name)).getByRole('button', { name: 'Remove grace@example.com' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('grace@example.com no longer works here.')).toBeDefined();
  expect(asked.find(({ action }) => action === 'removeColleague')).toMatchObject({
    fields: { sub: 'grace' },
    authorization: 'Bearer token',
  });
  expect(asked.filter(({ action }) => action === 'getColleagues')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('no longer works here'));
});

test('DESK-13 a role is changed after a question, and a refusal is told in the words of the server', async () => {
  const refusal = { status: 404, body: { success: false, error: 'Nobody of that name works here.' } };
  const asked = stubPortalServer({ getColleagues: listOf([YOU, GRACE]), changeRole: refusal });
  await visit('/msp/colleagues');
  await userEvent.click((await rowOf(GRACE.name)).getByRole('button', { name: 'Make an owner: grace@example.com' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make an owner' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nobody of that name works here.');
  expect(asked.find(({ action }) => action === 'changeRole')?.fields).toMatchObject({ sub: 'grace', role: 'owner' });
});

test('DESK-13 an invitation goes to a whole address, as a member unless chosen otherwise, and can be withdrawn', async () => {
  const asked = stubPortalServer({ getColleagues: listOf([YOU], [INVITATION]), inviteColleague: DONE, withdrawInvitation: DONE });
  await visit('/msp/colleagues');
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await userEvent.type(field, 'grace');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(asked.some(({ action }) => action === 'inviteColleague')).toBe(false);

  await userEvent.type(field, '@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'owner');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('An invitation is on its way to grace@example.com.')).toBeDefined();
  expect(asked.find(({ action }) => action === 'inviteColleague')?.fields).toMatchObject({ email: 'grace@example.com', role: 'owner' });
  expect((field as HTMLInputElement).value).toBe('');

  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation to joan@example.com' }));
  expect(await screen.findByText('The invitation to joan@example.com is withdrawn.')).toBeDefined();
  expect(asked.find(({ action }) => action === 'withdrawInvitation')?.fields).toMatchObject({ email: 'joan@example.com' });
});

test('DESK-13 an address that the server refuses is marked, and what was typed stays', async () => {
  const refusal = {
    status: 400,
    body: { success: false, error: 'Please check the marked fields.', formDataValidationErrorList: { email: 'ERROR_INVALID_EMAIL' } },
  };
  stubPortalServer({ getColleagues: listOf([YOU]), inviteColleague: refusal });
  await visit('/msp/colleagues');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
  await userEvent.type(field, 'grace@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('grace@example.com');
});

test('DESK-13 whoever leaves is asked once, and signed out', async () => {
  const asked = stubPortalServer({ getColleagues: listOf([FOUNDER, { ...YOU, role: 'member' }]), leaveProvider: DONE });
  const router = await visit('/msp/colleagues');
  await userEvent.click((await rowOf(ADA)).getByRole('button', { name: 'Leave this shop' }));
  const question = within(screen.getByRole('dialog', { name: 'Leave this shop?' }));
  expect(asked.some(({ action }) => action === 'leaveProvider')).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Leave this shop' }));
  await waitFor(() => expect(router.location.pathname).toBe('/signin'));
  expect(asked.find(({ action }) => action === 'leaveProvider')).toMatchObject({ authorization: 'Bearer token' });
  expect(useSessionStore.getState().accessToken).toBe('');
});

test('DESK-13 a founder is told why there is no way to leave; a refusal is told in the words of the server', async () => {
  stubPortalServer({ getColleagues: listOf([{ ...FOUNDER, isYou: true }]) });
  await visit('/msp/colleagues');
  expect((await rowOf(FOUNDER.name)).getByText(/You founded this shop: the founder always stays an owner/)).toBeDefined();
  expect((await rowOf(FOUNDER.name)).queryByRole('button')).toBeNull();
});

test('DESK-13 a member sees who works here, and may only leave', async () => {
  stubPortalServer({ getColleagues: listOf([FOUNDER, { ...YOU, role: 'member' }, GRACE], [INVITATION]) });
  await visit('/msp/colleagues');
  await rowOf(GRACE.name);
  expect(screen.getByText(/Only an owner can invite and remove/)).toBeDefined();
  const buttons = within(screen.getByRole('list', { name: 'Who works here' })).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Leave this shop']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(INVITATION.email)).toBeNull();
});

test('DESK-13 who has no provider is led to the profile', async () => {
  stubPortalServer({ getDetails: NO_SHOP });
  await visit('/msp/colleagues');
  expect((await screen.findByRole('link', { name: 'Go to your profile' })).getAttribute('href')).toBe('/app/msp/profile');
});

test('DESK-13 a list that did not load is asked for again', async () => {
  // Whose list nobody has asked for yet.
  useSessionStore.getState().setSession({ userID: 'zoe@example.com' });
  stubPortalServer({ getColleagues: { status: 500, body: {} } });
  await visit('/msp/colleagues');
  await screen.findByText('Your colleagues could not be loaded.');
  stubPortalServer({ getColleagues: listOf([YOU]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf(ADA);
});
