import * as z from 'zod/mini';
import { RECEIPT_VIEWS } from '#domain/rates/rate-card.ts';

export const BUILD_MODES = ['development', 'staging', 'production'] as const;
export const RELEASE_TYPES = ['release', 'alpha', 'beta', 'release candidate'] as const;
export const POST_AUTH_ROUTES = ['msp/home', 'msp/wip', 'confidential'] as const;

/** `/app/config.json`: what the web app learns from the installation that serves it. */
export const webConfigSchema = z.object({
  /** The product's, or of an installation of one shop that shop's. */
  appName: z.string(),
  /** That shop's, where it is a picture of this server. */
  logoURL: z.nullable(z.string()),
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
  /** What the first provider's customers see of a price: public pages promise no more. */
  receipts: z.enum(RECEIPT_VIEWS),
  /** Days after which uploaded parts are deleted; null where they are kept. */
  keepPartsDays: z.nullable(z.int()),
  /** Whether uploads can go on after a dropped connection. */
  uploadsResume: z.boolean(),
  /** Whether calls begin traces: somebody looks at them. */
  traces: z.boolean(),
  links: z.object({ terms: z.string(), privacy: z.string(), support: z.string(), signUpForm: z.string(), site: z.string() }),
});
export type WebConfig = z.infer<typeof webConfigSchema>;
