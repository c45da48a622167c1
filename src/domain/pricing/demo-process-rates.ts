import { rate } from '../rate.ts';
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
  support: rate(4, '%'),
  waste: rate(5, '%'),
  machineHour: rate(3.5, 'USD/h'),
  machine: {
    lineWidth: rate(0.45, 'mm'),
    walls: rate(3, 'lines'),
    infill: rate(20, '%'),
    layerHeight: rate(0.2, 'mm'),
    speed: rate(80, 'mm/s'),
    idle: rate(30, '%'),
  },
  operations: [{ name: 'Removing supports', cost: rate(1.2, 'USD/piece') }],
  inspection: rate(0.3, 'USD/piece'),
  minimumUnitPrice: rate(1.5, 'USD/piece'),
  minimumOrder: rate(8, 'USD/line'),
  leadTime: rate(2, 'days'),
  capacity: rate(120, 'h/day'),
  limits: {
    buildX: rate(350, 'mm'),
    buildY: rate(350, 'mm'),
    buildZ: rate(400, 'mm'),
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
  support: rate(3, '%'),
  waste: rate(8, '%'),
  machineHour: rate(11, 'USD/h'),
  machine: {
    layerHeight: rate(0.1, 'mm'),
    recoating: rate(9, 's/layer'),
    plateArea: rate(500, 'cm2'),
    buildRate: rate(45, 'cm3/h'),
  },
  operations: [
    { name: 'Washing and curing', cost: rate(1.2, 'USD/piece') },
    { name: 'Removing supports', cost: rate(1.6, 'USD/piece') },
  ],
  inspection: rate(0.4, 'USD/piece'),
  minimumUnitPrice: rate(2.5, 'USD/piece'),
  minimumOrder: rate(15, 'USD/line'),
  leadTime: rate(3, 'days'),
  capacity: rate(60, 'h/day'),
  limits: {
    buildX: rate(335, 'mm'),
    buildY: rate(200, 'mm'),
    buildZ: rate(300, 'mm'),
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
  support: rate(0, '%'),
  waste: rate(16, '%'),
  machineHour: rate(20, 'USD/h'),
  machine: { chamber: rate(69_360, 'cm3'), packing: rate(55, '%'), fullBuild: rate(50, 'h'), gap: rate(5, 'mm') },
  operations: [{ name: 'Breaking out and removing powder', cost: rate(1.3, 'USD/piece') }],
  inspection: rate(0.4, 'USD/piece'),
  minimumUnitPrice: rate(2.5, 'USD/piece'),
  minimumOrder: rate(15, 'USD/line'),
  leadTime: rate(4, 'days'),
  capacity: rate(40, 'h/day'),
  limits: {
    buildX: rate(330, 'mm'),
    buildY: rate(330, 'mm'),
    buildZ: rate(560, 'mm'),
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
  support: rate(0, '%'),
  waste: rate(10, '%'),
  machineHour: rate(42, 'USD/h'),
  machine: { chamber: rate(41_010, 'cm3'), packing: rate(55, '%'), fullBuild: rate(15, 'h'), gap: rate(5, 'mm') },
  operations: [{ name: 'Breaking out and removing powder', cost: rate(1.1, 'USD/piece') }],
  inspection: rate(0.4, 'USD/piece'),
  minimumUnitPrice: rate(2.2, 'USD/piece'),
  minimumOrder: rate(15, 'USD/line'),
  leadTime: rate(4, 'days'),
  capacity: rate(40, 'h/day'),
  limits: {
    buildX: rate(370, 'mm'),
    buildY: rate(274, 'mm'),
    buildZ: rate(370, 'mm'),
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
  support: rate(3, '%'),
  waste: rate(10, '%'),
  machineHour: rate(58, 'USD/h'),
  machine: {
    layerHeight: rate(0.04, 'mm'),
    recoating: rate(10, 's/layer'),
    plateArea: rate(440, 'cm2'),
    buildRate: rate(18, 'cm3/h'),
  },
  operations: [
    { name: 'Stress relief', cost: rate(6, 'USD/piece') },
    { name: 'Cutting off the plate', cost: rate(8, 'USD/piece') },
    { name: 'Removing supports', cost: rate(8, 'USD/piece') },
  ],
  inspection: rate(4, 'USD/piece'),
  minimumUnitPrice: rate(30, 'USD/piece'),
  minimumOrder: rate(120, 'USD/line'),
  leadTime: rate(6, 'days'),
  capacity: rate(40, 'h/day'),
  limits: {
    buildX: rate(240, 'mm'),
    buildY: rate(240, 'mm'),
    buildZ: rate(300, 'mm'),
    minimumWall: rate(0.6, 'mm'),
    minimumSize: rate(4, 'mm'),
  },
};
