import type { CatalogueMaterial } from '../catalogue/entries.ts';
import type { ReceiptInput } from '../pricing/receipt.ts';
import type { BodyWork, FilamentWork, MetalWork, PowderWork, ResinWork, WorkProfile } from './part-work.ts';

/**
 * A piece's material and machine work as formulas. `material` ends in `mass` (g: laid down, supports included, waste not) and
 * `used` (g: with what is lost); `machine` ends in `hours` (what the machine runs for the piece) and `charged` (its share of them).
 */
export interface PlannedWork {
  readonly material: Steps;
  readonly machine: Steps;
  readonly supportCm3: number;
}

interface Steps {
  readonly steps: string;
  readonly inputs: readonly ReceiptInput[];
}

/** What a profile and the quantity make of the work on one body. */
export function planWork(work: BodyWork, profile: WorkProfile, material: CatalogueMaterial, quantity: number): PlannedWork {
  const planned = planByFigures(work, profile, material, quantity);
  const { hoursFactor, gramsFactor } = profile.machine;
  return {
    supportCm3: planned.supportCm3 * gramsFactor.value,
    material: correct(planned.material, ['mass', 'used'], { name: 'grams factor', ...gramsFactor }),
    machine: correct(planned.machine, ['hours', 'charged'], { name: 'hours factor', ...hoursFactor }),
  };
}

/** What calibration found is a step of its own, so that a receipt tells it from the prediction. */
function correct({ steps, inputs }: Steps, results: readonly string[], factor: ReceiptInput): Steps {
  if (factor.value === 1) return { steps, inputs };
  return { steps: [steps, ...results.map((result) => `${result} = ${result} × ${factor.name}`)].join('; '), inputs: [...inputs, factor] };
}

function planByFigures(work: BodyWork, profile: WorkProfile, material: CatalogueMaterial, quantity: number): PlannedWork {
  const density: ReceiptInput = figure('density', material.densityGPerCm3, 'g/cm3');
  switch (work.process) {
    case 'FDM':
      return planFilament(work, expectProfile(profile, 'FDM'), density, quantity);
    case 'SLA':
      return planResin(work, expectProfile(profile, 'SLA'), density);
    case 'SLS':
    case 'MJF':
      return planPowder(work, expectProfile(profile, work.process), density);
    case 'DMLS':
      return planMetal(work, expectProfile(profile, 'DMLS'), density);
  }
}

function expectProfile<P extends BodyWork['process']>(profile: WorkProfile, process: P): WorkProfile<P> {
  if (profile.process !== process) throw new Error(`The work on a part by ${process} was planned for ${profile.process}.`);
  return profile as WorkProfile<P>;
}

/** Pieces on one plate take turns at each layer, so that what one waits for, the others use. */
function planFilament(work: FilamentWork, profile: WorkProfile<'FDM'>, density: ReceiptInput, quantity: number): PlannedWork {
  const { laidDownCm3: laid, hours } = work;
  const pieces = Math.min(quantity, countOnPlate(work, profile));
  return {
    supportCm3: laid.support,
    material: {
      steps: 'mass = (walls + skins + infill + supports) × density; used = mass',
      inputs: [
        figure('walls', laid.walls, 'cm3'),
        figure('skins', laid.skins, 'cm3'),
        figure('infill', laid.infill, 'cm3'),
        figure('supports', laid.support, 'cm3'),
        density,
      ],
    },
    machine: {
      steps: 'hours = walls + skins + infill + supports + travel + cooling; charged = hours',
      inputs: [
        figure('walls', hours.walls, 'h'),
        figure('skins', hours.skins, 'h'),
        figure('infill', hours.infill, 'h'),
        figure('supports', hours.support, 'h'),
        figure('travel', hours.travel, 'h'),
        figure('cooling', coolingHours(work, profile.machine.minimumLayerTime.value, pieces), 'h'),
      ],
    },
  };
}

/** What slowing layers down for them to set adds, shared by the pieces on a plate; no layer is drawn slower than the slowest. */
function coolingHours({ quickLayers }: FilamentWork, minimumLayerTimeS: number, pieces: number): number {
  const extra = ({ layers, seconds, slowestSeconds }: FilamentWork['quickLayers'][number]) =>
    layers * Math.max(0, Math.min(minimumLayerTimeS / pieces, slowestSeconds) - seconds);
  return quickLayers.reduce((sum, quick) => sum + extra(quick), 0) / 3600;
}

function countOnPlate({ placement: { sizeMm } }: BodyWork, { buildMm, machine }: WorkProfile<'FDM'>): number {
  const gap = machine.gap.value;
  const along = (build: number, size: number) => Math.floor((build + gap) / (size + gap));
  return Math.max(1, along(buildMm.x, sizeMm.x) * along(buildMm.y, sizeMm.y));
}

/** Layers are shared by all that lies on the plate; a laser's time is the piece's own. */
function planResin(work: ResinWork, { machine, buildMm }: WorkProfile<'SLA'>, density: ReceiptInput): PlannedWork {
  const plate = sharePlate(work, machine.gap, buildMm);
  return {
    supportCm3: work.supportCm3,
    material: { steps: 'mass = (solid + supports) × density; used = mass', inputs: [...solidAndSupports(work), density] },
    machine: {
      steps:
        `${plate.steps}; exposing = layers × (lift + exposure) ÷ 3600; ` +
        'drawing = (sections × scan + outlines × outline pace) ÷ 3600; hours = exposing + drawing; charged = exposing × plate share + drawing',
      inputs: [
        ...plate.inputs,
        figure('layers', work.layers, 'layers'),
        { name: 'lift', ...machine.lift },
        { name: 'exposure', ...machine.exposure },
        figure('sections', work.scannedCm2, 'cm2'),
        { name: 'scan', ...machine.scan },
        figure('outlines', work.outlineM, 'm'),
        { name: 'outline pace', ...machine.outline },
      ],
    },
  };
}

/** The share of a chamber that takes the same hours whatever it holds. */
function planPowder(work: PowderWork, { machine, buildMm }: WorkProfile<'SLS' | 'MJF'>, density: ReceiptInput): PlannedWork {
  const solid = figure('solid', work.solidCm3, 'cm3');
  const wrap = figure('wrap', work.wrapCm3, 'cm3');
  return {
    supportCm3: 0,
    material: {
      steps: 'mass = solid × density; used = mass + max(0, wrap − solid) × refresh ÷ 100 × density',
      inputs: [solid, density, wrap, { name: 'refresh', ...machine.refresh }],
    },
    machine: {
      steps:
        'share = wrap ÷ (length × width × height ÷ 1000 × packing ÷ 100); ' +
        'hours = share × (height ÷ layer height × layer time ÷ 3600 + warm up); charged = hours',
      inputs: [
        wrap,
        figure('length', buildMm.x, 'mm'),
        figure('width', buildMm.y, 'mm'),
        figure('height', buildMm.z, 'mm'),
        { name: 'packing', ...machine.packing },
        { name: 'layer height', ...machine.layerHeight },
        { name: 'layer time', ...machine.layerTime },
        { name: 'warm up', ...machine.warmUp },
      ],
    },
  };
}

/** Recoating is shared by all that lies on the plate; melting and cutting off are the piece's own. */
function planMetal(work: MetalWork, { machine, buildMm }: WorkProfile<'DMLS'>, density: ReceiptInput): PlannedWork {
  const plate = sharePlate(work, machine.gap, buildMm);
  return {
    supportCm3: work.supportCm3,
    material: { steps: 'mass = (solid + supports) × density; used = mass', inputs: [...solidAndSupports(work), density] },
    machine: {
      steps:
        `${plate.steps}; recoated = layers × recoating ÷ 3600; ` +
        'melted = (solid + supports) ÷ build rate + outlines × 1000 ÷ outline speed ÷ 3600; hours = recoated + melted; ' +
        'charged = recoated × plate share + melted + stands on × removal ÷ 3600',
      inputs: [
        ...plate.inputs,
        ...solidAndSupports(work),
        figure('layers', work.layers, 'layers'),
        { name: 'recoating', ...machine.recoating },
        { name: 'build rate', ...machine.buildRate },
        figure('outlines', work.outlineM, 'm'),
        { name: 'outline speed', ...machine.outlineSpeed },
        figure('stands on', work.standsOnCm2, 'cm2'),
        { name: 'removal', ...machine.removal },
      ],
    },
  };
}

function sharePlate({ placement: { sizeMm } }: BodyWork, gap: { value: number; unit: string }, buildMm: { x: number; y: number }): Steps {
  return {
    steps: 'plate share = min(1, (length + gap) × (width + gap) ÷ 100 ÷ plate)',
    inputs: [
      figure('length', sizeMm.x, 'mm'),
      figure('width', sizeMm.y, 'mm'),
      { name: 'gap', ...gap },
      figure('plate', (buildMm.x * buildMm.y) / 100, 'cm2'),
    ],
  };
}

function solidAndSupports({ solidCm3, supportCm3 }: ResinWork | MetalWork): readonly ReceiptInput[] {
  return [figure('solid', solidCm3, 'cm3'), figure('supports', supportCm3, 'cm3')];
}

function figure(name: string, value: number, unit: string): ReceiptInput {
  return { name, value, unit };
}
