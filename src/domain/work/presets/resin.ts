import { rate } from '../../rate.ts';
import { UNCALIBRATED } from '../machines.ts';
import type { MachinePreset } from './preset.ts';

/** What all of them do alike. */
const SUPPORTS = {
  padThickness: rate(1, 'mm'),
  elevation: rate(5, 'mm'),
  supportAngle: rate(15, 'deg'),
  supportDensity: rate(8, '1/cm2'),
  pillarDiameter: rate(1, 'mm'),
  packing: rate(50, '%'),
  gap: rate(3, 'mm'),
} as const;

export const MASKED_VAT: MachinePreset<'SLA'> = {
  process: 'SLA',
  machine: {
    name: 'Masked vat, 335 × 200 mm',
    ...UNCALIBRATED,
    ...SUPPORTS,
    materialWeight: rate(10, 'h/kg'),
    layerHeight: rate(0.05, 'mm'),
    lift: rate(5.25, 's/layer'),
    exposure: rate(15, 's/layer'),
    scan: rate(0, 's/cm2'),
    outline: rate(0, 's/m'),
  },
  build: { x: rate(335, 'mm'), y: rate(200, 'mm'), z: rate(300, 'mm') },
  source: 'Exposure of slow resins that makers of dental and engineering resins print on their bottles; space of large desktop vats',
  year: 2023,
};

export const PRUSA_SL1: MachinePreset<'SLA'> = {
  process: 'SLA',
  machine: {
    name: 'Prusa SL1 class, masked',
    ...UNCALIBRATED,
    ...SUPPORTS,
    materialWeight: rate(20, 'h/kg'),
    layerHeight: rate(0.05, 'mm'),
    lift: rate(6, 's/layer'),
    exposure: rate(6.5, 's/layer'),
    scan: rate(0, 's/cm2'),
    outline: rate(0, 's/m'),
  },
  build: { x: rate(120, 'mm'), y: rate(68, 'mm'), z: rate(150, 'mm') },
  source: 'Prusa Research blog, Original Prusa SL1S dev diary: 6 to 7 s of exposure, 5 to 7 s of movement',
  year: 2021,
};

export const FORMLABS_FORM3: MachinePreset<'SLA'> = {
  process: 'SLA',
  machine: {
    name: 'Formlabs Form 3 class, laser',
    ...UNCALIBRATED,
    ...SUPPORTS,
    materialWeight: rate(15, 'h/kg'),
    layerHeight: rate(0.1, 'mm'),
    lift: rate(12, 's/layer'),
    exposure: rate(0, 's/layer'),
    scan: rate(0.5, 's/cm2'),
    outline: rate(1, 's/m'),
  },
  build: { x: rate(145, 'mm'), y: rate(145, 'mm'), z: rate(185, 'mm') },
  source: 'Formlabs technical data of the Form 3; pace after the print time of a tall part in bunnie’s blog, Formlabs Form 3 teardown',
  year: 2020,
};
