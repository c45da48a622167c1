/** What is said where a page, or the whole app, could not be loaded. */
export const texts = {
  appNotLoaded: 'The app could not be loaded. Please reload the page.',
  notLoaded: 'This page did not load',
  lead: 'Is there a connection? Your parts and your cart are still here.',
  reload: 'Reload the page',
} as const;
