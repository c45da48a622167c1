import type { MspDetails } from '#contract/calls/register-msp.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { BUSINESS } from '#contract/shop/business.ts';
import { INSTANT_ORDERS } from '#contract/shop/instant-orders.ts';
import { SHIPPING } from '#contract/shop/shipping.ts';
import { TAX } from '#contract/shop/tax.ts';
import { findBusinessFaults } from '#domain/papers/check-business.ts';
import { checkContactMessage } from '#domain/request/rfq.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { findOffer, UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { Handlers } from '../shared/context.ts';
import { refuseFor } from '../shared/guard-resources.ts';
import { MAIL_TEXTS } from '../shared/mails/mail-words.ts';
import { renderMail } from '../shared/mails/render-mail.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { addExample, removeExample } from './example-request.ts';
import { registerMsp } from './register-msp.ts';
import { getSetUp, saveSetUp } from './set-up.ts';
import { changeSettings, showSettings } from './shop-settings.ts';
import { getShopPages, getStorefront, saveStorefront } from './storefront.ts';

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

function describe({ generateInstantQuotes, offer, logoUrl: logoURL, ...provider }: Provider): MspDetails {
  const { id, name, website, ordersEmail, contactEmail, accentColor, address } = provider;
  return {
    manufacturingServiceProvider: {
      ...{ id, name, website, ordersEmail, contactEmail, logoURL, address },
      ...(accentColor === null ? {} : { accentColor }),
    },
    preferences: { generateInstantQuotes },
    availableMaterialList: offer.map(({ materialId, colorIds, finishIds, isDefault }) => ({
      materialID: materialId,
      availableColorIDList: [...colorIds],
      availableFinishIDList: [...finishIds],
      ...(isDefault === true && { isDefault }),
    })),
  };
}

/** Call 15: stores a visitor's message as a mail to the support address. */
const sendContactMessage: Handlers['sendContactMessage'] = async ({ ports, supportEmail, report }, request) => {
  const thanks = { errors: {}, metadata: { CONTACT_EMAIL: supportEmail } };
  // A program took the bait. It is told what a person would be, so that it learns nothing.
  if (request.subject !== '') return thanks;
  const checked = checkContactMessage(request);
  if (!checked.ok)
    return refuse(400, 'invalid', 'Please check the marked fields.', { errors: { ...checked.errors }, contactEmail: supportEmail });
  const { name, email, message } = checked.value;
  const id = `${ports.clock.randomName()}-contact`;
  try {
    const shortage = await ports.resources.findShortage();
    if (shortage !== null) return refuseFor(shortage, { contactEmail: supportEmail });
    // Who runs the installation reads it, as a rule its first shop.
    const { language } = (await ports.records.desk.findSettings(DEMO_PROVIDER.id)).settings;
    const { contact: words, facts } = MAIL_TEXTS[language];
    await ports.records.outbox.add({
      id,
      to: supportEmail,
      replyTo: email,
      subject: words.subject(name),
      ...renderMail(
        [
          { kind: 'heading', text: words.heading },
          {
            kind: 'facts',
            facts: [
              [facts.name, name],
              [facts.email, email],
              [facts.message, message],
            ],
          },
        ],
        language,
      ),
    });
  } catch (error) {
    report(error);
    return refuse(503, 'not-stored', 'The message could not be stored.', { contactEmail: supportEmail });
  }
  return thanks;
};

/** What the papers of the caller's provider say of it. */
const getBusiness: Handlers['getBusiness'] = (context) => showSettings(context, BUSINESS);

const saveBusiness: Handlers['saveBusiness'] = async (context, request) => {
  const [fault] = findBusinessFaults(request.settings);
  return fault === undefined ? changeSettings(context, BUSINESS, request) : refuse(400, 'invalid', BUSINESS_FAULTS[fault]);
};

const BUSINESS_FAULTS = {
  vatId: 'This VAT ID can’t be right. Please check its letters and digits.',
  iban: 'This IBAN can’t be right. Please check its letters and digits.',
  bic: 'This BIC can’t be right: it has 8 or 11 letters and digits.',
  paymentLink: 'Please enter the whole address of the payment page, beginning with https://.',
} as const;

/** How it taxes and ships. */
const getTax: Handlers['getTax'] = (context) => showSettings(context, TAX);

const saveTax: Handlers['saveTax'] = (context, request) => changeSettings(context, TAX, request);

const getShipping: Handlers['getShipping'] = async (context) => {
  const { currency } = context.member.provider.rateCard;
  return { ...(await showSettings(context, SHIPPING)), currency };
};

const saveShipping: Handlers['saveShipping'] = (context, request) => changeSettings(context, SHIPPING, request);

/** Up to where orders need no look of the shop. */
const getInstantOrders: Handlers['getInstantOrders'] = async (context) => {
  const { provider } = context.member;
  const { settings, ...shown } = await showSettings(context, INSTANT_ORDERS);
  const offer = await findOffer(context.ports, provider.id);
  const materials = isRefused(offer) ? [] : offer.materials.map(({ id, name }) => ({ materialID: id, name }));
  return { ...shown, settings: { ...settings, materialIds: [...settings.materialIds] }, currency: provider.rateCard.currency, materials };
};

const saveInstantOrders: Handlers['saveInstantOrders'] = (context, request) => changeSettings(context, INSTANT_ORDERS, request);

export const shopHandlers = {
  addExample,
  removeExample,
  getSetUp,
  saveSetUp,
  getInstantOrders,
  saveInstantOrders,
  getBusiness,
  saveBusiness,
  getTax,
  saveTax,
  getShipping,
  saveShipping,
  getStorefront,
  saveStorefront,
  getShopPages,
  getDetails,
  getName,
  getNameAndWebsite,
  registerMsp,
  sendContactMessage,
} satisfies Partial<Handlers>;
