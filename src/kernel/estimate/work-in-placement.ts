import type { BodyWork, Placement, WorkProfile } from '#domain/estimate/part-work.ts';
import { draftFilament, type FilamentDraft, leastFilament } from './draft-filament.ts';
import { estimateFilament, filamentHours } from './filament/estimate-filament.ts';
import { weighHours } from './layers/machine-hours.ts';
import type { PlacedBody } from './layers/place-body.ts';
import { estimateMetal, leastMetal, type MetalFigures, metalCm3, metalHours } from './metal/estimate-metal.ts';
import { estimatePowder, powderHours } from './powder/estimate-powder.ts';
import { estimateResin, leastResin, type ResinFigures, resinHours } from './resin/estimate-resin.ts';

interface WeighedWork {
  readonly work: BodyWork;
  /** What one piece alone on the machine takes, in hours, its material weighed against them. */
  readonly cost: number;
}

/** kg/cm³ of a process's usual material: orientations are compared before a material is chosen. */
const USUAL_DENSITY = { FDM: 1.24e-3, SLA: 1.12e-3, SLS: 0.95e-3, MJF: 1.01e-3, DMLS: 7.9e-3 } as const;

/** The work on a body that stands on a machine. */
export function workInPlacement(placed: PlacedBody, placement: Placement, profile: WorkProfile): WeighedWork {
  const { process, machine } = profile;
  switch (process) {
    case 'FDM': {
      const figures = estimateFilament(placed.mesh(), machine, placed.detail);
      const cm3 = Object.values(figures.laidDownCm3).reduce((sum, part) => sum + part, 0);
      const supported = figures.laidDownCm3.support > 0 ? 1 : 0;
      return {
        work: { process, placement, ...figures },
        cost: weighFilament({ hours: filamentHours(figures, machine), laidDownCm3: cm3, supported }, profile),
      };
    }
    case 'SLA': {
      const figures = estimateResin(placed, machine);
      return { work: { process, placement, ...figures }, cost: weighResin(figures, placement, profile) };
    }
    case 'SLS':
    case 'MJF': {
      const figures = estimatePowder(placed, machine);
      return { work: { process, placement, ...figures }, cost: weigh(powderHours(figures, machine).shared, figures.solidCm3, profile) };
    }
    case 'DMLS': {
      const figures = estimateMetal(placed, machine);
      return { work: { process, placement, ...figures }, cost: weighMetal(figures, placement, profile) };
    }
  }
}

/** An orientation, roughly. */
export interface Draft {
  readonly cost: number;
  /** Whether a body may be made that way up: on filament machines it has to stand firmly. */
  readonly isSteady: boolean;
}

/** What an orientation comes to by a rough draft, where the estimate itself takes long; for others it is the estimate. */
export function draftPlacement(placed: PlacedBody, placement: Placement, profile: WorkProfile): Draft {
  if (profile.process !== 'FDM') return { cost: workInPlacement(placed, placement, profile).cost, isSteady: true };
  const { standsFirmly, ...draft } = draftFilament(placed, profile.machine);
  return { cost: weighFilament(draft, profile), isSteady: standsFirmly };
}

/** What a draft comes to at least, told without looking for what is under overhangs. */
export function leastCost(placed: PlacedBody, placement: Placement, profile: WorkProfile): number {
  switch (profile.process) {
    case 'FDM':
      return weighFilament(leastFilament(placed, profile.machine), profile);
    case 'SLA':
      return weighResin(leastResin(placed, profile.machine), placement, profile);
    case 'DMLS':
      return weighMetal(leastMetal(placed, profile.machine), placement, profile);
    default:
      return workInPlacement(placed, placement, profile).cost;
  }
}

function weigh(hours: number, cm3: number, { process, machine }: WorkProfile): number {
  return hours + machine.materialWeight.value * USUAL_DENSITY[process] * cm3;
}

function weighFilament({ hours, laidDownCm3, supported }: FilamentDraft, profile: WorkProfile<'FDM'>): number {
  return weigh(hours, laidDownCm3, profile) + supported * profile.machine.removalWeight.value;
}

function weighResin(figures: ResinFigures, placement: Placement, profile: WorkProfile<'SLA'>): number {
  const hours = weighHours(resinHours(figures, profile.machine), placement, profile);
  return weigh(hours, figures.solidCm3 + figures.supportCm3, profile);
}

function weighMetal(figures: MetalFigures, placement: Placement, profile: WorkProfile<'DMLS'>): number {
  const hours = weighHours(metalHours(figures, profile.machine), placement, profile);
  const removal = figures.supportCm3 > 0 ? profile.machine.removalWeight.value : 0;
  return weigh(hours, metalCm3(figures), profile) + removal;
}
