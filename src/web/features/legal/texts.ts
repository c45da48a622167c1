/** What is said around the pages that a shop has written. */
export const texts = {
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  imprint: 'Legal notice',
  loading: 'Loading the page',
  failed: 'The page could not be loaded.',
  none: { title: 'Page not found', lead: 'This shop has not written such a page.', home: 'Go to the start page' },
  asOf: (day: string) => `As of ${day}`,
  facts: {
    directors: 'Represented by',
    email: 'Email',
    website: 'Website',
    registration: 'Registration',
    vatId: 'VAT ID',
  },
} as const;
