import * as z from 'zod/mini';
import { MODEL_FORMATS } from '#domain/part/part.ts';
import {
  type BodyFacts,
  type CavityFacts,
  LONGEST_BODY_NAME,
  MOST_DIFFERENT_BODIES,
  MOST_PLACES,
  type WallFacts,
} from '#domain/part/part-insides.ts';
import { LONGEST_STATED, MOST_STATED, type StatedTolerances } from '#domain/part/stated-tolerances.ts';
import { findingSchema } from '../schemas/entities.ts';
import { extentsSchema, fileUnitSchema, unitSchema } from '../schemas/fields.ts';
import { MOST_PROFILES, partEstimateSchema, workProfileSchema } from './part-work.ts';

/** The picture, the meshes and, of a job about one body, that body's own CAD file, by the names of their files. */
export const OUTPUT_NAMES = ['thumbnail.webp', 'mesh.glb', 'mesh.stl', 'body.model'] as const;
export type OutputName = (typeof OUTPUT_NAMES)[number];
/** Pixels of a picture's side, at most. */
export const PICTURE_SIDE = 512;
const MOST_BYTES: Readonly<Record<OutputName, number>> = {
  'thumbnail.webp': PICTURE_SIDE * PICTURE_SIDE * 4,
  'mesh.glb': 512 * 1024 * 1024,
  'mesh.stl': 512 * 1024 * 1024,
  'body.model': 512 * 1024 * 1024,
};

/** What the server asks of a CAD child: read, measure, mesh and picture one file, in one pass. */
export const measureModelJobSchema = z.object({
  /** Unlike any other's; log lines about the job carry it on both sides. */
  jobId: z.string(),
  /** How many bytes the child reads from its input: the uploaded file. It never learns of a path. */
  sizeBytes: z.int(),
  format: z.enum(MODEL_FORMATS),
  /** The customer's unit: scales STL; STEP and IGES declare their own. */
  unit: fileUnitSchema,
  sha256: z.string(),
  /** The machines that the work on the part is wanted for. */
  profiles: z.array(workProfileSchema).check(z.maxLength(MOST_PROFILES)),
  /** Whether picture and meshes are wanted as well. */
  draw: z.boolean(),
  /** The number of the body that the job is about, from 0; null: the whole file. */
  body: z.nullable(z.int()),
});
export type MeasureModelJob = z.infer<typeof measureModelJobSchema>;

/** All that the server says to a CAD child; a job that is to stop ends as 'STOPPED' if it still runs. */
export const cadRequestSchema = z.union([measureModelJobSchema, z.object({ stopJobId: z.string() })]);
export type CadRequest = z.infer<typeof cadRequestSchema>;

const placeSchema = z.tuple([z.number(), z.number(), z.number()]);
const spotsSchema = z.array(z.object({ mm: z.number(), at: placeSchema })).check(z.maxLength(MOST_PLACES));
const bodyFactsSchema: z.ZodMiniType<BodyFacts> = z.object({
  count: z.int(),
  different: z.int(),
  alike: z
    .array(
      z.object({
        first: z.int(),
        count: z.int(),
        volumeMm3: z.number(),
        areaMm2: z.number(),
        name: z.optional(z.string().check(z.maxLength(LONGEST_BODY_NAME))),
      }),
    )
    .check(z.maxLength(MOST_DIFFERENT_BODIES)),
  touching: z.nullable(z.boolean()),
  overlapping: z.nullable(z.object({ bodies: z.int(), unionMm3: z.number() })),
});

const cavityFactsSchema: z.ZodMiniType<CavityFacts> = z.object({
  count: z.int(),
  volumeMm3: z.number(),
  at: z.array(placeSchema).check(z.maxLength(MOST_PLACES)),
});
const wallFactsSchema: z.ZodMiniType<WallFacts> = z.object({
  thinnest: spotsSchema,
  gaps: spotsSchema,
  errorMm: z.number(),
  samples: z.int(),
});
const statedSchema: z.ZodMiniType<StatedTolerances> = z.object({
  dimensions: z.int(),
  tolerances: z.int(),
  datums: z.int(),
  threads: z.optional(z.int()),
  words: z.array(z.string().check(z.maxLength(LONGEST_STATED))).check(z.maxLength(MOST_STATED)),
});

export const measurementSchema = z.object({
  format: z.enum(MODEL_FORMATS),
  unit: unitSchema,
  sha256: z.string(),
  originSha256: z.optional(z.string()),
  boxMm: extentsSchema,
  boxMinMm: extentsSchema,
  volumeMm3: z.nullable(z.number()),
  areaMm2: z.number(),
  volumeKind: z.enum(['exact', 'sewn', 'mesh', 'none']),
  solids: z.int(),
  faces: z.nullable(z.int()),
  triangles: z.int(),
  watertight: z.boolean(),
  sewToleranceMm: z.nullable(z.number()),
  findings: z.array(findingSchema),
  bodies: z.optional(z.nullable(bodyFactsSchema)),
  cavities: z.optional(z.nullable(cavityFactsSchema)),
  walls: z.optional(z.nullable(wallFactsSchema)),
  stated: z.optional(statedSchema),
});

/**
 * Why a model was refused. The messages are for customers; a job that was told to stop says nothing about its model, nor does one
 * whose process somebody else killed.
 */
export const CAD_FAILURE_CODES = ['REFUSED', 'TIMED_OUT', 'OUT_OF_MEMORY', 'CRASHED', 'KILLED', 'STOPPED'] as const;
export type CadFailureCode = (typeof CAD_FAILURE_CODES)[number];

/** What a CAD child sends back over its channel. */
export const cadMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** So much of the job is done; each time more. */
  z.object({ type: z.literal('progress'), jobId: z.string(), percent: z.int().check(z.gte(0), z.lte(100)) }),
  /** The file has been read and the exact shape is known. */
  z.object({ type: z.literal('converted'), jobId: z.string() }),
  /** The figures stand; whatever happens to picture and meshes, the part is one. */
  z.object({ type: z.literal('measured'), jobId: z.string(), measurement: measurementSchema }),
  /** The work on the part by each of the job's profiles, in their order; null where it could not be worked out. */
  z.object({
    type: z.literal('worked'),
    jobId: z.string(),
    estimates: z.array(z.nullable(partEstimateSchema)).check(z.maxLength(MOST_PROFILES)),
  }),
  /** The next `sizeBytes` bytes that the child writes are this output; the picture comes as a square of RGBA pixels. */
  z
    .object({ type: z.literal('output'), jobId: z.string(), name: z.enum(OUTPUT_NAMES), sizeBytes: z.int().check(z.gte(0)) })
    .check(z.refine(({ name, sizeBytes }) => sizeBytes <= MOST_BYTES[name])),
  /** The job's end: all outputs that could be made are on their way. */
  z.object({ type: z.literal('drawn'), jobId: z.string() }),
  z.object({ type: z.literal('failed'), jobId: z.string(), code: z.enum(CAD_FAILURE_CODES), message: z.string() }),
]);
export type CadMessage = z.infer<typeof cadMessageSchema>;
