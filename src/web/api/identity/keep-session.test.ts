// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readExpiryMs, type Session, useSessionStore } from '../../stores/session-store.ts';
import { keepSession } from './keep-session.ts';

const HOUR_MS = 3_600_000;
const renewSession = vi.fn<() => Promise<'renewed' | 'ended'>>();
const onEnd = vi.fn<() => void>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  renewSession.mockReset().mockImplementation(async () => {
    return 'ended';
  });
  onEnd.mockReset();
});
afterEach(() => stop());

function signIn(change: Partial<Session> = {}) {
  const expiresAtMs = Date.now() + HOUR_MS;
  const session = { userID: 'a@b.c', accessToken: 'access-1', refreshToken: 'refresh-1', rememberMe: true, expiresAtMs };
  useSessionStore.getState().setSession({ ...session, ...change });
}

function start() {
  stop = keepSession({ renewSession, onEnd });
}

/** A token whose payload says when it ends. */
function tokenUntil(expiryMs: number): string {
  return `e30.${btoa(JSON.stringify({ exp: expiryMs / 1000, sub: 'ÿ?>' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.sig`;
}

test('ACC-08 the session runs out ExpiresIn × 1000 ms after signing in, not before', async () => {
  start();
  signIn();
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(renewSession).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renewSession).toHaveBeenCalledOnce();
});

test('ACC-08 when a session cannot be renewed that is told, and its timer is cleared', async () => {
  signIn();
  start();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('ACC-08 a renewed session gets a timer of its own', async () => {
  signIn();
  start();
  renewSession.mockImplementation(async () => {
    useSessionStore.getState().setSession({ accessToken: `access-${Date.now()}`, expiresAtMs: Date.now() + HOUR_MS });
    return 'renewed';
  });
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(renewSession).toHaveBeenCalledTimes(3);
  expect(onEnd).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(1);
});

test('ACC-08 after a reload what remains counts, and a session that ran out meanwhile is dealt with at once', async () => {
  signIn({ expiresAtMs: Date.now() + 5000 });
  start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(renewSession).toHaveBeenCalledOnce();
  stop();
  signIn({ expiresAtMs: Date.now() - HOUR_MS });
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(renewSession).toHaveBeenCalledTimes(2);
});

test('a session of ninety days does not run out at once', async () => {
  const days = 24 * HOUR_MS;
  signIn({ expiresAtMs: Date.now() + 90 * days });
  start();
  await vi.advanceTimersByTimeAsync(89 * days);
  expect(renewSession).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(days);
  expect(renewSession).toHaveBeenCalledOnce();
});

test('signing out ends the watch, and nothing is said about it', async () => {
  signIn();
  start();
  useSessionStore.getState().clearSession();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(renewSession).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a machine that slept past the end renews as soon as it is looked at', async () => {
  signIn();
  start();
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(renewSession).toHaveBeenCalledOnce();
});

test('ACC-08 without a network nothing is renewed and the session stays; with one again it is renewed at once', async () => {
  signIn();
  start();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(renewSession).not.toHaveBeenCalled();
  expect(useSessionStore.getState().accessToken).toBe('access-1');
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(renewSession).toHaveBeenCalledOnce();
});

test('ACC-08 a session that is not to be renewed ends without a network too', async () => {
  signIn({ rememberMe: false });
  start();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  onLine.mockRestore();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('the end is as noted when the token was issued, otherwise as the token says, otherwise unknown', () => {
  const session = { userID: '', refreshToken: '', rememberMe: false };
  expect(readExpiryMs({ ...session, accessToken: tokenUntil(5000), expiresAtMs: 7000 })).toBe(7000);
  expect(readExpiryMs({ ...session, accessToken: tokenUntil(5000), expiresAtMs: 0 })).toBe(5000);
  expect(readExpiryMs({ ...session, accessToken: 'no token', expiresAtMs: 0 })).toBe(Number.POSITIVE_INFINITY);
});
