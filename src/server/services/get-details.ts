import type { getDetails as call } from '#contract/calls/get-details.ts';
import type { MspDetails } from '#contract/calls/register-msp.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { NO_SELECTION } from '#contract/fields.ts';
import type { Provider } from '#domain/provider.ts';
import type { Access } from './find-access.ts';

/** What customers see of the caller's provider, be it registered or still the demonstration's: forms begin with it. */
export function getDetails({ provider: own, role }: Access): ResponseOf<typeof call> {
  return {
    success: true,
    mspID: own?.id ?? NO_SELECTION,
    role,
    registered: own?.isRegistered === true,
    mspDetails: own === null ? null : describe(own),
  };
}

function describe({ id, name, website, ordersEmail, contactEmail, logoUrl, address, generateInstantQuotes, offer }: Provider): MspDetails {
  return {
    manufacturingServiceProvider: { id, name, website, ordersEmail, contactEmail, logoURL: logoUrl, address },
    preferences: { generateInstantQuotes },
    availableMaterialList: offer.map(({ materialId, colorIds, finishIds }) => ({
      materialID: materialId,
      availableColorIDList: [...colorIds],
      availableFinishIDList: [...finishIds],
    })),
  };
}
