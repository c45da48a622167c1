import type { FollowedRequest } from '#contract/desk/request.ts';
import type { RequestState } from '#domain/desk/request-life.ts';
import { isOpen } from './describe-state.ts';
import { texts } from './texts.ts';

/** A station on a request's way. */
export interface Step {
  readonly label: string;
  readonly state: 'done' | 'present' | 'ahead' | 'ended';
}

const WAY: readonly RequestState[] = ['received', 'quoted', 'accepted', 'in-production', 'shipped', 'completed'];

/** The way of a request: what is behind it, where it is, and what is ahead; where it ended early, there is nothing ahead. */
export function listSteps(request: Pick<FollowedRequest, 'life' | 'today'>): readonly Step[] {
  const { life } = request;
  const state: RequestState = life.state === 'quoted' && !isOpen(request) ? 'expired' : life.state;
  const at = WAY.indexOf(state);
  if (at >= 0) {
    return WAY.map((station, index) => ({
      label: texts.stations[station],
      state: index < at || state === 'completed' ? 'done' : index === at ? 'present' : 'ahead',
    }));
  }
  const behind = WAY.slice(0, life.order !== null ? 3 : life.quote !== null ? 2 : 1);
  return [
    ...behind.map((station) => ({ label: texts.stations[station], state: 'done' as const })),
    { label: texts.stations[state], state: 'ended' },
  ];
}
