import { COLORS } from './colors.ts';
import { defineMaterials } from './define-materials.ts';
import { FINISHES } from './finishes.ts';

const { white, black, graphite, gray, red, blue, green, yellow, orange, mjfGray } = COLORS;
const { asPrinted, beadBlasted, dyed, tumbled, vaporSmoothed, painted } = FINISHES;

// Densities: typical data sheet values of the sintered or fused part, which is a little porous.
export const POWDER_BED_MATERIALS = [
  ...defineMaterials('SLS', 'Nylon', [
    {
      id: 'sls-pa12',
      name: 'Nylon 12 (PA12)',
      shortDescription: 'The all-rounder: strong, durable and free of supports. For working prototypes and series.',
      densityGPerCm3: 0.93,
      infoUrl: 'https://en.wikipedia.org/wiki/Nylon_12',
      colors: [white, black, graphite, red, orange, yellow, green, blue],
      finishes: [asPrinted, beadBlasted, dyed, tumbled, vaporSmoothed, painted],
    },
    {
      id: 'sls-pa11',
      name: 'Nylon 11 (PA11)',
      shortDescription: 'From castor oil, with more stretch and impact strength than PA12. For hinges and clips.',
      densityGPerCm3: 0.99,
      infoUrl: 'https://en.wikipedia.org/wiki/Nylon_11',
      colors: [white, black],
      finishes: [asPrinted, beadBlasted, dyed, vaporSmoothed],
    },
    {
      id: 'sls-pa12gf',
      name: 'Nylon 12, glass filled',
      shortDescription: 'Stiffer and more heat resistant through glass beads. For housings that must not bend.',
      densityGPerCm3: 1.22,
      infoUrl: 'https://en.wikipedia.org/wiki/Selective_laser_sintering',
      colors: [gray, black],
      finishes: [asPrinted, beadBlasted, painted],
    },
  ]),
  ...defineMaterials('MJF', 'Nylon', [
    {
      id: 'mjf-pa12',
      name: 'Nylon 12 (PA12)',
      shortDescription: 'Crisp detail and equal strength in all directions. For end-use parts from one to thousands.',
      densityGPerCm3: 1.01,
      infoUrl: 'https://en.wikipedia.org/wiki/Multi_Jet_Fusion',
      colors: [mjfGray, black],
      finishes: [asPrinted, beadBlasted, dyed, vaporSmoothed, painted],
    },
    {
      id: 'mjf-pa12gb',
      name: 'Nylon 12, glass beads',
      shortDescription: 'Stiff and dimensionally stable through 40 % glass beads. For enclosures, jigs and fixtures.',
      densityGPerCm3: 1.3,
      infoUrl: 'https://en.wikipedia.org/wiki/Multi_Jet_Fusion',
      colors: [mjfGray, black],
      finishes: [asPrinted, beadBlasted, dyed],
    },
  ]),
];
