import { generateKeyPairSync } from 'node:crypto';
import { createAccountKeys } from '#server/adapters/identity/create-account-keys.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { AccountPorts } from '#server/services/accounts/account-ports.ts';
import { createTurns } from '#server/services/shared/guards/take-turns.ts';
import { unsealMail } from '#server/services/shared/mails/seal-mail.ts';
import { codeIn } from './account.ts';
import { createTestClock, type TestClock } from './memory/clock.ts';
import { createMemoryRecords } from './memory/records.ts';
import { createMemoryStatusFeed } from './memory/status-feed.ts';

export interface TestAccountPorts extends AccountPorts {
  readonly clock: TestClock;
  /** What was asked of the hasher and of the accounts' records, in order. */
  readonly asked: string[];
  /** The code of the newest mail to an address, as it waits in the outbox; null if there is none. */
  mailedCode(email: string): Promise<string | null>;
}

/** The user pool's services on memory, with a hasher that costs nothing. */
export async function createAccountPorts(): Promise<TestAccountPorts> {
  const asked: string[] = [];
  const records = createMemoryRecords();
  const clock = createTestClock();
  const keys = await createAccountKeys(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  const passwords: PasswordHasher = {
    hash: async (password) => `hash of ${password}`,
    verify: async (password, stored) => stored === `hash of ${password}`,
  };
  return {
    records: { ...records, accounts: noteCalls(records.accounts, asked) },
    hashSetUp: (text) => keys.hash('set-up', text),
    identity: { verifyAccessToken: async () => null },
    feed: createMemoryStatusFeed(),
    clock,
    language: 'en',
    report: (error) => asked.push(String(error)),
    asked,
    userPool: {
      keys,
      passwords: noteCalls(passwords, asked),
      inTurn: createTurns(),
      signUp: 'open',
      clientId: 'quickquote',
      issuer: () => 'https://quotes.example.com/idp',
      appName: 'QuickQuote',
      accessTokenSeconds: 3600,
      refreshTokenSeconds: 86_400,
      signUpCodeSeconds: 86_400,
      resetCodeSeconds: 3600,
    },
    async mailedCode(email) {
      const due = await records.outbox.listDue(clock.now(), 1000);
      const mail = due.map(({ message }) => message).findLast(({ to }) => to === email);
      return mail === undefined ? null : codeIn(unsealMail(keys, mail).text);
    },
  };
}

/** The same object, but every call's name is noted first. */
function noteCalls<T extends object>(target: T, asked: string[]): T {
  return new Proxy(target, {
    get(object, name, receiver) {
      const value: unknown = Reflect.get(object, name, receiver);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        asked.push(String(name));
        return value.apply(object, values);
      };
    },
  });
}
