import type { ShownEvent } from '#contract/desk/events.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { readOwnSub } from '../../../stores/session-store.ts';

/** What others have done to a request since a version of it; that they looked is nothing to tell. */
export function othersSince({ events }: Pick<WireDeskRequest, 'events'>, version: number): readonly ShownEvent[] {
  const own = readOwnSub();
  return events.filter(
    ({ number, actor, act }) => number > version && act.type !== 'read' && !(actor.kind === 'member' && actor.sub === own),
  );
}
