import * as z from 'zod/mini';
import { PROCESS_CODES } from '#domain/catalogue/process.ts';
import type { PartEstimate, WorkProfile } from '#domain/estimate/part-work.ts';
import { extentsSchema } from '../schemas/fields.ts';

/** A provider's processes have one each. */
export const MOST_PROFILES = 10;
const MOST_GROUPS = 200;
const MOST_QUICK_LAYERS = 256;

/** Checked figure by figure where a rate card is saved; here only that each is one. */
export const workProfileSchema = z.object({
  process: z.enum(PROCESS_CODES),
  machine: z.record(z.string(), z.union([z.string(), z.object({ value: z.number(), unit: z.string() })])),
  buildMm: extentsSchema,
}) as z.ZodMiniType as z.ZodMiniType<WorkProfile>;

const amount = z.number().check(z.minimum(0));
const direction = z.tuple([z.number(), z.number(), z.number()]);
const onLayers = {
  placement: z.object({ up: direction, along: direction, sizeMm: extentsSchema, fits: z.boolean() }),
  layers: z.int().check(z.minimum(0)),
};

const bodyWorkSchema = z.discriminatedUnion('process', [
  z.object({
    process: z.literal('FDM'),
    ...onLayers,
    laidDownCm3: z.object({ walls: amount, skins: amount, infill: amount, support: amount }),
    hours: z.object({ walls: amount, skins: amount, infill: amount, support: amount, travel: amount }),
    quickLayers: z.array(z.object({ layers: amount, seconds: amount, slowestSeconds: amount })).check(z.maxLength(MOST_QUICK_LAYERS)),
  }),
  z.object({
    process: z.literal('SLA'),
    ...onLayers,
    solidCm3: amount,
    supportCm3: amount,
    scannedCm2: amount,
    outlineM: amount,
  }),
  z.object({ process: z.enum(['SLS', 'MJF']), ...onLayers, solidCm3: amount, wrapCm3: amount }),
  z.object({
    process: z.literal('DMLS'),
    ...onLayers,
    solidCm3: amount,
    stockCm3: amount,
    supportCm3: amount,
    outlineM: amount,
    standsOnCm2: amount,
  }),
]);

/** What a CAD process says of the work on a part. */
export const partEstimateSchema: z.ZodMiniType<PartEstimate> = z
  .array(z.object({ bodies: z.array(z.int()).check(z.minLength(1)), volumeMm3: amount, areaMm2: amount, work: bodyWorkSchema }))
  .check(z.minLength(1), z.maxLength(MOST_GROUPS));
