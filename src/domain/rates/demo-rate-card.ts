import { fillFields } from '../fields/fill-fields.ts';
import { DMLS_RATES, FDM_RATES, MJF_RATES, SLA_RATES, SLS_RATES } from './demo-process-rates.ts';
import type { FinishRates, MaterialRates, RateCard } from './rate-card.ts';
import { FINISH_FIELDS, MATERIAL_FIELDS, SHOP_FIELDS } from './rate-card-fields.ts';

/** Sensible market rates for every material and finish of the catalogue: what a new installation prices with. */
export const DEMO_RATE_CARD: RateCard = {
  ...fillFields(SHOP_FIELDS, {
    version: '1',
    currency: 'USD',
    calendar: { timeZone: 'America/New_York', workingDays: [1, 2, 3, 4, 5], cutOff: '14:00' },
  }),
  processes: { FDM: FDM_RATES, SLA: SLA_RATES, SLS: SLS_RATES, MJF: MJF_RATES, DMLS: DMLS_RATES },
  materials: {
    'fdm-pla': material(28, 1),
    'fdm-petg': material(30, 1),
    'fdm-abs': material(32, 1),
    'fdm-asa': material(38, 1),
    'fdm-tpu95a': material(48, 1.8),
    'fdm-pc': material(58, 1),
    'sla-standard': material(95, 1),
    'sla-tough': material(120, 1),
    'sla-clear': material(110, 1),
    'sla-high-temp': material(130, 1),
    'sls-pa12': material(75, 1),
    'sls-pa11': material(95, 1),
    'sls-pa12gf': material(85, 1),
    'mjf-pa12': material(68, 1),
    'mjf-pa12gb': material(72, 1),
    'dmls-alsi10mg': material(85, 1),
    'dmls-316l': material(95, 1.38),
    'dmls-ti6al4v': material(420, 1.02, 14),
    'dmls-maraging': material(100, 1.22),
  },
  finishes: {
    'as-printed': finish(0, 0, 0, 0),
    sanded: finish(30, 20, 1, 100),
    painted: finish(70, 45, 3, 150),
    'vapor-smoothed': finish(20, 40, 2, 500),
    polished: finish(60, 45, 2, 50),
    'clear-coated': finish(55, 40, 2, 150),
    'bead-blasted': finish(6, 8, 0, 500),
    dyed: finish(12, 15, 1, 1000),
    tumbled: finish(10, 18, 1, 1000),
    machined: finish(45, 120, 4, 25),
    'heat-treated': finish(15, 90, 3, 500),
    anodized: finish(18, 85, 4, 500),
    electropolished: finish(25, 95, 4, 250),
  },
  ownMaterials: [],
  ownColors: [],
  ownFinishes: [],
};

function material(price: number, timeFactor: number, hour = 0): MaterialRates {
  return fillFields(MATERIAL_FIELDS, { price, timeFactor, hour });
}

function finish(share: number, minimum: number, days: number, perDay: number): FinishRates {
  return fillFields(FINISH_FIELDS, { share, minimum, days, perDay });
}
