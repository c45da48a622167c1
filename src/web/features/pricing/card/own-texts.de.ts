import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './own-texts.ts';

export const texts: Translation<typeof english> = {
  usualTypes: { FDM: 'Thermoplast', SLA: 'Harz', SLS: 'Nylon', MJF: 'Nylon', DMLS: 'Metall' },
  naturalColor: 'Natur',
};
