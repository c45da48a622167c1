import type { deleteClient as call } from '#contract/calls/delete-client.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { noted } from '../../ports/audit-log.ts';
import type { Insider } from '../find-access.ts';
import { blobsOf } from '../part-blobs.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { UNKNOWN_CLIENT } from './describe-client.ts';

/** Deletes everything that the provider has of one person. The bytes of files go with the next run of `delete-expired`. */
export async function deleteClient(
  { records, clock }: Pick<Ports, 'records' | 'clock'>,
  { caller, provider }: Insider,
  { email }: RequestOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const parts = await records.clients.listParts(provider.id, email);
  const doomed = parts.map((part) => ({ id: part.id, blobs: blobsOf(part) }));
  const now = clock.now();
  const removed = await records.clients.remove(provider.id, email, doomed, now, (counts) =>
    noted.clientDeleted(provider.id, { ...counts }, caller.sub, now),
  );
  return removed === null ? refuse(404, UNKNOWN_CLIENT) : { success: true, removed: { ...removed } };
}
