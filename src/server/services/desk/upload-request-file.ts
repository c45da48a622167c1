import type { uploadRequestFile as call } from '#contract/calls/upload-request-file.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { UNKNOWN_PROVIDER } from '../find-offer.ts';
import { nameNetwork } from '../name-network.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { attachFile, keepFile } from './attach-file.ts';
import { composeAnswerMails } from './compose-answer-mails.ts';
import { findFollowed } from './find-request.ts';
import type { DeskScene } from './send-quote.ts';
import type { StagedFile } from './stage-request-file.ts';

type Needed = Pick<Ports, 'records' | 'storage' | 'clock' | 'feed' | 'hashAddress'>;

/**
 * Takes a staged file of a customer's: to the request that a key opens, or to wait for one that is still to be sent. Whoever asks
 * discards one that is refused.
 */
export async function uploadRequestFile(
  ports: Needed,
  staged: StagedFile,
  request: RequestOf<typeof call>,
  address: string,
  scene: DeskScene,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refusal = await take(ports, staged, request, ports.hashAddress(nameNetwork(address)), scene);
  return refusal ?? { success: true, fileID: staged.fileId, filename: staged.filename };
}

async function take(
  ports: Needed,
  staged: StagedFile,
  { key, mspID, line }: RequestOf<typeof call>,
  uploader: string,
  { publicUrl, report }: DeskScene,
): Promise<Refusal | null> {
  if (key === undefined) {
    const provider = mspID === undefined ? null : await ports.records.providers.find(mspID);
    if (provider === null) return mspID === undefined ? refuse(400, 'This call takes a key or an mspID.') : refuse(404, UNKNOWN_PROVIDER);
    return keepFile(ports, staged, { providerId: provider.id, addedBy: 'customer', uploader });
  }
  const found = await findFollowed(ports, key);
  if (!found.success) return found;
  const { provider, present } = found;
  const { settings } = await ports.records.desk.findSettings(provider.id);
  const actor = { kind: 'customer' as const, name: present.request.contact.name };
  const outcome = await attachFile(ports, present, staged, { actor, line: line ?? null, uploader, report }, (now, change) =>
    composeAnswerMails(now, change, { provider, publicUrl, event: now.life.version + 1 }, settings.mailsOff),
  );
  return 'failure' in outcome ? outcome : null;
}
