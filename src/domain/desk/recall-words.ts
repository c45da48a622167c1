import type { Actor, RequestAct, RequestEvent } from './request-event.ts';

/**
 * Whether one side of a request has said something before, by the key that it came under: the same, since its answer got lost on the way,
 * or something else. Without a key, and where there are no words, it is always new.
 */
export function recallWords(
  events: readonly RequestEvent[],
  by: Actor['kind'],
  act: { readonly type: RequestAct['type']; readonly text?: string; readonly key?: string | undefined },
): 'new' | 'repeated' | 'other-words' {
  const { type, text, key } = act;
  if (key === undefined) return 'new';
  const said = events.find((event) => event.actor.kind === by && 'key' in event.act && event.act.key === key)?.act;
  if (said === undefined) return 'new';
  return said.type === type && 'text' in said && said.text === text ? 'repeated' : 'other-words';
}
