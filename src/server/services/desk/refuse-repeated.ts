import { recallWords } from '#domain/desk/recall-words.ts';
import type { Actor } from '#domain/desk/request-event.ts';
import type { DeskRequest } from '../../ports/records/desk-records.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** The request as it is where one side has said these words before under their key; a refusal where they were others; null for new ones. */
export function refuseRepeated(
  present: DeskRequest,
  by: Actor['kind'],
  act: Parameters<typeof recallWords>[2],
): { readonly refused: DeskRequest | Refusal } | null {
  const said = recallWords(present.events, by, act);
  if (said === 'new') return null;
  return { refused: said === 'repeated' ? present : refuse(409, 'key-reused', OTHER_WORDS) };
}

const OTHER_WORDS = 'Something else was sent under the same key. Please send it again.';
