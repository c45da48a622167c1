import { COLORS } from './colors.ts';
import { defineMaterials } from './define-materials.ts';
import { FINISHES } from './finishes.ts';

const { white, black, gray, graphite, red, orange, yellow, green, blue, natural } = COLORS;
const { asPrinted, sanded, painted, vaporSmoothed, polished } = FINISHES;

// Densities: typical filament data sheet values (ISO 1183).
export const FDM_MATERIALS = defineMaterials('FDM', 'Thermoplastic', [
  {
    id: 'fdm-pla',
    name: 'PLA',
    shortDescription: 'Stiff, precise and inexpensive. For models, fit checks and fixtures that stay below 50 °C.',
    densityGPerCm3: 1.24,
    infoUrl: 'https://en.wikipedia.org/wiki/Polylactic_acid',
    colors: [white, black, gray, red, orange, yellow, green, blue],
    finishes: [asPrinted, sanded, painted],
  },
  {
    id: 'fdm-petg',
    name: 'PETG',
    shortDescription: 'Tough and moisture-proof with good layer bonding. For brackets, housings and everyday parts.',
    densityGPerCm3: 1.27,
    infoUrl: 'https://en.wikipedia.org/wiki/Polyethylene_terephthalate',
    colors: [white, black, gray, red, blue],
    finishes: [asPrinted, sanded, painted],
  },
  {
    id: 'fdm-abs',
    name: 'ABS',
    shortDescription: 'Impact resistant up to 90 °C and easy to smooth, glue and paint. For enclosures and handles.',
    densityGPerCm3: 1.04,
    infoUrl: 'https://en.wikipedia.org/wiki/Acrylonitrile_butadiene_styrene',
    colors: [white, black, gray, red, blue],
    finishes: [asPrinted, sanded, vaporSmoothed, painted],
  },
  {
    id: 'fdm-asa',
    name: 'ASA',
    shortDescription: 'Like ABS, but made for sun and rain: keeps its color and strength outdoors.',
    densityGPerCm3: 1.07,
    infoUrl: 'https://en.wikipedia.org/wiki/Acrylonitrile_styrene_acrylate',
    colors: [white, black, gray, green],
    finishes: [asPrinted, sanded, vaporSmoothed, painted],
  },
  {
    id: 'fdm-tpu95a',
    type: 'Elastomer',
    name: 'TPU 95A',
    shortDescription: 'Rubber-like, tear and abrasion resistant. For gaskets, grips, bumpers and feet.',
    densityGPerCm3: 1.22,
    infoUrl: 'https://en.wikipedia.org/wiki/Thermoplastic_polyurethane',
    colors: [black, white, graphite, red],
    finishes: [asPrinted],
  },
  {
    id: 'fdm-pc',
    name: 'Polycarbonate',
    shortDescription: 'Very strong and heat resistant up to 110 °C. For jigs, tooling and loaded parts.',
    densityGPerCm3: 1.2,
    infoUrl: 'https://en.wikipedia.org/wiki/Polycarbonate',
    colors: [natural, black],
    finishes: [asPrinted, sanded, polished, painted],
  },
]);
