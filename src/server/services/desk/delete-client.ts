import type { deleteClient as call } from '#contract/calls/delete-client.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { noted } from '../../ports/audit-log.ts';
import type { Insider } from '../find-access.ts';
import { blobsOf } from '../part-blobs.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { UNKNOWN_CLIENT } from './describe-client.ts';

/** Deletes everything that the provider has of one person, the mails that a built-in mailer kept included. The bytes of files go with the next run of `delete-expired`. */
export async function deleteClient(
  { records, clock, mailer }: Pick<Ports, 'records' | 'clock' | 'mailer'>,
  { caller, provider }: Insider,
  { email }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const parts = await records.clients.listParts(provider.id, email);
  const requestIds = await records.clients.listRequestIds(provider.id, email);
  const doomed = parts.map((part) => ({ id: part.id, blobs: blobsOf(part) }));
  const now = clock.now();
  const removed = await records.clients.remove(provider.id, email, doomed, now, (counts) =>
    noted.clientDeleted(provider.id, { ...counts }, caller.sub, now),
  );
  if (removed === null) return refuse(404, UNKNOWN_CLIENT);
  await mailer.forgetAbout(requestIds);
  return { success: true, removed: { ...removed } };
}
