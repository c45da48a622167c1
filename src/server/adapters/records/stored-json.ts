import * as z from 'zod/mini';
import { extentsSchema, unitSchema } from '#contract/fields.ts';
import { partWorkSchema } from '#contract/jobs/part-work.ts';
import type { GoldenPart } from '#domain/golden-part.ts';
import type { RateCard } from '#domain/pricing/rate-card.ts';
import type { Receipt } from '#domain/pricing/receipt.ts';
import { upgradeRateCard } from '#domain/pricing/upgrade-rate-card.ts';
import type { OfferedMaterial, PostalAddress } from '#domain/provider.ts';
import type { RfqContact, RfqLine } from '#domain/rfq.ts';
import type { WorkByProfile } from '#domain/work/part-work.ts';
import type { PartBody } from '../../ports/records.ts';

export const postalAddressSchema: z.ZodMiniType<PostalAddress> = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postalCode: z.string(),
});

export const partBodySchema: z.ZodMiniType<PartBody> = z.object({ source: z.string(), number: z.int(), alike: z.int() });

export const offerSchema: z.ZodMiniType<readonly OfferedMaterial[]> = z.array(
  z.object({ materialId: z.string(), colorIds: z.array(z.string()), finishIds: z.array(z.string()) }),
);

/** Rates are checked where a card is saved (the domain's business); here only that it is a card, perhaps of an earlier version. */
export const rateCardSchema: z.ZodMiniType<RateCard> = z.pipe(
  z.custom<RateCard>((value) => z.object({ version: z.string(), processes: z.object({ FDM: z.object({}) }) }).safeParse(value).success),
  z.transform(upgradeRateCard),
);

export const goldenPartsSchema: z.ZodMiniType<readonly GoldenPart[]> = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    partId: z.string(),
    quantity: z.int(),
    materialId: z.string(),
    colorId: z.nullable(z.string()),
    finishId: z.string(),
    rightPrice: z.nullable(z.number()),
  }),
);

/** Kept whole, since a receipt must verify to the cent years later. */
const storedReceiptSchema = z.custom<Receipt>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'lines' in value &&
    Array.isArray(value.lines) &&
    'unitPriceCents' in value &&
    Number.isFinite(value.unitPriceCents),
);

export const contactSchema: z.ZodMiniType<RfqContact> = z.object({
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  message: z.string(),
});

export const rfqLinesSchema: z.ZodMiniType<readonly RfqLine[]> = z.array(
  z.object({
    partId: z.string(),
    filename: z.string(),
    internalFilename: z.string(),
    materialId: z.string(),
    colorId: z.string(),
    finishId: z.string(),
    material: z.string(),
    color: z.string(),
    finish: z.string(),
    quantity: z.int(),
    unit: unitSchema,
    dimensions: extentsSchema,
    unitPriceCents: z.number(),
    isInstantQuote: z.boolean(),
    reviewReasons: z.array(z.string()),
    receipt: z.nullable(storedReceiptSchema),
    shownPriceCents: z.nullable(z.number()),
  }),
);

export const worksSchema: z.ZodMiniType<WorkByProfile> = z.record(z.string(), z.nullable(partWorkSchema));

export const auditDetailsSchema = z.record(z.string(), z.union([z.number(), z.boolean()]));
