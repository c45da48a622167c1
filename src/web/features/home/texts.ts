/** Everything the pages about the product say. */
export const texts = {
  welcome: 'This is the welcome page',
  home: {
    title: 'Instant prices for made-to-order parts',
    heading: ['Upload a part.', 'See its price, and why.'],
    lead: (app: string) => `${app} measures your CAD file exactly and prices it while you watch. Every price comes with its receipt.`,
    description: 'Upload a STEP, IGES or STL file and see at once what your part costs, step by step. No account and no payment needed.',
    upload: 'Upload a part',
    terms: 'STEP, IGES or STL, up to 50 MB. No account, no payment.',
  },
  example: {
    heading: 'An example',
    file: 'flange.iges',
    choice: 'PLA, white, as printed · 10 pieces',
    drawing: 'Drawing of a flange: 80 mm across, 12 mm thick, a bore of 30 mm and four holes of 8 mm',
    each: 'Price each',
    note: 'Worked out with the rates that come with the software.',
  },
  steps: {
    heading: 'Three steps to a price',
    list: [
      {
        title: 'Drop your files',
        text: 'Each part is read, checked and measured from its exact surfaces: size, area, volume, and whether it is closed.',
      },
      {
        title: 'Choose material, color and finish',
        text: 'You choose from what this manufacturer really offers, each with a picture and a description.',
      },
      {
        title: 'Read the price',
        text: 'Every step with its formula and figures. Collect parts in the cart and send one request for quote.',
      },
    ],
  },
  claims: {
    heading: 'What you can rely on',
    list: [
      {
        title: 'Measured, not estimated',
        text: 'Volumes and areas are integrated over the exact geometry, not over a picture of it. Where that is not possible, it says so.',
      },
      {
        title: 'No black box',
        text: 'The receipt names material, machine time, setup, margin and discount. Its lines add up to the price, to the cent.',
      },
      {
        title: 'Your drawings stay with the manufacturer',
        text: 'This site runs on its operator’s own installation. It sets no cookies, follows nobody, and loads nothing from third parties.',
      },
      {
        title: 'People where it takes people',
        text: 'A part that no honest program can price by itself is marked for review, with the reason.',
      },
    ],
  },
  manufacturers: {
    heading: 'You make parts?',
    text: 'See what quoting by hand costs your shop, and what it would be automated.',
    calculator: 'Open the calculator',
    contact: 'Contact us',
  },
  about: {
    title: 'About',
    heading: (app: string) => `About ${app}`,
    lead: 'Upload a 3D model, choose a material, a color and a finish, and see what the part costs and why.',
    description: 'What this service does, how its prices come about, and what happens to your files.',
    sections: [
      {
        title: 'How a price comes about',
        text: 'Your model is measured exactly: its box, surface and volume. The manufacturer’s rates turn those figures into machine time, material, setup, finishing and inspection; margin and quantity discount follow. Each step is on the receipt, with its formula.',
      },
      {
        title: 'What a price binds',
        text: 'Nothing is ordered and nothing is paid here. You send a request for quote; the manufacturer’s team looks at your files and confirms it by e-mail. Prices with an asterisk are reviewed by a person first.',
      },
      {
        title: 'What happens to your files',
        text: 'They are stored on the installation you uploaded them to, under names nobody can guess, and go to the manufacturer with your request.',
      },
      {
        title: 'Open source',
        text: 'The software is published under the Apache License 2.0, its geometry kernels under the LGPL 2.1. Any shop can run it on its own server.',
      },
    ],
    ask: 'Ask us',
  },
  wip: {
    title: 'Work in progress...',
    lead: 'We are still making this page. Please come back a little later.',
    drawing: 'A part that is only half drawn',
  },
  notFound: {
    title: 'Page not found',
    lead: 'There is nothing at this address. The link may be old, or a letter may have gone missing.',
    upload: 'Upload a part',
    home: 'Go to the start page',
  },
} as const;
