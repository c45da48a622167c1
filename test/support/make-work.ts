import { PROCESS_CODES, type ProcessCode } from '#domain/catalogue/process.ts';
import type { BodyWork, EstimatesByProfile, PartEstimate, Placement, WorkProfile } from '#domain/estimate/part-work.ts';
import type { Measurement } from '#domain/part/part.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { hashProfile, profileOf } from '#domain/rates/profile.ts';
import type { ProcessRates, RateCard, ShopMachine } from '#domain/rates/rate-card.ts';

/** Roughly what the machines of a card would do for a block of that volume, area and box, lying on its largest side. */
export function makeEstimates(measurement: Measurement, rateCard: RateCard = DEMO_RATE_CARD): EstimatesByProfile {
  return Object.fromEntries(
    PROCESS_CODES.flatMap((process) => {
      const { machines }: ProcessRates = rateCard.processes[process];
      return machines.map((machine) => [hashProfile(process, machine), makeWorkOn(measurement, process, machine)] as const);
    }),
  );
}

/** The same for the first machine of one process. */
export function makeWork(measurement: Measurement, process: ProcessCode, rateCard: RateCard = DEMO_RATE_CARD): PartEstimate {
  return makeWorkOn(measurement, process, rateCard.processes[process].machines[0]);
}

function makeWorkOn(measurement: Measurement, process: ProcessCode, machine: ShopMachine): PartEstimate {
  const { volumeMm3, areaMm2 } = measurement;
  return [{ bodies: [0], volumeMm3: volumeMm3 ?? 0, areaMm2, work: makeBody(measurement, profileOf(process, machine)) }];
}

function makeBody({ volumeMm3, areaMm2, boxMm }: Measurement, profile: WorkProfile): BodyWork {
  const [z = 0, y = 0, x = 0] = [boxMm.x, boxMm.y, boxMm.z].sort((a, b) => a - b);
  const build = profile.buildMm;
  const [low = 0, middle = 0, high = 0] = [build.x, build.y, build.z].sort((a, b) => a - b);
  const fits = x <= high * 1.000001 && y <= middle * 1.000001 && z <= low * 1.000001;
  const placement: Placement = { up: [0, 0, 1], along: [1, 0, 0], sizeMm: { x, y, z }, fits };
  const layers = Math.ceil(z / profile.machine.layerHeight.value);
  const solidCm3 = (volumeMm3 ?? 0) / 1000;
  const outlineM = areaMm2 / profile.machine.layerHeight.value / 1000;
  switch (profile.process) {
    case 'FDM': {
      const walls = Math.min(solidCm3, (areaMm2 * 1.35) / 1000);
      const infill = (solidCm3 - walls) * 0.2;
      const hours = (cm3: number) => (cm3 * 1000) / 7.2 / 3600;
      return {
        process: 'FDM',
        placement,
        layers,
        laidDownCm3: { walls, skins: 0, infill, support: 1 },
        hours: { walls: hours(walls), skins: 0, infill: hours(infill), support: hours(1), travel: 0.1 },
        quickLayers: [],
      };
    }
    case 'SLA':
      return { process: 'SLA', placement, layers, solidCm3, supportCm3: 2, scannedCm2: 0, outlineM };
    case 'SLS':
    case 'MJF':
      return { process: profile.process, placement, layers, solidCm3, wrapCm3: ((x + 5) * (y + 5) * (z + 5)) / 1000 };
    case 'DMLS':
      return { process: 'DMLS', placement, layers, solidCm3, stockCm3: 0, supportCm3: 0.5, outlineM, standsOnCm2: (x * y) / 100 };
  }
}
