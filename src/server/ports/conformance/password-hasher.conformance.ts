import { expect, test } from 'vitest';
import type { PasswordHasher } from '../password-hasher.ts';

/** What every PasswordHasher must do. */
export function describePasswordHasher(create: () => PasswordHasher): void {
  test('ACC-13 a password fits its own hash alone, whatever signs it is made of', async () => {
    const hasher = create();
    for (const password of ['correct horse', 'pässwörd 🔑 \0 x', ' spaces  ', 'x'.repeat(256)]) {
      const stored = await hasher.hash(password);
      expect(await hasher.verify(password, stored)).toBe(true);
      expect(await hasher.verify(`${password} `, stored)).toBe(false);
      expect(await hasher.verify('', stored)).toBe(false);
    }
  });

  test('S-06 without an account the answer is no', async () => {
    expect(await create().verify('correct horse', null)).toBe(false);
  });

  test('S-08 the same password has another hash each time, and none holds it', async () => {
    const hasher = create();
    const hashes = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')]);
    expect(hashes[0]).not.toBe(hashes[1]);
    for (const hash of hashes) expect(hash).not.toContain('correct');
  });
}
