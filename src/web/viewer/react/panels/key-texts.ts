/** What stands on keys. */
export const texts = {
  shiftArrows: 'Shift + arrows',
  escape: 'Esc',
} as const;
