import { expect, test } from 'vitest';
import { formatFigure } from './format-figure.ts';

test.each<[number | string, string, string]>([
  [12.330712, 'cm3', '12.3307 cm³'],
  [2.4, 'cm2', '2.4 cm²'],
  [35, '%', '35%'],
  [1.3, 'USD/piece', '$1.30 / piece'],
  [75, 'USD/kg', '$75.00 / kg'],
  [4.50092, 'USD', '$4.50092'],
  [0.93, 'g/cm3', '0.93 g/cm³'],
  [69360, 'cm3', '69,360 cm³'],
  [1.25, 'x', '× 1.25'],
  [702.435, 'US cents', '702.435 US cents'],
  [4.5, 'EUR/h', '€4.50 / h'],
  [450, 'JPY/h', '¥450 / h'],
  [1, 'pieces', '1 piece'],
  [250, 'pieces', '250 pieces'],
  ['PA 12', '', 'PA 12'],
])('QUO-08 the figure %j in %s reads %s', (value, unit, expected) => {
  expect(formatFigure(value, unit)).toBe(expected);
});
