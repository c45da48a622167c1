/** What a customer's page says of an order's papers. */
export const texts = {
  heading: 'Papers',
  pay: 'Pay now',
  payBy: (day: string) => `Payable by ${day}.`,
  paidOn: (day: string) => `Paid, last on ${day}. Thank you.`,
} as const;
