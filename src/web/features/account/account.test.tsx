// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adoptConfig, readConfig } from '../../api/calls/load-config.ts';
import type { IdentityClient } from '../../api/identity/identity-client.ts';
import { renderApp } from '../../routes/render-app.tsx';
import { useSessionStore } from '../../stores/session-store.ts';
import { stubPortalServer } from '../../testing/portal-server.ts';

const PASSWORD = 'correct horse battery staple';
const OPTIONS = { timeout: 15_000 };
const TOKENS = { accessToken: 'access', refreshToken: 'refresh', expiresInSeconds: 3600 };

/** What the provider answers, by call; each test sets its own. */
const provider = {
  signUp: vi.fn<IdentityClient['signUp']>(),
  confirmSignUp: vi.fn<IdentityClient['confirmSignUp']>(),
  resendConfirmationCode: vi.fn<IdentityClient['resendConfirmationCode']>(),
  forgotPassword: vi.fn<IdentityClient['forgotPassword']>(),
  confirmForgotPassword: vi.fn<IdentityClient['confirmForgotPassword']>(),
  signIn: vi.fn<IdentityClient['signIn']>(),
  refresh: vi.fn<IdentityClient['refresh']>(),
  revoke: vi.fn<IdentityClient['revoke']>(),
} satisfies IdentityClient;
vi.mock('../../api/identity/identity-client.ts', () => ({ createIdentityClient: () => provider }));

const refuseWith = (message: string) => Promise.reject(Object.assign(new Error(message), { $fault: 'client' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubPortalServer();
  for (const call of Object.values(provider)) call.mockReset().mockResolvedValue({ $metadata: {} } as never);
  provider.signIn.mockResolvedValue(TOKENS);
});

const field = (label: string, within_ = screen.getByRole('main')) =>
  within(within_).getByLabelText<HTMLInputElement>(label, { exact: true });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const describedBy = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function openJoin() {
  const router = await renderApp('/app/about');
  adoptConfig({ ...readConfig(), signUp: 'open' });
  await router.navigate({ to: '/join' });
  await screen.findByRole('heading', { level: 1, name: 'Create Your Account' }, OPTIONS);
  return router;
}

async function openSignIn(query = '') {
  const router = await renderApp(`/app/signin${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Sign In' }, OPTIONS);
  return router;
}

function fillJoin({ email = 'ada@example.com', confirmation = PASSWORD } = {}) {
  enter('First name', 'Ada');
  enter('Last name', 'Lovelace');
  enter('Email', email);
  enter('Password', PASSWORD);
  enter('Confirm password', confirmation);
}

function fillSignIn(password = PASSWORD) {
  enter('Email', 'ada@example.com');
  enter('Password', password);
}

async function joinToCode() {
  const router = await openJoin();
  fillJoin();
  await userEvent.click(button('Sign Up'));
  await screen.findByRole('heading', { level: 1, name: 'Confirm Sign Up for Ada Lovelace' }, OPTIONS);
  return router;
}

const alert = (text: string | RegExp) => screen.findByText(text, {}, OPTIONS).then((found) => found.closest('[data-type]'));

describe('/join', () => {
  test('ACC-01 ACC-12 asks for what it needs, beside the pitch', async () => {
    await openJoin();
    for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password']) expect(field(label).required).toBe(true);
    expect(field('Email').type).toBe('email');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /QuickQuote/ }).checked).toBe(false);
    const main = within(screen.getByRole('main'));
    for (const [name, address] of [
      [/^Terms of Service/, readConfig().links.terms],
      [/^Privacy Policy/, readConfig().links.privacy],
    ] as const) {
      const link = main.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank']);
    }
    expect(main.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toMatch(/\/signin$/);
    for (const promise of [/accurate quotes/i, /regular order status updates/i, /swift ordering/i])
      expect(screen.getByRole('complementary').textContent).toMatch(promise);
  });

  test('ACC-01 each password can be shown and hidden by a button', async () => {
    await openJoin();
    for (const label of ['Password', 'Confirm password']) {
      enter(label, 'secret words');
      const toggle = button(`Show ${label.toLowerCase()}`);
      expect([field(label).type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
      await userEvent.click(toggle);
      expect([field(label).type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
      await userEvent.click(toggle);
      expect([field(label).type, field(label).value]).toEqual(['password', 'secret words']);
    }
  });

  test('ACC-12 an empty or half an address is named under its field, and nothing is sent', async () => {
    await openJoin();
    await userEvent.click(button('Sign Up'));
    expect(document.activeElement).toBe(field('First name'));
    expect(describedBy(field('First name'))).toContain('Please enter your first name.');
    fillJoin({ email: 'ada@' });
    await userEvent.click(button('Sign Up'));
    expect(document.activeElement).toBe(field('Email'));
    expect(describedBy(field('Email'))).toMatch(/complete email address/);
    expect(provider.signUp).not.toHaveBeenCalled();
  });

  test('ACC-02 different passwords are named and no call is made', async () => {
    await openJoin();
    fillJoin({ confirmation: 'something else' });
    await userEvent.click(button('Sign Up'));
    await alert('Your passwords do not match.');
    expect(provider.signUp).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('ACC-03 ACC-12 the button is off while a call runs, then the code is asked for', async () => {
    const held = Promise.withResolvers<never>();
    provider.signUp.mockReturnValue(held.promise);
    await openJoin();
    fillJoin();
    await userEvent.click(button('Sign Up'));
    expect(button('Sign Up').disabled).toBe(true);
    expect(provider.signUp).toHaveBeenCalledWith('ada@example.com', PASSWORD, { firstName: 'Ada', lastName: 'Lovelace' }, null);
    held.resolve({ $metadata: {} } as never);
    await screen.findByRole('heading', { level: 1, name: 'Confirm Sign Up for Ada Lovelace' }, OPTIONS);
    expect(screen.getByRole('main').textContent).toContain('Please enter the six digit confirmation code sent to ada@example.com');
    expect(document.activeElement).toBe(field('Confirmation code'));
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test.each(['User already exists', 'Password did not conform with password policy: Password not long enough'])(
    'ACC-10 a refusal is told in the words of the provider, and what was typed stays: %s',
    async (words) => {
      provider.signUp.mockImplementation(() => refuseWith(words));
      await openJoin();
      fillJoin();
      await userEvent.click(button('Sign Up'));
      expect((await alert(words))?.getAttribute('data-type')).toBe('danger');
      expect(document.activeElement).toBe(button('Sign Up'));
      expect(field('First name').value).toBe('Ada');
    },
  );
});

describe('confirming', () => {
  test('ACC-04 ACC-08 the code goes without its spaces, the person is signed in, and the landing page takes the place of /join', async () => {
    const router = await joinToCode();
    enter('Confirmation code', ' 123 456 ');
    await userEvent.click(button('Confirm'));
    await waitFor(() => expect(router.location.pathname).toBe('/msp/home'), OPTIONS);
    expect(provider.confirmSignUp).toHaveBeenCalledWith('ada@example.com', '123456');
    expect(useSessionStore.getState()).toMatchObject({ userID: 'ada@example.com', accessToken: 'access', rememberMe: false });
    act(() => router.back());
    await waitFor(() => expect(router.location.pathname).toBe('/about'), OPTIONS);
  });

  test('ACC-10 a wrong code is refused in the words of the provider, until they are dismissed', async () => {
    const words = 'Invalid verification code provided, please try again.';
    provider.confirmSignUp.mockImplementation(() => refuseWith(words));
    await joinToCode();
    enter('Confirmation code', '000000');
    await userEvent.click(button('Confirm'));
    await alert(words);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(words)).toBeNull();
  });

  test('ACC-05 another code can be had every 30 seconds, and is said in green', async () => {
    await joinToCode();
    vi.useFakeTimers({ shouldAdvanceTime: false });
    fireEvent.click(button('Click to resend'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(button('Click to resend').disabled).toBe(true);
    expect(screen.getByText('Please try again in 30 seconds.')).toBeTruthy();
    const answer = screen.getByText('Successfully re-sent confirmation code to ada@example.com.');
    expect(answer.closest('[data-type]')?.getAttribute('data-type')).toBe('success');
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(screen.getByText('Please try again in 18 seconds.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(18_000));
    expect(button('Click to resend').disabled).toBe(false);
    expect(screen.queryByText(/Please try again in/)).toBeNull();
  });

  test('ACC-05 ACC-10 a failure to re-send is red and says why', async () => {
    provider.resendConfirmationCode.mockImplementation(() => refuseWith('Attempt limit exceeded, please try after some time.'));
    await joinToCode();
    await userEvent.click(button('Click to resend'));
    const told = await alert('Failed to re-send confirmation code: Attempt limit exceeded, please try after some time.');
    expect(told?.getAttribute('data-type')).toBe('danger');
  });
});

describe('/signin', () => {
  test('ACC-06 ACC-12 has all it needs', async () => {
    await openSignIn();
    expect([field('Email').type, field('Email').required, field('Password').required]).toEqual(['email', true, true]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember Me' }).checked).toBe(false);
    expect(screen.getByRole('link', { name: 'Create Your Account' }).getAttribute('href')).toMatch(/\/join$/);
    expect(screen.getByRole('complementary').textContent).toMatch(/accurate quotes/i);
    await userEvent.click(button('Forgot password?'));
    expect(await screen.findByRole('dialog', { name: 'Reset Password' }, OPTIONS)).toBeTruthy();
  });

  test('ACC-06 ACC-13 what a password manager fills in without telling the page is what signs in', async () => {
    await openSignIn();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(field('Email'), 'ada@example.com');
    setValue?.call(field('Password'), PASSWORD);
    await userEvent.click(button('Sign In'));
    await waitFor(() => expect(provider.signIn).toHaveBeenCalledWith('ada@example.com', PASSWORD), OPTIONS);
  });

  test('ACC-10 a wrong password is refused, and what was typed stays', async () => {
    provider.signIn.mockImplementation(() => refuseWith('Incorrect username or password.'));
    await openSignIn();
    fillSignIn('wrong');
    await userEvent.click(button('Sign In'));
    expect((await alert('Incorrect username or password. Please try again.'))?.getAttribute('data-type')).toBe('danger');
    expect(field('Email').value).toBe('ada@example.com');
    expect(useSessionStore.getState().accessToken).toBe('');
  });

  test('ACC-10 who has not confirmed yet is told so, and can still do it', async () => {
    provider.signIn.mockImplementationOnce(() => refuseWith('User is not confirmed.'));
    const router = await openSignIn('?redirect=confidential');
    fillSignIn();
    await userEvent.click(button('Sign In'));
    await alert('User is not confirmed. Please try again.');
    await userEvent.click(button('Enter your confirmation code'));
    await screen.findByRole('heading', { level: 1, name: 'Confirm Sign Up' }, OPTIONS);
    enter('Confirmation code', '123456');
    await userEvent.click(button('Confirm'));
    await waitFor(() => expect(router.location.pathname).toBe('/confidential'), OPTIONS);
  });

  test('ACC-10 a provider that can not be reached is an unknown error, and what was typed is kept', async () => {
    provider.signIn.mockImplementation(() => Promise.reject(new Error('offline')));
    await openSignIn();
    fillSignIn();
    await userEvent.click(button('Sign In'));
    await alert('Unknown error Please try again.');
    expect(screen.getByText(/could not be reached/)).toBeTruthy();
  });

  test('NAV-07 the default page may be the confidential one', async () => {
    const router = await renderApp('/app/about');
    adoptConfig({ ...readConfig(), postAuthRoute: 'confidential' });
    await router.navigate({ to: '/signin' });
    await screen.findByRole('heading', { level: 1, name: 'Sign In' }, OPTIONS);
    fillSignIn();
    await userEvent.click(button('Sign In'));
    expect(await screen.findByText(/signed in as ada@example\.com/, {}, OPTIONS)).toBeTruthy();
  });

  test.each(['signin', 'join'])('NAV-04 who is signed in has no use for /%s', async (path) => {
    useSessionStore.getState().setSession({ userID: 'ada@example.com', ...TOKENS, expiresAtMs: Date.now() + 1e6 });
    await renderApp(`/app/${path}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' }, OPTIONS)).toBeTruthy();
  });

  test.each(['https://evil.example/', '//evil.example', 'toString'])(
    'NAV-07 %s is no route, so signing in leads to the default page',
    async (redirect) => {
      const router = await openSignIn(`?redirect=${encodeURIComponent(redirect)}`);
      fillSignIn();
      await userEvent.click(button('Sign In'));
      await waitFor(() => expect(router.location.pathname).toBe('/msp/home'), OPTIONS);
    },
  );
});

describe('Reset Password', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Reset Password' });
  const put = (label: string, value: string) => fireEvent.change(field(label, dialog()), { target: { value } });
  async function toCode() {
    const router = await openSignIn();
    enter('Email', 'ada@example.com');
    await userEvent.click(button('Forgot password?'));
    await screen.findByRole('dialog', { name: 'Reset Password' }, OPTIONS);
    expect(field('Account email', dialog()).value).toBe('ada@example.com');
    await userEvent.click(button('Send Password Reset Code'));
    await screen.findByText('Successfully sent password reset code to ada@example.com.', {}, OPTIONS);
    put('Confirmation code', '123456');
    put('New password', PASSWORD);
    put('Confirm password', PASSWORD);
    return router;
  }

  test('ACC-02 ACC-07 different passwords make no call; the code and a new password lead back in', async () => {
    const router = await toCode();
    put('Confirm password', 'something else');
    await userEvent.click(button('Submit'));
    expect(await within(dialog()).findByText('Your passwords do not match.', {}, OPTIONS)).toBeTruthy();
    expect(provider.confirmForgotPassword).not.toHaveBeenCalled();
    put('Confirm password', PASSWORD);
    await userEvent.click(button('Submit'));
    await waitFor(() => expect(router.location.pathname).toBe('/msp/home'), OPTIONS);
    expect(provider.confirmForgotPassword).toHaveBeenCalledWith('ada@example.com', '123456', PASSWORD);
    expect(useSessionStore.getState().userID).toBe('ada@example.com');
  });

  test('ACC-07 ACC-10 step 1 stays where no code could be sent, until what was said is dismissed', async () => {
    provider.forgotPassword.mockImplementation(() => refuseWith('Attempt limit exceeded, please try after some time.'));
    await openSignIn();
    await userEvent.click(button('Forgot password?'));
    const account = await within(await screen.findByRole('dialog', {}, OPTIONS)).findByLabelText('Account email');
    fireEvent.change(account, { target: { value: 'ada@example.com' } });
    await userEvent.click(button('Send Password Reset Code'));
    await within(dialog()).findByText('Attempt limit exceeded, please try after some time.', {}, OPTIONS);
    expect(field('Account email', dialog()).value).toBe('ada@example.com');
    await userEvent.click(within(within(dialog()).getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(within(dialog()).queryByRole('alert')).toBeNull();
  });

  test('ACC-07 ACC-12 a reset is under way until the sign-in that follows it has answered', async () => {
    const held = Promise.withResolvers<never>();
    await toCode();
    provider.signIn.mockReturnValue(held.promise);
    await userEvent.click(button('Submit'));
    await within(dialog()).findByText('Successfully reset password for the account ada@example.com.', {}, OPTIONS);
    expect(button('Submit').disabled).toBe(true);
    held.reject(Object.assign(new Error('Incorrect username or password.'), { $fault: 'client' }));
    await within(dialog()).findByText('Incorrect username or password.', {}, OPTIONS);
    expect(button('Submit').disabled).toBe(false);
  });

  test('ACC-07 a wrong code leads back to step 1 with the reason, and the sign-in that follows fails', async () => {
    const held = Promise.withResolvers<never>();
    provider.confirmForgotPassword.mockImplementation(() => refuseWith('Invalid verification code provided, please try again.'));
    const router = await toCode();
    provider.signIn.mockReturnValue(held.promise);
    await userEvent.click(button('Submit'));
    expect(await within(dialog()).findByText('Invalid verification code provided, please try again.', {}, OPTIONS)).toBeTruthy();
    expect(field('Account email', dialog()).value).toBe('ada@example.com');
    expect(button('Send Password Reset Code').disabled).toBe(true);
    held.reject(Object.assign(new Error('Incorrect username or password.'), { $fault: 'client' }));
    await waitFor(() => expect(button('Send Password Reset Code').disabled).toBe(false), OPTIONS);
    expect(within(dialog()).getByText(/^Invalid verification code/)).toBeTruthy();
    expect(provider.signIn).toHaveBeenCalledWith('ada@example.com', PASSWORD);
    expect(router.location.pathname).toBe('/signin');
    expect(useSessionStore.getState().accessToken).toBe('');
  });
});
