import type { ReceiptView } from '#domain/rates/rate-card.ts';

/** What the pages say of prices: no more than the shop shows of them. */
interface Promises {
  readonly lead: string;
  readonly price: string;
  readonly claim: { readonly title: string; readonly text: string };
  readonly about: string;
}

export const PROMISES: Readonly<Record<ReceiptView, Promises>> = {
  price: {
    lead: 'No account needed.',
    price: 'See it change with material, finish, quantity and lead time.',
    claim: {
      title: 'Priced by the part itself',
      text: 'Prices follow from the part’s geometry and the shop’s own rates, by the same rules every time.',
    },
    about: '',
  },
  groups: {
    lead: 'Every price shows what it consists of.',
    price: 'See what material, machine time and finishing come to.',
    claim: {
      title: 'See what you pay for',
      text: 'Each price names what material, machine time, setup and finishing come to. The groups add up to the price, to the cent.',
    },
    about: ' What the groups of costs come to is shown with each price.',
  },
  full: {
    lead: 'Every price comes with its receipt.',
    price: 'Every step with its formula and figures.',
    claim: {
      title: 'No black box',
      text: 'The receipt names material, machine time, setup, margin and discount. Its lines add up to the price, to the cent.',
    },
    about: ' Each step is on the receipt, with its formula.',
  },
};

/** Everything the pages about the product say. */
export const texts = {
  welcome: 'This is the welcome page',
  home: {
    // Built pages show it before they know what the shop shows of its prices: it promises none of that.
    instant: {
      title: 'Instant prices for made-to-order parts',
      heading: ['Upload a part.', 'See its price at once.'],
      lead: (app: string) => `${app} measures your CAD file exactly and prices it while you watch.`,
      description: 'Upload a STEP, IGES or STL file and see at once what your part costs. No account and no payment needed.',
    },
    /** Where every price is looked at first. */
    reviewed: {
      title: 'Quotes for made-to-order parts',
      heading: ['Upload a part.', 'See an estimate at once.'],
      lead: (app: string) => `${app} measures your CAD file exactly and estimates it while you watch. We confirm every price.`,
      description: 'Upload a STEP, IGES or STL file, see an estimate at once and get a confirmed quote. No account and no payment needed.',
    },
    upload: 'Upload a part',
    drop: 'Or drop your files anywhere on this page.',
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
        text: ({ price }: Promises) => `${price} Collect parts in the cart and send one request for quote.`,
      },
    ],
  },
  claims: {
    heading: 'What you can rely on',
    list: [
      {
        title: 'Measured, not estimated',
        text: 'Volumes and areas are integrated over the exact geometry, not over a picture of it. When that isn’t possible, we tell you.',
      },
      ({ claim }: Promises) => claim,
      {
        title: 'Your drawings stay with the manufacturer',
        text: 'This site runs on its operator’s own installation. It sets no cookie but for a language you choose, doesn’t track you, and loads nothing from third parties.',
      },
    ],
    review: {
      instant: {
        title: 'Human review when it matters',
        text: 'If software can’t price a part reliably, our team reviews it – and you see why.',
      },
      reviewed: {
        title: 'A person looks at every part',
        text: 'What you see at once is an estimate; our team reviews it and confirms the price.',
      },
    },
  },
  manufacturers: {
    heading: 'Run a shop?',
    text: 'See what quoting by hand costs your shop, and what it would cost automated.',
    calculator: 'Open the calculator',
    contact: 'Contact us',
  },
  about: {
    title: 'About',
    heading: (app: string) => `About ${app}`,
    lead: 'Upload a 3D model, choose a material, a color and a finish, and see what the part costs.',
    description: 'What this service does, how its prices come about, and what happens to your files.',
    sections: [
      {
        title: 'How a price comes about',
        text: 'Your model is measured exactly: its box, surface and volume. The manufacturer’s rates turn those figures into machine time, material, setup, finishing and inspection; margin and quantity discount follow.',
      },
      {
        title: 'What a price binds',
        text: (ordersAtOnce: boolean) =>
          `${ordersAtOnce ? 'Nothing is paid here.' : 'Nothing is ordered and nothing is paid here.'} You send a request for quote; the manufacturer’s team reviews your files and confirms it by email. Prices with an asterisk need review before they are final.${ordersAtOnce ? ' Where the cart offers “Order now”, you can also order at the instant price; that binds both sides at once.' : ''}`,
      },
      {
        title: 'What happens to your files',
        text: (filesStay: boolean) =>
          filesStay
            ? 'They stay in your browser, which measures them, until you send a request. Then they are stored on this installation, under names nobody can guess, and go to the manufacturer.'
            : 'They are stored on the installation you uploaded them to, under names nobody can guess, and go to the manufacturer with your request.',
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
    lead: 'There is nothing at this address. The link may be old, or mistyped.',
    home: 'Go to the start page',
  },
} as const;
