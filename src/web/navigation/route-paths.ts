/** Every route by its name: the one place that spells paths. Names also serve as `redirect` values, so an unknown one is no address. */
export const ROUTE_PATHS = {
  home: '/',
  wip: '/wip',
  about: '/about',
  contact: '/contact',
  'roi-calculator': '/roi-calculator',
  terms: '/terms',
  privacy: '/privacy',
  imprint: '/imprint',
  upload: '/upload',
  viewer: '/viewer',
  'material-selection': '/material-selection',
  quote: '/quote',
  cart: '/cart',
  submit: '/submit',
  order: '/order',
  'my-requests': '/my-requests',
  thankyou: '/thankyou',
  signin: '/signin',
  join: '/join',
  confidential: '/confidential',
  invitation: '/invitation',
  setup: '/setup',
  'msp/wip': '/msp/wip',
  'msp/home': '/msp/home',
  'msp/dashboard': '/msp/dashboard',
  'msp/orders': '/msp/orders',
  'msp/clients': '/msp/clients',
  'msp/profile': '/msp/profile',
  'msp/my-materials': '/msp/my-materials',
  'msp/material-configurator': '/msp/material-configurator',
  'msp/parts': '/msp/parts',
  'msp/pricing': '/msp/pricing',
  'msp/desk-settings': '/msp/desk-settings',
  'msp/trade': '/msp/trade',
  'msp/colleagues': '/msp/colleagues',
  'msp/business': '/msp/business',
  'msp/storefront': '/msp/storefront',
  'msp/invoices': '/msp/invoices',
} as const;

/** Pages of one request each. */
export const REQUEST_PATHS = {
  request: '/msp/orders/$requestId',
  packingList: '/msp/orders/$requestId/packing-list/$parcel',
  traveller: '/msp/orders/$requestId/traveller',
} as const;

/** One client's page; its address is no `redirect` value, either. */
export const CLIENT_PATH = '/msp/clients/$clientId';

/** Where a request is followed by whoever has its key; not among the names, since no redirect knows a key. */
export const REQUEST_PATH = '/request/$key';

/** Where a mailed invitation leads; its secret is no part of any other address. */
export const MAILED_INVITATION_PATH = '/invitation/$secret';

/** Where the link leads that the server prints while the shop has no owner; its code is no part of any other address. */
export const PRINTED_SETUP_PATH = '/setup/$code';

/** What a page reads of its address's query; anything else in it is left alone. */
const SEARCH_FIELDS = {
  /** 'version': as they once were. */
  '/terms': ['msp_id', 'version'],
  '/privacy': ['msp_id'],
  '/imprint': ['msp_id'],
  '/upload': ['msp_id'],
  '/viewer': ['modelFile'],
  '/material-selection': ['msp_id'],
  '/quote': ['msp_id'],
  '/cart': ['msp_id'],
  '/submit': ['msp_id'],
  '/order': ['msp_id'],
  '/my-requests': ['msp_id'],
  '/thankyou': ['msp_id'],
  '/signin': ['redirect'],
  '/msp/dashboard': ['days'],
  /** `state` may be several, parted by commas. */
  '/msp/orders': ['state', 'mark', 'words', 'client', 'material', 'process', 'from', 'to', 'assignee', 'had', 'order'],
  '/msp/clients': ['by', 'words', 'organization', 'order'],
  /** The configured material to change; without one another is added. */
  '/msp/material-configurator': ['material'],
  '/msp/invoices': ['from', 'to'],
  /** 'table': what is offered as one table; else cards. */
  '/msp/my-materials': ['view'],
  '/msp/parts': ['msp_id'],
  '/msp/pricing': ['section', 'process'],
} as const satisfies { readonly [P in RoutePath]?: readonly string[] };

export type RouteName = keyof typeof ROUTE_PATHS;
/** The path of a page, with `$name` for what differs. */
export type RoutePath =
  | (typeof ROUTE_PATHS)[RouteName]
  | (typeof REQUEST_PATHS)[keyof typeof REQUEST_PATHS]
  | typeof CLIENT_PATH
  | typeof REQUEST_PATH
  | typeof MAILED_INVITATION_PATH
  | typeof PRINTED_SETUP_PATH;

type Fields = typeof SEARCH_FIELDS;
/** The query of a page as it reads it: texts that are not empty. What they mean is the page's to know. */
export type SearchOf<P extends RoutePath> = P extends keyof Fields ? { readonly [N in Fields[P][number]]?: string } : object;

type ParamName<P> = P extends `${infer First}/${infer Rest}` ? ParamName<First> | ParamName<Rest> : P extends `$${infer N}` ? N : never;
/** What stands in a page's path, by name. */
export type ParamsOf<P extends RoutePath> = P extends RoutePath ? { readonly [N in ParamName<P>]: string } : never;

/** Those fields of a query that a page reads. */
export function pickSearch<P extends RoutePath>(path: P, search: Readonly<Record<string, string>>): SearchOf<P> {
  const names: readonly string[] = path in SEARCH_FIELDS ? SEARCH_FIELDS[path as keyof Fields] : [];
  return Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, search[name]]] : []))) as SearchOf<P>;
}

/** A route's name as it stands in a `redirect` query; null for anything else, so that no query leads elsewhere. */
export function findRouteName(value: unknown): RouteName | null {
  return typeof value === 'string' && Object.hasOwn(ROUTE_PATHS, value) ? (value as RouteName) : null;
}

/** The name of the route at a path; null for a path that is no route's. */
export function findRouteByPath(path: string): RouteName | null {
  const entry = Object.entries(ROUTE_PATHS).find(([, routePath]) => routePath === path);
  return findRouteName(entry?.[0]);
}

/** What a `redirect` query may name: a route, or one request, to which mails and printed codes lead. */
export type ReturnName = RouteName | `msp/orders/${string}`;

const REQUEST_NAME = /^msp\/orders\/[A-Za-z0-9_-]{1,128}$/;

/** A way back as it stands in a `redirect` query; null for anything else, so that no query leads elsewhere. */
export function findReturnName(value: unknown): ReturnName | null {
  return typeof value === 'string' && REQUEST_NAME.test(value) ? (value as ReturnName) : findRouteName(value);
}

/** The way back to a path; of a request's papers it is the request. Null for a path that is no route's. */
export function findReturnByPath(path: string): ReturnName | null {
  const [, request] = /^\/(msp\/orders\/[^/]+)/.exec(path) ?? [];
  return request === undefined ? findRouteByPath(path) : findReturnName(request);
}
