/** What the tables of rates say, and the rate card as a file. */
export const texts = {
  lead: 'Type, or paste cells from a spreadsheet: figures go right and down from the cell; rows that begin with a name go to that name.',
  name: 'Name',
  materials: 'Materials',
  processes: 'Machines and processes',
  processesHelp: 'The hourly rate is that of the first machine; further machines have theirs under Machines.',
  cell: (rate: string, of: string, unit: string) => `${rate} of ${of}, in ${unit}`,
  outside: (range: string) => `published: ${range}`,
  pasted: (count: number) => (count === 1 ? '1 figure was taken over.' : `${count} figures were taken over.`),
  unknown: (names: string) => `Nothing here is called: ${names}.`,
  exchange: {
    title: 'Exchange rate',
    unknown: (currency: string) =>
      `Rates are published in US dollars. Say what a dollar is worth in ${currency}, and the ranges are shown in ${currency}.`,
    known: (dollar: string, currency: string, day: string, source: string) =>
      `1 USD = ${dollar} ${currency}, as of ${day}, by ${source}. The ranges below are converted by it; your rates are not.`,
    dollar: (currency: string) => `One US dollar in ${currency}`,
    on: 'As of',
    source: 'Source',
    sourceHint: 'for instance ECB',
    wrong: 'Please enter a number above 0.',
    sourceMissing: 'Please say where the rate is from.',
    save: 'Save the rate',
  },
  file: {
    title: 'Rate card as a file',
    help: 'All rates as JSON: to keep, to edit elsewhere, to take along to another installation.',
    export: 'Export the rate card',
    import: 'Import a rate card',
    refused: 'This rate card can’t be used. Nothing was changed.',
    noCard: 'The file is no JSON.',
    more: (count: number) => `and ${count} more`,
    changes: (count: number) =>
      count === 0
        ? 'The file holds the same rates as yours.'
        : `${count === 1 ? '1 value changes' : `${count} values change`} in your draft. Customers see nothing of it until you publish.`,
    take: 'Put it into the draft',
    cancel: 'Cancel',
  },
} as const;
