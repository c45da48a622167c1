import * as z from 'zod/mini';
import { MODEL_FORMATS } from '#domain/part.ts';
import { findingSchema } from '../entities.ts';
import { extentsSchema, unitSchema } from '../fields.ts';

/** What the server asks of a CAD child: read, measure, mesh and picture one file, in one pass. */
export const measureModelJobSchema = z.object({
  jobId: z.string(),
  /** Absolute path of the uploaded bytes; only read. */
  modelPath: z.string(),
  /** Absolute path of an existing empty folder; receives `thumbnail.webp`, `mesh.glb` and `mesh.stl`. */
  outputFolder: z.string(),
  format: z.enum(MODEL_FORMATS),
  /** The customer's unit: scales STL; STEP and IGES declare their own. */
  unit: unitSchema,
  sha256: z.string(),
});
export type MeasureModelJob = z.infer<typeof measureModelJobSchema>;

export const measurementSchema = z.object({
  format: z.enum(MODEL_FORMATS),
  unit: unitSchema,
  sha256: z.string(),
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
});

/** Why a model was refused. The messages are for customers. */
export const CAD_FAILURE_CODES = ['REFUSED', 'TIMED_OUT', 'OUT_OF_MEMORY', 'CRASHED'] as const;
export type CadFailureCode = (typeof CAD_FAILURE_CODES)[number];

/** What a CAD child sends back over its channel. */
export const cadMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** The file has been read and the exact shape is known. */
  z.object({ type: z.literal('converted'), jobId: z.string() }),
  /** All three files lie in the output folder. */
  z.object({ type: z.literal('measured'), jobId: z.string(), measurement: measurementSchema }),
  z.object({ type: z.literal('failed'), jobId: z.string(), code: z.enum(CAD_FAILURE_CODES), message: z.string() }),
]);
export type CadMessage = z.infer<typeof cadMessageSchema>;
