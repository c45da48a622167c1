import { useCallback, useMemo } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { DeskSettings } from '#domain/desk/desk-settings.ts';
import { draftOf } from '../../../stores/draft-store.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { beginDraft, nameDraft, type QuoteDraft, useQuoteDraftStore } from '../shared/draft.ts';
import { othersSince } from '../shared/others-since.ts';

interface DraftEditing {
  readonly draft: QuoteDraft;
  /** Something was typed, here or on an earlier visit. */
  readonly isKept: boolean;
  readonly change: (change: (draft: QuoteDraft) => QuoteDraft) => void;
  /** What others did meanwhile has been seen, and the draft holds all the same. */
  readonly confirm: () => void;
  /** Forgets what was typed. */
  readonly forget: () => void;
}

/** The quote that the signed-in user is writing for a request; it outlives a reload as soon as something is typed. */
export function useQuoteDraft(request: WireDeskRequest, settings: DeskSettings, today: string): DraftEditing {
  const userID = useSessionStore((store) => store.userID);
  const name = nameDraft(userID, request.requestID);
  const kept = useQuoteDraftStore(({ drafts }) => draftOf(drafts, name));
  const fresh = useMemo(() => beginDraft(request, settings, today), [request, settings, today]);
  // Lines are the request's for ever; what is stored of another count is none of its drafts.
  const isSound = kept !== undefined && kept.lines.length === request.lines.length;
  const { version: present } = request.life;
  // Until that is confirmed the draft is of the version before what others did.
  const version = isSound && othersSince(request, kept.version).length > 0 ? kept.version : present;
  const change = useCallback(
    (next: (draft: QuoteDraft) => QuoteDraft) => {
      const { drafts, keepDraft } = useQuoteDraftStore.getState();
      const before = isSound ? (drafts[name] ?? fresh) : fresh;
      keepDraft(name, { ...next(before), version });
    },
    [name, fresh, isSound, version],
  );
  const confirm = useCallback(() => {
    const { drafts, keepDraft } = useQuoteDraftStore.getState();
    keepDraft(name, { ...(drafts[name] ?? fresh), version: present });
  }, [name, fresh, present]);
  const forget = useCallback(() => useQuoteDraftStore.getState().forgetDraft(name), [name]);
  const draft = useMemo(() => (isSound ? { ...kept, version } : fresh), [isSound, kept, version, fresh]);
  return { draft, isKept: isSound, change, confirm, forget };
}
