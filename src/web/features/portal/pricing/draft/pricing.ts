import type { getPricing } from '#contract/calls/get-pricing.ts';
import type { ResponseOf } from '#contract/define-call.ts';

/** What the server holds of a provider's prices. */
export type Pricing = ResponseOf<typeof getPricing>;
