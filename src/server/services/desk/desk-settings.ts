import type { getDeskSettings as getCall } from '#contract/api/desk/get-desk-settings.ts';
import type { saveDeskSettings as saveCall } from '#contract/api/desk/save-desk-settings.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import type { ContextOf } from '../shared/context.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** How the desk of the caller's provider works. */
export async function getDeskSettings({
  ports: { records },
  member: { provider, role },
}: ContextOf<typeof getCall>): Promise<AnswerOf<typeof getCall>> {
  return { role, ...(await records.desk.findSettings(provider.id)) };
}

/** Changes it, unless a colleague was quicker. */
export async function saveDeskSettings(
  { ports: { records }, member: { provider } }: ContextOf<typeof saveCall>,
  { settings, revision }: RequestOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall> | Refusal> {
  const saved = await records.desk.saveSettings(provider.id, settings, revision);
  if (saved === null)
    return refuse(
      412,
      'stale',
      'A colleague has changed these settings since you opened them. Nothing was overwritten: please look again.',
    );
  return { revision: saved };
}
