import type { Translation } from '../language/translation.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = {
  pickUp: 'Abholung beim Anbieter',
  notes: {
    unregistered: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet (Kleinunternehmer).',
    exempt: 'Ohne Steuer: Der Kunde ist von der Steuer befreit.',
    'intra-community': 'Steuerfreie innergemeinschaftliche Lieferung (Art. 138 Richtlinie 2006/112/EG)',
    'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers (Art. 196 Richtlinie 2006/112/EG)',
    export: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a, § 6 UStG)',
    exportElsewhere: 'Ausfuhr: Es wird keine Steuer berechnet.',
  },
  shipping: (name) => `Versand: ${name}`,
  terms: (day, url) => `Es gelten unsere AGB vom ${day}: ${url}`,
};
