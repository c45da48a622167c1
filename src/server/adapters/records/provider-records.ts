import { asc, eq } from 'drizzle-orm';
import type { ProviderRecords } from '../../ports/records.ts';
import { answer } from './answer.ts';
import type { QueryRunner } from './database.ts';
import { providers } from './schema.ts';

export function createProviderRecords(runner: QueryRunner): ProviderRecords {
  return {
    find: (id) => answer(async () => (await runner.select().from(providers).where(eq(providers.id, id)))[0] ?? null),
    findByOwner: (ownerSub) =>
      answer(
        async () =>
          (await runner.select().from(providers).where(eq(providers.ownerSub, ownerSub)).orderBy(asc(providers.id)).limit(1))[0] ?? null,
      ),
    save: (provider) =>
      answer(async () => {
        await runner.insert(providers).values(provider).onConflictDoUpdate({ target: providers.id, set: provider });
      }),
  };
}
