/** What the way on and the cards say of prices. */
export const texts = {
  nothingSelected: 'Please select at least one part to continue',
  continue: 'Continue',
  together: (count: number) => (count === 1 ? '1 part' : `${count} parts together`),
  pricedSoFar: (count: number, of: number) => `${count} of ${of} parts priced so far`,
  review: (count: number, of: number) => (of === 1 ? 'Needs review' : `${count} ${count === 1 ? 'needs' : 'need'} review`),
  inChoices: (choice: string | null) => `In ${choice ?? 'the choices shown'}. Continue to choose another material, color or finish.`,
  failed: 'The prices could not be loaded. You can continue without them.',
  wasProvisional: (price: string) => `Your browser had worked out ${price}, which no longer counts.`,
  getQuote: 'Get Your Quote',
} as const;
