import type { BodyWork, FilamentWork, MetalWork, PowderWork, ResinWork, WorkProfile } from '../estimate/part-work.ts';
import type { Rate } from '../money/rate.ts';
import type { ReceiptInput } from '../receipt/receipt.ts';

/**
 * A piece's material and machine work as formulas. `material` ends in `mass` (g: laid down, supports included, waste not) and
 * `used` (g: with what is lost); `machine` ends in `hours` (what the machine runs for the piece) and `charged` (its share of them).
 */
export interface PlannedWork {
  readonly material: Steps;
  readonly machine: Steps;
  /**
   * Ends in `plate share`, the part of a plate that a piece takes; null where pieces are not charged by plates. It never rises with the
   * quantity, and all pieces together never take less than fewer would.
   */
  readonly plate: Steps | null;
  readonly supportCm3: number;
}

interface Steps {
  readonly steps: string;
  readonly inputs: readonly ReceiptInput[];
}

/** What the work depends on of the material that it is done in. */
export interface WorkedMaterial {
  readonly densityGPerCm3: number;
  /** Of drawing, exposing and melting, against the machine's figures; moving, recoating and cutting take what they take. */
  readonly timeFactor: Rate<'x'>;
}

/** What a profile and the quantity make of the work on one body. */
export function planWork(work: BodyWork, profile: WorkProfile, material: WorkedMaterial, quantity: number): PlannedWork {
  const planned = planByFigures(work, profile, material, quantity);
  const { hoursFactor, gramsFactor } = profile.machine;
  return {
    plate: planned.plate,
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

function planByFigures(work: BodyWork, profile: WorkProfile, material: WorkedMaterial, quantity: number): PlannedWork {
  const figures: MaterialFigures = {
    density: figure('density', material.densityGPerCm3, 'g/cm3'),
    timeFactor: { name: 'time factor', ...material.timeFactor },
  };
  switch (work.process) {
    case 'FDM':
      return planFilament(work, expectProfile(profile, 'FDM'), figures, quantity);
    case 'SLA':
      return planResin(work, expectProfile(profile, 'SLA'), figures, quantity);
    case 'SLS':
    case 'MJF':
      return planPowder(work, expectProfile(profile, work.process), figures);
    case 'DMLS':
      return planMetal(work, expectProfile(profile, 'DMLS'), figures, quantity);
  }
}

interface MaterialFigures {
  readonly density: ReceiptInput;
  readonly timeFactor: { readonly name: string } & Rate<'x'>;
}

function expectProfile<P extends BodyWork['process']>(profile: WorkProfile, process: P): WorkProfile<P> {
  if (profile.process !== process) throw new Error(`The work on a part by ${process} was planned for ${profile.process}.`);
  return profile as WorkProfile<P>;
}

/** Pieces on one plate take turns at each layer, so that what one waits for, the others use. */
function planFilament(
  work: FilamentWork,
  profile: WorkProfile<'FDM'>,
  { density, timeFactor }: MaterialFigures,
  quantity: number,
): PlannedWork {
  const { laidDownCm3: laid, hours } = work;
  const pieces = Math.min(quantity, countOnPlate(work, profile));
  return {
    plate: null,
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
      steps: 'hours = (walls + skins + infill + supports) × time factor + travel + cooling; charged = hours',
      inputs: [
        figure('walls', hours.walls, 'h'),
        figure('skins', hours.skins, 'h'),
        figure('infill', hours.infill, 'h'),
        figure('supports', hours.support, 'h'),
        timeFactor,
        figure('travel', hours.travel, 'h'),
        figure('cooling', coolingHours(work, timeFactor.value, profile.machine.minimumLayerTime.value, pieces), 'h'),
      ],
    },
  };
}

/** What slowing layers down for them to set adds, shared by the pieces on a plate; no layer is drawn slower than the slowest. */
function coolingHours({ quickLayers }: FilamentWork, timeFactor: number, minimumLayerTimeS: number, pieces: number): number {
  const extra = ({ layers, seconds, slowestSeconds }: FilamentWork['quickLayers'][number]) =>
    layers * Math.max(0, Math.min(minimumLayerTimeS / pieces, slowestSeconds) - seconds * timeFactor);
  return quickLayers.reduce((sum, quick) => sum + extra(quick), 0) / 3600;
}

/** Layers are shared by all that lies on the plate; a laser's time is the piece's own. */
function planResin(work: ResinWork, profile: WorkProfile<'SLA'>, { density, timeFactor }: MaterialFigures, quantity: number): PlannedWork {
  const { machine } = profile;
  const plate = sharePlate(work, profile, quantity);
  return {
    plate,
    supportCm3: work.supportCm3,
    material: {
      steps: 'mass = (solid + supports) × density; used = mass',
      inputs: [figure('solid', work.solidCm3, 'cm3'), figure('supports', work.supportCm3, 'cm3'), density],
    },
    machine: {
      steps:
        `${plate.steps}; exposing = layers × (lift + exposure × time factor) ÷ 3600; ` +
        'drawing = (sections × scan + outlines × outline pace) × time factor ÷ 3600; hours = exposing + drawing; charged = exposing × plate share + drawing',
      inputs: [
        ...plate.inputs,
        figure('layers', work.layers, 'layers'),
        { name: 'lift', ...machine.lift },
        { name: 'exposure', ...machine.exposure },
        timeFactor,
        figure('sections', work.scannedCm2, 'cm2'),
        { name: 'scan', ...machine.scan },
        figure('outlines', work.outlineM, 'm'),
        { name: 'outline pace', ...machine.outline },
      ],
    },
  };
}

/** The share of a chamber that takes the same hours whatever it holds. */
function planPowder(
  work: PowderWork,
  { machine, buildMm }: WorkProfile<'SLS' | 'MJF'>,
  { density, timeFactor }: MaterialFigures,
): PlannedWork {
  const solid = figure('solid', work.solidCm3, 'cm3');
  const wrap = figure('wrap', work.wrapCm3, 'cm3');
  return {
    plate: null,
    supportCm3: 0,
    material: {
      steps: 'mass = solid × density; used = mass + max(0, wrap − solid) × refresh ÷ 100 × density',
      inputs: [solid, density, wrap, { name: 'refresh', ...machine.refresh }],
    },
    machine: {
      steps:
        'share = wrap ÷ (length × width × height ÷ 1000 × packing ÷ 100); ' +
        'hours = share × (height ÷ layer height × layer time × time factor ÷ 3600 + warm up); charged = hours',
      inputs: [
        wrap,
        figure('length', buildMm.x, 'mm'),
        figure('width', buildMm.y, 'mm'),
        figure('height', buildMm.z, 'mm'),
        { name: 'packing', ...machine.packing },
        { name: 'layer height', ...machine.layerHeight },
        { name: 'layer time', ...machine.layerTime },
        timeFactor,
        { name: 'warm up', ...machine.warmUp },
      ],
    },
  };
}

/** Recoating is shared by all that lies on the plate; melting and cutting off are the piece's own. */
function planMetal(work: MetalWork, profile: WorkProfile<'DMLS'>, { density, timeFactor }: MaterialFigures, quantity: number): PlannedWork {
  const { machine } = profile;
  const plate = sharePlate(work, profile, quantity);
  return {
    plate,
    supportCm3: work.supportCm3,
    material: { steps: 'mass = (solid + stock + supports) × density; used = mass', inputs: [...laidMetal(work), density] },
    machine: {
      steps:
        `${plate.steps}; recoated = layers × recoating ÷ 3600; ` +
        'melted = ((solid + stock + supports) ÷ build rate + outlines × 1000 ÷ outline speed ÷ 3600) × time factor; hours = recoated + melted; ' +
        'charged = recoated × plate share + melted + stands on × removal ÷ 3600',
      inputs: [
        ...plate.inputs,
        ...laidMetal(work),
        figure('layers', work.layers, 'layers'),
        { name: 'recoating', ...machine.recoating },
        { name: 'build rate', ...machine.buildRate },
        figure('outlines', work.outlineM, 'm'),
        { name: 'outline speed', ...machine.outlineSpeed },
        timeFactor,
        figure('stands on', work.standsOnCm2, 'cm2'),
        { name: 'removal', ...machine.removal },
      ],
    },
  };
}

/**
 * A piece's share of a plate: of what plates hold in usual jobs, which the machine's `packing` says of area × height, since those with
 * it are lower, or leave gaps; but the pieces of a line never pay for more than the plates that they fill by themselves.
 */
function sharePlate(work: ResinWork | MetalWork, profile: WorkProfile<'SLA' | 'DMLS'>, quantity: number): Steps {
  const { machine, buildMm } = profile;
  const { x, y } = work.placement.sizeMm;
  const pieces = Math.min(quantity, countOnPlate(work, profile));
  const plateCm2 = (buildMm.x * buildMm.y) / 100;
  const held = (plateCm2 * machine.packing.value) / 100;
  if (((x + machine.gap.value) * (y + machine.gap.value)) / 100 / held >= 1 / pieces) {
    return { steps: 'plate share = 1 ÷ pieces', inputs: [figure('pieces', pieces, 'pieces/plate')] };
  }
  return {
    steps: 'plate share = (length + gap) × (width + gap) ÷ 100 ÷ (plate × packing ÷ 100)',
    inputs: [
      figure('length', x, 'mm'),
      figure('width', y, 'mm'),
      { name: 'gap', ...machine.gap },
      figure('plate', plateCm2, 'cm2'),
      { name: 'packing', ...machine.packing },
    ],
  };
}

function countOnPlate({ placement: { sizeMm } }: BodyWork, { buildMm, machine }: WorkProfile<'FDM' | 'SLA' | 'DMLS'>): number {
  const gap = machine.gap.value;
  const along = (build: number, size: number) => Math.floor((build + gap) / (size + gap));
  return Math.max(1, along(buildMm.x, sizeMm.x) * along(buildMm.y, sizeMm.y));
}

function laidMetal({ solidCm3, stockCm3, supportCm3 }: MetalWork): readonly ReceiptInput[] {
  return [figure('solid', solidCm3, 'cm3'), figure('stock', stockCm3, 'cm3'), figure('supports', supportCm3, 'cm3')];
}

function figure(name: string, value: number, unit: string): ReceiptInput {
  return { name, value, unit };
}
