import * as z from 'zod/mini';
import { currencySumsSchema } from '../../desk/clients.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { dateSchema, idSchema } from '../../schemas/fields.ts';

/** How far back a dashboard looks, today included. */
export const DASHBOARD_DAYS = [30, 90, 365] as const;

const countSchema = z.int().check(z.minimum(0));
const shareSchema = z.extend(currencySumsSchema, {
  /** A material's id, or a process's code; null where no process is known. */
  key: z.nullable(z.string()),
  name: z.string(),
  lineCount: countSchema,
});
export type WireLineShare = z.infer<typeof shareSchema>;

const heldPricesSchema = z.object({
  materialID: idSchema,
  material: z.string(),
  lineCount: countSchema,
  /** Quoted against instant less one: 0.1 is ten percent dearer. */
  medianDeviation: z.number(),
  /** Lines whose price moved by 2 % at most. */
  heldCount: countSchema,
  worst: z.object({ deviation: z.number(), requestID: idSchema }),
});
export type WireHeldPrices = z.infer<typeof heldPricesSchema>;

/** of the requests received in the period, by how they stand now. */
export const getDashboard = defineResource({
  name: 'getDashboard',
  summary: "Answers what became of visits and requests at the signed-in account's provider within a period.",
  method: 'GET',
  path: 'v1/dashboard',
  needs: 'member',
  request: z.object({ days: z._default(z.literal(DASHBOARD_DAYS), 30) }),
  response: z.object({
    hasRequests: z.boolean(),
    /** First and last day of the period at the shop. */
    from: dateSchema,
    to: dateSchema,
    funnel: z.object({ visits: countSchema, uploads: countSchema, quotes: countSchema, requests: countSchema, accepted: countSchema }),
    quoted: countSchema,
    won: countSchema,
    lost: countSchema,
    answered: countSchema,
    firstAnswerHours: z.nullable(z.object({ median: z.number(), p90: z.number() })),
    sums: z.array(currencySumsSchema),
    /** The period's weeks or months, the first first, with what requests received in each come to; currencies without a sum are left out. */
    spans: z.array(z.object({ from: dateSchema, to: dateSchema, sums: z.array(currencySumsSchema) })),
    /** By currency, in the order of `sums`; in each what was quoted most for first. */
    materials: z.array(shareSchema),
    processes: z.array(shareSchema),
    held: z.array(heldPricesSchema),
  }),
});
export type Dashboard = z.infer<(typeof getDashboard)['response']>;
