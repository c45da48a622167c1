import { useQuery } from '@tanstack/react-query';
import type { Colleague } from '#contract/colleagues.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { colleaguesQuery } from '../colleagues/colleagues-query.ts';

/** Who works for the shop; nobody until that is known. */
export function useColleagues(): readonly Colleague[] {
  const { userID, accessToken } = useSessionStore();
  const { data } = useQuery({ ...colleaguesQuery(userID, accessToken), enabled: accessToken !== '' });
  return data?.colleagues ?? [];
}
