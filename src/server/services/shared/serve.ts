import type { Call } from '#contract/schemas/define-call.ts';
import { callForWork } from './call-for-work.ts';
import type { Context } from './context.ts';
import { refuseFor } from './guard-resources.ts';
import { isRefused, type Refusal } from './refusal.ts';

/**
 * Has a service answer a call: only where there is room for what the call stores, `bytes` of them known, and with a word to whoever has
 * work when it is done.
 */
export async function serve<Answer>(
  { stores, wakes }: Pick<Call, 'stores' | 'wakes'>,
  { ports, report }: Pick<Context, 'report'> & { readonly ports: Pick<Context['ports'], 'resources' | 'feed'> },
  answerCall: () => Promise<Answer | Refusal>,
  bytes = 0,
): Promise<Answer | Refusal> {
  const shortage = stores ? await ports.resources.findShortage(bytes) : null;
  if (shortage !== null) return refuseFor(shortage);
  const answer = await answerCall();
  if (wakes !== null && !isRefused(answer)) await callForWork(ports, wakes, report);
  return answer;
}
