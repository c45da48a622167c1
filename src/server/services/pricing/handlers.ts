import type { Handlers } from '../shared/context.ts';
import { discardPricingDraft } from './discard-pricing-draft.ts';
import { getPricing } from './get-pricing.ts';
import { getPricingVersion } from './get-pricing-version.ts';
import { publishPricing } from './publish-pricing.ts';
import { saveGoldenParts } from './save-golden-parts.ts';
import { savePricingDraft } from './save-pricing-draft.ts';
import { tryGoldenParts } from './try-golden-parts.ts';
import { uploadMaterialPicture } from './upload-material-picture.ts';

export const pricingHandlers = {
  discardPricingDraft,
  getPricing,
  getPricingVersion,
  publishPricing,
  saveGoldenParts,
  savePricingDraft,
  tryGoldenParts,
  uploadMaterialPicture,
} satisfies Partial<Handlers>;
