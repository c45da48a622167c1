import type { BodyWork, Placement, WorkProfile } from '#domain/work/part-work.ts';
import { draftFilament } from './draft-filament.ts';
import { estimateFilament, filamentHours } from './filament/estimate-filament.ts';
import { weighHours } from './machine-hours.ts';
import { estimateMetal, metalHours } from './metal/estimate-metal.ts';
import type { PlacedBody } from './place-body.ts';
import { estimatePowder, powderHours } from './powder/estimate-powder.ts';
import { estimateResin, resinHours } from './resin/estimate-resin.ts';

export interface WeighedWork {
  readonly work: BodyWork;
  /** What one piece alone on the machine takes, in hours, its material weighed against them. */
  readonly cost: number;
}

/** kg/cm³ of a process's usual material: orientations are compared before a material is chosen. */
const USUAL_DENSITY = { FDM: 1.24e-3, SLA: 1.12e-3, SLS: 0.95e-3, MJF: 1.01e-3, DMLS: 7.9e-3 } as const;

/** The work on a body that stands on a machine. */
export function workInPlacement(placed: PlacedBody, placement: Placement, profile: WorkProfile): WeighedWork {
  const { process, machine, buildMm } = profile;
  const weigh = (hours: number, cm3: number) => hours + machine.materialWeight.value * USUAL_DENSITY[process] * cm3;
  switch (process) {
    case 'FDM': {
      const figures = estimateFilament(placed.mesh(), machine, placed.detail);
      const cm3 = Object.values(figures.laidDownCm3).reduce((sum, part) => sum + part, 0);
      return { work: { process, placement, ...figures }, cost: weigh(filamentHours(figures, machine), cm3) };
    }
    case 'SLA': {
      const figures = estimateResin(placed, machine);
      const hours = weighHours(resinHours(figures, machine), placement, machine.gap.value, buildMm);
      return { work: { process, placement, ...figures }, cost: weigh(hours, figures.solidCm3 + figures.supportCm3) };
    }
    case 'SLS':
    case 'MJF': {
      const figures = estimatePowder(placed, machine);
      const hours = powderHours(figures, machine);
      return { work: { process, placement, ...figures }, cost: weigh(hours.shared, figures.solidCm3) };
    }
    case 'DMLS': {
      const figures = estimateMetal(placed, machine);
      const hours = weighHours(metalHours(figures, machine), placement, machine.gap.value, buildMm);
      return { work: { process, placement, ...figures }, cost: weigh(hours, figures.solidCm3 + figures.supportCm3) };
    }
  }
}

/** What an orientation costs by a rough draft, where the estimate itself takes long; for others it is the estimate. */
export function draftCost(placed: PlacedBody, placement: Placement, profile: WorkProfile): number {
  if (profile.process !== 'FDM') return workInPlacement(placed, placement, profile).cost;
  const { hours, laidDownCm3 } = draftFilament(placed, profile.machine);
  return hours + profile.machine.materialWeight.value * USUAL_DENSITY.FDM * laidDownCm3;
}
