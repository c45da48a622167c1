import { registerMsp } from '#contract/calls/register-msp.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { changeShopDraft, forgetShopDraft, readShopDraft } from '../../../stores/shop-draft-store.ts';
import { faultyFields } from '../check-profile.ts';
import { askLive } from '../enter-portal.ts';
import { type SaveOutcome, usePortalStore } from '../portal-store.ts';
import { detailsOf, profileOf, readShop } from '../shop.ts';
import { fingerprintDetails, profileFromDetails } from '../shop-details.ts';
import { texts } from '../texts.ts';

/**
 * Registers the shop as it stands here, once it is known what the server holds, unless that has changed since. How that ended is in
 * the portal store; what is typed stays in any case. Never rejects.
 */
export async function saveShop(): Promise<void> {
  const { entry, isSaving } = usePortalStore.getState();
  if (isSaving || entry === 'loading') return;
  usePortalStore.setState({ isSaving: true, outcome: null });
  // What was registered elsewhere and could not be loaded must not be replaced by what little is here.
  const outcome = entry === 'failed' ? ({ kind: 'failed', reason: texts.notLoaded } as const) : await register();
  usePortalStore.setState(outcome === null ? { isSaving: false } : { isSaving: false, outcome });
}

/** Answers null when somebody else is signed in by the time the answer comes: it is none of his. */
async function register(): Promise<SaveOutcome | null> {
  const shop = readShop();
  if (faultyFields(profileOf(shop)).length > 0) return { kind: 'incomplete' };

  const { userID } = shop;
  const draft = readShopDraft(userID);
  const seen = draft.basis ?? shop.revision ?? 0;
  const mspDetails = detailsOf(shop);
  const answer = await callApi(registerMsp, { mspDetails, revision: seen });
  if (readShop().userID !== userID) return null;
  if (!answer.success && answer.isStale === true) {
    await askLive(userID);
    if (readShop().userID !== userID) return null;
    // Who has been told and saves again means it.
    changeShopDraft(userID, { profile: shop.profile, configurations: shop.configurations, basis: readShop().revision });
    return { kind: 'changed' };
  }
  if (!answer.success) {
    logProblem(answer.error, answer.serverMessage);
    return answer.needsSignIn === true ? { kind: 'needs-sign-in' } : { kind: 'failed', reason: answer.serverMessage ?? null };
  }
  const revision = seen + 1;
  usePortalStore.setState({
    mspID: mspIdIn(answer.mspURL) ?? shop.mspID,
    live: {
      profile: profileFromDetails(mspDetails),
      configurations: shop.configurations ?? [],
      fingerprint: fingerprintDetails(mspDetails),
      revision,
    },
  });
  // What was typed while this was under way is not saved.
  if (readShopDraft(userID) === draft) forgetShopDraft(userID);
  else changeShopDraft(userID, { basis: revision });
  return { kind: 'saved' };
}

/** The shop's id that a share link names. */
function mspIdIn(mspURL: string): string | null {
  return URL.parse(mspURL, location.href)?.searchParams.get('msp_id') ?? null;
}
