import type { uploadDeskFile as call } from '#contract/api/desk/upload-desk-file.ts';
import { composeActMails } from '../desk-mails/compose-act-mails.ts';
import type { Handler } from '../shared/context.ts';
import { isRefused } from '../shared/refusal.ts';
import { attachFile } from './attach-file.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest } from './find-request.ts';
import { refuseManyLetters } from './refuse-many-letters.ts';

/** Adds a staged file of the shop's to one of its requests, and mails the customer. Whoever asks discards one that is refused. */
export const uploadDeskFile: Handler<typeof call> = async (
  { ports, member, file: staged, origin, publicUrl, signUp },
  { requestID, line },
) => {
  const { caller, provider } = member;
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const tooMany = await refuseManyLetters(ports, member, found);
  if (tooMany !== null) return tooMany;
  const { settings } = await ports.records.desk.findSettings(provider.id);
  const actor = { kind: 'member' as const, sub: caller.sub, name: caller.username };
  const outcome = await attachFile(ports, found, staged, { actor, line: line ?? null, uploader: origin }, (present, { acts }) => {
    const scene = { provider, publicUrl, signUp, event: present.life.version + 1 };
    return acts.flatMap((act) => composeActMails(present, act, scene, settings.mailsOff));
  });
  return isRefused(outcome) ? outcome : { fileID: staged.fileId, request: await describeForShop(ports, outcome) };
};
