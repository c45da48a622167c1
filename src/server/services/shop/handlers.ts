import type { MspDetails } from '#contract/calls/register-msp.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { Handlers } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { registerMsp } from './register-msp.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** Call 12. */
const getName: Handlers['getName'] = async ({ ports }, request) => {
  const provider = await ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  return { manufacturingServiceProviderName: provider.name };
};

/** Call 13. */
const getNameAndWebsite: Handlers['getNameAndWebsite'] = async ({ ports }, request) => {
  const provider = await ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  return { manufacturingServiceProviderName: provider.name, mspWebsite: provider.website };
};

/** What customers see of the caller's provider, be it registered or still the demonstration's: forms begin with it. */
const getDetails: Handlers['getDetails'] = async ({ access: { provider: own, role } }) => {
  return {
    mspID: own?.id ?? NO_SELECTION,
    role,
    registered: own?.isRegistered === true,
    mspDetails: own === null ? null : describe(own),
    revision: own?.revision ?? 0,
  };
};

function describe({ id, name, website, ordersEmail, contactEmail, logoUrl, address, generateInstantQuotes, offer }: Provider): MspDetails {
  return {
    manufacturingServiceProvider: { id, name, website, ordersEmail, contactEmail, logoURL: logoUrl, address },
    preferences: { generateInstantQuotes },
    availableMaterialList: offer.map(({ materialId, colorIds, finishIds, isDefault }) => ({
      materialID: materialId,
      availableColorIDList: [...colorIds],
      availableFinishIDList: [...finishIds],
      ...(isDefault === true && { isDefault }),
    })),
  };
}

export const shopHandlers = {
  getDetails,
  getName,
  getNameAndWebsite,
  registerMsp,
  sendContactMessage,
} satisfies Partial<Handlers>;
