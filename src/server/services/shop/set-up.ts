import { SET_UP } from '#contract/shop/set-up.ts';
import { listMaterials } from '#domain/shop/card-catalogue.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { Handlers } from '../shared/context.ts';
import { findExample } from './example-request.ts';
import { changeSettings, showSettings } from './shop-settings.ts';

/** How far the caller's provider is set up: all but what was said of it follows from the shop itself. */
export const getSetUp: Handlers['getSetUp'] = async (context) => {
  const { records } = context.ports;
  const { provider } = context.member;
  const versions = await records.rateCards.listVersions(provider.id);
  return {
    ...(await showSettings(context, SET_UP)),
    // Whoever saves materials alone is called what the demonstration is.
    profile: provider.isRegistered && provider.name !== DEMO_PROVIDER.name,
    // The first version is the demonstration's, which nobody has published.
    prices: versions.some(({ author }) => author !== null),
    materials: listMaterials(provider.rateCard, provider.offer).length,
    tried: await records.figures.isTried(provider.id),
    ordersEmail: provider.ordersEmail,
    example: await findExample(context.ports, provider.id),
  };
};

export const saveSetUp: Handlers['saveSetUp'] = (context, request) => changeSettings(context, SET_UP, request);
