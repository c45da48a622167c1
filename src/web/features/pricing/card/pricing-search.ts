import { PROCESS_CODES, type ProcessCode } from '#domain/catalogue/process.ts';
import type { CardPath } from './card-path.ts';

export const SECTIONS = [
  'rates',
  'machines',
  'processes',
  'materials',
  'finishes',
  'lead-times',
  'money',
  'golden-parts',
  'versions',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A part of the prices. */
export interface PricingPlace {
  readonly section: Section;
  readonly process: ProcessCode;
}

/** The part that a query names; the first where it names none that there is. */
export function readPlace(search: { readonly section?: string | undefined; readonly process?: string | undefined }): PricingPlace {
  return {
    section: SECTIONS.find((known) => known === search.section) ?? 'machines',
    process: PROCESS_CODES.find((known) => known === search.process) ?? PROCESS_CODES[0],
  };
}

/** Where the field at a path of the card is. */
export function findPlace(path: CardPath, processOf: (materialId: string) => string | undefined): PricingPlace {
  const [first = '', second = '', third] = path.split('.');
  const inProcess = (section: Section, code?: string) => readPlace({ section, process: code });
  if (first === 'processes') {
    if (third === 'machines') return inProcess('machines', second);
    return inProcess(third === 'leadTimes' || third === 'horizon' ? 'lead-times' : 'processes', second);
  }
  if (first === 'materials') return inProcess('materials', processOf(second));
  if (first === 'ownMaterials' || first === 'ownColors') return inProcess('materials', processOf(path));
  if (first === 'finishes' || first === 'ownFinishes') return inProcess('finishes');
  return inProcess(first === 'calendar' ? 'lead-times' : 'money');
}
