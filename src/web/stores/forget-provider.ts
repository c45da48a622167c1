import { localName } from './local-name.ts';
import { useMaterialConfigurationsStore } from './material-configurations-store.ts';
import { useOrganisationProfileStore } from './organisation-profile-store.ts';

/** Drops what this browser holds of a user's organisation, so that the next one, `mspID`, is not mistaken for a change of it. */
export function forgetProvider(userID: string, mspID: string): void {
  const name = localName(userID);
  useMaterialConfigurationsStore.getState().forgetConfigurations(name);
  useOrganisationProfileStore.getState().changeAccount(name, { mspID, profile: null, published: null });
}
