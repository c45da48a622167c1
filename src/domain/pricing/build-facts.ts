import type { ProcessCode } from '../catalogue/process.ts';
import type { WorkProfile } from '../estimate/part-work.ts';
import type { Measurement } from '../part/part.ts';
import type { ThinSpot } from '../part/part-insides.ts';
import { profileOf } from '../rates/profile.ts';
import type { RateCard, ShopMachine } from '../rates/rate-card.ts';
import { findThinSpots } from './shop-limits.ts';

/** What a picture of a part on its machine needs beside the work on it. */
export interface BuildFacts {
  /** Null where the powder around a part holds it. */
  readonly supports: Supports | null;
  readonly minimumWallMm: number;
  /** Where walls are thinner than that, thinnest first, in the mesh's frame. */
  readonly thinSpots: readonly ThinSpot[];
  /** By how much the spots' figures may be off; null where walls were not measured. */
  readonly wallErrorMm: number | null;
}

interface Supports {
  /** Surfaces that lean further over than this, degrees from the plate, are held. */
  readonly angle: number;
  /** How high over the plate supports lift the part; 0: it stands on the plate itself. */
  readonly liftMm: number;
}

/** How a process holds a part, and where the part is too thin for it. */
export function findBuildFacts(measurement: Measurement, process: ProcessCode, machine: ShopMachine, rateCard: RateCard): BuildFacts {
  const minimumWallMm = rateCard.processes[process].limits.minimumWall.value;
  return {
    supports: findSupports(profileOf(process, machine) satisfies WorkProfile),
    minimumWallMm,
    thinSpots: findThinSpots(measurement, minimumWallMm),
    wallErrorMm: measurement.walls?.errorMm ?? null,
  };
}

function findSupports({ process, machine }: WorkProfile): Supports | null {
  switch (process) {
    case 'FDM':
      return { angle: machine.supportAngle.value, liftMm: 0 };
    case 'SLA':
    case 'DMLS':
      return { angle: machine.supportAngle.value, liftMm: machine.elevation.value };
    case 'SLS':
    case 'MJF':
      return null;
  }
}
