import { BUSINESS } from '#contract/shop/business.ts';
import { STOREFRONT } from '#contract/shop/storefront.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import type { Business } from '#domain/shop/business.ts';
import { listAddress } from '#domain/shop/list-address.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { changeTerms, termsOf } from '#domain/shop/storefront.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import type { Handlers } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { changeSettings, showSettings } from './shop-settings.ts';

/** What the caller's provider says to its customers. */
export const getStorefront: Handlers['getStorefront'] = async (context) => {
  const { settings, ...shown } = await showSettings(context, STOREFRONT);
  return { ...shown, settings: { ...settings, terms: termsOf(settings)?.text ?? '' } };
};

export const saveStorefront: Handlers['saveStorefront'] = async (context, { settings, revision }) => {
  const { ports, member } = context;
  const { provider } = member;
  const { terms } = (await ports.records.settings.find(provider.id, STOREFRONT)).settings;
  const today = dayAt(ports.clock.now(), provider.rateCard.calendar.timeZone);
  // Whoever was quicker has another revision, so that the terms read here are those before.
  return changeSettings(context, STOREFRONT, { settings: { ...settings, terms: changeTerms(terms, settings.terms, today) }, revision });
};

/** What a shop has written for everybody. */
export const getShopPages: Handlers['getShopPages'] = async ({ ports: { records } }, { mspID, version }) => {
  const provider = await records.providers.find(mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const { settings } = await records.settings.find(mspID, STOREFRONT);
  const { terms, privacy, imprint, hasImprint } = settings;
  const { settings: business } = await records.settings.find(mspID, BUSINESS);
  return {
    terms: version === undefined ? termsOf(settings) : (terms.find((of) => String(of.version) === version && of.text !== '') ?? null),
    privacy: privacy === '' ? null : privacy,
    imprint: hasImprint ? { ...describeShop(provider, business), text: imprint } : null,
  };
};

/** What the law wants to be known of a shop; neither its bank nor its tax office. */
function describeShop({ name, address, contactEmail, website }: Provider, { legalName, directors, registration, vatId }: Business) {
  return {
    name: legalName === '' ? name : legalName,
    address: [...listAddress(address)],
    email: contactEmail,
    ...{ website, directors, registration, vatId },
  };
}
