/** Everything /msp/parts says. */
export const texts = {
  columns: { picture: 'Picture', part: 'Part', size: 'Size', notes: 'Notes', file: 'File' },
  title: 'My Parts',
  lead: 'The parts that customers have uploaded to you.',
  count: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
  findings: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  findingsOf: (name: string) => ` on ${name}`,
  loading: 'Loading your parts',
  failed: 'Your parts could not be loaded.',
  notLoaded: 'Error while fetching part list from the server.',
  noData: 'No Data',
  empty: 'Parts uploaded by users will be listed here.',
  tip: (appName: string) =>
    `Tip: integrate ${appName} with your website, or share your quoting link with your customers so that they can send you requests for quote.`,
  notRegistered: {
    title: 'You have no quoting link yet',
    text: 'Fill in your profile and save it. Then customers can upload parts to you, and they are listed here.',
    link: 'Go to your profile',
  },
} as const;
