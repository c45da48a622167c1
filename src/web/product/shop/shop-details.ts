import type { MspDetails } from '#contract/calls/register-msp.ts';
import type { MaterialConfiguration, ShopProfile } from '../../stores/shop-draft-store.ts';

/** What Save sends: the profile without stray spaces, and of every configured material the ids. Nothing is checked here. */
export function composeDetails(mspID: string, profile: ShopProfile, configurations: readonly MaterialConfiguration[]): MspDetails {
  const { name, website, ordersEmail, contactEmail, logo, accentColor, address, generateInstantQuotes } = profile;
  return {
    manufacturingServiceProvider: {
      id: mspID,
      name: name.trim(),
      website: website.trim(),
      ordersEmail: ordersEmail.trim(),
      contactEmail: contactEmail.trim(),
      logoURL: logo.trim(),
      accentColor,
      address: {
        line1: address.line1.trim(),
        line2: address.line2.trim(),
        city: address.city.trim(),
        state: address.state.trim(),
        country: address.country.trim(),
        postalCode: address.postalCode.trim(),
      },
    },
    preferences: { generateInstantQuotes },
    availableMaterialList: configurations.map(({ material, colors, finishes, isDefault }) => ({
      materialID: material.materialID,
      availableColorIDList: colors.map(({ colorID }) => colorID),
      availableFinishIDList: finishes.map(({ finishID }) => finishID),
      ...(isDefault === true && { isDefault }),
    })),
  };
}

/** The profile form's content from what is registered. */
export function profileFromDetails({ manufacturingServiceProvider, preferences }: MspDetails): ShopProfile {
  const { id: _, logoURL: logo, accentColor = null, ...profile } = manufacturingServiceProvider;
  return { ...profile, logo, accentColor, generateInstantQuotes: preferences.generateInstantQuotes };
}

/** Equal for details that mean the same, in whatever order their lists stand; the id does not count. */
export function fingerprintDetails({ manufacturingServiceProvider, preferences, availableMaterialList }: MspDetails): string {
  const { name, website, ordersEmail, contactEmail, logoURL, accentColor = null, address } = manufacturingServiceProvider;
  const { line1, line2, city, state, country, postalCode } = address;
  const offer = availableMaterialList
    .map(({ materialID, availableColorIDList, availableFinishIDList, isDefault }) => [
      materialID,
      availableColorIDList.toSorted(),
      availableFinishIDList.toSorted(),
      ...(isDefault === true ? ['default'] : []),
    ])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return JSON.stringify([
    [name, website, ordersEmail, contactEmail, logoURL, accentColor],
    [line1, line2, city, state, country, postalCode],
    preferences.generateInstantQuotes,
    offer,
  ]);
}
