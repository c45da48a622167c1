import { deleteClient } from './api/clients/delete-client.ts';
import { exportClient } from './api/clients/export-client.ts';
import { getClient } from './api/clients/get-client.ts';
import { getClientBook } from './api/clients/get-client-book.ts';
import { importClients } from './api/clients/import-clients.ts';
import { listClients } from './api/clients/list-clients.ts';
import { saveClientNote } from './api/clients/save-client-note.ts';
import { answerQuote } from './api/customer/answer-quote.ts';
import { followRequest } from './api/customer/follow-request.ts';
import { placeOrder } from './api/customer/place-order.ts';
import { priceMore } from './api/customer/price-more.ts';
import { uploadRequestFile } from './api/customer/upload-request-file.ts';
import { actOnRequest } from './api/desk/act-on-request.ts';
import { exportDesk } from './api/desk/export-desk.ts';
import { getDashboard } from './api/desk/get-dashboard.ts';
import { getDeskHome } from './api/desk/get-desk-home.ts';
import { getDeskRequest } from './api/desk/get-desk-request.ts';
import { getDeskSettings } from './api/desk/get-desk-settings.ts';
import { listRequests } from './api/desk/list-requests.ts';
import { previewQuote } from './api/desk/preview-quote.ts';
import { saveDeskSettings } from './api/desk/save-desk-settings.ts';
import { sendQuote } from './api/desk/send-quote.ts';
import { uploadDeskFile } from './api/desk/upload-desk-file.ts';
import { watchRequest } from './api/desk/watch-request.ts';
import { actOnFloorOrder } from './api/floor/act-on-floor-order.ts';
import { getFloorOrder } from './api/floor/get-floor-order.ts';
import { listFloorOrders } from './api/floor/list-floor-orders.ts';
import { issueCreditNote } from './api/papers/issue-credit-note.ts';
import { issueInvoice } from './api/papers/issue-invoice.ts';
import { listPapers } from './api/papers/list-papers.ts';
import { changeUnit } from './api/parts/change-unit.ts';
import { checkParts } from './api/parts/check-parts.ts';
import { splitPart } from './api/parts/split-part.ts';
import { treatAsAssembly } from './api/parts/treat-as-assembly.ts';
import { discardPricingDraft } from './api/pricing/discard-pricing-draft.ts';
import { getPricing } from './api/pricing/get-pricing.ts';
import { getPricingVersion } from './api/pricing/get-pricing-version.ts';
import { publishPricing } from './api/pricing/publish-pricing.ts';
import { saveGoldenParts } from './api/pricing/save-golden-parts.ts';
import { savePricingDraft } from './api/pricing/save-pricing-draft.ts';
import { tryGoldenParts } from './api/pricing/try-golden-parts.ts';
import { uploadMaterialPicture } from './api/pricing/upload-material-picture.ts';
import { getLeadTimePrices } from './api/quoting/get-lead-time-prices.ts';
import { getMaterialPrices } from './api/quoting/get-material-prices.ts';
import { getPartPrices } from './api/quoting/get-part-prices.ts';
import { getProvisionalPrice } from './api/quoting/get-provisional-price.ts';
import { getWorkProfiles } from './api/quoting/get-work-profiles.ts';
import { priceRequest } from './api/quoting/price-request.ts';
import { statePart } from './api/quoting/state-part.ts';
import { changeGroup } from './api/returning/change-group.ts';
import { endCustomerSession } from './api/returning/end-customer-session.ts';
import { inviteBuyer } from './api/returning/invite-buyer.ts';
import { listOwnRequests } from './api/returning/list-own-requests.ts';
import { openCustomerSession } from './api/returning/open-customer-session.ts';
import { orderAgain } from './api/returning/order-again.ts';
import { requestCustomerCode } from './api/returning/request-customer-code.ts';
import { addExample } from './api/shop/add-example.ts';
import { claimShop } from './api/shop/claim-shop.ts';
import { getBusiness } from './api/shop/get-business.ts';
import { getDetails } from './api/shop/get-details.ts';
import { getInstantOrders } from './api/shop/get-instant-orders.ts';
import { getSetUp } from './api/shop/get-set-up.ts';
import { getShipping } from './api/shop/get-shipping.ts';
import { getShopPages } from './api/shop/get-shop-pages.ts';
import { getStorefront } from './api/shop/get-storefront.ts';
import { getTax } from './api/shop/get-tax.ts';
import { removeExample } from './api/shop/remove-example.ts';
import { saveBusiness } from './api/shop/save-business.ts';
import { saveInstantOrders } from './api/shop/save-instant-orders.ts';
import { saveSetUp } from './api/shop/save-set-up.ts';
import { saveShipping } from './api/shop/save-shipping.ts';
import { saveStorefront } from './api/shop/save-storefront.ts';
import { saveTax } from './api/shop/save-tax.ts';
import { acceptInvitation } from './api/team/accept-invitation.ts';
import { changeRole } from './api/team/change-role.ts';
import { getColleagues } from './api/team/get-colleagues.ts';
import { inviteColleague } from './api/team/invite-colleague.ts';
import { leaveProvider } from './api/team/leave-provider.ts';
import { removeColleague } from './api/team/remove-colleague.ts';
import { showInvitation } from './api/team/show-invitation.ts';
import { withdrawInvitation } from './api/team/withdraw-invitation.ts';
import { fetchStl } from './calls/fetch-stl.ts';
import { getColorList } from './calls/get-color-list.ts';
import { getFinishList } from './calls/get-finish-list.ts';
import { getMaterialList } from './calls/get-material-list.ts';
import { getName } from './calls/get-name.ts';
import { getNameAndWebsite } from './calls/get-name-and-website.ts';
import { getPartList } from './calls/get-part-list.ts';
import { getQuoteList } from './calls/get-quote-list.ts';
import { registerMsp } from './calls/register-msp.ts';
import { scheduleDescription } from './calls/schedule-description.ts';
import { sendContactMessage } from './calls/send-contact-message.ts';
import { submitRequest } from './calls/submit-request.ts';
import { uploadModel } from './calls/upload-model.ts';
import { watchConversion } from './calls/watch-conversion.ts';
import { watchDescription } from './calls/watch-description.ts';

/** The specification's fifteen calls and two streams, in its order. */
export const SPECIFIED_CALLS = [
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
] as const;

/** What goes beyond them, as JSON under `/api/v1`. */
export const RESOURCES = [
  getDetails,
  getBusiness,
  saveBusiness,
  getTax,
  saveTax,
  getShipping,
  saveShipping,
  getStorefront,
  saveStorefront,
  getShopPages,
  getSetUp,
  saveSetUp,
  addExample,
  removeExample,
  getInstantOrders,
  saveInstantOrders,
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
  getPartPrices,
  getWorkProfiles,
  getLeadTimePrices,
  getProvisionalPrice,
  statePart,
  priceRequest,
  listRequests,
  getDeskRequest,
  watchRequest,
  previewQuote,
  sendQuote,
  issueInvoice,
  issueCreditNote,
  listPapers,
  actOnRequest,
  getDeskSettings,
  saveDeskSettings,
  listClients,
  getClient,
  saveClientNote,
  exportClient,
  deleteClient,
  listFloorOrders,
  getFloorOrder,
  actOnFloorOrder,
  getClientBook,
  importClients,
  getDeskHome,
  getDashboard,
  exportDesk,
  followRequest,
  priceMore,
  answerQuote,
  placeOrder,
  requestCustomerCode,
  openCustomerSession,
  endCustomerSession,
  listOwnRequests,
  orderAgain,
  inviteBuyer,
  changeGroup,
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

/** The whole wire. */
export const WIRE = [...SPECIFIED_CALLS, ...RESOURCES] as const;
