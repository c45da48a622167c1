import type { Translation } from '#domain/language/translation.ts';
import type { texts as english } from './texts.ts';

/** What a receipt says beside its own words, in German. */
export const texts: Translation<typeof english> = {
  work: {
    machine: 'Maschine',
    orientation: 'Bauausrichtung',
    height: 'Bauhöhe',
    layers: 'Schichten',
    mass: 'Material',
    ofSupports: (mass) => `davon ${mass} Stützstruktur`,
    hours: 'Maschinenzeit',
  },
  body: (numbers) => `Körper ${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ', …' : ''}`,
  heading: (quantity) => (quantity === 1 ? 'Preis für ein Stück' : `Stückpreis bei ${quantity} Stück`),
  groups: 'Woraus der Stückpreis besteht',
  spread: 'Gemeinkosten, Marge und Rabatte sind anteilig darin verteilt.',
  steps: 'Jeder Schritt mit seiner Formel',
  step: 'Schritt',
  amount: 'Betrag',
  unitPrice: 'Stückpreis',
  lineTotal: (quantity) => `${quantity} Stück`,
  rateCard: 'Kalkulation',
  model: 'Modell-SHA-256',
  checked: 'Im Browser nachgerechnet: Alle Beträge stimmen.',
};
