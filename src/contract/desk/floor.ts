import * as z from 'zod/mini';
import { dateSchema, idSchema, postalAddressSchema, timeSchema } from '../schemas/fields.ts';
import { acceptedLineSchema } from './documents.ts';
import { shownLifeSchema, stateSchema } from './events.ts';
import { contentsSchema } from './paper.ts';
import { deliverySchema } from './purchase.ts';
import { askedLineSchema, shownFileSchema } from './request.ts';

/** A line to be made: all that it takes, and nothing of what it costs. */
export const floorLineSchema = z.extend(
  z.pick(askedLineSchema, {
    line: true,
    partID: true,
    filename: true,
    image: true,
    internalFilename: true,
    materialID: true,
    material: true,
    color: true,
    colorRgb: true,
    finish: true,
    unit: true,
    dimensions: true,
    wishes: true,
  }),
  {
    /** Pieces that were ordered. */
    quantity: z.int(),
    /** What the quote says of the line. */
    note: z.string(),
    /** Whether it is a body without a CAD file of its own: what is downloaded is the whole file that it came from. */
    isFileShared: z.boolean(),
  },
);
export type FloorLine = z.infer<typeof floorLineSchema>;

const shipmentSchema = z.object({
  /** From 1. */
  number: z.int(),
  at: timeSchema,
  lines: z.array(acceptedLineSchema),
  carrier: z.string(),
  tracking: z.string(),
  /** Of its delivery note; null in shipments of old. */
  noteNumber: z.nullable(z.int()),
  /** As its delivery note has it; null where that says nothing of it. */
  contents: z.nullable(contentsSchema),
});

/** An order as whoever makes it sees it: no price, sum, margin or quote is any part of it. */
export const floorOrderSchema = z.object({
  requestID: idSchema,
  orderNumber: z.int(),
  life: z.pick(shownLifeSchema, { state: true, version: true, dueOn: true, order: true }),
  /** The day that was promised, also once everything has left. */
  promisedOn: z.nullable(dateSchema),
  customer: z.object({ name: z.string(), organization: z.string() }),
  purchaseOrder: z.string(),
  /** Null in orders of old. */
  deliverTo: z.nullable(deliverySchema),
  shop: z.object({ name: z.string(), address: postalAddressSchema }),
  lines: z.array(floorLineSchema),
  shipments: z.array(shipmentSchema),
  /** What colleagues wrote for each other, the first first. */
  notes: z.array(z.object({ at: timeSchema, by: z.string(), text: z.string() })),
  files: z.array(shownFileSchema),
});
export type FloorOrder = z.infer<typeof floorOrderSchema>;

/** An order in the list of those to be made. */
export const floorCardSchema = z.object({
  requestID: idSchema,
  orderNumber: z.int(),
  state: stateSchema,
  dueOn: z.nullable(dateSchema),
  isOverdue: z.boolean(),
  clientName: z.string(),
  organization: z.string(),
  lineCount: z.int(),
});
export type FloorCard = z.infer<typeof floorCardSchema>;
