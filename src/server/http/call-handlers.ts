import { MOST_GOLDEN_PARTS } from '#domain/golden-part.ts';
import { acceptModel } from '../services/accept-model.ts';
import { claimShop } from '../services/accounts/claim-shop.ts';
import { changeUnit } from '../services/change-unit.ts';
import { checkParts } from '../services/check-parts.ts';
import { changeRole, leaveProvider, removeColleague, withdrawInvitation } from '../services/colleagues/change-colleagues.ts';
import { acceptInvitation, showInvitation } from '../services/colleagues/invitations.ts';
import { inviteColleague } from '../services/colleagues/invite-colleague.ts';
import { listColleagues } from '../services/colleagues/list-colleagues.ts';
import { actOnRequest } from '../services/desk/act-on-request.ts';
import { answerQuote } from '../services/desk/answer-quote.ts';
import { deleteClient } from '../services/desk/delete-client.ts';
import { getSettings, saveDeskSettings } from '../services/desk/desk-settings.ts';
import { exportClient } from '../services/desk/export-client.ts';
import { exportDesk } from '../services/desk/export-desk.ts';
import { followRequest } from '../services/desk/follow-request.ts';
import { getClient } from '../services/desk/get-client.ts';
import { getDashboard } from '../services/desk/get-dashboard.ts';
import { getDeskHome } from '../services/desk/get-desk-home.ts';
import { getDeskRequest } from '../services/desk/get-desk-request.ts';
import { listClients } from '../services/desk/list-clients.ts';
import { listRequests } from '../services/desk/list-requests.ts';
import { priceMore } from '../services/desk/price-more.ts';
import { saveClientNote } from '../services/desk/save-client-note.ts';
import { sendQuote } from '../services/desk/send-quote.ts';
import { uploadDeskFile } from '../services/desk/upload-desk-file.ts';
import { uploadRequestFile } from '../services/desk/upload-request-file.ts';
import { fetchStl } from '../services/fetch-stl.ts';
import type { Access, Insider } from '../services/find-access.ts';
import { getDetails } from '../services/get-details.ts';
import { getName } from '../services/get-name.ts';
import { getNameAndWebsite } from '../services/get-name-and-website.ts';
import { listColors } from '../services/list-colors.ts';
import { listFinishes } from '../services/list-finishes.ts';
import { listMaterials } from '../services/list-materials.ts';
import { listParts } from '../services/list-parts.ts';
import { priceMaterials } from '../services/price-materials.ts';
import { priceRequest } from '../services/price-request.ts';
import { discardPricingDraft } from '../services/pricing/discard-pricing-draft.ts';
import { getPricing } from '../services/pricing/get-pricing.ts';
import { getPricingVersion } from '../services/pricing/get-pricing-version.ts';
import { publishPricing } from '../services/pricing/publish-pricing.ts';
import { saveGoldenParts } from '../services/pricing/save-golden-parts.ts';
import { savePricingDraft } from '../services/pricing/save-pricing-draft.ts';
import { tryGoldenParts } from '../services/pricing/try-golden-parts.ts';
import { uploadMaterialPicture } from '../services/pricing/upload-material-picture.ts';
import { quoteParts } from '../services/quote-parts.ts';
import { type Refusal, refuse } from '../services/refusal.ts';
import { registerMsp } from '../services/register-msp.ts';
import { scheduleDescription } from '../services/schedule-description.ts';
import { sendContactMessage } from '../services/send-contact-message.ts';
import { splitPart } from '../services/split-part.ts';
import { submitRequest } from '../services/submit-request.ts';
import { treatAsAssembly } from '../services/treat-as-assembly.ts';
import type { HttpContext } from './http-context.ts';
import { countPdf } from './limit-requests.ts';
import type { CallFacts, CallHandlers } from './register-calls.ts';

const SIGN_IN = 'Please sign in first.';
const NO_FILE = 'No file was sent.';
const NO_PROVIDER = 'Your account has no provider yet. Please save your profile first.';

/** Which service answers which call. */
export function createCallHandlers({ config, publicUrl }: HttpContext): CallHandlers {
  const { supportEmail, signUp } = config;
  return {
    uploadModel: async (request, { ports, model, address, report }) =>
      model === null ? refuse(400, { message: 'No file was sent.' }) : acceptModel(ports, model, request, address, report),
    scheduleDescription: (request, { ports }) => scheduleDescription(ports, request),
    fetchStl: (request, { ports }) => fetchStl(ports, request),
    getPartList: forAccount((request, { ports }, access) => listParts(ports, access, request)),
    getMaterialList: (request, { ports }) => listMaterials(ports, request),
    getColorList: (request, { ports }) => listColors(ports, request),
    getFinishList: (request, { ports }) => listFinishes(ports, request),
    getQuoteList: async (request, { ports, count, report }) => {
      count('lines', { amount: request.partList.length, providerId: request.mspID });
      const answer = await quoteParts(ports, request, report);
      if (answer.success) for (const { partID } of answer.quoteList) ports.visits.count('quote', request.mspID, partID);
      return answer;
    },
    getMaterialPrices: async (request, { ports, count, report }) => {
      count('lines', { amount: request.partList.length, providerId: request.mspID });
      return priceMaterials(ports, request, report);
    },
    priceRequest: async (request, { ports, count, report }) => {
      count('lines', { amount: request.items.length, providerId: request.mspID });
      return priceRequest(ports, request, report);
    },
    submitRequest: async (request, { ports, count, report }) => {
      count('requests', { providerId: request.mspID });
      count('lines', { amount: request.cart.items.length, providerId: request.mspID });
      return submitRequest(ports, request, { publicUrl: publicUrl(), supportEmail, report });
    },
    getName: (request, { ports }) => getName(ports, request),
    getNameAndWebsite: (request, { ports }) => getNameAndWebsite(ports, request),
    registerMsp: forAccount(({ mspDetails }, { ports }, access) =>
      registerMsp(ports, access, mspDetails, { publicUrl: publicUrl(), signUp }),
    ),
    getDetails: forAccount(async (_request, _facts, access) => getDetails(access)),
    checkParts: (request, { ports }) => checkParts(ports, request),
    splitPart: (request, { ports, report }) => splitPart(ports, request, report),
    changeUnit: (request, { ports, report }) => changeUnit(ports, request, report),
    treatAsAssembly: (request, { ports }) => treatAsAssembly(ports, request),
    sendContactMessage: (request, { ports, report }) => sendContactMessage(ports, request, { supportEmail, report }),
    getPricing: forInsider((_request, { ports }, insider) => getPricing(ports, insider)),
    getPricingVersion: forInsider((request, { ports }, insider) => getPricingVersion(ports, insider, request)),
    savePricingDraft: forInsider((request, { ports, count }, insider) => {
      count('drafts', { providerId: insider.provider.id });
      return savePricingDraft(ports, insider, request);
    }),
    discardPricingDraft: forInsider((request, { ports }, insider) => discardPricingDraft(ports, insider, request)),
    publishPricing: forInsider((request, { ports, count }, insider) => {
      count('publications', { providerId: insider.provider.id });
      return publishPricing(ports, insider, request);
    }),
    saveGoldenParts: forInsider((request, { ports, count }, insider) => {
      count('drafts', { providerId: insider.provider.id });
      return saveGoldenParts(ports, insider, request);
    }),
    tryGoldenParts: forInsider((_request, { ports, count, report }, insider) => {
      count('lines', { amount: 2 * MOST_GOLDEN_PARTS, providerId: insider.provider.id });
      return tryGoldenParts(ports, insider, report);
    }),
    getColleagues: forInsider((_request, { ports }, insider) => listColleagues(ports, insider)),
    inviteColleague: forInsider((request, { ports, count, report }, insider) => {
      count('invitations', { providerId: insider.provider.id });
      return inviteColleague(ports, insider, request, { publicUrl: publicUrl(), report });
    }),
    withdrawInvitation: forInsider((request, { ports }, insider) => withdrawInvitation(ports, insider, request)),
    changeRole: forInsider((request, { ports }, insider) => changeRole(ports, insider, request)),
    removeColleague: forInsider((request, { ports }, insider) => removeColleague(ports, insider, request)),
    leaveProvider: forInsider((_request, { ports }, insider) => leaveProvider(ports, insider)),
    showInvitation: (request, { ports }) => showInvitation(ports, request),
    claimShop: forAccount((request, { ports }, access) => claimShop(ports, access, request)),
    acceptInvitation: forAccount((request, { ports }, access) => acceptInvitation(ports, access, request)),
    getRequestList: forInsider((request, { ports }, insider) => listRequests(ports, insider, request)),
    getDeskRequest: forInsider((request, { ports }, insider) => getDeskRequest(ports, insider, request)),
    sendQuote: forInsider((request, { ports, count, report }, insider) => {
      // It is mailed as PDF.
      count('documents', { amount: countPdf(request.offer.lines) });
      return sendQuote(ports, insider, request, { publicUrl: publicUrl(), report });
    }),
    actOnRequest: forInsider((request, { ports, report }, insider) =>
      actOnRequest(ports, insider, request, { publicUrl: publicUrl(), report }),
    ),
    getDeskSettings: forInsider((_request, { ports }, insider) => getSettings(ports, insider)),
    saveDeskSettings: forInsider((request, { ports }, insider) => saveDeskSettings(ports, insider, request)),
    getClientList: forInsider((request, { ports }, insider) => listClients(ports, insider, request)),
    getClient: forInsider((request, { ports }, insider) => getClient(ports, insider, request)),
    saveClientNote: forInsider((request, { ports }, insider) => saveClientNote(ports, insider, request)),
    exportClient: forInsider((request, { ports }, insider) => exportClient(ports, insider, request)),
    deleteClient: forInsider((request, { ports }, insider) => deleteClient(ports, insider, request)),
    getDeskHome: forInsider((_request, { ports }, insider) => getDeskHome(ports, insider)),
    getDashboard: forInsider((request, { ports }, insider) => getDashboard(ports, insider, request)),
    exportDesk: forInsider((request, { ports }, insider) => exportDesk(ports, insider, request)),
    followRequest: (request, { ports }) => followRequest(ports, request),
    priceMore: (request, { ports, count, report }) => {
      count('lines', { amount: request.lines.length });
      return priceMore(ports, request, report);
    },
    answerQuote: async (request, { ports, address, count, report }) => {
      count('mails', {});
      return answerQuote(ports, request, address, { publicUrl: publicUrl(), report });
    },
    uploadRequestFile: async (request, { ports, document, address, count, report }) => {
      if (document === null) return refuse(400, NO_FILE);
      count('fileBytes', { amount: document.sizeBytes });
      return uploadRequestFile(ports, document, request, address, { publicUrl: publicUrl(), report });
    },
    uploadDeskFile: forInsider(async (request, { ports, document, address, report }, insider) =>
      document === null
        ? refuse(400, NO_FILE)
        : uploadDeskFile(ports, insider, document, request, address, { publicUrl: publicUrl(), report }),
    ),
    uploadMaterialPicture: forInsider(async (_request, { ports, picture, address, count }, insider) => {
      if (picture === null) return refuse(400, 'No picture was sent.');
      count('pictures', { providerId: insider.provider.id });
      return uploadMaterialPicture(ports, insider, picture, address);
    }),
  };
}

type Serve<Request, Answer, Who> = (request: Request, facts: CallFacts, who: Who) => Promise<Answer>;

/** For calls that need an account. */
function forAccount<Request, Answer>(serve: Serve<Request, Answer, Access>) {
  return async (request: Request, facts: CallFacts): Promise<Answer | Refusal> =>
    facts.access === null ? refuse(401, SIGN_IN) : serve(request, facts, facts.access);
}

/** For calls about what an account's provider has. Whose it is comes from the token alone. */
function forInsider<Request, Answer>(serve: Serve<Request, Answer, Insider>) {
  return forAccount<Request, Answer | Refusal>(async (request, facts, { provider, ...access }) =>
    provider === null ? refuse(404, NO_PROVIDER) : serve(request, facts, { ...access, provider }),
  );
}
