import type { ShopSettings } from '#server/ports/records/shop-settings.ts';

/** Settings that live as long as the test. */
export function createMemoryShopSettings(): ShopSettings {
  const stored = new Map<string, { readonly settings: unknown; readonly revision: number }>();
  const keyOf = (providerId: string, kind: string) => JSON.stringify([providerId, kind]);
  return {
    find: async (providerId, { name, schema, initial }) => {
      const found = stored.get(keyOf(providerId, name));
      return found === undefined ? { settings: initial, revision: 0 } : { ...found, settings: schema.parse(found.settings) };
    },
    save: async (providerId, { name }, settings, expectedRevision) => {
      const key = keyOf(providerId, name);
      if ((stored.get(key)?.revision ?? 0) !== expectedRevision) return null;
      stored.set(key, { settings: structuredClone(settings), revision: expectedRevision + 1 });
      return expectedRevision + 1;
    },
  };
}
