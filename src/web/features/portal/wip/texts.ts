/** What the portal's unfinished pages say. */
export const texts = {
  inProgress: 'Work in progress',
  wip: {
    title: 'Work in progress',
    lead: 'Your portal is still being built, room by room. What is ready is below.',
  },
  home: {
    title: 'Home',
    lead: 'Work in progress: the news of your shop will stand here. Until then, this is how customers come to you.',
  },
  dashboard: {
    title: 'Dashboard',
    words: 'Quotes, orders and turnover will be seen here at a glance.',
  },
  orders: {
    title: 'Orders',
    words: 'Orders will be listed here. Until then every request for quote reaches you at your orders email.',
  },
  clients: {
    title: 'Clients',
    words: 'The people who ask you for quotes will be listed here. Until then you find them in your mail.',
  },
  start: {
    heading: 'Getting started',
    profile: { title: 'Tell who you are', text: 'Name, address, and where requests should go.', link: 'Profile' },
    materials: { title: 'Choose what you offer', text: 'Materials with their colors and finishes.', link: 'My Materials' },
    share: { title: 'Save and share your link', text: 'Customers upload parts at it and see your prices.', link: 'My Parts' },
    done: 'Done',
    member: {
      heading: 'Your shop is set up by its owners',
      text: 'Profile, materials and prices are theirs to change. The parts that customers upload, and your quoting link, are under My Parts.',
      link: 'My Parts',
    },
  },
} as const;
