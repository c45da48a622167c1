import type { ProcessCode } from '../catalogue/process.ts';
import type { ValueOf } from '../fields/field.ts';
import type { MachineByProcess } from '../machines/machines.ts';
import type { LeadTimeOption } from './lead-time.ts';
import type {
  DISCOUNT_FIELDS,
  FINISH_FIELDS,
  MATERIAL_FIELDS,
  OPERATION_FIELDS,
  OWN_COLOR_FIELDS,
  OWN_FINISH_FIELDS,
  OWN_MATERIAL_FIELDS,
  PROCESS_FIELDS,
  SHOP_FIELDS,
  SHOP_MACHINE_FIELDS,
} from './rate-card-fields.ts';

// What the fields mean stands at their lines in rate-card-fields.ts and machines.ts.

export type Operation = ValueOf<typeof OPERATION_FIELDS>;
export type QuantityDiscount = ValueOf<typeof DISCOUNT_FIELDS>;
export type MaterialRates = ValueOf<typeof MATERIAL_FIELDS>;
export type FinishRates = ValueOf<typeof FINISH_FIELDS>;
export type OwnMaterial = ValueOf<typeof OWN_MATERIAL_FIELDS>;
export type OwnColor = ValueOf<typeof OWN_COLOR_FIELDS>;
export type OwnFinish = ValueOf<typeof OWN_FINISH_FIELDS>;

/** Machines of one kind. A part goes on the cheapest that it fits. */
export interface ShopMachine<P extends ProcessCode = ProcessCode> extends ValueOf<typeof SHOP_MACHINE_FIELDS> {
  /** What it works by; its name is as receipts tell it. */
  readonly figures: MachineByProcess[P];
}

/** What one process costs. */
export interface ProcessRates<P extends ProcessCode = ProcessCode> extends ValueOf<typeof PROCESS_FIELDS> {
  readonly machines: readonly [ShopMachine<P>, ...ShopMachine<P>[]];
  readonly operations: readonly Operation[];
  readonly quantityDiscounts: readonly QuantityDiscount[];
  /** The first is what a line gets that asks for none. */
  readonly leadTimes: readonly [LeadTimeOption, ...LeadTimeOption[]];
}

/** What a customer sees of a price: the price alone, what groups of costs come to in it, or the whole receipt. */
export const RECEIPT_VIEWS = ['price', 'groups', 'full'] as const satisfies readonly RateCard['receipts'][];
export type ReceiptView = (typeof RECEIPT_VIEWS)[number];

/** What a provider charges. Every rate names its unit; 'money' is the card's currency. */
export interface RateCard extends ValueOf<typeof SHOP_FIELDS> {
  readonly processes: { readonly [P in ProcessCode]: ProcessRates<P> };
  /** By material id. */
  readonly materials: Readonly<Record<string, MaterialRates>>;
  /** By finish id. */
  readonly finishes: Readonly<Record<string, FinishRates>>;
  readonly ownMaterials: readonly OwnMaterial[];
  readonly ownColors: readonly OwnColor[];
  readonly ownFinishes: readonly OwnFinish[];
}
