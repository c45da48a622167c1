import type { checkParts as call } from '#contract/api/parts/check-parts.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';

/** Which parts there are no more. Who asks names 128 random bits for each, so that the answer tells nobody of somebody else's parts. */
export async function checkParts({ ports }: ContextOf<typeof call>, { partIDs }: RequestOf<typeof call>): Promise<AnswerOf<typeof call>> {
  const found = new Set((await ports.records.parts.findManyById([...new Set(partIDs)])).map(({ id }) => id));
  return { goneIDs: partIDs.filter((id) => !found.has(id)) };
}
