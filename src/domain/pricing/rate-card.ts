import type { ProcessCode } from '../catalogue/process.ts';
import type { Rate } from '../rate.ts';
import type { MachineByProcess } from '../work/machines.ts';
import type { ShopCapacity } from './lead-time.ts';
import type { PlausibleBounds } from './plausibility.ts';

/** Work done on each piece beside the machine's. */
export interface Operation {
  readonly name: string;
  readonly cost: Rate<'USD/piece'>;
}

/** From this quantity on, this discount; in between it is interpolated. */
export interface QuantityDiscount {
  readonly from: Rate<'pieces'>;
  readonly discount: Rate<'%'>;
}

/** What one process costs. */
export interface ProcessRates<P extends ProcessCode = ProcessCode> extends ShopCapacity {
  /** Getting the material ready, once per line. */
  readonly startup: Rate<'USD/line'>;
  /** Preparing the model for the machine, once per line. */
  readonly programming: Rate<'USD/model'>;
  /** Setting the machine up, once per line. */
  readonly setup: Rate<'USD/batch'>;
  /** Material lost, as a share of what the piece and its supports take. */
  readonly waste: Rate<'%'>;
  readonly machineHour: Rate<'USD/h'>;
  readonly machine: MachineByProcess[P];
  readonly operations: readonly Operation[];
  readonly inspection: Rate<'USD/piece'>;
  /** On top of all costs. */
  readonly overhead: Rate<'%'>;
  /** Gross margin: share of the price that is profit. */
  readonly margin: Rate<'%'>;
  readonly quantityDiscounts: readonly QuantityDiscount[];
  /** Added to the price for the promised lead time. */
  readonly leadTimeSurcharge: Rate<'%'>;
  readonly minimumUnitPrice: Rate<'USD/piece'>;
  readonly minimumOrder: Rate<'USD/line'>;
  readonly plausible: PlausibleBounds;
  readonly limits: {
    readonly buildX: Rate<'mm'>;
    readonly buildY: Rate<'mm'>;
    readonly buildZ: Rate<'mm'>;
    /** Thinnest wall that comes out well. */
    readonly minimumWall: Rate<'mm'>;
    /** A part must be at least this long on its longest side. */
    readonly minimumSize: Rate<'mm'>;
  };
}

export interface MaterialRates {
  readonly price: Rate<'USD/kg'>;
  /** Machine time against the process's usual one: 2 takes twice as long. */
  readonly timeFactor: Rate<'x'>;
}

export interface FinishRates {
  /** Of the piece's cost so far. */
  readonly share: Rate<'%'>;
  /** The finish costs at least this, once per line. */
  readonly minimum: Rate<'USD/line'>;
  readonly days: Rate<'days'>;
}

/** What a provider charges. Every rate names its unit. */
export interface RateCard {
  /** Changes whenever a rate does. */
  readonly version: string;
  readonly processes: { readonly [P in ProcessCode]: ProcessRates<P> };
  /** By material id. */
  readonly materials: Readonly<Record<string, MaterialRates>>;
  /** By finish id. */
  readonly finishes: Readonly<Record<string, FinishRates>>;
}
