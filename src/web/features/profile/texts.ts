/** Everything /msp/profile says; the fields' own words are beside their rules. */
export const texts = {
  title: 'Profile',
  toStorefront: 'Start page, terms and legal notice',
  lead: 'Your organization as customers see it. What you type is kept in this browser at once; Save publishes it.',
  loading: 'Loading your profile',
  member: {
    lead: 'Your organization as customers see it.',
    readOnly: 'You can read the profile. Only an owner can change it.',
    title: 'No profile yet',
    nobodys: 'None of the owners has filled in the profile and saved it.',
  },
  organization: 'Organization',
  contact: 'Email',
  address: 'Address',
  demos: 'Still the demo’s: customers see it, and nobody reads what is sent there.',
  hints: {
    website: 'With https:// in front.',
    logo: 'The web address of a picture, with https:// in front. One that is uploaded here stands on your pages and quotes.',
    contactEmail: 'Customers with questions write here.',
    ordersEmail: 'Requests for quote arrive here.',
    'address.line2': 'Building, floor or unit.',
  },
  logo: {
    upload: 'Upload a logo',
    failed: 'The logo did not get through. Please try again.',
    uploaded: 'The logo is uploaded. Save makes it yours.',
  },
  accent: {
    label: 'Accent color',
    hint: 'Buttons and links of your customers’ pages have it, darker or lighter where they could not be read otherwise.',
    sample: 'Get Your QuickQuote',
    reset: 'Use the product’s own',
  },
  instant: {
    label: 'Instant quotes',
    on: 'On: customers see prices worked out by your rate card at once.',
    off: 'Off: every price carries an asterisk, and customers wait until your team has confirmed it.',
    ask: {
      title: 'Turn instant quotes off?',
      text: 'Once you save, every price is an estimate, and each request waits until your team has confirmed it.',
      cancel: 'Keep them on',
      confirm: 'Turn off',
    },
  },
} as const;
