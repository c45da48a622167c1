import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Provider } from '#domain/shop/provider.ts';
import type { ProviderRecords } from '../../ports/records/records.ts';
import { note } from './core/audit-records.ts';
import type { QueryRunner } from './core/database.ts';
import { materialPictures, providers } from './core/schema.ts';
import { addFirstVersion } from './rate-card-records.ts';

/** Any number that nothing else in this database locks. */
const NUMBERING_LOCK = 7_284_002;

/** A picture of the provider's own that is its logo stays for good: quotes that were sent show it. */
async function keepLogo(transaction: QueryRunner, { id, logoUrl }: Provider): Promise<void> {
  const isLogo = sql`position(split_part(${materialPictures.name}, '/', 2) in ${logoUrl}::text) > 0`;
  await transaction
    .update(materialPictures)
    .set({ isPublished: true })
    .where(and(eq(materialPictures.providerId, id), eq(materialPictures.isPublished, false), isLogo));
}

export function createProviderRecords(runner: QueryRunner): ProviderRecords {
  const findByOwner = async (from: QueryRunner, ownerSub: string) =>
    (await from.select().from(providers).where(eq(providers.ownerSub, ownerSub)).orderBy(asc(providers.id)).limit(1))[0] ?? null;
  return {
    find: async (id) => (await runner.select().from(providers).where(eq(providers.id, id)))[0] ?? null,
    findByOwner: (ownerSub) => findByOwner(runner, ownerSub),
    save: (provider, entry, expectedRevision) =>
      runner.transaction(async (transaction) => {
        const { rateCard: _, ...changed } = provider;
        const saved = await transaction
          .insert(providers)
          .values(provider)
          .onConflictDoUpdate({
            target: providers.id,
            set: { ...changed, revision: sql`${providers.revision} + 1` },
            ...(expectedRevision === undefined ? {} : { setWhere: eq(providers.revision, expectedRevision) }),
          })
          .returning({ id: providers.id });
        if (saved.length === 0) return false;
        await addFirstVersion(transaction, provider);
        await keepLogo(transaction, provider);
        if (entry !== undefined) await note(transaction, [entry]);
        return true;
      }),
    claim: (id, ownerSub, entry) =>
      runner.transaction(async (transaction) => {
        const owned = alias(providers, 'owned');
        const ownsNone = sql`not exists (${transaction.select({ id: owned.id }).from(owned).where(eq(owned.ownerSub, ownerSub))})`;
        const free = and(eq(providers.id, id), isNull(providers.ownerSub), ownsNone);
        const claimed = await transaction.update(providers).set({ ownerSub }).where(free).returning({ id: providers.id });
        if (claimed.length > 0) await note(transaction, [entry]);
        return claimed.length > 0;
      }),
    addForOwner: (provider, ownerSub) =>
      runner.transaction(async (transaction) => {
        // Two that come at once get two numbers, and an account that saves twice at once gets one provider.
        await transaction.execute(sql`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
        const present = await findByOwner(transaction, ownerSub);
        if (present !== null) return present;
        const highest = sql<number>`coalesce(max(case when ${providers.id} ~ '^[0-9]{1,9}$' then ${providers.id}::int end), 0)`;
        const [numbered] = await transaction.select({ highest: highest.mapWith(Number) }).from(providers);
        const added = { ...provider, id: String((numbered?.highest ?? 0) + 1), ownerSub };
        await transaction.insert(providers).values(added);
        await addFirstVersion(transaction, added);
        return added;
      }),
  };
}
