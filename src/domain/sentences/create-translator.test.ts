import { expect, test } from 'vitest';
import { createTranslator } from './create-translator.ts';
import { sayFinding } from './findings.de.ts';
import { sayFormula, sayStep } from './receipts.de.ts';

test.each([
  ['A wall is only 0.4 mm thick; FDM needs 0.8 mm in Tough resin.', 'Eine Wand ist nur 0,4 mm dick; FDM braucht 0,8 mm in Zähes Harz.'],
  [
    'The part is larger than the machine: FDM takes up to 1,250 × 210.5 × 210 mm.',
    'Das Teil ist größer als die Maschine: FDM fasst bis zu 1.250 × 210,5 × 210 mm.',
  ],
  ['A line worth more than €1,000.00 is confirmed in person.', 'Eine Position über 1.000,00\u00a0€ wird persönlich bestätigt.'],
  [
    'The part has 2 sealed cavities, from which powder can’t get out. Please add openings, or our team will check.',
    'Das Teil hat 2 geschlossene Hohlräume, aus denen Pulver nicht herauskann. Bitte sehen Sie Öffnungen vor, sonst prüft es unser Team.',
  ],
  ['The file states 12 dimensions, 1 tolerance and 3 datums.', 'Die Datei enthält 12 Maße, 1 Toleranz und 3 Bezüge.'],
  [
    'bracket 1.5.stl is in 2 lines. Order it as one line of 1,000 to get the discount for 1,000.',
    'bracket 1.5.stl steht in 2 Positionen. Als eine Position mit 1.000 Stück erhalten Sie den Rabatt für 1.000.',
  ],
  ['Words of a shop’s own', 'Words of a shop’s own'],
])('LOOK-14 %s', (english, german) => {
  expect(sayFinding(english)).toBe(german);
});

test('LOOK-14 a receipt is told in German, its formulas name by name', () => {
  expect(sayStep('Finish: Vapor smoothed')).toBe('Oberfläche: Dampfgeglättet');
  expect(sayStep('Margin (35 % of the price)')).toBe('Marge (35\u00a0% vom Preis)');
  expect(sayFormula('round(total so far × 100) ÷ 100 − total so far')).toBe('runde(Summe bisher × 100) ÷ 100 − Summe bisher');
  expect(sayFormula('costs = total so far × 0.5')).toBe('costs = Summe bisher × 0,5');
});

test('a template’s own signs are no pattern', () => {
  const say = createTranslator({ sentences: [['(a) {what}? $1', '{what}!']], writeFigures: (figures) => figures });
  expect(say('(a) b? $1')).toBe('b!');
  expect(say('xa) b? $1')).toBe('xa) b? $1');
});
