/** What was said of a line of the cart, in a few words. */
export const texts = {
  note: 'note',
  tolerances: 'tolerances',
  threads: 'threads',
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
} as const;
