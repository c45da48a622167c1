import { rate } from '../../rate.ts';
import { UNCALIBRATED } from '../machines.ts';
import type { MachinePreset } from './preset.ts';

export const EOS_P396: MachinePreset<'SLS'> = {
  process: 'SLS',
  machine: {
    name: 'EOS P 396 class, 340 × 340 × 600 mm',
    ...UNCALIBRATED,
    materialWeight: rate(1, 'h/kg'),
    layerHeight: rate(0.12, 'mm'),
    layerTime: rate(30, 's/layer'),
    warmUp: rate(8, 'h'),
    packing: rate(55, '%'),
    gap: rate(5, 'mm'),
    refresh: rate(8, '%'),
  },
  build: { x: rate(330, 'mm'), y: rate(330, 'mm'), z: rate(560, 'mm') },
  source: 'EOS data sheet of the EOS P 396: space, layers; a full chamber takes about two days',
  year: 2021,
};

export const EOS_FORMIGA: MachinePreset<'SLS'> = {
  process: 'SLS',
  machine: {
    name: 'EOS FORMIGA P 110 class, 200 × 250 × 330 mm',
    ...UNCALIBRATED,
    materialWeight: rate(2, 'h/kg'),
    layerHeight: rate(0.1, 'mm'),
    layerTime: rate(18, 's/layer'),
    warmUp: rate(4, 'h'),
    packing: rate(55, '%'),
    gap: rate(5, 'mm'),
    refresh: rate(8, '%'),
  },
  build: { x: rate(190, 'mm'), y: rate(240, 'mm'), z: rate(300, 'mm') },
  source: 'EOS data sheet of the FORMIGA P 110 Velocis: up to 1.2 l/h; usable space by the design guidelines of exaparts',
  year: 2020,
};

export const HP_5200: MachinePreset<'MJF'> = {
  process: 'MJF',
  machine: {
    name: 'HP Jet Fusion 5200 class, 380 × 284 × 380 mm',
    ...UNCALIBRATED,
    materialWeight: rate(1, 'h/kg'),
    layerHeight: rate(0.08, 'mm'),
    layerTime: rate(8, 's/layer'),
    warmUp: rate(1.5, 'h'),
    packing: rate(55, '%'),
    gap: rate(5, 'mm'),
    refresh: rate(5, '%'),
  },
  build: { x: rate(370, 'mm'), y: rate(274, 'mm'), z: rate(370, 'mm') },
  source:
    'Phasio documentation, Powder Bed: 0.08 mm layers, 8 to 12 h for a full build; HawkRidge Systems: 80 % of the powder is used again',
  year: 2026,
};
