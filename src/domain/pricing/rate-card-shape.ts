import type { Rate } from '../rate.ts';
import type { FinishRates, MachineByProcess, MaterialRates, ProcessRates } from './rate-card.ts';

/** A rate's unit, '>0' marked where the price divides by it; objects go down a level. */
export type Shape<T> = T extends Rate<infer Unit> ? Unit | `${Unit} >0` : { readonly [K in keyof T]: Shape<T[K]> };

type ScalarRates = Omit<ProcessRates, 'machine' | 'operations' | 'quantityDiscounts'>;

/** What each process needs beside its machine, operations and discounts. */
export const PROCESS_SHAPE: Shape<ScalarRates> = {
  startup: 'USD/line',
  programming: 'USD/model',
  setup: 'USD/batch',
  support: '%',
  waste: '%',
  machineHour: 'USD/h',
  inspection: 'USD/piece',
  overhead: '%',
  margin: '%',
  leadTimeSurcharge: '%',
  minimumUnitPrice: 'USD/piece',
  minimumOrder: 'USD/line',
  leadTime: 'days',
  capacity: 'h/day >0',
  limits: { buildX: 'mm >0', buildY: 'mm >0', buildZ: 'mm >0', minimumWall: 'mm', minimumSize: 'mm' },
};

const LAYER_MACHINE = { layerHeight: 'mm >0', recoating: 's/layer', plateArea: 'cm2 >0', buildRate: 'cm3/h >0' } as const;
const POWDER_BED = { chamber: 'cm3 >0', packing: '% >0', fullBuild: 'h', gap: 'mm' } as const;

export const MACHINE_SHAPES: { readonly [P in keyof MachineByProcess]: Shape<MachineByProcess[P]> } = {
  FDM: { lineWidth: 'mm >0', walls: 'lines', infill: '%', layerHeight: 'mm >0', speed: 'mm/s >0', idle: '%' },
  SLA: LAYER_MACHINE,
  SLS: POWDER_BED,
  MJF: POWDER_BED,
  DMLS: LAYER_MACHINE,
};

export const MATERIAL_SHAPE: Shape<MaterialRates> = { price: 'USD/kg', timeFactor: 'x >0' };
export const FINISH_SHAPE: Shape<FinishRates> = { share: '%', minimum: 'USD/line', days: 'days' };
