import type { PartBuild } from '../stores/active-model-store.ts';

/** How a priced part is made: of one body, by FDM, with supports, and too thin at one place. */
export const SAMPLE_BUILD: PartBuild = {
  work: {
    process: 'FDM',
    machine: 'Print farm',
    orientation: '−x up',
    up: [-1, 0, 0],
    along: [0, 1, 0],
    heightMm: 30,
    layers: 150,
    massG: 14,
    supportMassG: 1.24,
    hours: 2,
  },
  bodies: 1,
  facts: {
    supports: { angle: 45, liftMm: 0 },
    minimumWallMm: 0.8,
    thinSpots: [{ mm: 0.4, at: [10.04, -0.001, 2.5] }],
    wallErrorMm: 0.012,
  },
};
