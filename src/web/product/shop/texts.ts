import type { ProfileField } from './profile-fields.ts';

/** What the profile's fields are called, and what the portal says about saving. */
export const texts = {
  fields: {
    name: 'Organization name',
    website: 'Website',
    logo: 'Logo address',
    contactEmail: 'Contact email',
    ordersEmail: 'Orders email',
    'address.line1': 'Address line 1',
    'address.line2': 'Address line 2',
    'address.city': 'City',
    'address.state': 'State or region',
    'address.postalCode': 'Postal code',
    'address.country': 'Country',
  } satisfies Record<ProfileField, string>,
  missing: {
    name: 'Please enter the name your customers know you by.',
    website: 'Please enter the address of your website.',
    logo: 'Please enter the web address of your logo.',
    contactEmail: 'Please enter an email address for questions.',
    ordersEmail: 'Please enter the email address that requests go to.',
    'address.line1': 'Please enter street and number.',
    'address.line2': 'Please enter building, floor or unit.',
    'address.city': 'Please enter the city.',
    'address.state': 'Please enter the state or region.',
    'address.postalCode': 'Please enter the postal code.',
    'address.country': 'Please enter the country.',
  } satisfies Record<ProfileField, string>,
  wrong: {
    webAddress: 'Please enter a whole web address, for instance https://www.example.com',
    mailAddress: 'Please enter an email address, for instance orders@example.com',
    tooLong: 'Please use 200 characters at most.',
  },
  notLoaded: 'What you saved earlier could not be loaded, and saving now could overwrite it. Please reload the page and try again.',
} as const;
