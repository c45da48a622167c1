/** What the page of a shop’s own words says. */
export const texts = {
  title: 'Storefront',
  lead: 'What you say to your customers in your own words: on the start page, in your terms and below your emails. What is empty is not shown.',
  back: 'Profile',
  saved: 'Saved. Customers read it from now on.',
  start: 'Start page',
  headline: 'Headline',
  headlineHelp: 'Stands in place of “Upload a part. See its price at once.”',
  introduction: 'Introduction',
  introductionHelp: 'Two or three sentences below the headline.',
  pages: 'Terms and legal pages',
  pagesHelp:
    'An empty line begins a new paragraph, “# ” at the start of a line a heading; addresses that begin with https:// become links. Each page is linked at the foot of your site and below your emails as soon as there is one.',
  terms: 'Terms of sale',
  termsHelp:
    'Customers agree to them when they send a request or order. Earlier versions stay readable, and each request names the one that counted.',
  privacy: 'Privacy policy',
  privacyHelp: 'What you do with your customers’ data, and what rights they have.',
  hasImprint: 'Show a legal notice with my legal data',
  imprintHelp: 'Name, address and email come from your profile, registration, directors and VAT ID from your legal data:',
  business: 'Business',
  imprint: 'Anything else in the legal notice',
  mails: 'Emails',
  mailFooter: 'Last lines of every email',
  mailFooterHelp: 'For instance your company with its seat and registration, as business letters need them.',
  tooLong: (most: string) => `At most ${most} characters, please.`,
} as const;
