// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSessionStore } from '../stores/session-store.ts';
import { waitingSetUp } from '../stores/waiting-secret.ts';
import { stubServer } from '../testing/fake-server.ts';
import { renderApp } from './render-app.tsx';

// Answers are kept from one test to the next.
const addressOf = (letter: string) => `/app/request/${letter.repeat(22)}`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onlineManager.setOnline(false);
});
afterEach(() => onlineManager.setOnline(true));

test('GEN-04 a browser that counts itself offline still asks the server, which may be on its own machine', async () => {
  stubServer({ answer: () => ({ status: 404, body: { success: false, error: 'This link leads to no request.' } }) });
  await renderApp(addressOf('a'));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link leads to no request' })).toBeDefined();
});

test('GEN-04 without a connection a page says that it did not load, and loads once there is one again', async () => {
  let isReachable = false;
  stubServer({
    answer: () => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      return { status: 404, body: { success: false, error: 'This link leads to no request.' } };
    },
  });
  await renderApp(addressOf('b'));
  expect(await screen.findByText('Your request did not load.')).toBeDefined();
  isReachable = true;
  onlineManager.setOnline(true);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link leads to no request' })).toBeDefined();
});

test('GEN-04 a browser that counts itself offline still acts at the server', async () => {
  useSessionStore.getState().setSession({ userID: 'ada@example.com', accessToken: 'token', expiresAtMs: Date.now() + 3_600_000 });
  waitingSetUp.keep('c'.repeat(43));
  stubServer({ answer: () => ({ status: 404, body: { success: false, error: 'This link is used.' } }) });
  await renderApp('/app/setup');
  expect((await screen.findByRole('alert')).textContent).toContain('This link is used.');
  useSessionStore.getState().clearSession();
});
