import { rate } from '../../rate.ts';
import { UNCALIBRATED } from '../machines.ts';
import type { MachinePreset } from './preset.ts';

export const EOS_M290: MachinePreset<'DMLS'> = {
  process: 'DMLS',
  machine: {
    name: 'EOS M 290 class, 250 × 250 × 325 mm',
    ...UNCALIBRATED,
    materialWeight: rate(2, 'h/kg'),
    removalWeight: rate(0.09, 'h'),
    layerHeight: rate(0.04, 'mm'),
    recoating: rate(10, 's/layer'),
    buildRate: rate(18.4, 'cm3/h'),
    outlineSpeed: rate(800, 'mm/s'),
    supportAngle: rate(45, 'deg'),
    supportDensity: rate(15, '%'),
    elevation: rate(3, 'mm'),
    removal: rate(20, 's/cm2'),
    packing: rate(65, '%'),
    gap: rate(3, 'mm'),
  },
  build: { x: rate(240, 'mm'), y: rate(240, 'mm'), z: rate(300, 'mm') },
  source: 'EOS process data sheets for the EOS M 290: 13.3 cm³/h in 316L at 40 µm, 18 in Ti64 and 18.4 in AlSi10Mg at 30 µm',
  year: 2022,
};
