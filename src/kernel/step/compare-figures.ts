import type { Finding, Measurement } from '#domain/part/part.ts';
import { areaInUnit, type Unit, volumeInUnit } from '#domain/part/units.ts';
import type { StatedFigure, StatedFigures } from './step-figures.ts';

/** Systems measure with a tolerance of their own: of 25 known files the farthest is 2.2e-4 off. */
const SAME = 0.01;
/** Factors between units that are mixed up when a model is exported. */
const MIXED_UP: readonly (readonly [factor: number, between: string])[] = [
  [25.4, 'millimetres and inches'],
  [10, 'millimetres and centimetres'],
  [1000, 'millimetres and metres'],
  [2.54, 'centimetres and inches'],
  [100, 'centimetres and metres'],
  [12, 'inches and feet'],
];

/** What a customer should know of the figures that the author's own system wrote into the file, beside those measured here. */
export function compareFigures(
  { volume, area }: StatedFigures,
  { volumeMm3, areaMm2 }: Pick<Measurement, 'volumeMm3' | 'areaMm2'>,
  unit: Unit,
): Finding[] {
  // An open surface has no volume, and is looked at anyway.
  if (volumeMm3 === null || !(volumeMm3 > 0)) return [];
  const volumes = volume && { name: 'volume', stated: volume, measured: volumeMm3, dimension: 3, tell: tellIn(unit, 3) };
  const areas = area && { name: 'surface area', stated: area, measured: areaMm2, dimension: 2, tell: tellIn(unit, 2) };
  const given = [volumes, areas].filter((pair) => pair !== null);
  const wrong = given.find(({ stated, measured }) => !isSame(stated, measured));
  if (wrong !== undefined) return [{ code: 'STATED_FIGURES', severity: 'review', message: explainDifference(wrong) }];
  return given.slice(0, 1).map(({ name, stated, measured, tell }) => ({
    code: 'STATED_FIGURES',
    severity: 'note',
    message: `The ${name} that the file itself states, ${tell(stated.value)}, agrees with what we measured: ${tell(measured)}.`,
  }));
}

interface Pair {
  readonly name: string;
  readonly stated: StatedFigure;
  readonly measured: number;
  readonly dimension: number;
  readonly tell: (value: number) => string;
}

function isSame({ value, rounding }: StatedFigure, measured: number): boolean {
  return Math.abs(value - measured) <= SAME * measured + rounding;
}

function explainDifference({ name, stated, measured, dimension, tell }: Pair): string {
  const says = `The file itself states a ${name} of ${tell(stated.value)}, but its shape measures ${tell(measured)}`;
  const factor = (stated.value / measured) ** (1 / dimension);
  const mixedUp = MIXED_UP.find(([ratio]) => [ratio, 1 / ratio].some((of) => Math.abs(factor / of - 1) <= SAME / dimension));
  if (mixedUp === undefined) return `${says}. Please check that the model was exported as it should be.`;
  return `${says}. That is a factor of ${mixedUp[0]} in every length, as between ${mixedUp[1]}: please check the unit the model was exported in.`;
}

function tellIn(unit: Unit, dimension: 2 | 3): (value: number) => string {
  const convert = dimension === 3 ? volumeInUnit : areaInUnit;
  const sign = dimension === 3 ? '³' : '²';
  return (value) => `${convert(value, unit).toLocaleString('en', { maximumSignificantDigits: 7 })} ${unit}${sign}`;
}
