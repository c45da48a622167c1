import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { MIGRATIONS_FOLDER } from './core/database.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.int(), tag: z.string() })) });

/** The migrations of a folder, in their order, as its journal tells them. */
export async function readJournal(folder: string) {
  return journalSchema.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')));
}

/**
 * A new folder with the migrations up to the one that was made at `when`, so that a database can be brought to where older rows
 * fit; the caller removes it. Null when there is no such migration: the rows are of a newer version.
 */
export async function copyMigrationsUpTo(when: number): Promise<string | null> {
  const journal = await readJournal(MIGRATIONS_FOLDER);
  const last = journal.entries.findIndex((entry) => entry.when === when);
  if (last === -1) return null;
  const entries = journal.entries.slice(0, last + 1);
  const folder = await mkdtemp(join(tmpdir(), 'quickquote-migrations-'));
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await copyFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}
