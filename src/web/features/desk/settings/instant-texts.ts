/** What is said of orders that need no look of the shop. */
export const texts = {
  heading: 'Instant orders',
  loading: 'Loading instant orders',
  failed: 'The settings of instant orders could not be loaded.',
  isOn: 'Accept orders at the instant price without me',
  help: 'Customers then find “Order now” beside the request. The order binds both of you at once, and both get the confirmation. Lines that need review, and whatever your review thresholds catch, still come to you as a request.',
  amount: 'Up to',
  amountHelp: 'Of the whole order, before tax.',
  badAmount: 'Please enter an amount.',
  pieces: 'Pieces of a line, at most',
  piecesHelp: 'Larger quantities come to you first.',
  badPieces: (most: number) => `A whole number from 1 to ${most.toLocaleString('en-US')}.`,
  allMaterials: 'In every material that I offer',
  materials: 'Materials',
  noMaterial: 'Please choose at least one material, or all of them.',
  save: 'Save instant orders',
} as const;
