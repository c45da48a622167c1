import type { ProcessCode } from '../catalogue/process.ts';
import { fillFields } from '../fields/fill-fields.ts';
import { PRINT_FARM } from '../machines/presets/filament.ts';
import { EOS_M290 } from '../machines/presets/metal.ts';
import { EOS_P396, HP_5200 } from '../machines/presets/powder.ts';
import type { MachinePreset } from '../machines/presets/preset.ts';
import { MASKED_VAT } from '../machines/presets/resin.ts';
import { rate } from '../money/rate.ts';
import type { LeadTimeOption } from './lead-time.ts';
import type { ProcessRates, QuantityDiscount, ShopMachine } from './rate-card.ts';
import { DISCOUNT_FIELDS, LEAD_TIME_FIELDS, PROCESS_FIELDS, SHOP_MACHINE_FIELDS } from './rate-card-fields.ts';

const DISCOUNTS: readonly QuantityDiscount[] = [
  { from: 1, discount: 0 },
  { from: 10, discount: 10 },
  { from: 100, discount: 22 },
  { from: 1000, discount: 28 },
].map((step) => fillFields(DISCOUNT_FIELDS, step));

/** A desktop-size print farm with 0.4 mm nozzles. */
export const FDM_RATES: ProcessRates<'FDM'> = {
  ...fillFields(PROCESS_FIELDS, {
    startup: 1.5,
    setup: 1.5,
    waste: 5,
    inspection: 0.3,
    minimumUnitPrice: 0.5,
    minimumOrder: 10,
    limits: { minimumWall: 0.8, minimumSize: 5 },
    plausible: { mostMass: 5, mostHours: 150, leastPerKg: 30, leastPerHour: 2.5 },
  }),
  machines: [ownMachine(PRINT_FARM, 3.5, 6)],
  operations: [{ name: 'Removing supports', cost: rate(1.2, 'money/supported piece') }],
  quantityDiscounts: DISCOUNTS,
  leadTimes: offerLeadTimes(2),
};

/** A mid-size laser vat machine. */
export const SLA_RATES: ProcessRates<'SLA'> = {
  ...fillFields(PROCESS_FIELDS, {
    programming: 2.5,
    setup: 2.5,
    waste: 8,
    minimumOrder: 20,
    limits: { minimumWall: 0.5 },
    plausible: { mostHours: 120 },
  }),
  machines: [ownMachine(MASKED_VAT, 11, 3)],
  operations: [
    { name: 'Washing and curing', cost: rate(1.2, 'money/piece') },
    { name: 'Removing supports', cost: rate(1.6, 'money/supported piece') },
  ],
  quantityDiscounts: DISCOUNTS,
  leadTimes: offerLeadTimes(3),
};

/** A 340 × 340 × 600 mm sintering chamber. */
export const SLS_RATES: ProcessRates<'SLS'> = {
  ...fillFields(PROCESS_FIELDS, {
    limits: { minimumWall: 0.7 },
    plausible: { mostPrice: 8000, leastPerHour: 15 },
  }),
  machines: [ownMachine(EOS_P396, 24, 2)],
  operations: [{ name: 'Breaking out and removing powder', cost: rate(1.3, 'money/piece') }],
  quantityDiscounts: DISCOUNTS,
  leadTimes: offerLeadTimes(4),
};

/** A 380 × 284 × 380 mm fusing chamber. */
export const MJF_RATES: ProcessRates<'MJF'> = {
  ...fillFields(PROCESS_FIELDS, {
    minimumUnitPrice: 0.9,
    plausible: { mostHours: 30, mostPrice: 5000, leastPerHour: 20 },
  }),
  machines: [ownMachine(HP_5200, 38, 2)],
  operations: [{ name: 'Breaking out and removing powder', cost: rate(1.1, 'money/piece') }],
  quantityDiscounts: DISCOUNTS,
  leadTimes: offerLeadTimes(4),
};

/** A 250 × 250 × 325 mm laser melting machine. */
export const DMLS_RATES: ProcessRates<'DMLS'> = {
  ...fillFields(PROCESS_FIELDS, {
    startup: 20,
    programming: 12,
    setup: 20,
    waste: 10,
    inspection: 4,
    minimumUnitPrice: 5,
    minimumOrder: 150,
    limits: { minimumSize: 4 },
    plausible: { mostMass: 20, mostHours: 300, mostPrice: 30000, leastPerKg: 250, leastPerHour: 40 },
  }),
  machines: [ownMachine(EOS_M290, 90, 2)],
  operations: [
    { name: 'Stress relief', cost: rate(500, 'money/plate') },
    { name: 'Cutting off the plate', cost: rate(200, 'money/plate') },
    { name: 'Removing supports', cost: rate(8, 'money/supported piece') },
  ],
  quantityDiscounts: DISCOUNTS,
  leadTimes: offerLeadTimes(6),
};

/** So many machines of a preset, at so much an hour. */
export function ownMachine<P extends ProcessCode>({ machine, build }: MachinePreset<P>, hour: number, count: number): ShopMachine<P> {
  return { ...fillFields(SHOP_MACHINE_FIELDS, { id: 'first', hour, count }), build, figures: machine };
}

/** The usual lead time, and half of it for a quarter more. */
export function offerLeadTimes(days: number): readonly [LeadTimeOption, LeadTimeOption] {
  const express = { id: 'express', name: 'Express', days: Math.max(1, Math.floor(days / 2)), surcharge: 25, mostHours: 40 };
  return [fillFields(LEAD_TIME_FIELDS, { id: 'standard', name: 'Standard', days }), fillFields(LEAD_TIME_FIELDS, express)];
}
