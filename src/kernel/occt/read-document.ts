import type { ColoredShape, NamedSolid, Shape, UsedProduct } from './words.ts';

/** The colours that `list_colors` tells. */
export function readColors(told: readonly number[]): ColoredShape[] {
  return chop(told, 5).map(([kind = 0, shape = 0, red = 0, green = 0, blue = 0]) => ({
    of: (['face', 'shell', 'body'] as const)[kind] ?? 'body',
    shape: shape as Shape,
    color: [red, green, blue],
  }));
}

/** The names that `list_names` tells; `read` hands out a text by its place and length. */
export function readNames(told: readonly number[], read: (at: number, length: number) => string): NamedSolid[] {
  return chop(told, 6).map(([solid = 0, product = 0, productAt = 0, productLength = 0, ownAt = 0, ownLength = 0]) => ({
    ...{ solid: solid as Shape, product },
    ...{ productName: read(productAt, productLength), ownName: read(ownAt, ownLength) },
  }));
}

/** The products that `list_tree` tells; `read` as of `readNames`. */
export function readTree(told: readonly number[], read: (at: number, length: number) => string): UsedProduct[] {
  return chop(told, 4).map(([depth = 0, faces = 0, at = 0, length = 0]) => ({ depth, faces, name: read(at, length) }));
}

function chop(values: readonly number[], length: number): number[][] {
  return Array.from({ length: values.length / length }, (_, n) => values.slice(n * length, (n + 1) * length));
}
