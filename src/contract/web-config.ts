import * as z from 'zod/mini';

export const BUILD_MODES = ['development', 'staging', 'production'] as const;
export const RELEASE_TYPES = ['release', 'alpha', 'beta', 'release candidate'] as const;

/** `/app/config.json`: what the web app learns from the installation that serves it. */
export const webConfigSchema = z.object({
  appName: z.string(),
  buildMode: z.enum(BUILD_MODES),
  releaseType: z.enum(RELEASE_TYPES),
  /** Ends in '/'; action names are appended. */
  apiBase: z.string(),
  /** Ends in '/'; image names are appended. */
  imageBase: z.string(),
  /** Ends in '/'; where the viewer fetches meshes. */
  cadServer: z.string(),
  identity: z.object({ endpoint: z.string(), clientId: z.string(), region: z.string(), userPoolId: z.string() }),
  postAuthRoute: z.enum(['msp/wip', 'confidential']),
  /** Days after which uploaded parts are deleted; null where they are kept. */
  keepPartsDays: z.nullable(z.int()),
  /** Whether uploads can go on after a dropped connection. */
  uploadsResume: z.boolean(),
  links: z.object({ terms: z.string(), privacy: z.string(), support: z.string(), signUpForm: z.string(), site: z.string() }),
});
export type WebConfig = z.infer<typeof webConfigSchema>;
