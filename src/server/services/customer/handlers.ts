import type { uploadRequestFile as call } from '#contract/api/customer/upload-request-file.ts';
import type { RequestOf } from '#contract/schemas/define-call.ts';
import { attachFile, keepFile } from '../desk/attach-file.ts';
import { describeForCustomer } from '../desk/describe-request.ts';
import { findFollowed } from '../desk/find-request.ts';
import { composeAnswerMails } from '../desk-mails/compose-answer-mails.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { ContextOf, Handlers } from '../shared/context.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { answerQuote } from './answer-quote.ts';
import { priceMore } from './price-more.ts';

/** A request as whoever has its link sees it. */
const followRequest: Handlers['followRequest'] = async ({ ports }, { key }) => {
  const found = await findFollowed(ports, key);
  if (isRefused(found)) return found;
  return { request: await describeForCustomer(ports, found.present, found.provider) };
};

/**
 * Takes a staged file of a customer's: to the request that a key opens, or to wait for one that is still to be sent. Whoever asks
 * discards one that is refused.
 */
const uploadRequestFile: Handlers['uploadRequestFile'] = async (context, request) => {
  const { fileId, filename } = context.file;
  return (await take(context, request)) ?? { fileID: fileId, filename };
};

async function take(context: ContextOf<typeof call>, { key, mspID, line }: RequestOf<typeof call>): Promise<Refusal | null> {
  const { ports, file: staged, origin: uploader } = context;
  if (key === undefined) {
    const provider = mspID === undefined ? null : await ports.records.providers.find(mspID);
    if (provider === null)
      return mspID === undefined
        ? refuse(400, 'invalid', 'This call takes a key or an mspID.')
        : refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
    return keepFile(ports, staged, { providerId: provider.id, addedBy: 'customer', uploader });
  }
  const found = await findFollowed(ports, key);
  if (isRefused(found)) return found;
  const { provider, present } = found;
  const { settings, sender } = await findSender(context, provider);
  const actor = { kind: 'customer' as const, name: present.request.contact.name };
  const outcome = await attachFile(ports, present, staged, { actor, line: line ?? null, uploader }, (now, change) =>
    composeAnswerMails(now, change, { ...sender, event: now.life.version + 1 }, settings.mailsOff),
  );
  return isRefused(outcome) ? outcome : null;
}

export const customerHandlers = {
  answerQuote,
  followRequest,
  priceMore,
  uploadRequestFile,
} satisfies Partial<Handlers>;
