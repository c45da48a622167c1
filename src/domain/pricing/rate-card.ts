import type { CatalogueColor, CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import type { ProcessCode } from '../catalogue/process.ts';
import type { Rate } from '../rate.ts';
import type { MachineByProcess } from '../work/machines.ts';
import type { LeadTimeOption } from './lead-time.ts';
import type { PlausibleBounds } from './plausibility.ts';
import type { ReviewThresholds } from './review-thresholds.ts';
import type { ShopCalendar } from './ship-date.ts';

/**
 * By what an operation is charged, for each process: each piece; a plate, of which a piece pays the share that it takes of it; or each
 * piece that has supports. Filament pieces and powder beds have no share of a plate, and powder needs no supports.
 */
export const OPERATION_UNITS = {
  FDM: ['money/piece', 'money/supported piece'],
  SLA: ['money/piece', 'money/plate', 'money/supported piece'],
  SLS: ['money/piece'],
  MJF: ['money/piece'],
  DMLS: ['money/piece', 'money/plate', 'money/supported piece'],
} as const satisfies Readonly<Record<ProcessCode, readonly string[]>>;
export type OperationUnit = (typeof OPERATION_UNITS)[ProcessCode][number];

/** Work beside the machine's. */
export interface Operation {
  readonly name: string;
  readonly cost: Rate<OperationUnit>;
}

/** From this quantity on, this discount; in between it is interpolated. */
export interface QuantityDiscount {
  readonly from: Rate<'pieces'>;
  readonly discount: Rate<'%'>;
}

/** Machines of one kind. A part goes on the cheapest that it fits. */
export interface ShopMachine<P extends ProcessCode = ProcessCode> {
  /** Within its process. */
  readonly id: string;
  /** What it works by; its name is as receipts tell it. */
  readonly figures: MachineByProcess[P];
  readonly build: { readonly x: Rate<'mm'>; readonly y: Rate<'mm'>; readonly z: Rate<'mm'> };
  readonly hour: Rate<'money/h'>;
  readonly count: Rate<'machines'>;
  /** What one of them runs on a working day. */
  readonly hoursPerDay: Rate<'h/day'>;
}

/** What one process costs. */
export interface ProcessRates<P extends ProcessCode = ProcessCode> {
  /** 'no': the shop doesn't have it. Its rates stay for the day when it does, and customers see none of its materials. */
  readonly offered: 'yes' | 'no';
  /** Getting the material ready, once for each material of a request. */
  readonly startup: Rate<'money/order'>;
  /** Setting the machine up, once for each material of a request. */
  readonly setup: Rate<'money/order'>;
  /** Preparing the model for the machine, once per line. */
  readonly programming: Rate<'money/model'>;
  /** Material lost, as a share of what the piece and its supports take. */
  readonly waste: Rate<'%'>;
  readonly machines: readonly [ShopMachine<P>, ...ShopMachine<P>[]];
  readonly operations: readonly Operation[];
  readonly inspection: Rate<'money/piece'>;
  /** On top of all costs. */
  readonly overhead: Rate<'%'>;
  /** Gross margin: share of the price that is profit. */
  readonly margin: Rate<'%'>;
  readonly quantityDiscounts: readonly QuantityDiscount[];
  /** The first is what a line gets that asks for none. */
  readonly leadTimes: readonly [LeadTimeOption, ...LeadTimeOption[]];
  /** A date further ahead is agreed in person. */
  readonly horizon: Rate<'days'>;
  readonly minimumUnitPrice: Rate<'money/piece'>;
  /** The lines of one request that this process makes cost at least this together. */
  readonly minimumOrder: Rate<'money/order'>;
  readonly plausible: PlausibleBounds;
  readonly limits: {
    /** Thinnest wall that comes out well. */
    readonly minimumWall: Rate<'mm'>;
    /** A part must be at least this long on its longest side. */
    readonly minimumSize: Rate<'mm'>;
  };
}

export interface MaterialRates {
  readonly price: Rate<'money/kg'>;
  /** Of drawing, exposing or melting, against the machine's figures: 2 takes twice as long. */
  readonly timeFactor: Rate<'x'>;
}

export interface FinishRates {
  /** Of the piece's cost so far. */
  readonly share: Rate<'%'>;
  /** What its smallest job costs, for instance a spray job or a dye bath, once for all pieces of a request in one color. */
  readonly minimum: Rate<'money/job'>;
  /** Working days that it takes. */
  readonly days: Rate<'days'>;
  /** So many pieces get it on one working day; 0 is no limit. */
  readonly perDay: Rate<'pieces/day'>;
}

/** A material of the provider's own. Its colours are among the own ones; retired, it is read but offered no more. */
export interface OwnMaterial extends Omit<CatalogueMaterial, 'colors' | 'finishes'> {
  /** Those of the catalogue that it can have; own finishes name their materials themselves. */
  readonly finishIds: readonly string[];
  readonly isRetired: boolean;
}

/** A colour of the provider's own, for materials of the catalogue or own ones. */
export interface OwnColor extends CatalogueColor {
  readonly materialIds: readonly string[];
}

/** A finish of the provider's own, for materials of the catalogue or own ones. */
export interface OwnFinish extends CatalogueFinish {
  readonly materialIds: readonly string[];
  readonly isRetired: boolean;
}

export interface Tax {
  /** For instance 'VAT'. */
  readonly name: string;
  readonly rate: Rate<'%'>;
}

/** What a customer sees of a price: the price alone, what groups of costs come to in it, or the whole receipt. */
export const RECEIPT_VIEWS = ['price', 'groups', 'full'] as const;
export type ReceiptView = (typeof RECEIPT_VIEWS)[number];

/** What a provider charges. Every rate names its unit; 'money' is the card's currency. */
export interface RateCard {
  /** The number under which it was published. */
  readonly version: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Null: prices are told to be without tax. */
  readonly tax: Tax | null;
  /** What customers read sizes in; 'file' is the unit of each file. */
  readonly sizes: 'file' | 'mm' | 'in';
  readonly receipts: ReceiptView;
  readonly calendar: ShopCalendar;
  readonly review: ReviewThresholds;
  readonly processes: { readonly [P in ProcessCode]: ProcessRates<P> };
  /** By material id. */
  readonly materials: Readonly<Record<string, MaterialRates>>;
  /** By finish id. */
  readonly finishes: Readonly<Record<string, FinishRates>>;
  readonly ownMaterials: readonly OwnMaterial[];
  readonly ownColors: readonly OwnColor[];
  readonly ownFinishes: readonly OwnFinish[];
}
