/** Who watches which part in this process. */
export interface Watchers {
  add(partId: string, onChange: () => void): () => void;
  tell(partId: string): void;
  tellAll(): void;
  clear(): void;
}

export function createWatchers(): Watchers {
  const byPart = new Map<string, Set<() => void>>();
  const tell = (partId: string) => {
    for (const onChange of [...(byPart.get(partId) ?? [])]) onChange();
  };
  return {
    add(partId, onChange) {
      // A function of its own, so that one callback watching twice is two watchers.
      const own = () => onChange();
      const ofPart = byPart.get(partId) ?? new Set();
      byPart.set(partId, ofPart.add(own));
      return () => {
        ofPart.delete(own);
        if (ofPart.size === 0 && byPart.get(partId) === ofPart) byPart.delete(partId);
      };
    },
    tell,
    tellAll() {
      for (const partId of [...byPart.keys()]) tell(partId);
    },
    clear: () => byPart.clear(),
  };
}
