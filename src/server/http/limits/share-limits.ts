import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { HttpContext } from '../answers/http-context.ts';
import { createLimits, type Limits, type Spending } from './limit-requests.ts';

/** Under which servers tell each other what was spent. */
const TOPIC = 'limits';

const toldSchema = z.object({
  from: z.string(),
  spending: z.object({ kind: z.string(), scope: z.string(), key: z.string(), amount: z.number() }),
});

/**
 * The limits of a server that may be one of several on one database: each tells the others what those who ask for much have spent
 * (over the status feed, so nothing is stored), and so all together let through what one alone would, but for the last twentieth of each.
 */
export function shareLimits(app: FastifyInstance, { config, ports }: HttpContext): Limits {
  const isAlone = config.database.kind === 'embedded';
  if (isAlone || !config.limitsRates) return createLimits(config.limitsRates);
  const name = randomUUID();
  const report = (error: unknown) => app.log.warn({ err: error }, 'Other processes could not be told what was spent.');
  const tell = (spending: Spending) => {
    ports()
      .then(({ feed }) => feed.tell(TOPIC, JSON.stringify({ from: name, spending } satisfies z.infer<typeof toldSchema>)))
      .catch(report);
  };
  const limits = createLimits(true, tell);
  app.addHook('onListen', async () => {
    const hear = ({ from, spending }: z.infer<typeof toldSchema>) => (from === name ? undefined : limits.hear(spending));
    ports()
      .then(({ feed }) => feed.hear(TOPIC, (text) => hear(toldSchema.parse(JSON.parse(text)))))
      .catch(report);
  });
  return limits;
}
