import type { MspDetails } from '#contract/calls/register-msp.ts';
import { localName } from '../../../stores/local-name.ts';
import {
  configurationsOf,
  type MaterialConfiguration,
  useMaterialConfigurationsStore,
} from '../../../stores/material-configurations-store.ts';
import {
  accountOf,
  EMPTY_PROFILE,
  type OrganisationProfile,
  type ProviderAccount,
  useOrganisationProfileStore,
} from '../../../stores/organisation-profile-store.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { composeDetails, fingerprintDetails } from './provider-details.ts';

/** What this browser holds of the signed-in user's organisation. */
export interface LocalProvider {
  /** The name that the user's things are stored under. */
  readonly userID: string;
  readonly account: ProviderAccount;
  /** Null where nothing was ever typed or loaded. */
  readonly configurations: readonly MaterialConfiguration[] | null;
}

/** The same at this moment, of the signed-in user unless another is named. */
export function readLocalProvider(userID = localName(useSessionStore.getState().userID)): LocalProvider {
  return {
    userID,
    account: accountOf(useOrganisationProfileStore.getState().accounts, userID),
    configurations: configurationsOf(useMaterialConfigurationsStore.getState().lists, userID),
  };
}

export function useLocalProvider(): LocalProvider {
  const userID = useSessionStore((store) => localName(store.userID));
  const account = useOrganisationProfileStore((store) => accountOf(store.accounts, userID));
  const configurations = useMaterialConfigurationsStore((store) => configurationsOf(store.lists, userID));
  return { userID, account, configurations };
}

export type SaveState = 'nothing-yet' | 'unsaved' | 'saved';

/** How what is here compares with what the server is known to hold. */
export function saveStateOf(local: LocalProvider): SaveState {
  const { account, configurations } = local;
  if (account.published === fingerprintLocal(local)) return 'saved';
  return account.profile === null && configurations === null ? 'nothing-yet' : 'unsaved';
}

/** What Save would send. */
export function detailsOf(local: LocalProvider): MspDetails {
  return composeDetails(local.account.mspID, profileOf(local), local.configurations ?? []);
}

/** Its fingerprint. */
export function fingerprintLocal(local: LocalProvider): string {
  return fingerprintDetails(detailsOf(local));
}

/** The profile as typed so far. */
export function profileOf({ account }: LocalProvider): OrganisationProfile {
  return account.profile ?? EMPTY_PROFILE;
}
