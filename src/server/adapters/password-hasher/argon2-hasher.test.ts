import { argon2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describePasswordHasher } from '../../ports/conformance/password-hasher.conformance.ts';
import { PasswordHasherError } from '../../ports/password-hasher.ts';
import { createArgon2Hasher } from './argon2-hasher.ts';

describe('argon2id', () => {
  describePasswordHasher(createArgon2Hasher);

  test('ACC-13 hashes are argon2id at the cost that OWASP recommends', async () => {
    const stored = await createArgon2Hasher().hash('correct horse');
    const [, salt = '', hash = ''] = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/.exec(stored) ?? [];
    const options = { message: 'correct horse', nonce: Buffer.from(salt, 'base64'), memory: 19_456, passes: 2, parallelism: 1 };
    expect(
      argon2Sync('argon2id', { ...options, tagLength: 32 })
        .toString('base64')
        .replace(/=+$/, ''),
    ).toBe(hash);
  });

  test('a hash of another cost is still understood, and text that is none is not believed', async () => {
    const salt = Buffer.from('a salt of sixteen');
    const hash = argon2Sync('argon2id', { message: 'p', nonce: salt, memory: 64, passes: 1, parallelism: 1, tagLength: 16 });
    const stored = `$argon2id$v=19$m=64,t=1,p=1$${salt.toString('base64')}$${hash.toString('base64')}`;
    expect(await createArgon2Hasher().verify('p', stored)).toBe(true);
    await expect(createArgon2Hasher().verify('p', 'p')).rejects.toThrow('not one');
  });

  test('hashing leaves the event loop free, and beyond a thousand in line nobody is let in', async () => {
    const hasher = createArgon2Hasher();
    let turns = 0;
    let done = false;
    const count = () => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    count();
    await hasher.hash('correct horse');
    done = true;
    expect(turns).toBeGreaterThan(10);
    const cheap = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(22)}`;
    const answers = await Promise.allSettled(Array.from({ length: 1100 }, () => hasher.verify('p', cheap)));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(98);
    for (const answer of refused) expect(answer.reason).toBeInstanceOf(PasswordHasherError);
    expect(await hasher.verify('p', cheap)).toBe(false);
  });
});
