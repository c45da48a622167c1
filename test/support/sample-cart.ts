import type { CartItem } from '#domain/request/cart.ts';

/** A quoted item, three pieces at $12.35. */
export function sampleItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    id: 'AbC234',
    productID: 'part-1',
    title: 'bracket.step',
    description: 'Nylon 12 · White · As printed',
    image: 'bracket.webp',
    quantity: 3,
    price: 12.35,
    metadata: {
      specifications: {
        partID: 'part-1',
        materialID: 'm-1',
        colorID: 'c-1',
        finishID: 'f-1',
        unit: 'mm',
        dimensions: { x: 10, y: 20, z: 30 },
        isInstantQuote: true,
      },
    },
    ...changes,
  };
}
