/** What the first questions say. */
export const texts = {
  intro:
    'Five questions, and you have prices. Everything else starts from market rates, and you can change every figure later. Processes you don’t choose are switched off.',
  currency: { label: 'Currency', help: 'What you charge in.' },
  dollar: {
    help: 'The rates you are not asked for here start from US dollars and are converted by this.',
    sourceHelp: 'Who says so, for instance the ECB. It is kept with your prices.',
  },
  questions: {
    processes: 'Which processes do you have?',
    machines: 'Which machines do you run?',
    hours: 'What does an hour of a machine cost?',
    margin: 'How much of a price is profit?',
    leadTime: 'Standard lead time?',
  },
  machine: (process: string) => `Machine for ${process}`,
  machineHelp: 'The nearest one: times and weights follow from it.',
  count: (process: string) => `How many for ${process}`,
  countHelp: 'More machines shorten lead times.',
  hour: (process: string) => `Hourly rate for ${process}`,
  hourHelp: 'Power, wear and attendance; material is charged on top.',
  published: (range: string) => `Published: ${range}.`,
  margin: { label: 'Margin', help: '35% turns costs of 65 into a price of 100.' },
  days: { label: 'Working days', help: 'Excluding machine time. An express option (half the time, +25%) is added.' },
  submit: 'Make my rate card',
  skip: 'Start from the demo rates instead',
  wrong: {
    on: 'Please say which day the rate is of.',
    processes: 'Please choose at least one process.',
    figure: 'Please enter a number, for instance 12.5.',
    positive: 'Please enter a number above 0.',
    count: 'Please enter a whole number from 1 to 1000.',
    margin: 'Please enter a percentage from 0 to under 100.',
    days: 'Please enter a number from 0 to 365.',
  },
} as const;
