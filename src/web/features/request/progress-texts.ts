/** What a screen reader hears of a station that lies behind. */
export const texts = {
  done: ' (done)',
} as const;
