import type { getDeskSettings } from '#contract/calls/get-desk-settings.ts';
import type { saveDeskSettings as saveCall } from '#contract/calls/save-desk-settings.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** How the desk of the caller's provider works. */
export async function getSettings(
  { records }: Pick<Ports, 'records'>,
  { provider, role }: Insider,
): Promise<ResponseOf<typeof getDeskSettings>> {
  return { success: true, role, ...(await records.desk.findSettings(provider.id)) };
}

/** Changes it, unless a colleague was quicker. */
export async function saveDeskSettings(
  { records }: Pick<Ports, 'records'>,
  { provider }: Insider,
  { settings, revision }: RequestOf<typeof saveCall>,
): Promise<ResponseOf<typeof saveCall> | Refusal> {
  const saved = await records.desk.saveSettings(provider.id, settings, revision);
  if (saved === null)
    return refuse(409, 'A colleague has changed these settings since you opened them. Nothing was overwritten: please look again.');
  return { success: true, revision: saved };
}
