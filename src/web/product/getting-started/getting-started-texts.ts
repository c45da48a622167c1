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
    progress: (done: number, count: number) => `Set-up: ${done} of ${count} steps done`,
    putAway: 'Put away',
    show: 'Show the steps',
    tryIt: 'Try as a customer',
    done: 'Done',
    steps: {
      account: { title: 'Your account', text: 'You own this shop. Nobody else gets in without your invitation.' },
      profile: {
        title: 'Your shop and logo',
        text: (ordersEmail: string) => `Requests are emailed to ${ordersEmail}.`,
        nobody: (ordersEmail: string) =>
          `Name, logo, address. Until you save it, requests are emailed to ${ordersEmail}, which nobody reads.`,
        link: 'Profile',
      },
      prices: {
        title: 'Processes and rates',
        text: 'Five questions about your machines. Customers see demo prices until you publish yours.',
        link: 'Pricing',
      },
      offer: {
        title: 'What you offer',
        text: (count: number) =>
          count === 0
            ? 'You offer no materials yet, so customers can’t get a price.'
            : `Customers can choose from ${count} ${count === 1 ? 'material' : 'materials'} now. Untick what you don’t make, then save.`,
        link: 'My Materials',
      },
      test: { title: 'A test order', text: 'Order something from yourself, or play with an example request: quote it, order it, ship it.' },
    },
    member: {
      heading: 'The owners set up this shop',
      text: 'They manage the profile, materials, and prices. The parts that customers upload, and your quoting link, are under Models.',
      link: 'Models',
    },
    noShop: {
      heading: 'You don’t work for a shop yet',
      text: 'Ask its owner for an invitation, then open the link in the email and sign in with this account.',
    },
    open: {
      heading: 'Open your shop',
      text: 'Say who you are, and you have a link to share. Prices start as demo prices, which you replace with your own.',
      link: 'Profile',
    },
  },
  bar: {
    label: 'Set-up',
    demo: 'Demo prices: customers see them.',
    demoText: 'That ends when you publish your own.',
    next: (step: string) => `Next: ${step}`,
  },
  example: {
    badge: 'Example',
    text: 'Nobody sent this request. Quote it, order it as its customer, ship it: no email goes out, and it counts in no figure.',
    add: 'Add an example request',
    open: 'Open the example',
    asCustomer: 'Open as the customer',
    remove: 'Remove the example',
  },
} as const;
