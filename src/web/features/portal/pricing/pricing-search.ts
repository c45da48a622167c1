import { PROCESS_CODES, type ProcessCode } from '#domain/catalogue/process.ts';
import type { CardPath } from './card/card-path.ts';

export const SECTIONS = ['machines', 'processes', 'materials', 'finishes', 'lead-times', 'money', 'golden-parts', 'versions'] as const;
export type Section = (typeof SECTIONS)[number];

/** What of the prices is shown; the first of each unless the query names another. */
export interface PricingSearch {
  section?: Section;
  process?: ProcessCode;
}

/** Keeps what the query names of the page's parts. */
export function readPricingSearch(search: Record<string, unknown>): PricingSearch {
  const section = SECTIONS.find((known) => known === search['section']);
  const process = PROCESS_CODES.find((known) => known === search['process']);
  return { ...(section === undefined ? {} : { section }), ...(process === undefined ? {} : { process }) };
}

/** Where the field at a path of the card is. */
export function findPlace(path: CardPath, processOf: (materialId: string) => string | undefined): PricingSearch {
  const [first = '', second = '', third] = path.split('.');
  const inProcess = (section: Section, code: string | undefined): PricingSearch => readPricingSearch({ section, process: code });
  if (first === 'processes') {
    if (third === 'machines') return inProcess('machines', second);
    return inProcess(third === 'leadTimes' || third === 'horizon' ? 'lead-times' : 'processes', second);
  }
  if (first === 'materials') return inProcess('materials', processOf(second));
  if (first === 'ownMaterials' || first === 'ownColors') return inProcess('materials', processOf(path));
  if (first === 'finishes' || first === 'ownFinishes') return { section: 'finishes' };
  return { section: first === 'calendar' ? 'lead-times' : 'money' };
}
