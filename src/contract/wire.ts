import { acceptInvitation } from './calls/accept-invitation.ts';
import { actOnRequest } from './calls/act-on-request.ts';
import { answerQuote } from './calls/answer-quote.ts';
import { changeRole } from './calls/change-role.ts';
import { changeUnit } from './calls/change-unit.ts';
import { checkParts } from './calls/check-parts.ts';
import { claimShop } from './calls/claim-shop.ts';
import { deleteClient } from './calls/delete-client.ts';
import { discardPricingDraft } from './calls/discard-pricing-draft.ts';
import { exportClient } from './calls/export-client.ts';
import { exportDesk } from './calls/export-desk.ts';
import { fetchStl } from './calls/fetch-stl.ts';
import { followRequest } from './calls/follow-request.ts';
import { getClient } from './calls/get-client.ts';
import { getClientList } from './calls/get-client-list.ts';
import { getColleagues } from './calls/get-colleagues.ts';
import { getColorList } from './calls/get-color-list.ts';
import { getDashboard } from './calls/get-dashboard.ts';
import { getDeskHome } from './calls/get-desk-home.ts';
import { getDeskRequest } from './calls/get-desk-request.ts';
import { getDeskSettings } from './calls/get-desk-settings.ts';
import { getDetails } from './calls/get-details.ts';
import { getFinishList } from './calls/get-finish-list.ts';
import { getMaterialList } from './calls/get-material-list.ts';
import { getMaterialPrices } from './calls/get-material-prices.ts';
import { getName } from './calls/get-name.ts';
import { getNameAndWebsite } from './calls/get-name-and-website.ts';
import { getPartList } from './calls/get-part-list.ts';
import { getPricing } from './calls/get-pricing.ts';
import { getPricingVersion } from './calls/get-pricing-version.ts';
import { getQuoteList } from './calls/get-quote-list.ts';
import { getRequestList } from './calls/get-request-list.ts';
import { inviteColleague } from './calls/invite-colleague.ts';
import { leaveProvider } from './calls/leave-provider.ts';
import { priceMore } from './calls/price-more.ts';
import { priceRequest } from './calls/price-request.ts';
import { publishPricing } from './calls/publish-pricing.ts';
import { registerMsp } from './calls/register-msp.ts';
import { removeColleague } from './calls/remove-colleague.ts';
import { saveClientNote } from './calls/save-client-note.ts';
import { saveDeskSettings } from './calls/save-desk-settings.ts';
import { saveGoldenParts } from './calls/save-golden-parts.ts';
import { savePricingDraft } from './calls/save-pricing-draft.ts';
import { scheduleDescription } from './calls/schedule-description.ts';
import { sendContactMessage } from './calls/send-contact-message.ts';
import { sendQuote } from './calls/send-quote.ts';
import { showInvitation } from './calls/show-invitation.ts';
import { splitPart } from './calls/split-part.ts';
import { submitRequest } from './calls/submit-request.ts';
import { treatAsAssembly } from './calls/treat-as-assembly.ts';
import { tryGoldenParts } from './calls/try-golden-parts.ts';
import { uploadDeskFile } from './calls/upload-desk-file.ts';
import { uploadMaterialPicture } from './calls/upload-material-picture.ts';
import { uploadModel } from './calls/upload-model.ts';
import { uploadRequestFile } from './calls/upload-request-file.ts';
import { watchConversion } from './calls/watch-conversion.ts';
import { watchDescription } from './calls/watch-description.ts';
import { withdrawInvitation } from './calls/withdraw-invitation.ts';

/** The whole wire: the fifteen calls in the order of the specification, then what goes beyond it. */
export const WIRE = [
  uploadModel,
  scheduleDescription,
  watchConversion,
  watchDescription,
  fetchStl,
  getPartList,
  getMaterialList,
  getColorList,
  getFinishList,
  getQuoteList,
  submitRequest,
  getName,
  getNameAndWebsite,
  registerMsp,
  sendContactMessage,
  // Beyond the specification.
  getDetails,
  checkParts,
  splitPart,
  treatAsAssembly,
  changeUnit,
  getPricing,
  getPricingVersion,
  savePricingDraft,
  discardPricingDraft,
  publishPricing,
  saveGoldenParts,
  tryGoldenParts,
  uploadMaterialPicture,
  getMaterialPrices,
  priceRequest,
  getRequestList,
  getDeskRequest,
  sendQuote,
  actOnRequest,
  getDeskSettings,
  saveDeskSettings,
  getClientList,
  getClient,
  saveClientNote,
  exportClient,
  deleteClient,
  getDeskHome,
  getDashboard,
  exportDesk,
  followRequest,
  priceMore,
  answerQuote,
  getColleagues,
  inviteColleague,
  withdrawInvitation,
  changeRole,
  removeColleague,
  leaveProvider,
  showInvitation,
  acceptInvitation,
  claimShop,
  uploadRequestFile,
  uploadDeskFile,
] as const;
