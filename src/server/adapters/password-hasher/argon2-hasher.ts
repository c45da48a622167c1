import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type PasswordHasher, PasswordHasherError } from '../../ports/password-hasher.ts';

/** The least that OWASP's Password Storage Cheat Sheet recommends for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Node's pool has four threads, and files need some of them too. */
const AT_ONCE = 2;
/** Behind so many a sign-in would take half a minute; whoever is turned away may come again. */
const MOST_WAITING = 1000;

interface Parsed {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const derive = promisify(argon2);

/** argon2id as Node brings it, on the thread pool, two at a time. Throws PasswordHasherError when too many wait. */
export function createArgon2Hasher(): PasswordHasher {
  const withPermit = createSemaphore(AT_ONCE, MOST_WAITING);
  const run = (password: string, salt: Buffer, { memory, passes, parallelism }: typeof COST | Parsed, length: number) =>
    withPermit(() => derive('argon2id', { message: password, nonce: salt, memory, passes, parallelism, tagLength: length }));
  const nobody: Parsed = { ...COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return format({ ...COST, salt, hash: await run(password, salt, COST, HASH_BYTES) });
    },
    async verify(password, stored) {
      const wanted = stored === null ? nobody : parse(stored);
      const found = await run(password, wanted.salt, wanted, wanted.hash.length);
      return timingSafeEqual(found, wanted.hash) && stored !== null;
    },
  };
}

/** The PHC string format that argon2's own tools write. */
function format({ memory, passes, parallelism, salt, hash }: Parsed): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

function parse(stored: string): Parsed {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  const [, memory, passes, parallelism, salt, hash] = found ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A stored password hash is not one.');
  const [saltBytes, hashBytes] = [Buffer.from(salt, 'base64'), Buffer.from(hash, 'base64')];
  return { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), salt: saltBytes, hash: hashBytes };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Runs at most `atOnce` works at a time, in the order they came. Throws PasswordHasherError when `mostWaiting` wait already. */
function createSemaphore(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) throw new PasswordHasherError('Too many passwords wait to be checked.');
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or is free again.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
