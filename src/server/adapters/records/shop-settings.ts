import { and, eq } from 'drizzle-orm';
import type { ShopSettings } from '../../ports/records/shop-settings.ts';
import type { QueryRunner } from './core/database.ts';
import { shopSettings } from './core/schema.ts';

export function createShopSettings(runner: QueryRunner): ShopSettings {
  const isOf = (providerId: string, kind: string) => and(eq(shopSettings.providerId, providerId), eq(shopSettings.kind, kind));
  return {
    async find(providerId, { name, schema, initial }) {
      const [found] = await runner.select().from(shopSettings).where(isOf(providerId, name));
      return found === undefined
        ? { settings: initial, revision: 0 }
        : { settings: schema.parse(found.settings), revision: found.revision };
    },
    async save(providerId, { name }, settings, expectedRevision) {
      const saved = { providerId, kind: name, settings, revision: expectedRevision + 1 };
      const isPresent = and(isOf(providerId, name), eq(shopSettings.revision, expectedRevision));
      const done =
        expectedRevision === 0
          ? runner.insert(shopSettings).values(saved).onConflictDoNothing().returning({ revision: shopSettings.revision })
          : runner.update(shopSettings).set(saved).where(isPresent).returning({ revision: shopSettings.revision });
      return (await done)[0]?.revision ?? null;
    },
  };
}
