import { definePreset } from './preset.ts';

export const MASKED_VAT = definePreset('SLA', {
  machine: {
    name: 'Masked vat, 335 × 200 mm',
    lift: 5.25,
    exposure: 15,
  },
  build: { x: 335, y: 200, z: 300 },
  source: 'Exposure of slow resins that makers of dental and engineering resins print on their bottles; space of large desktop vats',
  year: 2023,
});

export const PRUSA_SL1 = definePreset('SLA', {
  machine: {
    name: 'Prusa SL1 class, masked',
    materialWeight: 20,
    exposure: 6.5,
  },
  build: { x: 120, y: 68, z: 150 },
  source: 'Prusa Research blog, Original Prusa SL1S dev diary: 6 to 7 s of exposure, 5 to 7 s of movement',
  year: 2021,
});

export const FORMLABS_FORM3 = definePreset('SLA', {
  machine: {
    name: 'Formlabs Form 3 class, laser',
    materialWeight: 15,
    layerHeight: 0.1,
    lift: 12,
    scan: 0.5,
    outline: 1,
  },
  build: { x: 145, y: 145, z: 185 },
  source: 'Formlabs technical data of the Form 3; pace after the print time of a tall part in bunnie’s blog, Formlabs Form 3 teardown',
  year: 2020,
});
