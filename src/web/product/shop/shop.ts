import type { MspDetails } from '#contract/calls/register-msp.ts';
import { localName, useSessionStore } from '../../stores/session-store.ts';
import {
  changeShopDraft,
  type MaterialConfiguration,
  readShopDraft,
  type ShopDraft,
  type ShopProfile,
  useShopDraft,
} from '../../stores/shop-draft-store.ts';
import { type LiveShop, usePortalStore } from './portal-store.ts';
import { composeDetails, fingerprintDetails } from './shop-details.ts';

/** The signed-in user's shop: as it was changed here, else as customers see it. */
export interface Shop {
  /** The name that the user's things are stored under. */
  readonly userID: string;
  /** '-1' while there is none. */
  readonly mspID: string;
  /** Null where there is none yet; so are the materials. */
  readonly profile: ShopProfile | null;
  readonly configurations: readonly MaterialConfiguration[] | null;
  /** Fingerprint of what is registered; null where nothing is, as far as is known. */
  readonly published: string | null;
  /** Of what the server is known to hold; null where that is nothing. */
  readonly revision: number | null;
}

const EMPTY_PROFILE: ShopProfile = {
  name: '',
  website: '',
  contactEmail: '',
  ordersEmail: '',
  logo: '',
  accentColor: null,
  address: { line1: '', line2: '', city: '', state: '', country: '', postalCode: '' },
  generateInstantQuotes: false,
};

export function useShop(): Shop {
  const userID = useSessionStore((store) => localName(store.userID));
  const mspID = usePortalStore((store) => store.mspID);
  const live = usePortalStore((store) => store.live);
  return shopOf(userID, mspID, useShopDraft(userID), live);
}

/** The same at this moment. */
export function readShop(): Shop {
  const userID = localName(useSessionStore.getState().userID);
  const { mspID, live } = usePortalStore.getState();
  return shopOf(userID, mspID, readShopDraft(userID), live);
}

/** Keeps a change of it in this browser, until it is saved. */
export function changeShop(change: Partial<Pick<ShopDraft, 'profile' | 'configurations'>>): void {
  const { userID, revision } = readShop();
  changeShopDraft(userID, { basis: readShopDraft(userID).basis ?? revision, ...change });
}

/** Adds a material to what the shop offers; one that is there already is replaced. */
export function offerMaterial(added: MaterialConfiguration): void {
  const list = readShop().configurations ?? [];
  const isSame = ({ material }: MaterialConfiguration) => material.materialID === added.material.materialID;
  changeShop({
    configurations: list.some(isSame)
      ? list.map((present) => (isSame(present) ? { ...added, isDefault: present.isDefault } : present))
      : [...list, added],
  });
}

/** How what is here compares with what the server is known to hold. */
export function saveStateOf(shop: Shop): 'nothing-yet' | 'unsaved' | 'saved' {
  if (shop.published !== null && shop.published === fingerprintDetails(detailsOf(shop))) return 'saved';
  return shop.profile === null && shop.configurations === null ? 'nothing-yet' : 'unsaved';
}

/** What Save would send. */
export function detailsOf({ mspID, configurations, ...shop }: Shop): MspDetails {
  return composeDetails(mspID, profileOf(shop), configurations ?? []);
}

/** The profile as its form begins. */
export function profileOf({ profile }: Pick<Shop, 'profile'>): ShopProfile {
  return profile ?? EMPTY_PROFILE;
}

function shopOf(userID: string, mspID: string, draft: ShopDraft, live: LiveShop | null): Shop {
  return {
    userID,
    mspID,
    profile: draft.profile ?? live?.profile ?? null,
    configurations: draft.configurations ?? live?.configurations ?? null,
    published: live?.fingerprint ?? null,
    revision: live?.revision ?? null,
  };
}
