import type { getDetails as call } from '#contract/api/shop/get-details.ts';
import type { MspDetails } from '#contract/calls/register-msp.ts';
import type { AnswerOf } from '#contract/schemas/define-call.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { ContextOf } from '../shared/context.ts';

/** What customers see of the caller's provider, be it registered or still the demonstration's: forms begin with it. */
export async function getDetails({ access: { provider: own, role } }: ContextOf<typeof call>): Promise<AnswerOf<typeof call>> {
  return {
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
