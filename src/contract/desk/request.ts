import * as z from 'zod/mini';
import { REQUEST_FILE_TYPES } from '#domain/desk/request-file.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { TAX_CATEGORIES } from '#domain/trade/tax.ts';
import { findingSchema } from '../schemas/entities.ts';
import {
  currencySchema,
  cutOffSchema,
  dateSchema,
  extentsSchema,
  idSchema,
  internalFilenameSchema,
  mspIdSchema,
  rgbSchema,
  timeSchema,
  unitSchema,
} from '../schemas/fields.ts';
import { fullReceiptSchema } from '../schemas/quote-line.ts';
import { clientTermsSchema } from './client-terms.ts';
import { clientIdSchema } from './clients.ts';
import { lineNumberSchema, microsSchema, offeredTaxSchema, orderDocumentSchema, quoteDocumentSchema } from './documents.ts';
import { shownEventSchema, shownLifeSchema, stateSchema } from './events.ts';
import { paperSchema } from './paper.ts';
import { purchaseSchema } from './purchase.ts';

/** What opens a request to its customer. */
export const requestKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

export const shownFileSchema = z.object({
  id: idSchema,
  line: z.nullable(lineNumberSchema),
  filename: z.string(),
  type: z.enum(REQUEST_FILE_TYPES),
  sizeBytes: z.int(),
  addedBy: z.enum(['customer', 'member']),
  addedAt: timeSchema,
});
export type ShownFile = z.infer<typeof shownFileSchema>;

/** A line as its customer asked for it. Unit prices in whole micros; null where none was shown. */
export const askedLineSchema = z.object({
  line: lineNumberSchema,
  partID: idSchema,
  filename: z.string(),
  /** A name under the image base; empty where there is no picture any more. */
  image: z.string(),
  /** Where the viewer finds the mesh; null where the part is gone. */
  internalFilename: z.nullable(internalFilenameSchema),
  materialID: idSchema,
  material: z.string(),
  color: z.string(),
  /** To show the part in; left out in requests of old. */
  colorRgb: z.optional(rgbSchema),
  finish: z.string(),
  quantity: z.int(),
  unit: unitSchema,
  dimensions: extentsSchema,
  wishes: z.object({ note: z.string(), tolerances: z.string(), threads: z.string() }),
  unitPriceMicros: z.nullable(microsSchema),
  leadTime: z.nullable(z.object({ name: z.string(), days: z.number(), shipBy: dateSchema, isOnRequest: z.boolean() })),
  isInstantQuote: z.boolean(),
  reviewReasons: z.array(z.string()),
});
export type AskedLine = z.infer<typeof askedLineSchema>;

/** The same for the shop: with figures, findings and the whole receipt. */
export const deskLineSchema = z.extend(askedLineSchema, {
  /** Null where the part is gone. */
  figures: z.nullable(
    z.object({
      volume: z.nullable(z.number()),
      surfaceArea: z.number(),
      solids: z.number(),
      findings: z.array(findingSchema),
      /** The tolerances that the file itself states, in words. */
      stated: z.optional(z.string()),
    }),
  ),
  receipt: z.nullable(fullReceiptSchema),
  /** Whether it is a body without a CAD file of its own: what is downloaded is the whole file that it came from. */
  isFileShared: z.boolean(),
  /** What one piece costs the shop by the receipt, without margin; null where no receipt tells it. */
  unitCostMicros: z.nullable(microsSchema),
});
export type DeskLine = z.infer<typeof deskLineSchema>;

export const contactSchema = z.object({
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  message: z.string(),
  /** That of the page which the request was sent from; left out where that is not known. */
  language: z.optional(z.enum(LANGUAGES)),
});

/** What the instant prices came to: the lines, what is charged once for all of them, and tax. */
const askedOrderSchema = z.object({
  linesMicros: microsSchema,
  extras: z.array(z.object({ label: z.string(), amountMicros: microsSchema })),
  /** What was agreed with the customer, off the lines; left out where nothing was. */
  discount: z.optional(z.object({ percent: z.number(), amountMicros: microsSchema })),
  /** How it is to be sent; a price of null is told with the quote. */
  shipping: z.optional(
    z.nullable(z.object({ label: z.string(), name: z.string(), isPickUp: z.boolean(), priceMicros: z.nullable(microsSchema) })),
  ),
  tax: z.nullable(
    z.object({
      name: z.string(),
      percent: z.number(),
      amountMicros: microsSchema,
      category: z.optional(z.enum(TAX_CATEGORIES)),
      note: z.optional(z.string()),
    }),
  ),
  totalMicros: microsSchema,
  review: z.nullable(z.string()),
});

/** Per provider, from 1; null in requests that a program of an earlier version stored. */
const requestNumberSchema = z.nullable(z.int());

const common = {
  requestID: idSchema,
  number: requestNumberSchema,
  contact: contactSchema,
  currency: currencySchema,
  /** Null in requests of old, and to the customer while prices are hidden until somebody has looked. */
  asked: z.nullable(askedOrderSchema),
  /** How the customer buys; null where nobody asked. */
  purchase: z.nullable(purchaseSchema),
  receivedAt: timeSchema,
  life: shownLifeSchema,
  /** Oldest first. */
  events: z.array(shownEventSchema),
  /** By revision, the first first. */
  quotes: z.array(quoteDocumentSchema),
  order: z.nullable(orderDocumentSchema),
  files: z.array(shownFileSchema),
  /** In the order in which they were issued. */
  papers: z.array(paperSchema),
};

/** A request as the shop sees it. What opens it to its customer is none of it: whoever had that could answer in the customer's name. */
export const deskRequestSchema = z.object({
  ...common,
  clientID: clientIdSchema,
  /** What the shop has agreed with the client: a new quote begins with it. */
  clientTerms: clientTermsSchema,
  lines: z.array(deskLineSchema),
  /** What a quote can be taxed and shipped with by the shop's rules; the first is as its customer buys. None where it has no rules. */
  choices: z.object({
    taxes: z.array(offeredTaxSchema),
    shipping: z.array(z.object({ label: z.string(), priceMicros: z.nullable(microsSchema) })),
  }),
});
export type WireDeskRequest = z.infer<typeof deskRequestSchema>;

/** A request as its customer sees it: no note, no assignment, no receipt's costs. */
export const followedRequestSchema = z.object({
  ...common,
  shop: z.object({
    mspID: mspIdSchema,
    name: z.string(),
    website: z.string(),
    email: z.string(),
    logoUrl: z.string(),
    cutOff: cutOffSchema,
  }),
  lines: z.array(askedLineSchema),
  /** 'YYYY-MM-DD' at the shop. */
  today: dateSchema,
});
export type FollowedRequest = z.infer<typeof followedRequestSchema>;

/** A request in a list. */
export const requestCardSchema = z.object({
  requestID: idSchema,
  number: requestNumberSchema,
  state: stateSchema,
  isUnread: z.boolean(),
  isAsked: z.boolean(),
  isOverdue: z.boolean(),
  dueOn: z.nullable(dateSchema),
  /** The name of whom it is assigned to. */
  assignee: z.nullable(z.string()),
  /** 'YYYY-MM-DD' at the shop. */
  receivedOn: dateSchema,
  clientEmail: z.string(),
  clientName: z.string(),
  organization: z.string(),
  currency: currencySchema,
  lineCount: z.int(),
  /** With estimates where a line has no instant price: then it is open. */
  askedMicros: z.nullable(microsSchema),
  isAskedOpen: z.boolean(),
  quotedMicros: z.nullable(microsSchema),
  orderedMicros: z.nullable(microsSchema),
  quote: z.nullable(z.object({ number: z.int(), revision: z.int(), validUntil: dateSchema })),
  orderNumber: z.nullable(z.int()),
});
export type WireRequestCard = z.infer<typeof requestCardSchema>;
