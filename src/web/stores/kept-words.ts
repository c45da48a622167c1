import { useCallback } from 'react';
import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';
import { createDraftStore } from './draft-store.ts';

const useWordsStore = createDraftStore('wordsDraftStore', z.string().check(z.maxLength(LONGEST_MESSAGE)));

/** Words that are being written under a name, and what keeps others; they survive a reload until they are empty. */
export function useKeptWords(name: string): readonly [words: string, keep: (words: string) => void] {
  const words = useWordsStore(({ drafts }) => (Object.hasOwn(drafts, name) ? drafts[name] : undefined));
  const keep = useCallback(
    (next: string) => {
      const { keepDraft, forgetDraft } = useWordsStore.getState();
      if (next === '') forgetDraft(name);
      else keepDraft(name, next);
    },
    [name],
  );
  return [words ?? '', keep];
}
