/** Keeps what was worked out of late, `most` of it, by its key. */
export function createMemo<T>(most: number): { recall(key: string, work: () => T): T } {
  const known = new Map<string, T>();
  return {
    recall(key, work) {
      const found = known.get(key) ?? work();
      // The least recently used is the first of the map.
      known.delete(key);
      known.set(key, found);
      for (const [oldest] of known) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
      return found;
    },
  };
}
