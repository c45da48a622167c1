/** A fine one has as many facets as large files, whose meshes are thinned out first; it is worked out as far as a first price. */
export type PrimingBall = 'ball' | 'fine-ball';

/** Facets from pole to pole; twice as many are around it. */
const ALONG: Record<PrimingBall, number> = { ball: 24, 'fine-ball': 92 };
const RADIUS_MM = 12;
const HEADER_BYTES = 84;
const FACET_BYTES = 50;

/** A binary STL file of a closed ball: what reads it first is compiled by the time that a customer's file comes. */
export function composePrimingBall(kind: PrimingBall): File {
  const along = ALONG[kind];
  const around = 2 * along;
  const cornerAt = (i: number, j: number): readonly number[] => {
    const [turn, tilt] = [(2 * Math.PI * (i % around)) / around, (Math.PI * j) / along];
    // Poles are one point each, as all corners there must be the same.
    const out = j === 0 || j === along ? 0 : RADIUS_MM * Math.sin(tilt);
    return [out * Math.cos(turn), out * Math.sin(turn), RADIUS_MM * Math.cos(tilt)];
  };
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES + 2 * around * (along - 1) * FACET_BYTES));
  let count = 0;
  const add = (...corners: readonly (readonly number[])[]) => {
    // The normal stays 0: readers go by the corners' order.
    const at = HEADER_BYTES + count * FACET_BYTES + 12;
    for (const [n, value] of corners.flat().entries()) bytes.setFloat32(at + 4 * n, value, true);
    count += 1;
  };
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < along; j++) {
      const [a, b, c, d] = [cornerAt(i, j), cornerAt(i + 1, j), cornerAt(i + 1, j + 1), cornerAt(i, j + 1)];
      if (j < along - 1) add(a, d, c);
      if (j > 0) add(a, c, b);
    }
  }
  bytes.setUint32(HEADER_BYTES - 4, count, true);
  return new File([bytes.buffer], 'ball.stl');
}
