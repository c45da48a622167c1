import type { deleteClient as call } from '#contract/api/clients/delete-client.ts';
import { noted } from '../../ports/records/audit-log.ts';
import { blobsOf } from '../parts/part-blobs.ts';
import type { Handler } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { UNKNOWN_CLIENT } from './describe-client.ts';

/** Deletes everything that the provider has of one person, the mails that a built-in mailer kept included. The bytes of files go with the next run of `delete-expired`. */
export const deleteClient: Handler<typeof call> = async (
  { ports: { records, clock, mailer, clientIds }, member: { caller, provider } },
  { clientID },
) => {
  const email = clientIds.read(provider.id, clientID);
  if (email === null) return refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  const parts = await records.clients.listParts(provider.id, email);
  const requestIds = await records.clients.listRequestIds(provider.id, email);
  const doomed = parts.map((part) => ({ id: part.id, blobs: blobsOf(part) }));
  const now = clock.now();
  const removed = await records.clients.remove(provider.id, email, doomed, now, (counts) =>
    noted.clientDeleted(provider.id, { ...counts }, caller.sub, now),
  );
  if (removed === null) return refuse(404, 'unknown-client', UNKNOWN_CLIENT);
  await mailer.forgetAbout(requestIds);
  return { removed: { ...removed } };
};
