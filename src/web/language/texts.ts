/** What every page says in its frame, before and without the app. */
export const texts = {
  page: {
    noScript: 'This page needs JavaScript to read and price your parts. Please switch it on and load the page again.',
    preview: 'A line drawing of a flange with its dimensions, beside its price',
  },
} as const;
