import type { getPricing } from '#contract/api/pricing/get-pricing.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';

/** What the server holds of a provider's prices. */
export type Pricing = ResponseOf<typeof getPricing>;
