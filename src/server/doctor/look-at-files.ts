import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BlobsConfig } from '../config/config.ts';
import type { BlobName, BlobStore } from '../ports/blob-store.ts';
import { type Finding, findWords, tell } from './finding.ts';
import { judgeClock } from './judge-clock.ts';

const ANSWER_WITHIN_MS = 5_000;

/** Stores a few bytes, reads them back and removes them; asks an S3 store what time it is. */
export async function lookAtFiles(blobs: BlobsConfig, store: BlobStore, ask: typeof fetch = fetch): Promise<readonly Finding[]> {
  const where = blobs.kind === 's3' ? `The bucket ${blobs.bucket}` : `The folder ${blobs.folder}`;
  const clock = blobs.kind === 's3' ? await lookAtClock(blobs.endpoint, ask) : [];
  const name: BlobName = `documents/doctor-${randomUUID()}`;
  try {
    await store.put(name, Readable.from([Buffer.from(name)]));
    const { stream } = await store.open(name);
    const isSame = (await text(stream)) === name;
    await store.remove(name);
    if (!isSame)
      return [...clock, { about: 'files', level: 'bad', says: `${where} gives back other bytes than were stored. Don't use it.` }];
    return [...clock, { about: 'files', level: 'good', says: `${where} stores, gives back and removes files.` }];
  } catch (error) {
    return [...clock, { about: 'files', level: 'bad', says: `${where} can not be used. ${advise(error, blobs)}` }];
  }
}

async function lookAtClock(endpoint: string, ask: typeof fetch): Promise<readonly Finding[]> {
  const answer = await ask(endpoint, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
  const date = answer?.headers.get('date');
  return date === null || date === undefined ? [] : judgeClock('the S3 store', new Date(date), new Date());
}

/** By the name that S3 gives to what went wrong. */
const EXPLAINED: Readonly<Record<string, string>> = {
  NoSuchBucket: 'It does not exist. Make it, or correct S3_BUCKET.',
  InvalidAccessKeyId: 'The store does not know S3_ACCESS_KEY_ID. Correct it.',
  SignatureDoesNotMatch: 'The store refuses S3_SECRET_ACCESS_KEY. Correct it.',
  AccessDenied: 'The store allows this key too little. Let it read, write and delete objects in the bucket.',
  RequestTimeTooSkewed: 'The clocks of store and machine are too far apart. Let both follow a time server.',
  ECONNREFUSED: 'Nothing listens at S3_ENDPOINT. Start the store, or correct host and port.',
  ENOTFOUND: 'The host in S3_ENDPOINT is not known to this machine. Check its name.',
  EACCES: 'Give it to the user that runs the server.',
  EROFS: 'It lies on a file system that only reads. Name another DATA_DIR.',
  ENOSPC: 'The disk is full. Make space.',
};

function advise(error: unknown, { kind }: BlobsConfig): string {
  return findWords(error, EXPLAINED) ?? `${kind === 's3' ? 'Check S3_ENDPOINT and the key.' : 'Check DATA_DIR.'} (${tell(error)})`;
}

const HOUR_MS = 3_600_000;
/** One each night, with room for a slow one. */
const OLDEST_HOURS = 30;

/** How old the newest file in the folder is that backups are written to. */
export async function lookAtBackups(folder: string, nowMs: number): Promise<readonly Finding[]> {
  const about = 'backup';
  try {
    const names = await readdir(folder);
    const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
    if (times.length === 0) return [{ about, level: 'bad', says: `There is no backup in ${folder}. Make one each night: npm run backup.` }];
    const hours = Math.floor((nowMs - Math.max(...times)) / HOUR_MS);
    const level = hours > OLDEST_HOURS ? 'bad' : 'good';
    return [
      {
        about,
        level,
        says: `The newest backup is ${hours} hours old.${level === 'bad' ? ' Make one each night, and see why the last ones failed.' : ''}`,
      },
    ];
  } catch (error) {
    return [{ about, level: 'bad', says: `The backups in ${folder} can not be looked at (${tell(error)}).` }];
  }
}
