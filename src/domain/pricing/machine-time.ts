import type { CatalogueMaterial } from '../catalogue/entries.ts';
import type { FdmMachine, LayerMachine, PowderBedMachine, ProcessRates, RateCard } from './rate-card.ts';
import type { ReceiptInput } from './receipt.ts';

/** A part's figures as the formulas want them. Its smallest side stands up: the fewest layers. */
export interface PartFigures {
  readonly volumeCm3: number;
  readonly areaCm2: number;
  /** Longest first. */
  readonly sidesMm: readonly [number, number, number];
}

/** How much material a part takes and how long a machine works on it: steps that end in `mass` (g) and `hours`. */
export interface MachineWork {
  readonly massSteps: string;
  readonly massInputs: readonly ReceiptInput[];
  readonly hoursSteps: string;
  readonly hoursInputs: readonly ReceiptInput[];
}

// Supports are not sliced here: they are estimated from the empty space in the part's box.
const LAID_DOWN =
  'shell = min(volume, area × line width ÷ 10 × walls); ' +
  'laid down = shell + (volume − shell) × infill ÷ 100 + max(0, box − volume) × support ÷ 100';
const SOLIDIFIED = 'solidified = volume + max(0, box − volume) × support ÷ 100';

/** The work on one part, by its process. */
export function planMachineWork(part: PartFigures, material: CatalogueMaterial, rateCard: RateCard): MachineWork {
  switch (material.process) {
    case 'FDM':
      return planFilament(part, material, rateCard.processes.FDM);
    case 'SLA':
    case 'DMLS':
      return planLayers(part, material, rateCard.processes[material.process]);
    case 'SLS':
    case 'MJF':
      return planPowderBed(part, material, rateCard.processes[material.process]);
  }
}

/** Deposited volume at the line's cross-section and speed; a shell of walls around a sparse core. */
function planFilament(part: PartFigures, material: CatalogueMaterial, rates: ProcessRates<'FDM'>): MachineWork {
  const machine: FdmMachine = rates.machine;
  const laidDown: ReceiptInput[] = [
    figure('volume', part.volumeCm3, 'cm3'),
    figure('area', part.areaCm2, 'cm2'),
    figure('box', boxCm3(part), 'cm3'),
    { name: 'line width', ...machine.lineWidth },
    { name: 'walls', ...machine.walls },
    { name: 'infill', ...machine.infill },
    { name: 'support', ...rates.support },
  ];
  return {
    massSteps: `${LAID_DOWN}; mass = laid down × (1 + waste ÷ 100) × density`,
    massInputs: [...laidDown, { name: 'waste', ...rates.waste }, density(material)],
    hoursSteps: `${LAID_DOWN}; hours = laid down × 1000 ÷ (line width × layer height × speed × 3600) × (1 + idle ÷ 100)`,
    hoursInputs: [
      ...laidDown,
      { name: 'layer height', ...machine.layerHeight },
      { name: 'speed', ...machine.speed },
      { name: 'idle', ...machine.idle },
    ],
  };
}

/** Recoating time shared by the plate's footprint, and scanning time by the solidified volume. */
function planLayers(part: PartFigures, material: CatalogueMaterial, rates: ProcessRates<'SLA' | 'DMLS'>): MachineWork {
  const machine: LayerMachine = rates.machine;
  const [length, width, height] = part.sidesMm;
  const solidified: ReceiptInput[] = [
    figure('volume', part.volumeCm3, 'cm3'),
    figure('box', boxCm3(part), 'cm3'),
    { name: 'support', ...rates.support },
  ];
  return {
    massSteps: `${SOLIDIFIED}; mass = (solidified + volume × waste ÷ 100) × density`,
    massInputs: [...solidified, { name: 'waste', ...rates.waste }, density(material)],
    hoursSteps:
      `${SOLIDIFIED}; plate share = min(1, length × width ÷ 100 ÷ plate area); ` +
      'hours = ceil(height ÷ layer height) × recoating ÷ 3600 × plate share + solidified ÷ build rate',
    hoursInputs: [
      ...solidified,
      figure('length', length, 'mm'),
      figure('width', width, 'mm'),
      figure('height', height, 'mm'),
      { name: 'layer height', ...machine.layerHeight },
      { name: 'recoating', ...machine.recoating },
      { name: 'plate area', ...machine.plateArea },
      { name: 'build rate', ...machine.buildRate },
    ],
  };
}

/** The part's share of a chamber that takes the same hours whatever it holds. */
function planPowderBed(part: PartFigures, material: CatalogueMaterial, rates: ProcessRates<'SLS' | 'MJF'>): MachineWork {
  const machine: PowderBedMachine = rates.machine;
  const [length, width, height] = part.sidesMm;
  return {
    massSteps: 'mass = (volume + max(0, box − volume) × waste ÷ 100) × density',
    massInputs: [
      figure('volume', part.volumeCm3, 'cm3'),
      figure('box', boxCm3(part), 'cm3'),
      { name: 'waste', ...rates.waste },
      density(material),
    ],
    hoursSteps:
      'space = (length + gap) × (width + gap) × (height + gap) ÷ 1000; ' + 'hours = space ÷ (chamber × packing ÷ 100) × full build',
    hoursInputs: [
      figure('length', length, 'mm'),
      figure('width', width, 'mm'),
      figure('height', height, 'mm'),
      { name: 'gap', ...machine.gap },
      { name: 'chamber', ...machine.chamber },
      { name: 'packing', ...machine.packing },
      { name: 'full build', ...machine.fullBuild },
    ],
  };
}

function boxCm3(part: PartFigures): number {
  const [length, width, height] = part.sidesMm;
  return (length * width * height) / 1000;
}

function density(material: CatalogueMaterial): ReceiptInput {
  return figure('density', material.densityGPerCm3, 'g/cm3');
}

function figure(name: string, value: number, unit: string): ReceiptInput {
  return { name, value, unit };
}
