/** What the portal's unfinished pages say. */
export const texts = {
  inProgress: 'Work in progress',
  wip: {
    title: 'Work in progress',
    lead: 'These steps bring your shop online. What is done is ticked.',
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
    words: 'The people who ask you for quotes will be listed here. Until then you find them in your email.',
  },
  start: {
    heading: 'Getting started',
    profile: { title: 'Say who you are', text: 'Name, logo, address, and where requests should go.', link: 'Profile' },
    prices: {
      title: 'Set your prices',
      text: 'Five questions about your machines. Customers see demo prices until you publish yours.',
      link: 'Pricing',
    },
    materials: {
      title: 'Choose what you offer',
      text: (count: number) =>
        count === 0
          ? 'You offer no materials yet, so customers can’t get a price.'
          : `Customers can choose from ${count} ${count === 1 ? 'material' : 'materials'} now. Remove what you don’t make.`,
      link: 'My Materials',
    },
    share: {
      title: 'Share your link',
      text: 'Customers upload parts there and see your prices. Try it yourself first.',
      link: 'Your quoting link',
    },
    done: 'Done',
    member: {
      heading: 'The owners set up this shop',
      text: 'They manage the profile, materials, and prices. The parts that customers upload, and your quoting link, are under Models.',
      link: 'Models',
    },
    noShop: {
      heading: 'You don’t work for a shop yet',
      text: 'Ask its owner for an invitation, then open the link in the email and sign in with this account.',
    },
  },
} as const;
