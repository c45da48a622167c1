import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function open(path: string, headers: Record<string, string>) {
  const answer = await fetch(server.baseUrl + path, { headers });
  return { language: answer.headers.get('content-language'), vary: answer.headers.get('vary'), text: await answer.text() };
}

test('LOOK-14 a page comes in the language that the browser asks for, or that was chosen, and says which it is', async () => {
  const german = await open('/app/upload?msp_id=1', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' });
  expect(german.language).toBe('de');
  expect(german.text).toContain('Zu QuickQuote hochladen');
  expect(german.vary).toMatch(/^accept-language, cookie/);
  const english = await open('/app/upload', { 'accept-language': 'de', cookie: 'language=en' });
  expect(english).toMatchObject({ language: 'en', vary: german.vary });
  expect(english.text).toContain('Upload to QuickQuote');
});

test('LOOK-14 a page that is not there in a language comes in English', async () => {
  expect(await open('/app/msp/parts', { 'accept-language': 'de' })).toMatchObject({
    language: 'en',
    text: expect.stringContaining('My parts'),
  });
});
