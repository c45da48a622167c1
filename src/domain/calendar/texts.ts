/** How lead times and days are told. */
export const texts = {
  businessDays: (days: number) => `${days} business ${days === 1 ? 'day' : 'days'}`,
  onRequest: 'Date on request',
  cutOff: (time: string, zone: string) =>
    `Business days count from your order. An order at ${time} or later (${zone}), or on a day off, counts from the next business day.`,
  /** A place whose clock it is. */
  zone: (place: string) => `${place} time`,
  /** Mails' and papers' readers are anywhere: a day's month is written out, after the day. */
  days: 'en-GB',
} as const;
