import { currencySign } from '#domain/money/money.ts';

/** The calculator reckons in dollars, as the specification says. */
export const DOLLAR = currencySign('USD');

/** Everything /roi-calculator says. The sentences of the specification stand as they are, misspellings included. */
export const texts = {
  title: 'ROI Calculator',
  heading: 'What does quoting cost you?',
  lead: 'Compare quoting by hand with automated quoting. Change your figures, and everything on this page follows.',
  description: 'Return-on-investment calculator: compare the monthly cost and hours of quoting by hand with automated quoting.',
  details: {
    heading: 'Your Details',
    minutesPerQuote: 'Internal Engineering Time Per Quote (mins)',
    hourlySalaryDollars: 'Hourly Salary of Quoting Engineer',
    quotesPerMonth: 'Average Quotes Per Month',
    invalid: 'Please enter a valid value.',
    automated: 'Automated Quoting',
    subscription: 'Estimated Automated Quoting Subscription Cost Per Month',
  },
  readings: {
    included: (subscription: string, quotes: string) => `${subscription} a month includes ${quotes} quotes.`,
    extra: (nominal: string, effective: string) =>
      `Beyond that, a quote is nominally ${nominal}. The estimate's formula multiplies by 0.20 twice, so it counts ${effective}.`,
    total: (quotes: string) => (quotes === '1' ? 'For 1 extra quote' : `For ${quotes} extra quotes`),
    effective: (price: string) => `At ${price} each, as estimated`,
    nominal: (price: string) => `At the nominal ${price} each`,
  },
  summary: {
    label: 'What you could save',
    saving: (dollars: string, costFactor: string, hours: string, timeFactor: string) =>
      `Automated Quoting can save you ${DOLLAR}${dollars}/Month (${costFactor}x Savings) in cost. It can also unlock ${hours} Hours/Month (${timeFactor}x Savings) of your Quoting Engineer's time for other more productive endevours...`,
    incomplete: 'Fill in all three fields to see what automated quoting can save you.',
  },
  start: 'Get Started for Free',
  opensElsewhere: '(opens in a new tab)',
  site: (name: string) => `Visit the ${name} website`,
  value: 'No two businesses are alike. That is why we offer value based pricing tailored for your specific needs.',
  valueHeading: 'Pricing that fits your shop',
  manual: 'Manual',
  automated: 'Automated',
  charts: {
    amount: (figure: string) => `${DOLLAR}${figure}`,
    heading: 'How savings grow with volume',
    loading: 'Loading the charts',
    cost: 'Cost Savings - Manual vs. Automated Quoting',
    time: 'Time Savings - Manual vs. Automated Quoting',
    quotesAxis: 'QUOTES/MONTH',
    costAxis: 'QUOTING COST/MONTH',
    timeAxis: 'QUOTING HOURS SPENT ON QUOTING/MONTH',
    quotesColumn: 'Quotes/month',
    show: 'Show figures',
    hide: 'Hide figures',
    figuresOf: (title: string) => `Figures: ${title}`,
    drawing: (axis: string) => `Line chart of ${axis.toLowerCase()} over quotes/month. Its figures follow as a table.`,
    cut: (top: string) => `The axis ends at ${top}; the figures go beyond it.`,
  },
  table: {
    title: 'Cost and Time Breakdown - Manual Vs. Autoated Quoting',
    aspect: 'Aspect',
    rows: {
      time: 'Time Required',
      response: 'Quoting Response',
      minutes: 'Internal Engineering Time/Quote',
      salary: 'Hourly salary',
      quotes: 'Average Quotes Per Month',
      costPerQuote: 'Cost Per Quote',
      costPerMonth: 'Monthly Cost',
      hoursPerMonth: 'Hours Spent on Quoting Per Month',
    },
    manualTime: '1-3 Business Days',
    manualResponse: 'Manual, Office Hours (9-5)',
    automatedResponse: '24x7, Instantaneous',
    minutes: (count: string) => `${count} mins`,
    included: (quotes: string) => `Free ${quotes} quotes/month as part of subscription`,
    costSaving: (dollars: string, factor: string) => `Saves ${DOLLAR}${dollars}/Month (${factor}x Savings)`,
    timeSaving: (hours: string, factor: string) => `Saves ${hours} Hours/Month (${factor}x Savings)`,
  },
} as const;
