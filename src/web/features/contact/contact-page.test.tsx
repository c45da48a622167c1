// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#test/support/render-page.tsx';
import { adoptConfig, readConfig } from '../../api/calls/load-config.ts';
import { ContactPage } from './contact-page.tsx';

const TYPED = { name: 'Ada <b>Lovelace</b>', email: 'ada@example.com', message: 'Do you print gears?' };
const metadata = { CONTACT_EMAIL: 'help@example.com' };
const sent: unknown[] = [];
let logged = vi.spyOn(console, 'error');

beforeEach(() => {
  sent.length = 0;
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function open(answer: () => Response | Promise<Response>): Promise<void> {
  await renderPage(ContactPage, 'contact');
  globalThis.fetch = async (address, init) => {
    sent.push([address, JSON.parse(String(init?.body))]);
    return answer();
  };
}

const field = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const fields = () => [field(/Full name/), field(/Email/), field(/Message/)];
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

async function fillAndSend(): Promise<void> {
  for (const [index, value] of Object.values(TYPED).entries()) fireEvent.change(fields()[index] ?? document.body, { target: { value } });
  await userEvent.click(button());
}

test('CON-01 name, email and message are required, and the message has ten rows', async () => {
  await open(() => Response.json({}));
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeTruthy();
  expect(fields().map((input) => input.required)).toEqual([true, true, true]);
  expect(field(/Email/).type).toBe('email');
  expect(field(/Message/).getAttribute('rows')).toBe('10');
  await userEvent.click(button());
  expect(await screen.findByText('Please enter your name.')).toBeTruthy();
  expect(document.activeElement).toBe(field(/Full name/));
  expect(sent).toEqual([]);
});

test('CON-01 CON-02 CON-03 CON-05 on Send the form clears at once, the button rests, and success thanks by name', async () => {
  const held = Promise.withResolvers<Response>();
  await open(() => held.promise);
  await fillAndSend();
  expect(fields().map((input) => input.value)).toEqual(['', '', '']);
  expect(button().disabled).toBe(true);
  expect(sent).toEqual([['http://localhost/api/BLE_ContactResponse', { contactFormAction: 'processContactForm', ...TYPED }]]);
  held.resolve(Response.json({ success: true, errors: {}, metadata }));
  const alert = await screen.findByText(
    'Success! Thank you, Ada <b>Lovelace</b>! Your message is sent successfully. We will get back to you shortly. We typically respond within 24 hours.',
  );
  expect(alert.closest('[data-type]')?.getAttribute('data-type')).toBe('success');
  expect(button().disabled).toBe(false);
});

test('CON-02 CON-04 a failure gives the address to write to, marks the fields, and the typed text can be restored', async () => {
  const errors = { name: 'ERROR_INVALID_NAME', email: 'ERROR_INVALID_EMAIL', message: 'ERROR_INVALID_MESSAGE' };
  await open(() => Response.json({ success: false, error: 'Refused', errors, metadata }, { status: 400 }));
  await fillAndSend();
  expect(
    await screen.findByText(
      'Oops. Something went wrong, Ada <b>Lovelace</b>. Your message was not delivered. It is not you, it is us. Please try again or email us directly at help@example.com.',
    ),
  ).toBeTruthy();
  for (const text of ['Invalid name', 'Invalid email', 'Invalid message']) expect(screen.getByText(text)).toBeTruthy();
  expect(fields().map((input) => input.value)).toEqual(['', '', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Restore my message' }));
  expect(fields().map((input) => input.value)).toEqual(Object.values(TYPED));
  for (const text of ['Invalid name', 'Invalid email', 'Invalid message']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/Oops/)).toBeNull();
});

test('CON-04 without any answer the failure names no address', async () => {
  await open(() => Promise.reject(new Error('offline')));
  await fillAndSend();
  const alert = await screen.findByText(/Your message was not delivered\. It is not you, it is us\. Please try again\.$/);
  expect(within(alert).queryByText(/undefined|null/)).toBeNull();
  expect(logged).toHaveBeenCalledWith('Error while fetching data from the server:offline');
});

test('CON-05 a configuration without an address to send to is logged', async () => {
  await renderPage(ContactPage, 'contact');
  expect(logged).not.toHaveBeenCalled();
  cleanup();
  await renderPage(() => {
    adoptConfig({ ...readConfig(), apiBase: 'javascript:' });
    return ContactPage();
  }, 'contact');
  expect(logged).toHaveBeenCalledWith('Error while setting options for Blocks Elements Plugin', expect.anything());
});

test('S-27 nobody meets the hidden field, and what a program types into it is sent along', async () => {
  await open(() => Response.json({ success: true, errors: {}, metadata }));
  expect(screen.queryByRole('textbox', { name: /Subject/ })).toBeNull();
  const bait = screen.getByLabelText<HTMLInputElement>(/Subject/);
  expect(bait.tabIndex).toBe(-1);
  bait.value = 'Cheap watches';
  await fillAndSend();
  expect(sent).toEqual([[expect.anything(), { contactFormAction: 'processContactForm', ...TYPED, subject: 'Cheap watches' }]]);
});
