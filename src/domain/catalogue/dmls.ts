import { COLORS } from './colors.ts';
import { defineMaterials } from './define-materials.ts';
import { FINISHES } from './finishes.ts';

const { aluminum, steel, titanium, toolSteel } = COLORS;
const { asPrinted, beadBlasted, tumbled, polished, machined, heatTreated, anodized, electropolished } = FINISHES;

// Densities: typical data sheet values of the melted part.
export const DMLS_MATERIALS = defineMaterials('DMLS', 'Metal', [
  {
    id: 'dmls-alsi10mg',
    name: 'Aluminum AlSi10Mg',
    shortDescription: 'Light, stiff and conducts heat well. For housings, heat sinks and lightweight brackets.',
    densityGPerCm3: 2.67,
    infoUrl: 'https://en.wikipedia.org/wiki/Aluminium%E2%80%93silicon_alloys',
    colors: [aluminum],
    finishes: [asPrinted, beadBlasted, tumbled, anodized, machined],
  },
  {
    id: 'dmls-316l',
    name: 'Stainless steel 316L',
    shortDescription: 'Corrosion resistant, ductile and food safe. For marine, medical and process equipment.',
    densityGPerCm3: 7.95,
    infoUrl: 'https://en.wikipedia.org/wiki/SAE_316L_stainless_steel',
    colors: [steel],
    finishes: [asPrinted, beadBlasted, tumbled, polished, electropolished, machined],
  },
  {
    id: 'dmls-ti6al4v',
    name: 'Titanium Ti6Al4V',
    shortDescription: 'As strong as steel at little more than half its weight. For aerospace, racing and implants.',
    densityGPerCm3: 4.41,
    infoUrl: 'https://en.wikipedia.org/wiki/Ti-6Al-4V',
    colors: [titanium],
    finishes: [asPrinted, beadBlasted, tumbled, polished, machined],
  },
  {
    id: 'dmls-maraging',
    name: 'Maraging steel 1.2709',
    shortDescription: 'Hardens to 50 HRC and more. For tool inserts, dies and highly loaded parts.',
    densityGPerCm3: 8.05,
    infoUrl: 'https://en.wikipedia.org/wiki/Maraging_steel',
    colors: [toolSteel],
    finishes: [asPrinted, beadBlasted, heatTreated, polished, machined],
  },
]);
