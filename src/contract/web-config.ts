import * as z from 'zod/mini';
import { RECEIPT_VIEWS } from '#domain/rates/rate-card.ts';
import { SHOP_PAGES } from '#domain/shop/storefront.ts';

export const BUILD_MODES = ['development', 'staging', 'production'] as const;
export const RELEASE_TYPES = ['release', 'alpha', 'beta', 'release candidate'] as const;
export const POST_AUTH_ROUTES = ['msp/home', 'msp/wip', 'confidential'] as const;

/** What the installation's first shop has set, as everybody is told: public pages promise no more. */
const shownFront = {
  /** The product's, or of an installation of one shop that shop's. */
  appName: z.string(),
  /** That shop's, where it is a picture of this server. */
  logoURL: z.nullable(z.string()),
  /** What the first provider's customers see of a price. */
  receipts: z.enum(RECEIPT_VIEWS),
  /** Prices hold without a look of its team. */
  isInstant: z.boolean(),
  /** Files stay with customers until they send a request. */
  filesStay: z.boolean(),
  /** Orders at the instant price need no look of its team, within its bounds. */
  ordersAtOnce: z.boolean(),
  /** What that shop says in its own words, and the pages that it has written; null where the installation is not that shop's. */
  storefront: z.nullable(z.object({ headline: z.string(), introduction: z.string(), pages: z.array(z.enum(SHOP_PAGES)) })),
};
export type ShownFront = z.infer<z.ZodMiniObject<typeof shownFront>>;

/** `/app/config.json`: what the web app learns from the installation that serves it. */
export const webConfigSchema = z.object({
  ...shownFront,
  buildMode: z.enum(BUILD_MODES),
  releaseType: z.enum(RELEASE_TYPES),
  /** Ends in '/'; action names are appended. */
  apiBase: z.string(),
  /** Ends in '/'; image names are appended. */
  imageBase: z.string(),
  /** Ends in '/'; where the viewer fetches meshes. */
  cadServer: z.string(),
  identity: z.object({ endpoint: z.string(), clientId: z.string(), region: z.string(), userPoolId: z.string() }),
  postAuthRoute: z.enum(POST_AUTH_ROUTES),
  /** Whether anybody may sign up here, or only who was invited. */
  signUp: z.enum(['invited', 'open']),
  /** Days after which uploaded parts are deleted; null where they are kept. */
  keepPartsDays: z.nullable(z.int()),
  /** Whether uploads can go on after a dropped connection. */
  uploadsResume: z.boolean(),
  /** Whether calls begin traces: somebody looks at them. */
  traces: z.boolean(),
  links: z.object({ terms: z.string(), privacy: z.string(), support: z.string(), signUpForm: z.string(), site: z.string() }),
});
export type WebConfig = z.infer<typeof webConfigSchema>;
