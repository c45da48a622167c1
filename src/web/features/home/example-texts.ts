/** The lines of the example’s receipt. */
export const texts = {
  material: 'Material',
  machine: 'Machine time',
  inspection: 'Inspection and overhead',
  margin: 'Margin',
  discount: 'Quantity discount',
} as const;
