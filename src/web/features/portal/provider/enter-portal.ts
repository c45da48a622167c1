import { getDetails } from '#contract/calls/get-details.ts';
import type { MspDetails } from '#contract/calls/register-msp.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useMaterialConfigurationsStore } from '../../../stores/material-configurations-store.ts';
import { useOrganisationProfileStore } from '../../../stores/organisation-profile-store.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { loadConfigurations } from './load-configurations.ts';
import { fingerprintLocal, readLocalProvider } from './local-provider.ts';
import { usePortalStore } from './portal-store.ts';
import { fingerprintDetails, profileFromDetails } from './provider-details.ts';

/**
 * Learns which provider the signed-in user owns, and takes over what is registered where nothing was typed here since:
 * on a new device all of it, on one that was left as it was saved what another device has changed. Never rejects.
 */
export async function enterPortal(): Promise<void> {
  const { userID } = readLocalProvider();
  const { accessToken } = useSessionStore.getState();
  usePortalStore.setState({ entry: 'loading' });
  const failure = await adoptRegistered(userID, accessToken);
  // The person may have signed out meanwhile, and someone else in, whose own entry counts.
  if (readLocalProvider().userID !== userID) return;
  if (failure === null) {
    usePortalStore.setState({ entry: 'ready' });
    return;
  }
  logProblem(failure.error, failure.serverMessage);
  usePortalStore.setState({ entry: 'failed', ...(failure.needsSignIn === true ? { outcome: { kind: 'needs-sign-in' } } : {}) });
}

async function adoptRegistered(userID: string, accessToken: string) {
  const { changeAccount } = useOrganisationProfileStore.getState();
  const answer = await callApi(getDetails, {}, { accessToken });
  if (!answer.success) return answer;
  changeAccount(userID, { mspID: answer.mspID });
  if (!answer.registered || answer.mspDetails === null) {
    changeAccount(userID, { published: null });
    return null;
  }
  return adoptDetails(userID, answer.mspDetails);
}

async function adoptDetails(userID: string, details: MspDetails) {
  const published = fingerprintDetails(details);
  const before = readLocalProvider(userID);
  const isUntouched = before.account.published === fingerprintLocal(before);
  let configurations = before.configurations;
  if (configurations === null || (isUntouched && before.account.published !== published)) {
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
  changeAccount(userID, { published });
  return null;
}
