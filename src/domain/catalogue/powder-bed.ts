import { COLORS } from './colors.ts';
import { defineMaterial } from './define-material.ts';
import type { CatalogueMaterial } from './entries.ts';
import { FINISHES } from './finishes.ts';

const { white, black, graphite, gray, red, blue, green, yellow, orange, mjfGray } = COLORS;
const { asPrinted, beadBlasted, dyed, tumbled, vaporSmoothed, painted } = FINISHES;

// Densities: typical data sheet values of the sintered or fused part, which is a little porous.
export const POWDER_BED_MATERIALS: readonly CatalogueMaterial[] = [
  defineMaterial({
    id: 'sls-pa12',
    process: 'SLS',
    type: 'Nylon',
    name: 'Nylon 12 (PA12)',
    shortDescription: 'The all-rounder: strong, durable and free of supports. For working prototypes and series.',
    densityGPerCm3: 0.93,
    infoUrl: 'https://en.wikipedia.org/wiki/Nylon_12',
    colors: [white, black, graphite, red, orange, yellow, green, blue],
    finishes: [asPrinted, beadBlasted, dyed, tumbled, vaporSmoothed, painted],
  }),
  defineMaterial({
    id: 'sls-pa11',
    process: 'SLS',
    type: 'Nylon',
    name: 'Nylon 11 (PA11)',
    shortDescription: 'From castor oil, with more stretch and impact strength than PA12. For hinges and clips.',
    densityGPerCm3: 0.99,
    infoUrl: 'https://en.wikipedia.org/wiki/Nylon_11',
    colors: [white, black],
    finishes: [asPrinted, beadBlasted, dyed, vaporSmoothed],
  }),
  defineMaterial({
    id: 'sls-pa12gf',
    process: 'SLS',
    type: 'Nylon',
    name: 'Nylon 12, glass filled',
    shortDescription: 'Stiffer and more heat resistant through glass beads. For housings that must not bend.',
    densityGPerCm3: 1.22,
    infoUrl: 'https://en.wikipedia.org/wiki/Selective_laser_sintering',
    colors: [gray, black],
    finishes: [asPrinted, beadBlasted, painted],
  }),
  defineMaterial({
    id: 'mjf-pa12',
    process: 'MJF',
    type: 'Nylon',
    name: 'Nylon 12 (PA12)',
    shortDescription: 'Crisp detail and equal strength in all directions. For end-use parts from one to thousands.',
    densityGPerCm3: 1.01,
    infoUrl: 'https://en.wikipedia.org/wiki/Multi_Jet_Fusion',
    colors: [mjfGray, black],
    finishes: [asPrinted, beadBlasted, dyed, vaporSmoothed, painted],
  }),
  defineMaterial({
    id: 'mjf-pa12gb',
    process: 'MJF',
    type: 'Nylon',
    name: 'Nylon 12, glass beads',
    shortDescription: 'Stiff and dimensionally stable through 40 % glass beads. For enclosures, jigs and fixtures.',
    densityGPerCm3: 1.3,
    infoUrl: 'https://en.wikipedia.org/wiki/Multi_Jet_Fusion',
    colors: [mjfGray, black],
    finishes: [asPrinted, beadBlasted, dyed],
  }),
];
