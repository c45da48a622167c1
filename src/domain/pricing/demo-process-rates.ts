import type { ProcessCode } from '../catalogue/process.ts';
import { rate } from '../rate.ts';
import { PRINT_FARM } from '../work/presets/filament.ts';
import { EOS_M290 } from '../work/presets/metal.ts';
import { EOS_P396, HP_5200 } from '../work/presets/powder.ts';
import type { MachinePreset } from '../work/presets/preset.ts';
import { MASKED_VAT } from '../work/presets/resin.ts';
import type { LeadTimeOption } from './lead-time.ts';
import type { ProcessRates, QuantityDiscount, ShopMachine } from './rate-card.ts';

const DISCOUNTS: readonly QuantityDiscount[] = [
  { from: rate(1, 'pieces'), discount: rate(0, '%') },
  { from: rate(10, 'pieces'), discount: rate(10, '%') },
  { from: rate(100, 'pieces'), discount: rate(22, '%') },
  { from: rate(1000, 'pieces'), discount: rate(28, '%') },
];

/** What the demonstration's processes have in common. */
const COMMON = {
  offered: 'yes',
  overhead: rate(10, '%'),
  margin: rate(35, '%'),
  quantityDiscounts: DISCOUNTS,
  horizon: rate(30, 'days'),
} as const;

/** A desktop-size print farm with 0.4 mm nozzles. */
export const FDM_RATES: ProcessRates<'FDM'> = {
  ...COMMON,
  startup: rate(1.5, 'money/order'),
  programming: rate(2, 'money/model'),
  setup: rate(1.5, 'money/order'),
  waste: rate(5, '%'),
  machines: [ownMachine(PRINT_FARM, 3.5, 6)],
  operations: [{ name: 'Removing supports', cost: rate(1.2, 'money/supported piece') }],
  inspection: rate(0.3, 'money/piece'),
  minimumUnitPrice: rate(0.5, 'money/piece'),
  minimumOrder: rate(8, 'money/order'),
  leadTimes: offerLeadTimes(2),
  plausible: {
    mostMass: rate(5, 'kg'),
    mostHours: rate(150, 'h'),
    mostPrice: rate(3000, 'money/piece'),
    leastPerKg: rate(30, 'money/kg'),
    leastPerHour: rate(2.5, 'money/h'),
  },
  limits: {
    minimumWall: rate(0.8, 'mm'),
    minimumSize: rate(5, 'mm'),
  },
};

/** A mid-size laser vat machine. */
export const SLA_RATES: ProcessRates<'SLA'> = {
  ...COMMON,
  startup: rate(3, 'money/order'),
  programming: rate(2.5, 'money/model'),
  setup: rate(2.5, 'money/order'),
  waste: rate(8, '%'),
  machines: [ownMachine(MASKED_VAT, 11, 3)],
  operations: [
    { name: 'Washing and curing', cost: rate(1.2, 'money/piece') },
    { name: 'Removing supports', cost: rate(1.6, 'money/supported piece') },
  ],
  inspection: rate(0.4, 'money/piece'),
  minimumUnitPrice: rate(1, 'money/piece'),
  minimumOrder: rate(15, 'money/order'),
  leadTimes: offerLeadTimes(3),
  plausible: {
    mostMass: rate(8, 'kg'),
    mostHours: rate(120, 'h'),
    mostPrice: rate(3000, 'money/piece'),
    leastPerKg: rate(60, 'money/kg'),
    leastPerHour: rate(0, 'money/h'),
  },
  limits: {
    minimumWall: rate(0.5, 'mm'),
    minimumSize: rate(3, 'mm'),
  },
};

/** A 340 × 340 × 600 mm sintering chamber. */
export const SLS_RATES: ProcessRates<'SLS'> = {
  ...COMMON,
  startup: rate(3, 'money/order'),
  programming: rate(2, 'money/model'),
  setup: rate(2, 'money/order'),
  waste: rate(0, '%'),
  machines: [ownMachine(EOS_P396, 24, 2)],
  operations: [{ name: 'Breaking out and removing powder', cost: rate(1.3, 'money/piece') }],
  inspection: rate(0.4, 'money/piece'),
  minimumUnitPrice: rate(1, 'money/piece'),
  minimumOrder: rate(15, 'money/order'),
  leadTimes: offerLeadTimes(4),
  plausible: {
    mostMass: rate(8, 'kg'),
    mostHours: rate(100, 'h'),
    mostPrice: rate(8000, 'money/piece'),
    leastPerKg: rate(60, 'money/kg'),
    leastPerHour: rate(15, 'money/h'),
  },
  limits: {
    minimumWall: rate(0.7, 'mm'),
    minimumSize: rate(3, 'mm'),
  },
};

/** A 380 × 284 × 380 mm fusing chamber. */
export const MJF_RATES: ProcessRates<'MJF'> = {
  ...COMMON,
  startup: rate(3, 'money/order'),
  programming: rate(2, 'money/model'),
  setup: rate(2, 'money/order'),
  waste: rate(0, '%'),
  machines: [ownMachine(HP_5200, 38, 2)],
  operations: [{ name: 'Breaking out and removing powder', cost: rate(1.1, 'money/piece') }],
  inspection: rate(0.4, 'money/piece'),
  minimumUnitPrice: rate(0.9, 'money/piece'),
  minimumOrder: rate(15, 'money/order'),
  leadTimes: offerLeadTimes(4),
  plausible: {
    mostMass: rate(8, 'kg'),
    mostHours: rate(30, 'h'),
    mostPrice: rate(5000, 'money/piece'),
    leastPerKg: rate(60, 'money/kg'),
    leastPerHour: rate(20, 'money/h'),
  },
  limits: {
    minimumWall: rate(0.6, 'mm'),
    minimumSize: rate(3, 'mm'),
  },
};

/** A 250 × 250 × 325 mm laser melting machine. */
export const DMLS_RATES: ProcessRates<'DMLS'> = {
  ...COMMON,
  startup: rate(20, 'money/order'),
  programming: rate(15, 'money/model'),
  setup: rate(20, 'money/order'),
  waste: rate(10, '%'),
  machines: [ownMachine(EOS_M290, 90, 2)],
  operations: [
    { name: 'Stress relief', cost: rate(500, 'money/plate') },
    { name: 'Cutting off the plate', cost: rate(200, 'money/plate') },
    { name: 'Removing supports', cost: rate(8, 'money/supported piece') },
  ],
  inspection: rate(4, 'money/piece'),
  minimumUnitPrice: rate(5, 'money/piece'),
  minimumOrder: rate(120, 'money/order'),
  leadTimes: offerLeadTimes(6),
  plausible: {
    mostMass: rate(20, 'kg'),
    mostHours: rate(300, 'h'),
    mostPrice: rate(30000, 'money/piece'),
    leastPerKg: rate(250, 'money/kg'),
    leastPerHour: rate(40, 'money/h'),
  },
  limits: {
    minimumWall: rate(0.6, 'mm'),
    minimumSize: rate(4, 'mm'),
  },
};

/** So many machines of a preset, at so much an hour. */
export function ownMachine<P extends ProcessCode>({ machine, build }: MachinePreset<P>, hour: number, count: number): ShopMachine<P> {
  return {
    id: 'first',
    figures: machine,
    build,
    hour: rate(hour, 'money/h'),
    count: rate(count, 'machines'),
    hoursPerDay: rate(20, 'h/day'),
  };
}

/** The usual lead time, and half of it for a quarter more. */
export function offerLeadTimes(days: number): readonly [LeadTimeOption, LeadTimeOption] {
  return [
    { id: 'standard', name: 'Standard', days: rate(days, 'days'), surcharge: rate(0, '%'), mostHours: rate(0, 'h') },
    {
      id: 'express',
      name: 'Express',
      days: rate(Math.max(1, Math.floor(days / 2)), 'days'),
      surcharge: rate(25, '%'),
      mostHours: rate(40, 'h'),
    },
  ];
}
