import { definePreset } from './preset.ts';

export const EOS_M290 = definePreset('DMLS', {
  machine: {
    name: 'EOS M 290 class, 250 × 250 × 325 mm',
    layerHeight: 0.03,
  },
  build: { x: 240, y: 240, z: 300 },
  source: 'EOS process data sheets for the EOS M 290: 13.3 cm³/h in 316L at 40 µm, 18 in Ti64 and 18.4 in AlSi10Mg at 30 µm',
  year: 2022,
});
