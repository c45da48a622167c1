/** What a receipt says beside its own words. */
export const texts = {
  work: {
    machine: 'Machine',
    orientation: 'Orientation',
    height: 'Height on the machine',
    layers: 'Layers',
    mass: 'Material',
    ofSupports: (mass: string) => `${mass} of it supports`,
    hours: 'Machine time',
  },
  body: (numbers: readonly number[]) =>
    numbers.length === 1 ? `Body ${numbers[0]}` : `Bodies ${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ', …' : ''}`,
  heading: (quantity: number) => (quantity === 1 ? 'Price of one piece' : `Price of each of ${quantity} pieces`),
  groups: 'What the price of one piece is made of',
  spread: 'Overhead, margin and discounts are spread over these in proportion.',
  steps: 'Every step with its formula',
  step: 'Step',
  amount: 'Amount',
  unitPrice: 'Unit price',
  lineTotal: (quantity: number) => `${quantity} pieces`,
  rateCard: 'Rate card',
  model: 'Model SHA-256',
  checked: 'Recalculated in your browser: all figures match.',
} as const;
