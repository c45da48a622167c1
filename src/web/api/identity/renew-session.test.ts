// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { useSessionNotice, useSessionStore } from '../../stores/session-store.ts';
import type { AccountResult } from './account-result.ts';
import { renewSession } from './renew-session.ts';

const reauthenticate = vi.fn<() => Promise<AccountResult>>();
vi.mock('./account-calls.ts', () => ({ reauthenticate: () => reauthenticate() }));

const SESSION = { userID: 'a@b.c', accessToken: 'access-1', refreshToken: 'refresh-1', rememberMe: true, expiresAtMs: 1 };

beforeEach(() => {
  reauthenticate.mockReset();
  useSessionNotice.setState({ message: '' });
  useSessionStore.getState().setSession(SESSION);
});

test('ACC-08 a session that cannot be renewed is removed, and why is noted', async () => {
  reauthenticate.mockResolvedValue({ success: false, message: 'Refresh token expired' });
  expect(await renewSession()).toBe('ended');
  expect(useSessionStore.getState()).toMatchObject({ userID: '', accessToken: '', refreshToken: '', rememberMe: false });
  expect(useSessionNotice.getState().message).toBe('Refresh token expired');
});

test('ACC-08 a session that is renewed stays', async () => {
  reauthenticate.mockResolvedValue({ success: true, message: '' });
  expect(await renewSession()).toBe('renewed');
  expect(useSessionStore.getState()).toMatchObject(SESSION);
  expect(useSessionNotice.getState().message).toBe('');
});

test('a session that another tab renews meanwhile stays', async () => {
  reauthenticate.mockImplementation(async () => {
    useSessionStore.getState().setSession({ accessToken: 'access-of-the-other-tab' });
    return { success: false, message: 'Unknown error' };
  });
  expect(await renewSession()).toBe('renewed');
  expect(useSessionStore.getState().accessToken).toBe('access-of-the-other-tab');
});

test('who asks while a session is being renewed waits for the same answer', async () => {
  reauthenticate.mockResolvedValue({ success: true, message: '' });
  expect(await Promise.all([renewSession(), renewSession()])).toEqual(['renewed', 'renewed']);
  expect(reauthenticate).toHaveBeenCalledOnce();
  await renewSession();
  expect(reauthenticate).toHaveBeenCalledTimes(2);
});
