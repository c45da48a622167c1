import { useCallback } from 'react';
import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from '#domain/request/rfq.ts';
import { createDraftStore, draftOf } from './draft-store.ts';
import { createSubmissionKey, submissionFor } from './submission-key.ts';

const useWordsStore = createDraftStore('wordsDraftStore', z.string().check(z.maxLength(LONGEST_MESSAGE)));
/** What was sent last of words that nobody has taken yet, as far as this browser knows. */
const useSentStore = createDraftStore('wordsSentStore', z.object({ content: z.string(), key: z.string() }));

interface KeptWords {
  readonly words: string;
  /** With none, what is known of them is forgotten. */
  readonly keep: (words: string) => void;
  /** What to send a text under: the same as before where its answer got lost, also after a reload. */
  readonly keyFor: (text: string) => string;
}

/** Words that are being written under a name; they survive a reload until they are empty. */
export function useKeptWords(name: string): KeptWords {
  const words = useWordsStore(({ drafts }) => draftOf(drafts, name));
  const keep = useCallback(
    (next: string) => {
      const { keepDraft, forgetDraft } = useWordsStore.getState();
      if (next !== '') return keepDraft(name, next);
      forgetDraft(name);
      useSentStore.getState().forgetDraft(name);
    },
    [name],
  );
  const keyFor = useCallback(
    (text: string) => {
      const { drafts, keepDraft } = useSentStore.getState();
      const sent = submissionFor(text, draftOf(drafts, name) ?? null, createSubmissionKey);
      keepDraft(name, sent);
      return sent.key;
    },
    [name],
  );
  return { words: words ?? '', keep, keyFor };
}
