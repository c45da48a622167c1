import * as z from 'zod/mini';
import { partEstimateSchema } from '#contract/jobs/part-work.ts';
import { extentsSchema, unitSchema } from '#contract/schemas/fields.ts';
import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Order } from '#domain/pricing/price-order.ts';
import type { GoldenPart } from '#domain/rates/golden-part.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { upgradeRateCard } from '#domain/rates/upgrade-rate-card.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';
import { NO_WISHES, type RfqContact, type RfqLine } from '#domain/request/rfq.ts';
import type { OfferedMaterial } from '#domain/shop/provider.ts';
import type { PartBody } from '../../../ports/records/records.ts';

export const partBodySchema: z.ZodMiniType<PartBody> = z.object({
  source: z.string(),
  number: z.nullable(z.int()),
  alike: z.int(),
  file: z.optional(z.nullable(z.object({ sizeBytes: z.int(), sha256: z.string() }))),
});

export const offerSchema: z.ZodMiniType<readonly OfferedMaterial[]> = z.array(
  z.object({
    materialId: z.string(),
    colorIds: z.array(z.string()),
    finishIds: z.array(z.string()),
    isDefault: z.optional(z.boolean()),
  }),
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
const storedReceiptSchema = z.pipe(
  z.custom<StoredReceipt>(
    (value) => typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines) && isPriced(value),
  ),
  z.transform(upgradeReceipt),
);

type StoredReceipt = Receipt & { readonly unitPriceCents?: number };
const MICROS_PER_CENT = 10_000;

function isPriced(value: object): boolean {
  const price = 'unitPriceMicros' in value ? value.unitPriceMicros : 'unitPriceCents' in value ? value.unitPriceCents : null;
  return Number.isFinite(price);
}

/** Receipts of old were in dollars, and counted in cents. */
function upgradeReceipt({ unitPriceCents, ...receipt }: StoredReceipt): Receipt {
  if (unitPriceCents === undefined) return receipt;
  const { bodies, ...own } = receipt;
  const upgraded = { ...own, currency: 'USD', unitPriceMicros: Math.round(unitPriceCents * MICROS_PER_CENT) };
  if (bodies === undefined) return upgraded;
  return { ...upgraded, bodies: bodies.map(({ numbers, receipt: inner }) => ({ numbers, receipt: upgradeReceipt(inner) })) };
}

export const contactSchema: z.ZodMiniType<RfqContact> = z.object({
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  message: z.string(),
  language: z.optional(z.enum(LANGUAGES)),
});

/** Lines of old counted in cents, and had no lead time. */
const rfqLineSchema = z.pipe(
  z.object({
    partId: z.string(),
    filename: z.string(),
    internalFilename: z.string(),
    materialId: z.string(),
    colorId: z.string(),
    finishId: z.string(),
    material: z.string(),
    color: z.string(),
    colorRgb: z.optional(z.string()),
    finish: z.string(),
    quantity: z.int(),
    unit: unitSchema,
    dimensions: extentsSchema,
    unitPriceMicros: z.optional(z.number()),
    unitPriceCents: z.optional(z.number()),
    isInstantQuote: z.boolean(),
    reviewReasons: z.array(z.string()),
    receipt: z.nullable(storedReceiptSchema),
    shownPriceMicros: z.optional(z.nullable(z.number())),
    shownPriceCents: z.optional(z.nullable(z.number())),
    leadTime: z._default(
      z.nullable(
        z.object({ id: z.string(), name: z.string(), days: z.number(), shipBy: z.string(), isOnRequest: z.optional(z.boolean()) }),
      ),
      null,
    ),
    isPriceHidden: z._default(z.boolean(), false),
    wishes: z._default(z.object({ note: z.string(), tolerances: z.string(), threads: z.string() }), NO_WISHES),
  }),
  z.transform(({ unitPriceCents = 0, shownPriceCents = null, unitPriceMicros, shownPriceMicros, ...line }): RfqLine => {
    const shownMicros = shownPriceCents === null ? null : Math.round(shownPriceCents * MICROS_PER_CENT);
    return {
      ...line,
      unitPriceMicros: unitPriceMicros ?? Math.round(unitPriceCents * MICROS_PER_CENT),
      shownPriceMicros: shownPriceMicros === undefined ? shownMicros : shownPriceMicros,
    };
  }),
);

export const rfqLinesSchema: z.ZodMiniType<readonly RfqLine[]> = z.array(rfqLineSchema);

/** Kept whole, as the receipts are. */
export const orderSchema = z.custom<Order>((value) => typeof value === 'object' && value !== null && 'totalMicros' in value);

export const estimatesSchema: z.ZodMiniType<EstimatesByProfile> = z.record(z.string(), z.nullable(partEstimateSchema));

export const auditDetailsSchema = z.record(z.string(), z.union([z.number(), z.boolean(), z.string()]));
