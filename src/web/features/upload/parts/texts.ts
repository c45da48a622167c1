/** What uploaded parts ask about their unit and their bodies. */
export const texts = {
  unit: {
    label: 'Unit',
    labelOf: (filename: string) => ` of ${filename}`,
    question: 'Which unit is this file in?',
    keep: (filename: string) => `Keep ${filename} in `,
    read: (filename: string) => `Read ${filename} in `,
    reading: (filename: string, unit: string) => `Reading ${filename} in ${unit}…`,
    notChanged: 'We could not change the unit. Check your connection and try again.',
  },
  kept: 'In this browser only, until you send your request.',
  bodies: {
    question: 'How should we make these bodies?',
    split: 'Split into parts',
    splitOf: (filename: string) => ` of ${filename}`,
    assemble: 'Treat as one assembly',
    working: (filename: string) => `Working on ${filename}…`,
    notStored: 'That could not be stored. Please check your connection and try again.',
    notSplit: 'The file could not be split. Please check your connection and try again.',
  },
} as const;
