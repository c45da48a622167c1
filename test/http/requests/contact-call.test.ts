import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendContactMessage } from '#contract/calls/send-contact-message.ts';
import { callServer } from '#test/support/api-client.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const MESSAGE = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Do you print <b>gears</b>?' };
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ SUPPORT_EMAIL: 'help@example.com' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.mailer.sent.length = 0;
});

test('API-15 CON-05 a message reaches the support address by mail', async () => {
  const answer = await callServer(server.baseUrl, sendContactMessage, MESSAGE);
  expect(answer).toMatchObject({ ok: true, body: { success: true, errors: {}, metadata: { CONTACT_EMAIL: 'help@example.com' } } });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  expect(server.mailer.sent[0]).toMatchObject({ to: 'help@example.com', replyTo: 'ada@example.com' });
  expect(server.mailer.sent[0]?.text).toContain('Do you print <b>gears</b>?');
  expect(server.mailer.sent[0]?.html).not.toContain('<b>');
});

test('LOOK-14 who reads German at the first shop gets the message in German words', async () => {
  const { settings, revision } = await server.records.desk.findSettings('1');
  await server.records.desk.saveSettings('1', { ...settings, language: 'de' }, revision);
  await callServer(server.baseUrl, sendContactMessage, MESSAGE);
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  expect(server.mailer.sent[0]).toMatchObject({ subject: 'Nachricht von Ada Lovelace' });
  expect(server.mailer.sent[0]?.text).toContain('Eine Nachricht über das Kontaktformular');
});

test('API-15 CON-04 each bad field gets its code', async () => {
  const answer = await callServer(server.baseUrl, sendContactMessage, { name: '', email: 'nobody', message: ' ' });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      success: false,
      errors: { name: 'ERROR_INVALID_NAME', email: 'ERROR_INVALID_EMAIL', message: 'ERROR_INVALID_MESSAGE' },
      metadata: { CONTACT_EMAIL: 'help@example.com' },
    },
  });
});

test('S-27 S-28 the recipient comes from the installation alone', async () => {
  const answer = await callServer(server.baseUrl, sendContactMessage, { ...MESSAGE, name: 'Ada\r\nBcc: all@example.com' });
  expect(answer).toMatchObject({ ok: false, status: 400 });
  expect(await callServer(server.baseUrl, sendContactMessage, { ...MESSAGE, ...{ to: 'you@example.com' } })).toMatchObject({ ok: true });
  await expect.poll(() => server.mailer.sent.map((mail) => mail.to)).toEqual(['help@example.com']);
});

test.each([
  ['a name of 101 characters', { name: 'x'.repeat(101) }, { name: 'ERROR_INVALID_NAME' }],
  ['an address of 256 characters', { email: `${'x'.repeat(60)}@${'y.'.repeat(96)}com` }, { email: 'ERROR_INVALID_EMAIL' }],
  ['a message of 5001 characters', { message: 'x'.repeat(5001) }, { message: 'ERROR_INVALID_MESSAGE' }],
])('CON-04 %s is refused with its code alone', async (_what, change, errors) => {
  expect(await callServer(server.baseUrl, sendContactMessage, { ...MESSAGE, ...change })).toMatchObject({
    status: 400,
    body: { success: false, errors },
  });
  expect(server.mailer.sent).toEqual([]);
});

test('CON-05 the longest name and message are taken', async () => {
  const answer = await callServer(server.baseUrl, sendContactMessage, { ...MESSAGE, name: 'x'.repeat(100), message: 'x'.repeat(5000) });
  expect(answer).toMatchObject({ ok: true });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
});

test('S-27 a program that fills the hidden field is thanked, and nothing is sent', async () => {
  const answer = await callServer(server.baseUrl, sendContactMessage, { ...MESSAGE, subject: 'Cheap watches' });
  expect(answer).toMatchObject({ ok: true, body: { success: true, errors: {}, metadata: { CONTACT_EMAIL: 'help@example.com' } } });
  await callServer(server.baseUrl, sendContactMessage, { ...MESSAGE, message: 'From a person' });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  expect(server.mailer.sent[0]?.text).toContain('From a person');
});

test.each([
  ['no JSON at all', 'contactFormAction=processContactForm', 'application/x-www-form-urlencoded', 415],
  ['broken JSON', '{"name":', 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['another action', '{"contactFormAction":"x"}', 'application/json', 400],
  ['too much', JSON.stringify({ ...MESSAGE, message: 'x'.repeat(70_000) }), 'application/json', 413],
])('API-15 API-16 %s is refused in the envelope', async (_what, body, type, status) => {
  const response = await fetch(`${server.baseUrl}/api/${sendContactMessage.path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/^[A-Z'].*\.$/) });
});

testAlone('S-27 an address that sends too many messages has to wait', async () => {
  await using limited = await startTestApp({ RATE_LIMIT: 'on' });
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1) statuses.push((await callServer(limited.baseUrl, sendContactMessage, MESSAGE)).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(statuses.slice(20)).toEqual(Array.from({ length: 5 }, () => 429));
});
