import { AUTOMATED_MINUTES_PER_QUOTE, estimateSubscription } from './subscription.ts';

/** How a shop quotes today; null for what is not known, or makes no sense. */
export interface RoiInputs {
  readonly minutesPerQuote: number | null;
  readonly hourlySalaryDollars: number | null;
  readonly quotesPerMonth: number | null;
}

/** Null stands for what is not a number: an input is missing, or nothing is divided among no quotes. */
type Figure = number | null;

/** One way of quoting. */
export interface QuotingFigures {
  readonly costPerQuoteDollars: Figure;
  readonly costPerMonthDollars: Figure;
  readonly hoursPerMonth: Figure;
}

/** What automation saves: whole dollars or hours a month, at least 0, and how many times the automated figure the manual one is, rounded. */
export interface Saving {
  readonly perMonth: Figure;
  readonly factor: Figure;
}

export interface Roi {
  readonly manual: QuotingFigures;
  readonly automated: QuotingFigures;
  readonly costSaving: Saving;
  readonly timeSaving: Saving;
}

export const DEFAULT_ROI_INPUTS = {
  minutesPerQuote: 30,
  hourlySalaryDollars: 35,
  quotesPerMonth: 200,
} as const satisfies RoiInputs;

/**
 * Compares quoting by hand with automated quoting. By hand a quote costs minutes ÷ 60 × salary; automated, the month's
 * subscription ÷ quotes. A month takes minutes ÷ 60 × quotes in hours, where an automated quote takes 5 minutes.
 * No figure is ever NaN or infinite.
 */
export function calculateRoi(inputs: RoiInputs): Roi {
  const minutes = inputs.minutesPerQuote ?? Number.NaN;
  const quotes = inputs.quotesPerMonth ?? Number.NaN;
  const manualCostPerQuote = (minutes / 60) * (inputs.hourlySalaryDollars ?? Number.NaN);
  const manual = { cost: manualCostPerQuote * quotes, hours: (minutes / 60) * quotes };
  const automated = { cost: estimateSubscription(quotes).effectiveDollars, hours: (AUTOMATED_MINUTES_PER_QUOTE / 60) * quotes };
  return {
    manual: describeQuoting(manualCostPerQuote, manual),
    automated: describeQuoting(automated.cost / quotes, automated),
    costSaving: compare(manual.cost, automated.cost),
    timeSaving: compare(manual.hours, automated.hours),
  };
}

function describeQuoting(costPerQuote: number, month: { readonly cost: number; readonly hours: number }): QuotingFigures {
  return {
    costPerQuoteDollars: figureOf(costPerQuote),
    costPerMonthDollars: figureOf(month.cost),
    hoursPerMonth: figureOf(month.hours),
  };
}

function compare(manual: number, automated: number): Saving {
  return { perMonth: figureOf(Math.round(Math.max(0, manual - automated))), factor: figureOf(Math.round(manual / automated)) };
}

function figureOf(value: number): Figure {
  return Number.isFinite(value) ? value : null;
}
