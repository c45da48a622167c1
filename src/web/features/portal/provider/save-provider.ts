import { registerMsp } from '#contract/calls/register-msp.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useOrganisationProfileStore } from '../../../stores/organisation-profile-store.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { faultyFields } from './check-profile.ts';
import { profileOf, readLocalProvider } from './local-provider.ts';
import { type SaveOutcome, usePortalStore } from './portal-store.ts';
import { composeDetails, fingerprintDetails } from './provider-details.ts';
import { texts } from './texts.ts';

/** Registers the provider as it stands here. How that ended is in the portal store; what is typed stays in any case. Never rejects. */
export async function saveProvider(): Promise<void> {
  if (usePortalStore.getState().isSaving) return;
  usePortalStore.setState({ isSaving: true, outcome: null });
  const outcome = await register();
  usePortalStore.setState({ isSaving: false, outcome });
}

async function register(): Promise<SaveOutcome> {
  const local = readLocalProvider();
  const { userID, account, configurations } = local;
  // An offer that is not here because it could not be loaded must not be replaced by an empty one.
  if (configurations === null && usePortalStore.getState().entry !== 'ready') return { kind: 'failed', reason: texts.notLoaded };
  if (faultyFields(profileOf(local)).length > 0) return { kind: 'incomplete' };

  const mspDetails = composeDetails(account.mspID, profileOf(local), configurations ?? []);
  const answer = await callApi(registerMsp, { mspDetails }, { accessToken: useSessionStore.getState().accessToken });
  if (!answer.success) {
    logProblem(answer.error, answer.serverMessage);
    return answer.needsSignIn === true ? { kind: 'needs-sign-in' } : { kind: 'failed', reason: answer.serverMessage ?? null };
  }
  useOrganisationProfileStore.getState().changeAccount(userID, {
    mspID: mspIdIn(answer.mspURL) ?? account.mspID,
    published: fingerprintDetails(mspDetails),
  });
  return { kind: 'saved', materialCount: mspDetails.availableMaterialList.length };
}

/** The provider id that a share link names. */
function mspIdIn(mspURL: string): string | null {
  return URL.parse(mspURL, location.href)?.searchParams.get('msp_id') ?? null;
}
