import type { saveClientNote as call } from '#contract/calls/save-client-note.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { UNKNOWN_CLIENT } from './describe-client.ts';

/** Changes what the provider notes of a client, unless a colleague was quicker. */
export async function saveClientNote(
  { records }: Pick<Ports, 'records'>,
  { provider }: Insider,
  { email, note, revision }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  if ((await records.clients.find(provider.id, email)) === null) return refuse(404, UNKNOWN_CLIENT);
  const saved = await records.clients.saveNote(provider.id, email, note, revision);
  if (saved === null)
    return refuse(409, 'A colleague has changed this note since you opened it. Nothing was overwritten: please look again.');
  return { success: true, revision: saved };
}
