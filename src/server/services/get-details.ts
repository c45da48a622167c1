import type { getDetails as call } from '#contract/calls/get-details.ts';
import type { MspDetails } from '#contract/calls/register-msp.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { NO_SELECTION } from '#contract/fields.ts';
import type { Provider } from '#domain/provider.ts';
import type { Access } from './find-access.ts';

/** What the caller's provider has registered. The demo's profile is not the owner's, so it is not shown as his. */
export function getDetails({ provider: own, role }: Access): ResponseOf<typeof call> {
  const registered = own?.isRegistered === true;
  return { success: true, mspID: own?.id ?? NO_SELECTION, role, registered, mspDetails: registered ? describe(own) : null };
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
