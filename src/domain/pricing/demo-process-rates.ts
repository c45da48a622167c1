import { rate } from '../rate.ts';
import { PRINT_FARM } from '../work/presets/filament.ts';
import { EOS_M290 } from '../work/presets/metal.ts';
import { EOS_P396, HP_5200 } from '../work/presets/powder.ts';
import { MASKED_VAT } from '../work/presets/resin.ts';
import type { ProcessRates, QuantityDiscount } from './rate-card.ts';

const DISCOUNTS: readonly QuantityDiscount[] = [
  { from: rate(1, 'pieces'), discount: rate(0, '%') },
  { from: rate(10, 'pieces'), discount: rate(10, '%') },
  { from: rate(100, 'pieces'), discount: rate(22, '%') },
  { from: rate(1000, 'pieces'), discount: rate(35, '%') },
];

/** What the demonstration's processes have in common. */
const COMMON = {
  overhead: rate(10, '%'),
  margin: rate(35, '%'),
  quantityDiscounts: DISCOUNTS,
  leadTimeSurcharge: rate(0, '%'),
} as const;

/** A desktop-size print farm with 0.4 mm nozzles. */
export const FDM_RATES: ProcessRates<'FDM'> = {
  ...COMMON,
  startup: rate(1.5, 'USD/line'),
  programming: rate(2, 'USD/model'),
  setup: rate(1.5, 'USD/batch'),
  waste: rate(5, '%'),
  machineHour: rate(3.5, 'USD/h'),
  machine: PRINT_FARM.machine,
  operations: [{ name: 'Removing supports', cost: rate(1.2, 'USD/piece') }],
  inspection: rate(0.3, 'USD/piece'),
  minimumUnitPrice: rate(1.5, 'USD/piece'),
  minimumOrder: rate(8, 'USD/line'),
  leadTime: rate(2, 'days'),
  machines: rate(6, 'machines'),
  hoursPerDay: rate(20, 'h/day'),
  horizon: rate(30, 'days'),
  plausible: {
    mostMass: rate(5, 'kg'),
    mostHours: rate(150, 'h'),
    mostPrice: rate(3000, 'USD/piece'),
    leastPerKg: rate(30, 'USD/kg'),
    leastPerHour: rate(2.5, 'USD/h'),
  },
  limits: {
    ...PRINT_FARM.build,
    minimumWall: rate(0.8, 'mm'),
    minimumSize: rate(5, 'mm'),
  },
};

/** A mid-size laser vat machine. */
export const SLA_RATES: ProcessRates<'SLA'> = {
  ...COMMON,
  startup: rate(3, 'USD/line'),
  programming: rate(2.5, 'USD/model'),
  setup: rate(2.5, 'USD/batch'),
  waste: rate(8, '%'),
  machineHour: rate(11, 'USD/h'),
  machine: MASKED_VAT.machine,
  operations: [
    { name: 'Washing and curing', cost: rate(1.2, 'USD/piece') },
    { name: 'Removing supports', cost: rate(1.6, 'USD/piece') },
  ],
  inspection: rate(0.4, 'USD/piece'),
  minimumUnitPrice: rate(2.5, 'USD/piece'),
  minimumOrder: rate(15, 'USD/line'),
  leadTime: rate(3, 'days'),
  machines: rate(3, 'machines'),
  hoursPerDay: rate(20, 'h/day'),
  horizon: rate(30, 'days'),
  plausible: {
    mostMass: rate(8, 'kg'),
    mostHours: rate(120, 'h'),
    mostPrice: rate(3000, 'USD/piece'),
    leastPerKg: rate(60, 'USD/kg'),
    leastPerHour: rate(0, 'USD/h'),
  },
  limits: {
    ...MASKED_VAT.build,
    minimumWall: rate(0.5, 'mm'),
    minimumSize: rate(3, 'mm'),
  },
};

/** A 340 × 340 × 600 mm sintering chamber. */
export const SLS_RATES: ProcessRates<'SLS'> = {
  ...COMMON,
  startup: rate(3, 'USD/line'),
  programming: rate(2, 'USD/model'),
  setup: rate(2, 'USD/batch'),
  waste: rate(0, '%'),
  machineHour: rate(24, 'USD/h'),
  machine: EOS_P396.machine,
  operations: [{ name: 'Breaking out and removing powder', cost: rate(1.3, 'USD/piece') }],
  inspection: rate(0.4, 'USD/piece'),
  minimumUnitPrice: rate(2.5, 'USD/piece'),
  minimumOrder: rate(15, 'USD/line'),
  leadTime: rate(4, 'days'),
  machines: rate(2, 'machines'),
  hoursPerDay: rate(20, 'h/day'),
  horizon: rate(30, 'days'),
  plausible: {
    mostMass: rate(8, 'kg'),
    mostHours: rate(100, 'h'),
    mostPrice: rate(8000, 'USD/piece'),
    leastPerKg: rate(60, 'USD/kg'),
    leastPerHour: rate(15, 'USD/h'),
  },
  limits: {
    ...EOS_P396.build,
    minimumWall: rate(0.7, 'mm'),
    minimumSize: rate(3, 'mm'),
  },
};

/** A 380 × 284 × 380 mm fusing chamber. */
export const MJF_RATES: ProcessRates<'MJF'> = {
  ...COMMON,
  startup: rate(3, 'USD/line'),
  programming: rate(2, 'USD/model'),
  setup: rate(2, 'USD/batch'),
  waste: rate(0, '%'),
  machineHour: rate(38, 'USD/h'),
  machine: HP_5200.machine,
  operations: [{ name: 'Breaking out and removing powder', cost: rate(1.1, 'USD/piece') }],
  inspection: rate(0.4, 'USD/piece'),
  minimumUnitPrice: rate(2.2, 'USD/piece'),
  minimumOrder: rate(15, 'USD/line'),
  leadTime: rate(4, 'days'),
  machines: rate(2, 'machines'),
  hoursPerDay: rate(20, 'h/day'),
  horizon: rate(30, 'days'),
  plausible: {
    mostMass: rate(8, 'kg'),
    mostHours: rate(30, 'h'),
    mostPrice: rate(5000, 'USD/piece'),
    leastPerKg: rate(60, 'USD/kg'),
    leastPerHour: rate(20, 'USD/h'),
  },
  limits: {
    ...HP_5200.build,
    minimumWall: rate(0.6, 'mm'),
    minimumSize: rate(3, 'mm'),
  },
};

/** A 250 × 250 × 325 mm laser melting machine. */
export const DMLS_RATES: ProcessRates<'DMLS'> = {
  ...COMMON,
  startup: rate(20, 'USD/line'),
  programming: rate(15, 'USD/model'),
  setup: rate(20, 'USD/batch'),
  waste: rate(10, '%'),
  machineHour: rate(90, 'USD/h'),
  machine: EOS_M290.machine,
  operations: [
    { name: 'Stress relief', cost: rate(6, 'USD/piece') },
    { name: 'Cutting off the plate', cost: rate(8, 'USD/piece') },
    { name: 'Removing supports', cost: rate(8, 'USD/piece') },
  ],
  inspection: rate(4, 'USD/piece'),
  minimumUnitPrice: rate(30, 'USD/piece'),
  minimumOrder: rate(120, 'USD/line'),
  leadTime: rate(6, 'days'),
  machines: rate(2, 'machines'),
  hoursPerDay: rate(20, 'h/day'),
  horizon: rate(30, 'days'),
  plausible: {
    mostMass: rate(20, 'kg'),
    mostHours: rate(300, 'h'),
    mostPrice: rate(30000, 'USD/piece'),
    leastPerKg: rate(250, 'USD/kg'),
    leastPerHour: rate(40, 'USD/h'),
  },
  limits: {
    ...EOS_M290.build,
    minimumWall: rate(0.6, 'mm'),
    minimumSize: rate(4, 'mm'),
  },
};
