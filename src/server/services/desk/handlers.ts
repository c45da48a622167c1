import { dayAt } from '#domain/calendar/ship-date.ts';
import { languageOf } from '#domain/request/rfq.ts';
import { composeActMails } from '../desk-mails/compose-act-mails.ts';
import type { Handlers } from '../shared/context.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { nameActor } from '../shared/name-accounts.ts';
import { composeQuoteTerms } from '../shared/quote-terms.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { actOnRequest } from './act-on-request.ts';
import { attachFile } from './attach-file.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest } from './find-request.ts';
import { listRequests } from './list-requests.ts';
import { previewQuote, sendQuote } from './send-quote.ts';
import { throttleMails } from './throttle-mails.ts';
import { watchRequest } from './watch-request.ts';

/** One of the provider's requests, whole. */
const getDeskRequest: Handlers['getDeskRequest'] = async (context, { requestID }) => {
  const { ports, member, publicUrl } = context;
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const { settings, storefront } = await findSender(context, member.provider);
  const letter = { publicUrl, shopId: member.provider.id, language: languageOf(found.request, settings.language) };
  const terms = composeQuoteTerms(settings.terms, storefront, letter);
  const { timeZone } = member.provider.rateCard.calendar;
  const today = dayAt(ports.clock.now(), timeZone);
  return { request: await describeForShop(ports, member, found), settings: { ...settings, terms }, today, timeZone };
};

/** How the desk of the caller's provider works. */
const getDeskSettings: Handlers['getDeskSettings'] = async ({ ports: { records }, member: { provider, role } }) => {
  return { role, ...(await records.desk.findSettings(provider.id)) };
};

/** Changes it, unless a colleague was quicker. */
const saveDeskSettings: Handlers['saveDeskSettings'] = async ({ ports: { records }, member: { provider } }, { settings, revision }) => {
  const saved = await records.desk.saveSettings(provider.id, settings, revision);
  if (saved === null)
    return refuse(
      412,
      'stale',
      'A colleague has changed these settings since you opened them. Nothing was overwritten: please look again.',
    );
  return { revision: saved };
};

/** Adds a staged file of the shop's to one of its requests, and mails the customer. Whoever asks discards one that is refused. */
const uploadDeskFile: Handlers['uploadDeskFile'] = async (context, { requestID, line }) => {
  const { ports, member, file: staged, origin } = context;
  const { caller, provider } = member;
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const tooMany = await throttleMails(ports, member, found);
  if (tooMany !== null) return tooMany;
  const { settings, sender } = await findSender(context, provider);
  const actor = await nameActor(ports, caller);
  const outcome = await attachFile(ports, found, staged, { actor, line: line ?? null, uploader: origin }, (present, { acts }) => {
    const scene = { ...sender, event: present.life.version + 1 };
    return acts.flatMap((act) => composeActMails(present, act, scene, settings.mailsOff));
  });
  return isRefused(outcome) ? outcome : { fileID: staged.fileId, request: await describeForShop(ports, member, outcome) };
};

export const deskHandlers = {
  actOnRequest,
  getDeskRequest,
  getDeskSettings,
  listRequests,
  previewQuote,
  saveDeskSettings,
  sendQuote,
  uploadDeskFile,
  watchRequest,
} satisfies Partial<Handlers>;
