import * as z from 'zod/mini';

/** What the web app reads of `/ready`, which answers it with 200 and with 503. */
export const readinessSchema = z.object({ dependencies: z.array(z.object({ name: z.string(), ok: z.boolean() })) });
