/** Every route by its name: the one place that spells paths. Names also serve as `redirect` values, so an unknown one is no address. */
export const ROUTE_PATHS = {
  home: '/',
  wip: '/wip',
  about: '/about',
  upload: '/upload',
  'material-selection': '/material-selection',
  quote: '/quote',
  cart: '/cart',
  submit: '/submit',
  thankyou: '/thankyou',
} as const;
