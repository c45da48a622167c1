/** What stands around every page. */
export const texts = {
  main: 'Main',
  home: (app: string) => `${app}, home`,
  start: 'Get Your QuickQuote',
  cart: 'Cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  skip: 'Skip to content',
  copyright: (year: number, app: string) => `© ${year} ${app}. All rights reserved.`,
  myRequests: 'Your requests',
  about: 'About',
  calculator: 'ROI Calculator',
  contact: 'Contact Us',
  portal: 'Provider Portal',
  forProviders: 'For Providers',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  imprint: 'Legal Notice',
  /** The language that the switch leads to, and its name in that language. */
  otherLanguage: { code: 'de', name: 'Deutsch' },
} as const;
