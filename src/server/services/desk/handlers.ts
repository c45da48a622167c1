import { dayAt } from '#domain/calendar/ship-date.ts';
import { composeActMails } from '../desk-mails/compose-act-mails.ts';
import type { Handlers } from '../shared/context.ts';
import { nameActor } from '../shared/name-accounts.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { actOnRequest } from './act-on-request.ts';
import { attachFile } from './attach-file.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest } from './find-request.ts';
import { listRequests } from './list-requests.ts';
import { previewQuote, sendQuote } from './send-quote.ts';
import { throttleMails } from './throttle-mails.ts';

/** One of the provider's requests, whole. */
const getDeskRequest: Handlers['getDeskRequest'] = async ({ ports, member }, { requestID }) => {
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const { settings } = await ports.records.desk.findSettings(member.provider.id);
  const { timeZone } = member.provider.rateCard.calendar;
  const today = dayAt(ports.clock.now(), timeZone);
  return { request: await describeForShop(ports, member, found), settings, today, timeZone };
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
const uploadDeskFile: Handlers['uploadDeskFile'] = async (
  { ports, member, file: staged, origin, publicUrl, signUp },
  { requestID, line },
) => {
  const { caller, provider } = member;
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const tooMany = await throttleMails(ports, member, found);
  if (tooMany !== null) return tooMany;
  const { settings } = await ports.records.desk.findSettings(provider.id);
  const actor = await nameActor(ports, caller);
  const outcome = await attachFile(ports, found, staged, { actor, line: line ?? null, uploader: origin }, (present, { acts }) => {
    const scene = { provider, publicUrl, signUp, event: present.life.version + 1, language: settings.language };
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
} satisfies Partial<Handlers>;
