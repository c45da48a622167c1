import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { type AccountKeys, AccountKeysError } from '../../ports/account-keys.ts';
import { openAccountKey } from './account-key-file.ts';
import { createAccountKeys } from './create-account-keys.ts';

let folder: string;
let keys: AccountKeys;
let others: AccountKeys;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quickquote-keys-'));
  keys = await createAccountKeys(await openAccountKey(join(folder, 'one.pem')));
  others = await createAccountKeys(await openAccountKey(join(folder, 'two.pem')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the key file', () => {
  test('S-10 the key is made once, for its owner alone, by however many processes', async () => {
    const path = join(folder, 'new', 'key.pem');
    const opened = await Promise.all([1, 2, 3].map(() => openAccountKey(path)));
    const ids = await Promise.all(opened.map(async (key) => (await createAccountKeys(key)).keyId));
    expect(new Set(ids).size).toBe(1);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'new'))).toEqual(['key.pem']);
    expect((await openAccountKey(path)).asymmetricKeyDetails?.modulusLength).toBe(2048);
    const reopened = await createAccountKeys(await openAccountKey(path));
    expect(reopened.keyId).toBe(ids[0]);
    expect(reopened.hash('a', 'b')).toBe((await createAccountKeys(await openAccountKey(path))).hash('a', 'b'));
  });

  test('S-10 two installations have two keys, and none lies in the repository', async () => {
    expect(keys.keyId).not.toBe(others.keyId);
    const begin = /-{5}BEGIN [A-Z ]*PRIVATE KEY-{5}/;
    const found: string[] = [];
    const rooms = ['src', 'test', 'scripts', 'docs', 'bench'].map((room) => join(PROJECT_ROOT, room));
    const entries = await Promise.all(rooms.map((room) => readdir(room, { recursive: true, withFileTypes: true })));
    for (const entry of entries.flat().filter((it) => it.isFile())) {
      const path = join(entry.parentPath, entry.name);
      if (/\.(pem|key|p12|pfx|jks)$/.test(path) || begin.test(await readFile(path, 'latin1'))) found.push(path);
    }
    expect(entries.flat().length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });

  test.each([
    ['text', 'not a key'],
    ['a weak key', generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['a key of another kind', generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ])('S-10 %s is refused, named, and left as it is', async (_what, content) => {
    const path = join(folder, 'bad.pem');
    await writeFile(path, content);
    await expect(openAccountKey(path)).rejects.toThrow(`The key of the accounts, ${path}, can not be read or made.`);
    await expect(openAccountKey(path)).rejects.toBeInstanceOf(AccountKeysError);
    expect(await readFile(path, 'utf8')).toBe(content);
  });
});

describe('what hangs on the key', () => {
  test('what was sealed is read again, by the same key alone', () => {
    const sealed = keys.seal('123456 ü');
    expect(sealed).not.toBe(keys.seal('123456 ü'));
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('123456');
    expect(keys.unseal(sealed)).toBe('123456 ü');
    expect(() => others.unseal(sealed)).toThrow(AccountKeysError);
    const altered = Buffer.from(sealed, 'base64');
    altered[20] = (altered[20] ?? 0) ^ 1;
    for (const broken of [altered.toString('base64'), sealed.slice(0, 20), '']) expect(() => keys.unseal(broken)).toThrow(AccountKeysError);
  });

  test('S-02 what is sealed alike is a name: the same for one scope and text, read by the same key and scope alone', () => {
    const sealed = keys.sealAlike('a', 'zoë@example.com');
    expect(sealed).toMatch(/^[\w-]{22,}$/);
    expect(keys.sealAlike('a', 'zoë@example.com')).toBe(sealed);
    expect(keys.unsealAlike('a', sealed)).toBe('zoë@example.com');
    const altered = `${sealed.slice(0, -2)}AA`;
    for (const wrong of [keys.unsealAlike('b', sealed), others.unsealAlike('a', sealed), keys.unsealAlike('a', altered)])
      expect(wrong).toBeNull();
    for (const nothing of ['', 'zoë@example.com', sealed.slice(0, 10)]) expect(keys.unsealAlike('a', nothing)).toBeNull();
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('example');
  });

  test('S-02 a hash depends on key, scope and text', () => {
    const hashes = [keys.hash('a', 'bc'), keys.hash('ab', 'c'), keys.hash('a', 'bd'), others.hash('a', 'bc')];
    expect(new Set(hashes).size).toBe(4);
    expect(keys.hash('a', 'bc')).toBe(hashes[0]);
  });

  test('S-10 the key set holds the public part alone', () => {
    expect(keys.keySet.keys).toEqual([{ kty: 'RSA', n: expect.any(String), e: 'AQAB', kid: keys.keyId, alg: 'RS256', use: 'sig' }]);
  });
});
