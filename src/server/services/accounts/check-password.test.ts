import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';

test.each([
  'password',
  'PASSWORD',
  'password1',
  'Password123',
  'passw0rd',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  '11111111',
  '12121212',
  '88888888',
  'abcd1234',
  'qwertyui',
  'qwerty123',
  '1qaz2wsx',
  'zaq12wsx',
  '1q2w3e4r',
  'q1w2e3r4',
  'asdfghjk',
  'iloveyou',
  'sunshine',
  'princess1',
  'football',
  'superman',
  'trustno1',
  'welcome1',
  'testtest',
  'abcabcabc',
  'jennifer',
  'letmein123',
  'computer',
  'starwars',
  'blink182',
  'admin123',
])('S-07 %s is refused: it is tried first', async (password) => {
  expect((await checkPassword(password))?.message).toBe('Password did not conform with password policy: Password too common');
});

/** The rank that an attacker's list gives them. */
const RANKED = dictionary['passwords-common'];

test('S-07 the commonest 3,000 of all, and of those that are long enough, are refused, however they are capitalised', async () => {
  const long = RANKED.filter((password) => password.length >= 8).slice(0, 3000);
  expect(long).toHaveLength(3000);
  for (const password of [...RANKED.slice(0, 3000), ...long, ...long.map((plain) => plain.toUpperCase())])
    expect(await checkPassword(password), password).not.toBeNull();
});

test.each(['correct horse', 'ninefold', 'x9!kTq2w', 'password of mine', 'Passwörter', '27182818284', 'aaaaaaab', '        a'])(
  'S-07 %j is fine: there are no rules of composition',
  async (password) => {
    expect(await checkPassword(password)).toBeNull();
  },
);

test('S-07 ACC-15 seven signs are too few, 257 too many', async () => {
  expect((await checkPassword('x9!kTq2'))?.message).toBe('Password did not conform with password policy: Password not long enough');
  expect((await checkPassword('x9!'.repeat(86)))?.message).toBe('Password did not conform with password policy: Password too long');
  expect(await checkPassword(`${'x9!'.repeat(85)}z`)).toBeNull();
});
