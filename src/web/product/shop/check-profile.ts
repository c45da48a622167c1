import { mspDetailsSchema } from '#contract/calls/register-msp.ts';
import type { ShopProfile } from '../../stores/shop-draft-store.ts';
import { PROFILE_FIELDS, type ProfileField, readField } from './profile-fields.ts';
import { composeDetails } from './shop-details.ts';
import { texts } from './texts.ts';

export type ProfileErrors = Partial<Record<ProfileField, string>>;

/** What is wrong with a profile by the rules that the server will apply, in words for each field; empty when nothing is. */
export function checkProfile(profile: ShopProfile): ProfileErrors {
  const { manufacturingServiceProvider } = composeDetails('', profile, []);
  const checked = mspDetailsSchema.shape.manufacturingServiceProvider.safeParse(manufacturingServiceProvider);
  const faulty = new Set(checked.success ? [] : checked.error.issues.map(({ path }) => path.join('.').replace('logoURL', 'logo')));
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => faulty.has(field)).map((field) => [field, explain(field, readField(profile, field))]),
  );
}

/** The fields that something is wrong with, in the form's order. */
export function faultyFields(profile: ShopProfile): readonly ProfileField[] {
  const errors = checkProfile(profile);
  return PROFILE_FIELDS.filter((field) => errors[field] !== undefined);
}

function explain(field: ProfileField, value: string): string {
  if (value.trim() === '') return texts.missing[field];
  if (field === 'website' || field === 'logo') return texts.wrong.webAddress;
  return field === 'contactEmail' || field === 'ordersEmail' ? texts.wrong.mailAddress : texts.wrong.tooLong;
}
