import type { saveClientNote as call } from '#contract/api/clients/save-client-note.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { UNKNOWN_CLIENT } from './describe-client.ts';

/** Changes what the provider notes of a client, unless a colleague was quicker. */
export const saveClientNote: Handler<typeof call> = async (
  { ports: { records, clientIds }, member: { provider } },
  { clientID, note, revision },
) => {
  const email = clientIds.read(provider.id, clientID);
  if (email === null || (await records.clients.find(provider.id, email)) === null) return refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  const saved = await records.clients.saveNote(provider.id, email, note, revision);
  if (saved === null)
    return refuse(412, 'stale', 'A colleague has changed this note since you opened it. Nothing was overwritten: please look again.');
  return { revision: saved };
};
