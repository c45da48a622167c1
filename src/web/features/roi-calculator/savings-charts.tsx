import type { RoiInputs } from '#domain/roi/calculate-roi.ts';
import { plotRoi } from '#domain/roi/plot-roi.ts';
import { ComparisonChart } from './comparison-chart.tsx';
import { formatAmount, formatNumber, formatTick } from './format-figures.ts';
import { texts } from './texts.ts';

/** The time axis goes no further. */
const MOST_HOURS = 1000;

/** Cost and time over the volume. */
export function SavingsCharts({ inputs }: { inputs: RoiInputs }) {
  return (
    <>
      <ComparisonChart
        title={texts.charts.cost}
        axis={texts.charts.costAxis}
        points={plotRoi(inputs, 'costPerMonthDollars')}
        formatValue={formatAmount}
        formatTick={(value) => texts.charts.amount(formatTick(value))}
      />
      <ComparisonChart
        title={texts.charts.time}
        axis={texts.charts.timeAxis}
        points={plotRoi(inputs, 'hoursPerMonth')}
        highest={MOST_HOURS}
        formatValue={(value) => formatNumber(value, 1)}
        formatTick={formatTick}
      />
    </>
  );
}
