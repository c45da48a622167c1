import type { MspDetails } from '#contract/calls/register-msp.ts';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';

export interface DetailsChange {
  readonly id?: string;
  readonly name?: string;
  readonly generateInstantQuotes?: boolean;
  /** How many of the catalogue's materials are offered, each in its first colour and finish. */
  readonly materials?: number;
}

/** What a provider might register. */
export function composeDetails({
  id = '-1',
  name = 'Ada Machining',
  generateInstantQuotes = false,
  materials = 2,
}: DetailsChange = {}): MspDetails {
  return {
    manufacturingServiceProvider: {
      id,
      name,
      website: 'https://ada-machining.example.com',
      ordersEmail: 'orders@ada-machining.example.com',
      contactEmail: 'contact@ada-machining.example.com',
      logoURL: 'https://ada-machining.example.com/logo.png',
      address: { line1: '2 Mill Lane', line2: 'Yard', city: 'London', state: 'LDN', country: 'United Kingdom', postalCode: 'E1 6AN' },
    },
    preferences: { generateInstantQuotes },
    availableMaterialList: CATALOGUE.slice(0, materials).map((material) => ({
      materialID: material.id,
      availableColorIDList: material.colors.slice(0, 1).map((color) => color.id),
      availableFinishIDList: material.finishes.slice(0, 1).map((finish) => finish.id),
    })),
  };
}
