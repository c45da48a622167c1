import { COLORS } from './colors.ts';
import { defineMaterials } from './define-materials.ts';
import { FINISHES } from './finishes.ts';

const { white, black, gray, clear, smoke, amber } = COLORS;
const { asPrinted, sanded, painted, polished, clearCoated } = FINISHES;

// Densities: typical data sheet values of the cured resin.
export const SLA_MATERIALS = defineMaterials('SLA', 'Resin', [
  {
    id: 'sla-standard',
    name: 'Standard resin',
    shortDescription: 'Fine detail and smooth skin. For looks-like prototypes, masters and small precise parts.',
    densityGPerCm3: 1.18,
    infoUrl: 'https://en.wikipedia.org/wiki/Stereolithography',
    colors: [white, gray, black],
    finishes: [asPrinted, sanded, painted],
  },
  {
    id: 'sla-tough',
    name: 'Tough resin',
    shortDescription: 'Bends before it breaks, close to ABS. For snap fits, clips and assemblies under load.',
    densityGPerCm3: 1.17,
    infoUrl: 'https://en.wikipedia.org/wiki/Photopolymer',
    colors: [gray, black, amber],
    finishes: [asPrinted, sanded, painted],
  },
  {
    id: 'sla-clear',
    name: 'Clear resin',
    shortDescription: 'Lets light through and polishes to near glass. For lenses, light pipes and flow models.',
    densityGPerCm3: 1.17,
    infoUrl: 'https://en.wikipedia.org/wiki/Stereolithography',
    colors: [clear, smoke],
    finishes: [asPrinted, sanded, polished, clearCoated],
  },
  {
    id: 'sla-high-temp',
    name: 'High-temperature resin',
    shortDescription: 'Keeps its shape above 200 °C. For molds, hot air ducts and fixtures near heat.',
    densityGPerCm3: 1.19,
    infoUrl: 'https://en.wikipedia.org/wiki/Photopolymer',
    colors: [amber],
    finishes: [asPrinted, sanded],
  },
]);
