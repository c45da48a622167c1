import { useEffect, useState, useSyncExternalStore } from 'react';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { watchRequest } from '#contract/api/desk/watch-request.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { followStream } from '../../../api/follow-stream.ts';
import { useAnswers } from '../../../api/use-answers.ts';

type News = ResponseOf<typeof watchRequest>;

/** The next stream is open before the last one goes, so that nobody seems to leave and come back. */
const OVERLAP_MS = 1000;

/**
 * Colleagues who are at a request just now, while its page is seen; to them whoever looks at it is there, too. What has changed meanwhile is
 * asked for at once. A page in the background is not followed: browsers hold few connections open, and nobody sits there.
 */
export function useCompany({ requestID, life }: Pick<WireDeskRequest, 'requestID' | 'life'>, isEditing: boolean): News['colleagues'] {
  const [news, setNews] = useState<News>({ version: 0, colleagues: [] });
  const isSeen = useSyncExternalStore(hearOfSight, () => document.visibilityState === 'visible');
  const answers = useAnswers();
  useEffect(() => {
    if (!isSeen) return;
    const line = new AbortController();
    void followStream(watchRequest, { requestID, isEditing }, line.signal, setNews);
    return () => void setTimeout(() => line.abort(), OVERLAP_MS);
  }, [requestID, isEditing, isSeen]);
  const isBehind = news.version > life.version;
  useEffect(() => {
    if (isBehind) void answers.askAgain(getDeskRequest, { requestID });
  }, [isBehind, answers, requestID]);
  return news.colleagues;
}

function hearOfSight(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
