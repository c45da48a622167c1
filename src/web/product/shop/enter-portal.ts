import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { getDetails } from '#contract/api/shop/get-details.ts';
import { isEmail } from '#domain/request/rfq.ts';
import { callApi } from '../../api/calls/call-api.ts';
import type { CallFailure } from '../../api/calls/call-failure.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { changeShopDraft, forgetShopDraft, readShopDraft } from '../../stores/shop-draft-store.ts';
import { configureOffer } from './own-offers.ts';
import { type LiveShop, usePortalStore } from './portal-store.ts';
import { readShop, saveStateOf } from './shop.ts';
import { fingerprintDetails, profileFromDetails } from './shop-details.ts';

/**
 * Learns which shop the signed-in user works for and as what, and what customers see of it; what was changed here since stays, and is
 * said to be older where somebody has saved meanwhile. Never rejects.
 */
export async function enterPortal(): Promise<void> {
  const { userID } = readShop();
  usePortalStore.setState({ entry: 'loading' });
  const failure = await askLive(userID);
  // The person may have signed out meanwhile, and someone else in, whose own entry counts.
  if (readShop().userID !== userID) return;
  if (failure === null) {
    reviewDraft(userID);
    usePortalStore.setState({ entry: 'ready' });
    return;
  }
  logProblem(failure.error, failure.serverMessage);
  usePortalStore.setState({ entry: 'failed', ...(failure.needsSignIn === true ? { outcome: { kind: 'needs-sign-in' } } : {}) });
}

/** Gives up what was changed here for what is registered. Never rejects. */
export async function takeRegistered(): Promise<void> {
  forgetShopDraft(readShop().userID);
  usePortalStore.setState({ outcome: null });
  await enterPortal();
}

/** Asks what customers see of the user's shop; answers why that could not be told. Never rejects. */
export async function askLive(userID: string): Promise<CallFailure | null> {
  const answer = await callApi(getDetails, {});
  if (!answer.success) return answer;
  const { mspID, role, registered, mspDetails, revision } = answer;
  if (readShop().userID === userID) usePortalStore.setState({ mspID, role });
  let live: LiveShop | null = null;
  if (role !== 'shop-floor' && mspDetails !== null && (registered || role === 'owner')) {
    const pricing = await callApi(getPricing, {});
    if (!pricing.success) return pricing;
    const profile = profileFromDetails(mspDetails);
    // Mail goes to the owner unless told otherwise: nobody reads the demonstration's.
    const ownMail = registered || !isEmail(userID) ? {} : { contactEmail: userID, ordersEmail: userID };
    live = {
      profile: { ...profile, ...ownMail },
      configurations: configureOffer(mspDetails.availableMaterialList, pricing.card),
      fingerprint: registered ? fingerprintDetails(mspDetails) : null,
      revision,
    };
  }
  if (readShop().userID === userID) usePortalStore.setState({ live });
  return null;
}

/** What was changed on an earlier visit counts for an owner alone, and must not silently replace what somebody has saved since. */
function reviewDraft(userID: string): void {
  const { basis } = readShopDraft(userID);
  const shop = readShop();
  if (usePortalStore.getState().role !== 'owner' || saveStateOf(shop) === 'saved') {
    forgetShopDraft(userID);
  } else if (basis !== null && shop.revision !== null && basis !== shop.revision) {
    changeShopDraft(userID, { basis: shop.revision });
    usePortalStore.setState({ outcome: { kind: 'changed' } });
  }
}
