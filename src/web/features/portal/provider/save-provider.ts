import { getDetails } from '#contract/calls/get-details.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useOrganisationProfileStore } from '../../../stores/organisation-profile-store.ts';
import { faultyFields } from './check-profile.ts';
import { detailsOf, profileOf, readLocalProvider } from './local-provider.ts';
import { type SaveOutcome, usePortalStore } from './portal-store.ts';
import { fingerprintDetails } from './provider-details.ts';
import { texts } from './texts.ts';

/**
 * Registers the provider as it stands here, once it is known what the server holds, unless that has changed since. How that ended is in
 * the portal store; what is typed stays in any case. Never rejects.
 */
export async function saveProvider(): Promise<void> {
  const { entry, isSaving } = usePortalStore.getState();
  if (isSaving || entry === 'loading') return;
  usePortalStore.setState({ isSaving: true, outcome: null });
  const outcome = await register(entry);
  usePortalStore.setState(outcome === null ? { isSaving: false } : { isSaving: false, outcome });
}

/** Answers null when somebody else is signed in by the time the answer comes: it is none of his. */
async function register(entry: 'ready' | 'failed'): Promise<SaveOutcome | null> {
  const local = readLocalProvider();
  const { userID, account, configurations } = local;
  // What was registered elsewhere and could not be loaded must not be replaced by what little is here.
  if (entry !== 'ready' && (configurations === null || account.published === null)) return { kind: 'failed', reason: texts.notLoaded };
  if (faultyFields(profileOf(local)).length > 0) return { kind: 'incomplete' };

  const mspDetails = detailsOf(local);
  const held = await findHeld();
  if (readLocalProvider().userID !== userID) return null;
  if (held !== null && held !== account.published && held !== fingerprintDetails(mspDetails)) {
    // Who has been told and saves again means it.
    useOrganisationProfileStore.getState().changeAccount(userID, { published: held });
    return { kind: 'changed' };
  }
  const answer = await callApi(registerMsp, { mspDetails });
  if (readLocalProvider().userID !== userID) return null;
  if (!answer.success) {
    logProblem(answer.error, answer.serverMessage);
    return answer.needsSignIn === true ? { kind: 'needs-sign-in' } : { kind: 'failed', reason: answer.serverMessage ?? null };
  }
  useOrganisationProfileStore.getState().changeAccount(userID, {
    mspID: mspIdIn(answer.mspURL) ?? account.mspID,
    published: fingerprintDetails(mspDetails),
  });
  return { kind: 'saved' };
}

/** The fingerprint of what the server holds now; null where that is nothing, or could not be asked. */
async function findHeld(): Promise<string | null> {
  const answer = await callApi(getDetails, {});
  return answer.success && answer.registered && answer.mspDetails !== null ? fingerprintDetails(answer.mspDetails) : null;
}

/** The provider id that a share link names. */
function mspIdIn(mspURL: string): string | null {
  return URL.parse(mspURL, location.href)?.searchParams.get('msp_id') ?? null;
}
