import { definePreset } from './preset.ts';

export const EOS_P396 = definePreset('SLS', {
  machine: {
    name: 'EOS P 396 class, 340 × 340 × 600 mm',
    layerHeight: 0.12,
    warmUp: 8,
  },
  build: { x: 330, y: 330, z: 560 },
  source: 'EOS data sheet of the EOS P 396: space, layers; a full chamber takes about two days',
  year: 2021,
});

export const EOS_FORMIGA = definePreset('SLS', {
  machine: {
    name: 'EOS FORMIGA P 110 class, 200 × 250 × 330 mm',
    materialWeight: 2,
    layerTime: 18,
  },
  build: { x: 190, y: 240, z: 300 },
  source: 'EOS data sheet of the FORMIGA P 110 Velocis: up to 1.2 l/h; usable space by the design guidelines of exaparts',
  year: 2020,
});

export const HP_5200 = definePreset('MJF', {
  machine: {
    name: 'HP Jet Fusion 5200 class, 380 × 284 × 380 mm',
    layerHeight: 0.08,
    layerTime: 8,
    warmUp: 1.5,
    refresh: 8.4,
  },
  build: { x: 370, y: 274, z: 370 },
  source:
    'Phasio documentation, Powder Bed: 0.08 mm layers, 8 to 12 h for a full build; HP 3D HR PA 12 fact sheet: 20 % of the powder is fresh, ' +
    'and loose it weighs 0.425 g/cm³ where parts weigh 1.01',
  year: 2026,
});
