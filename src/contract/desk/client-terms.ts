import * as z from 'zod/mini';
import type { ClientTerms } from '#domain/desk/client-terms.ts';

export const clientTermsSchema: z.ZodMiniType<ClientTerms> = z.object({
  discountPercent: z.number().check(
    z.minimum(0),
    z.maximum(100),
    z.refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, 'At most two decimals.'),
  ),
  paymentDays: z.nullable(z.int().check(z.minimum(0), z.maximum(365))),
  taxExempt: z.boolean(),
});
