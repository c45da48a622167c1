import { beforeEach, describe, expect, test } from 'vitest';
import { createAccountPorts, type TestAccountPorts } from '#test/support/account-ports.ts';
import { unsealMail } from '../shared/mails/seal-mail.ts';
import { initiateAuth } from './initiate-auth.ts';
import { confirmForgotPassword, confirmSignUp } from './prove-code.ts';
import { forgotPassword, resendConfirmationCode } from './send-code.ts';
import { signUp } from './sign-up.ts';

const CLIENT = { ClientId: 'quickquote' };
const [KNOWN, OPEN, UNKNOWN] = ['a-known@example.com', 'an-open@example.com', 'an-unknown@example.com'] as const;
const Password = 'correct horse';

let ports: TestAccountPorts;
beforeEach(async () => {
  ports = await createAccountPorts();
  for (const Username of [KNOWN, OPEN]) await signUp(ports, { ...CLIENT, Username, Password });
  await confirmSignUp(ports, { ...CLIENT, Username: KNOWN, ConfirmationCode: (await ports.mailedCode(KNOWN)) ?? '' });
  ports.asked.length = 0;
});

const signIn = (USERNAME: string, PASSWORD: string) =>
  initiateAuth(ports, { ...CLIENT, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } });
const reset = (Username: string, ConfirmationCode: string) =>
  confirmForgotPassword(ports, { ...CLIENT, Username, ConfirmationCode, Password: 'a new password' });

/** What an operation answers, and the work it does for it. */
async function observe(operation: (email: string) => Promise<object>, email: string) {
  const before = ports.asked.length;
  const answer = JSON.stringify(await operation(email));
  return { answer, work: ports.asked.slice(before) };
}

describe('S-06 the same answer after the same work, whether there is an account or not', () => {
  test.each<[string, (email: string) => Promise<object>]>([
    ['a wrong password', (email) => signIn(email, 'wrong password')],
    ['a code to confirm with', (email) => confirmSignUp(ports, { ...CLIENT, Username: email, ConfirmationCode: 'wrong!' })],
    ['a code to reset with', (email) => reset(email, 'wrong!')],
    ['a forgotten password', (email) => forgotPassword(ports, { ...CLIENT, Username: email })],
    ['another code', (email) => resendConfirmationCode(ports, { ...CLIENT, Username: email })],
  ])('S-06 ACC-13 %s', async (_what, operation) => {
    // A code to guess at, for each of them.
    for (const Username of [KNOWN, OPEN, UNKNOWN]) {
      await forgotPassword(ports, { ...CLIENT, Username });
      await resendConfirmationCode(ports, { ...CLIENT, Username });
    }
    const seen = [await observe(operation, KNOWN), await observe(operation, OPEN), await observe(operation, UNKNOWN)];
    expect(seen[0]).toEqual(seen[2]);
    expect(seen[1]).toEqual(seen[2]);
  });

  test('S-06 every sign-in works out one hash, for nobody too, and for what is no address', async () => {
    for (const [email, password] of [
      [KNOWN, Password],
      [KNOWN, 'x'],
      [OPEN, Password],
      [UNKNOWN, 'x'],
      ['no address', 'x'],
    ] as const) {
      const { work } = await observe((name) => signIn(name, password), email);
      expect(work.filter((call) => call === 'verify')).toHaveLength(1);
    }
  });
});

describe('guessing', () => {
  test('ACC-13 S-02 S-04 of 10,000 parallel guesses five are looked at: the right code among the rest does nothing', async () => {
    await forgotPassword(ports, { ...CLIENT, Username: KNOWN });
    const code = (await ports.mailedCode(KNOWN)) ?? '';
    const wrong = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(6, '0')).filter((guess) => guess !== code);
    const answers = await Promise.all([...wrong, code].map((guess) => reset(KNOWN, guess)));
    const count = (exception: string) => answers.filter((answer) => 'refused' in answer && answer.exception === exception).length;
    expect([count('CodeMismatchException'), count('ExpiredCodeException')]).toEqual([5, answers.length - 5]);
    expect(await signIn(KNOWN, Password)).toHaveProperty('AuthenticationResult');
  });

  test('S-05 of a hundred parallel passwords five are looked at', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, index) => signIn(KNOWN, `wrong ${index}`)));
    expect(ports.asked.filter((call) => call === 'verify')).toHaveLength(5);
  });

  test('S-05 the right password begins the count anew', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await signIn(KNOWN, 'wrong');
      expect(await signIn(KNOWN, Password)).toHaveProperty('AuthenticationResult');
    }
  });

  test('S-09 S-05 a reset lifts the lock and ends the sessions, one that is just being opened included', async () => {
    const { accounts } = ports.records;
    await forgotPassword(ports, { ...CLIENT, Username: KNOWN });
    const code = (await ports.mailedCode(KNOWN)) ?? '';
    const { verify } = ports.userPool.passwords;
    // The reset comes while the old password is being checked.
    const passwords = {
      ...ports.userPool.passwords,
      verify: async (password: string, stored: string | null) => {
        await reset(KNOWN, code);
        return verify(password, stored);
      },
    };
    const request = { ...CLIENT, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: KNOWN, PASSWORD: Password } } as const;
    expect(await initiateAuth({ ...ports, userPool: { ...ports.userPool, passwords } }, request)).toMatchObject({
      exception: 'NotAuthorizedException',
    });
    expect((await accounts.findByEmail(KNOWN))?.passwordHash).toBe('hash of a new password');
    expect(await signIn(KNOWN, 'a new password')).toHaveProperty('AuthenticationResult');
  });
});

describe('mails', () => {
  test('S-02 codes are six digits that are spread evenly', async () => {
    const codes: string[] = [];
    for (let count = 0; count < 300; count += 1) {
      const Username = `a${count}@example.com`;
      await signUp(ports, { ...CLIENT, Username, Password });
      codes.push((await ports.mailedCode(Username)) ?? '');
    }
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(290);
    for (let place = 0; place < 6; place += 1) expect(new Set(codes.map((code) => code[place])).size).toBe(10);
  });

  test('ACC-03 ACC-07 a mail says what its code is for and how long it is good; its envelope tells nothing', async () => {
    await forgotPassword(ports, { ...CLIENT, Username: OPEN });
    const code = (await ports.mailedCode(OPEN)) ?? '';
    const mails = (await ports.records.outbox.listDue(ports.clock.now(), 10)).filter(({ message }) => message.to === OPEN);
    expect(mails.map(({ message }) => message.subject)).toEqual([
      'Your QuickQuote confirmation code',
      'Your QuickQuote password reset code',
    ]);
    expect(JSON.stringify(mails)).not.toContain(code);
    const [confirmation, resetting] = mails.map(({ message }) => unsealMail(ports.userPool.keys, message));
    expect(confirmation?.text).toContain('The code works once, within 24 hours.');
    expect(resetting?.text).toBe(
      `Reset your password\n\nEnter this code to choose a new password for your QuickQuote account:\n\n${code}\n\nThe code works once, within 1 hour. Never share it.\n\nIf you didn’t ask for it, you can ignore this email.\n`,
    );
    expect(resetting?.html).toContain(`>${code}</p>`);
  });

  test('a sealed mail is not opened where there are no accounts', async () => {
    const [mail] = await ports.records.outbox.listDue(ports.clock.now(), 1);
    if (mail === undefined) throw new Error('There is no mail.');
    expect(() => unsealMail(null, mail.message)).toThrow('keeps no accounts');
  });

  test('a feed that is away leaves the mail to the outbox and the account in place', async () => {
    const feed = { ...ports.feed, publish: () => Promise.reject(new Error('away')) };
    const answer = await signUp({ ...ports, feed }, { ...CLIENT, Username: UNKNOWN, Password });
    expect(answer).toHaveProperty('UserSub');
    expect(ports.asked).toContain('Error: away');
    expect(await ports.mailedCode(UNKNOWN)).toMatch(/^\d{6}$/);
  });
});
