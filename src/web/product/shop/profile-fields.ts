import type { ShopProfile } from '../../stores/shop-draft-store.ts';

const DIRECT_FIELDS = ['name', 'website', 'logo', 'contactEmail', 'ordersEmail'] as const;
const ADDRESS_FIELDS = {
  'address.line1': 'line1',
  'address.line2': 'line2',
  'address.city': 'city',
  'address.state': 'state',
  'address.postalCode': 'postalCode',
  'address.country': 'country',
} as const satisfies Record<string, keyof ShopProfile['address']>;

type AddressField = keyof typeof ADDRESS_FIELDS;
/** A text field of the profile, one of the address by its path. */
export type ProfileField = (typeof DIRECT_FIELDS)[number] | AddressField;

/** The profile's text fields in the form's order. */
export const PROFILE_FIELDS: readonly ProfileField[] = [...DIRECT_FIELDS, ...(Object.keys(ADDRESS_FIELDS) as AddressField[])];

export function readField(profile: ShopProfile, field: ProfileField): string {
  return isInAddress(field) ? profile.address[ADDRESS_FIELDS[field]] : profile[field];
}

export function writeField(profile: ShopProfile, field: ProfileField, value: string): ShopProfile {
  return isInAddress(field)
    ? { ...profile, address: { ...profile.address, [ADDRESS_FIELDS[field]]: value } }
    : { ...profile, [field]: value };
}

function isInAddress(field: ProfileField): field is AddressField {
  return Object.hasOwn(ADDRESS_FIELDS, field);
}
