import { getDetails } from '#contract/calls/get-details.ts';
import type { MspDetails } from '#contract/calls/register-msp.ts';
import type { Role } from '#contract/colleagues.ts';
import { NO_SELECTION } from '#contract/fields.ts';
import { isEmail } from '#domain/rfq.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { forgetProvider } from '../../../stores/forget-provider.ts';
import { useMaterialConfigurationsStore } from '../../../stores/material-configurations-store.ts';
import { useOrganisationProfileStore } from '../../../stores/organisation-profile-store.ts';
import { loadConfigurations } from './load-configurations.ts';
import { fingerprintLocal, type LocalProvider, readLocalProvider } from './local-provider.ts';
import { usePortalStore } from './portal-store.ts';
import { fingerprintDetails, profileFromDetails } from './provider-details.ts';

/**
 * Learns which provider the signed-in user works for and as what, and takes over what customers see where nothing was typed here
 * since: on a new device all of it, on one that was left as it was saved what another device has changed. What somebody sees who
 * may not change it is always what is registered. Never rejects.
 */
export async function enterPortal(): Promise<void> {
  const { userID } = readLocalProvider();
  usePortalStore.setState({ entry: 'loading' });
  const failure = await adoptRegistered(userID);
  // The person may have signed out meanwhile, and someone else in, whose own entry counts.
  if (readLocalProvider().userID !== userID) return;
  if (failure === null) {
    usePortalStore.setState({ entry: 'ready' });
    return;
  }
  logProblem(failure.error, failure.serverMessage);
  usePortalStore.setState({ entry: 'failed', ...(failure.needsSignIn === true ? { outcome: { kind: 'needs-sign-in' } } : {}) });
}

/** Gives up what was typed here for what is registered. Never rejects. */
export async function takeRegistered(): Promise<void> {
  const { userID, account } = readLocalProvider();
  forgetProvider(userID, account.mspID);
  usePortalStore.setState({ outcome: null });
  await enterPortal();
}

async function adoptRegistered(userID: string) {
  const { changeAccount } = useOrganisationProfileStore.getState();
  const answer = await callApi(getDetails, {});
  if (!answer.success) return answer;
  const { mspID, role, registered, mspDetails } = answer;
  if (readLocalProvider().userID === userID) usePortalStore.setState({ role });
  const before = readLocalProvider(userID);
  // Whoever works there no longer keeps nothing of it that he could register as his own.
  if (mspID === NO_SELECTION && before.account.mspID !== NO_SELECTION && isAsPublished(before)) forgetProvider(userID, mspID);
  changeAccount(userID, { mspID });
  if (mspDetails !== null && registered) return adoptDetails(userID, mspDetails, role);
  changeAccount(userID, { published: null });
  return mspDetails === null || role === 'member' ? null : suggestDetails(userID, mspDetails);
}

/**
 * What customers see before the owner has saved anything is what the forms begin with; what was typed stays. Mail goes to the owner
 * unless told otherwise: nobody reads the demonstration's.
 */
async function suggestDetails(userID: string, details: MspDetails) {
  const loaded = await loadConfigurations(details.availableMaterialList, readLocalProvider(userID).account.mspID);
  if (!loaded.success) return loaded;
  const { account, configurations } = readLocalProvider(userID);
  if (configurations === null) useMaterialConfigurationsStore.getState().setConfigurations(userID, loaded.value);
  if (account.profile !== null) return null;
  const profile = profileFromDetails(details);
  const own = isEmail(userID) ? { contactEmail: userID, ordersEmail: userID } : {};
  useOrganisationProfileStore.getState().changeAccount(userID, { profile: { ...profile, ...own } });
  return null;
}

function isAsPublished(local: LocalProvider): boolean {
  return local.account.published === fingerprintLocal(local);
}

async function adoptDetails(userID: string, details: MspDetails, role: Role) {
  const published = fingerprintDetails(details);
  const before = readLocalProvider(userID);
  const isUntouched = role === 'member' || isAsPublished(before);
  let configurations = before.configurations;
  if (configurations === null || (isUntouched && fingerprintLocal(before) !== published)) {
    const loaded = await loadConfigurations(details.availableMaterialList, before.account.mspID);
    if (!loaded.success) return loaded;
    configurations = loaded.value;
  }
  const now = readLocalProvider(userID);
  const { changeAccount } = useOrganisationProfileStore.getState();
  // What was typed while the lists were loading is newer than what they say.
  const mayReplace = isUntouched && fingerprintLocal(now) === fingerprintLocal(before);
  if (mayReplace || now.configurations === null) useMaterialConfigurationsStore.getState().setConfigurations(userID, configurations);
  if (mayReplace || now.account.profile === null) changeAccount(userID, { profile: profileFromDetails(details) });
  // What was typed here on an earlier visit would replace what somebody has saved since.
  const { published: seen } = before.account;
  if (!isUntouched && seen !== null && seen !== published && fingerprintLocal(now) !== published) {
    usePortalStore.setState({ outcome: { kind: 'changed' } });
  }
  changeAccount(userID, { published });
  return null;
}
