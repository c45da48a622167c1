import type { StatusFeed } from '#server/ports/status-feed.ts';

/** A feed within this process. */
export function createMemoryStatusFeed(): StatusFeed {
  const watchers = new Map<string, Set<(percent?: number) => void>>();
  const hearers = new Set<{ readonly topic: string; readonly onText: (text: string) => void }>();
  return {
    async tell(topic, text) {
      for (const hearer of hearers) if (hearer.topic === topic) queueMicrotask(() => hearer.onText(text));
    },
    hear(topic, onText) {
      const own = { topic, onText };
      hearers.add(own);
      return () => hearers.delete(own);
    },
    async publish(partId, percent) {
      for (const onChange of watchers.get(partId) ?? []) queueMicrotask(() => onChange(percent));
    },
    async watch(partId, onChange) {
      const own = (percent?: number) => onChange(percent);
      const ofPart = watchers.get(partId) ?? new Set();
      watchers.set(partId, ofPart.add(own));
      return () => ofPart.delete(own);
    },
    ping: async () => {},
    async close() {
      watchers.clear();
      hearers.clear();
    },
  };
}
