import { randomUUID } from 'node:crypto';
import { createRecords } from '#server/adapters/records/create-records.ts';
import { openEmbeddedDatabase } from '#server/adapters/records/open-embedded-database.ts';

const CHECKPOINT_EVERY = 35;

/** Adds parts to the database in the folder of the first argument and prints the id of each once it is acknowledged. */
const database = await openEmbeddedDatabase(process.argv[2] ?? '');
const records = createRecords(database);
for (let count = 1; ; count++) {
  if (count % CHECKPOINT_EVERY === 0) void database.pglite.exec('checkpoint');
  const id = randomUUID();
  const fixed = { filename: 'a.stl', format: 'stl', modelUnit: 'mm', sizeBytes: 84, sha256: '00' } as const;
  await records.parts.add({ id, internalFilename: `${id}.stl`, ...fixed, createdAt: new Date() });
  process.stdout.write(`${id}\n`);
}
