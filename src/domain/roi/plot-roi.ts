import { calculateRoi, type RoiInputs } from './calculate-roi.ts';

/** Quotes a month at which the charts are drawn. */
export const PLOTTED_VOLUMES = [50, 100, 200, 500, 1000] as const;

/** What both ways of quoting come to at one volume; null where an input is missing. */
export interface PlotPoint {
  readonly quotesPerMonth: number;
  readonly manual: number | null;
  readonly automated: number | null;
}

/** The points of the cost chart in dollars a month, or of the time chart in hours a month. */
export function plotRoi(inputs: RoiInputs, figure: 'costPerMonthDollars' | 'hoursPerMonth'): readonly PlotPoint[] {
  return PLOTTED_VOLUMES.map((quotesPerMonth) => {
    const { manual, automated } = calculateRoi({ ...inputs, quotesPerMonth });
    return { quotesPerMonth, manual: manual[figure], automated: automated[figure] };
  });
}
