import { createPrivateKey, generateKeyPair, type KeyObject, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { AccountKeysError } from '../../ports/account-keys.ts';

const MODULUS_BITS = 2048;

/**
 * The installation's RSA key, a PEM file that is made, readable by its owner alone, where there is none.
 * Throws AccountKeysError in words for the operator.
 */
export async function openAccountKey(path: string): Promise<KeyObject> {
  try {
    const stored = (await readKey(path)) ?? (await makeKey(path));
    const key = createPrivateKey(stored);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== 'rsa' || bits < MODULUS_BITS)
      throw new Error(`It has to be an RSA key of at least ${MODULUS_BITS} bits.`);
    return key;
  } catch (cause) {
    throw new AccountKeysError(`The key of the accounts, ${path}, can not be read or made.`, { cause });
  }
}

async function readKey(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Of several processes that start at once one makes the key: a link, unlike a rename, never replaces what is there. */
async function makeKey(path: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    {
      await using handle = await open(unfinished, 'wx', 0o600);
      await handle.writeFile(pem);
      await handle.sync();
    }
    await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  return readFile(path, 'utf8');
}
