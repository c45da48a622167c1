import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepMailSecret } from './keep-mail-secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'quickquote-mail-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('S-36 the page of mails has one address per installation, which only its user reads from the disk', async () => {
  const [one, other] = [join(folder, 'one', 'mail'), join(folder, 'other')];
  const secret = await keepMailSecret(one);
  expect(secret).toMatch(/^[\w-]{22}$/);
  expect(await keepMailSecret(one)).toBe(secret);
  expect(await keepMailSecret(other)).not.toBe(secret);
  expect(((await stat(join(one, '.address'))).mode & 0o777).toString(8)).toBe('600');
});

test('S-36 a file that holds no secret, or a folder that cannot be written, still makes one', async () => {
  const spoiled = join(folder, 'spoiled');
  await keepMailSecret(spoiled);
  await writeFile(join(spoiled, '.address'), '');
  expect(await keepMailSecret(spoiled)).toMatch(/^[\w-]{22}$/);
  expect(await keepMailSecret(join(spoiled, '.address', 'below-a-file'))).toMatch(/^[\w-]{22}$/);
});
