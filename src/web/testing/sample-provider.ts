import type { MaterialConfiguration } from '../stores/material-configurations-store.ts';
import type { OrganisationProfile } from '../stores/organisation-profile-store.ts';

/** A complete profile; what is given replaces what is assumed. */
export function sampleProfile(change: Partial<OrganisationProfile> = {}): OrganisationProfile {
  return {
    name: 'Ada Makers',
    website: 'https://makers.example.com',
    contactEmail: 'hello@makers.example.com',
    ordersEmail: 'orders@makers.example.com',
    logo: 'https://makers.example.com/logo.png',
    address: {
      line1: '1 Forge Road',
      line2: 'Hall 2',
      city: 'Sheffield',
      state: 'Yorkshire',
      country: 'United Kingdom',
      postalCode: 'S1 2AB',
    },
    generateInstantQuotes: false,
    ...change,
  };
}

/** A material with two colours and one finish. */
export function sampleConfiguration(materialID = 'pla'): MaterialConfiguration {
  return {
    material: { materialID, name: materialID.toUpperCase(), shortDescription: 'Stiff', images: '[]', process: 'FDM' },
    colors: ['white', 'black'].map((id) => ({ colorID: id, name: id, description: '', rgb: '#101010', alpha: 0 })),
    finishes: [{ finishID: 'raw', name: 'As printed', description: '', images: '[]' }],
  };
}
