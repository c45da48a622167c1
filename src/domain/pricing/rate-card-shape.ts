import type { Rate } from '../rate.ts';
import type { MachineByProcess } from '../work/machines.ts';
import type { LeadTimeOption } from './lead-time.ts';
import type { FinishRates, MaterialRates, ProcessRates, QuantityDiscount, ShopMachine } from './rate-card.ts';
import type { ReviewThresholds } from './review-thresholds.ts';

/**
 * A rate's unit, '>0' marked where the price divides by it, and the most it can be where that is not its unit's; the words that a
 * choice is between; objects go down a level.
 */
export type Shape<T> = [T] extends [string]
  ? readonly T[]
  : T extends Rate<infer Unit>
    ? `${Unit}${'' | ' >0'}${'' | ` ≤${number}`}`
    : { readonly [K in keyof T]: Shape<T[K]> };

/** What a shape's text says of a rate. */
export interface RateRule {
  readonly unit: string;
  readonly isPositive: boolean;
  readonly most: number;
}

/** What no shop means, by unit. A bound that is meant to be none can still be very high. */
const MOST: Readonly<Record<string, number>> = {
  '%': 1000,
  deg: 90,
  x: 10,
  mm: 1e5,
  'h/day': 24,
  days: 3650,
  lines: 100,
  layers: 1000,
  loops: 100,
  machines: 1000,
};
const MOST_OF_OTHERS = 1e9;

/** Reads a shape's text, for instance '% >0 ≤100'. */
export function readRule(text: string): RateRule {
  const [, unit = text, positive, most] = /^(.+?)( >0)?(?: ≤(.+))?$/.exec(text) ?? [];
  return { unit, isPositive: positive !== undefined, most: most === undefined ? (MOST[unit] ?? MOST_OF_OTHERS) : Number(most) };
}

type Lists = 'machines' | 'operations' | 'quantityDiscounts' | 'leadTimes';

/** What each process needs beside its lists. */
export const PROCESS_SHAPE: Shape<Omit<ProcessRates, Lists>> = {
  offered: ['yes', 'no'],
  startup: 'money/order',
  setup: 'money/order',
  programming: 'money/model',
  waste: '% ≤100',
  inspection: 'money/piece',
  overhead: '%',
  margin: '%',
  horizon: 'days',
  minimumUnitPrice: 'money/piece',
  minimumOrder: 'money/order',
  plausible: { mostMass: 'kg', mostHours: 'h', mostPrice: 'money/piece', leastPerKg: 'money/kg', leastPerHour: 'money/h' },
  limits: { minimumWall: 'mm', minimumSize: 'mm' },
};

/** What each machine of a shop needs beside its figures and its id. */
export const SHOP_MACHINE_SHAPE: Shape<Omit<ShopMachine, 'id' | 'figures'>> = {
  build: { x: 'mm >0', y: 'mm >0', z: 'mm >0' },
  hour: 'money/h',
  count: 'machines >0',
  hoursPerDay: 'h/day >0',
};

export const DISCOUNT_SHAPE: Shape<QuantityDiscount> = { from: 'pieces >0', discount: '%' };
export const LEAD_TIME_SHAPE: Shape<Omit<LeadTimeOption, 'id' | 'name'>> = { days: 'days', surcharge: '%', mostHours: 'h' };
export const REVIEW_SHAPE: Shape<ReviewThresholds> = {
  lineValue: 'money/line',
  orderValue: 'money/order',
  quantity: 'pieces',
  size: 'mm',
  hidesPrice: ['no', 'yes'],
};

const POWDER_BED = {
  materialWeight: 'h/kg',
  hoursFactor: 'x >0',
  gramsFactor: 'x >0',
  layerHeight: 'mm >0 ≤2',
  layerTime: 's/layer >0',
  warmUp: 'h',
  packing: '% >0 ≤100',
  gap: 'mm',
  refresh: '% ≤100',
} as const;

export const MACHINE_SHAPES: { readonly [P in keyof MachineByProcess]: Shape<Omit<MachineByProcess[P], 'name'>> } = {
  FDM: {
    materialWeight: 'h/kg',
    removalWeight: 'h',
    hoursFactor: 'x >0',
    gramsFactor: 'x >0',
    layerHeight: 'mm >0 ≤2',
    firstLayerHeight: 'mm >0 ≤2',
    lineWidth: 'mm >0 ≤5',
    walls: 'lines',
    topLayers: 'layers',
    bottomLayers: 'layers',
    solidBehindSlopes: ['no', 'yes'],
    infill: '% ≤100',
    infillPattern: ['grid', 'gyroid'],
    solidBelow: 'mm2',
    supportAngle: 'deg',
    supportSpacing: 'mm >0',
    supportLayerHeight: 'mm >0 ≤2',
    supportWalls: 'lines',
    longestBridge: 'mm',
    supportLineWidth: 'mm >0',
    supportInterfaceLayers: 'layers',
    supportInterfaceSpacing: 'mm >0',
    outerWallSpeed: 'mm/s >0',
    wallSpeed: 'mm/s >0',
    smallWallSpeed: 'mm/s >0',
    infillSpeed: 'mm/s >0',
    solidSpeed: 'mm/s >0',
    topSpeed: 'mm/s >0',
    bridgeSpeed: 'mm/s >0',
    bridgeFlow: '% >0',
    supportSpeed: 'mm/s >0',
    supportInterfaceSpeed: 'mm/s >0',
    firstLayerSpeed: 'mm/s >0',
    travelSpeed: 'mm/s >0',
    acceleration: 'mm/s2 >0',
    wallAcceleration: 'mm/s2 >0',
    jerk: 'mm/s',
    minimumLayerTime: 's',
    minimumSpeed: 'mm/s >0',
    flowLimit: 'mm3/s >0',
    retraction: 'mm',
    retractionSpeed: 'mm/s >0',
    lift: 'mm',
    zAcceleration: 'mm/s2 >0',
    skirtLoops: 'loops',
    gap: 'mm',
  },
  SLA: {
    materialWeight: 'h/kg',
    hoursFactor: 'x >0',
    gramsFactor: 'x >0',
    layerHeight: 'mm >0 ≤2',
    lift: 's/layer',
    exposure: 's/layer',
    scan: 's/cm2',
    outline: 's/m',
    padThickness: 'mm',
    elevation: 'mm',
    supportAngle: 'deg',
    supportDensity: '1/cm2',
    pillarDiameter: 'mm',
    packing: '% >0 ≤100',
    gap: 'mm',
  },
  SLS: POWDER_BED,
  MJF: POWDER_BED,
  DMLS: {
    materialWeight: 'h/kg',
    removalWeight: 'h',
    hoursFactor: 'x >0',
    gramsFactor: 'x >0',
    layerHeight: 'mm >0 ≤2',
    recoating: 's/layer',
    buildRate: 'cm3/h >0',
    outlineSpeed: 'mm/s >0',
    supportAngle: 'deg',
    supportDensity: '% ≤100',
    elevation: 'mm',
    removal: 's/cm2',
    packing: '% >0 ≤100',
    gap: 'mm',
  },
};

export const MATERIAL_SHAPE: Shape<MaterialRates> = { price: 'money/kg', timeFactor: 'x >0' };
export const FINISH_SHAPE: Shape<FinishRates> = { share: '%', minimum: 'money/job', days: 'days', perDay: 'pieces/day' };
