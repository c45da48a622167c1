import type { uploadDeskFile as call } from '#contract/calls/upload-desk-file.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import type { Insider } from '../find-access.ts';
import { nameNetwork } from '../name-network.ts';
import type { Ports } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import { attachFile } from './attach-file.ts';
import { composeActMails } from './compose-act-mails.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest } from './find-request.ts';
import { refuseManyLetters } from './refuse-many-letters.ts';
import type { DeskScene } from './send-quote.ts';
import type { StagedFile } from './stage-request-file.ts';

/** Adds a staged file of the shop's to one of its requests, and mails the customer. Whoever asks discards one that is refused. */
export async function uploadDeskFile(
  ports: Pick<Ports, 'records' | 'storage' | 'clock' | 'feed' | 'hashAddress'>,
  insider: Insider,
  staged: StagedFile,
  { requestID, line }: RequestOf<typeof call>,
  address: string,
  { publicUrl, report }: DeskScene,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { caller, provider } = insider;
  const found = await findRequest(ports, insider, requestID);
  if ('failure' in found) return found;
  const tooMany = await refuseManyLetters(ports, insider, found);
  if (tooMany !== null) return tooMany;
  const { settings } = await ports.records.desk.findSettings(provider.id);
  const actor = { kind: 'member' as const, sub: caller.sub, name: caller.username };
  const uploader = ports.hashAddress(nameNetwork(address));
  const outcome = await attachFile(ports, found, staged, { actor, line: line ?? null, uploader, report }, (present, { acts }) => {
    const scene = { provider, publicUrl, event: present.life.version + 1 };
    return acts.flatMap((act) => composeActMails(present, act, scene, settings.mailsOff));
  });
  return 'failure' in outcome ? outcome : { success: true, fileID: staged.fileId, request: await describeForShop(ports, outcome) };
}
