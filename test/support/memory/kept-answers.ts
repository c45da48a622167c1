import type { KeptAnswers, KeyedWrite } from '#server/ports/records/kept-answers.ts';

/** Answers kept in memory. */
export function createMemoryKeptAnswers(): KeptAnswers {
  const kept = new Map<string, { readonly fingerprint: string; readonly begunAt: Date; readonly answer: string | null }>();
  const nameOf = ({ scope, key }: KeyedWrite) => JSON.stringify([scope, key]);
  return {
    async begin(write, now, lostBefore) {
      const present = kept.get(nameOf(write));
      if (present !== undefined && present.fingerprint !== write.fingerprint) return { state: 'other-request' };
      if (present !== undefined && present.answer !== null) return { state: 'answered', answer: present.answer };
      if (present !== undefined && present.begunAt > lostBefore) return { state: 'begun' };
      kept.set(nameOf(write), { fingerprint: write.fingerprint, begunAt: now, answer: null });
      return { state: 'yours' };
    },
    async keep(write, answer) {
      const present = kept.get(nameOf(write));
      if (present !== undefined) kept.set(nameOf(write), { ...present, answer });
    },
    async giveUp(write) {
      if (kept.get(nameOf(write))?.answer === null) kept.delete(nameOf(write));
    },
    async removeOld(before) {
      for (const [name, { begunAt }] of kept) if (begunAt <= before) kept.delete(name);
    },
  };
}
