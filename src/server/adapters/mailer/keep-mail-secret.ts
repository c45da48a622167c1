import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 16;
const SECRET = /^[\w-]{22}$/;

/**
 * What the address of the page of mails holds: made once, beside them, and readable by this program's user alone, so that the address is
 * the same after each start. Where it can't be kept, it is good until the next one.
 */
export async function keepMailSecret(folder: string): Promise<string> {
  const file = join(folder, '.address');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (SECRET.test(kept)) return kept;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => writeFile(file, secret, { mode: 0o600 }))
    .catch(() => {});
  return secret;
}
