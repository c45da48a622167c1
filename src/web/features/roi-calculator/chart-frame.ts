import { scaleLinear } from '@visx/scale';
import { PLOTTED_VOLUMES, type PlotPoint } from '#domain/roi/plot-roi.ts';

export const CHART_HEIGHT = 300;
const MARGIN = { top: 40, bottom: 50, left: 72 };
/** Room for the lines' names, which otherwise stand above the lines' ends. */
const NAMES_WIDTH = 112;
const EDGE = 22;
const NARROWEST = 240;
/** From here on there is room for names beside the lines, and for the numbers of the neighbours 50 and 100. */
const ROOMY = 480;

/** Where things lie on a chart, in pixels from its upper left corner. */
export interface ChartFrame {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (quotesPerMonth: number) => number;
  /** Scales of visx, from values to pixels. */
  readonly xScale: ReturnType<typeof scaleLinear<number>>;
  readonly yScale: ReturnType<typeof scaleLinear<number>>;
  /** The greatest value on the y axis; greater ones are cut off. */
  readonly highest: number;
  readonly isRoomy: boolean;
}

/** Lays a chart out in so many pixels: from zero to the greatest value, or to `highest` if that is less. */
export function frameChart(measuredWidth: number, points: readonly PlotPoint[], highest = Number.POSITIVE_INFINITY): ChartFrame {
  const width = Math.max(measuredWidth, NARROWEST);
  const isRoomy = width >= ROOMY;
  const [left, right] = [MARGIN.left, width - (isRoomy ? NAMES_WIDTH : EDGE)];
  const [top, bottom] = [MARGIN.top, CHART_HEIGHT - MARGIN.bottom];
  const greatest = Math.max(1, ...points.flatMap(({ manual, automated }) => [manual ?? 0, automated ?? 0]));
  const xScale = scaleLinear<number>({ domain: [0, PLOTTED_VOLUMES[4]], range: [left, right] });
  const yScale = scaleLinear<number>({ domain: [0, Math.min(greatest, highest)], range: [bottom, top], nice: 5 });
  const end = yScale.domain()[1] ?? greatest;
  return { width, left, right, top, bottom, x: (quotes) => xScale(quotes), xScale, yScale, highest: end, isRoomy };
}

const LABEL_HEIGHT = 17;

/** Where to write the names of two lines that end at these heights, so that they do not touch. */
export function placeLabels(manual: number, automated: number, bottom: number): { readonly manual: number; readonly automated: number } {
  const overlap = LABEL_HEIGHT - Math.abs(manual - automated);
  if (overlap <= 0) return { manual, automated };
  const upper = Math.min(manual, automated) - overlap / 2;
  const shift = Math.min(0, bottom - (upper + LABEL_HEIGHT));
  const [above, below] = [upper + shift, upper + shift + LABEL_HEIGHT];
  return manual <= automated ? { manual: above, automated: below } : { manual: below, automated: above };
}
