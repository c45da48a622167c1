/** What is wrong with what is typed into a rate card. */
export const texts = {
  noDay: 'Please choose at least one day.',
  noFigure: (unit: string) => `Please enter a figure in ${unit}.`,
  noNumber: (unit: string) => `Please enter a number, for instance 12.5, in ${unit}.`,
  unclear: (whole: string, fraction: string) => `Is this ${whole}${fraction} or ${whole}.${fraction}? Please write it without a comma.`,
} as const;
