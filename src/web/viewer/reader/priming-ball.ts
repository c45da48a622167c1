/** Facets around the ball, and from pole to pole. */
const AROUND = 48;
const ALONG = 24;
const RADIUS_MM = 12;
const HEADER_BYTES = 84;
const FACET_BYTES = 50;

/** A binary STL file of a closed ball: what reads it first is compiled by the time that a customer's file comes. */
export function composePrimingBall(): File {
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES + 2 * AROUND * (ALONG - 1) * FACET_BYTES));
  let count = 0;
  const add = (...corners: readonly (readonly number[])[]) => {
    // The normal stays 0: readers go by the corners' order.
    const at = HEADER_BYTES + count * FACET_BYTES + 12;
    for (const [n, value] of corners.flat().entries()) bytes.setFloat32(at + 4 * n, value, true);
    count += 1;
  };
  for (let i = 0; i < AROUND; i++) {
    for (let j = 0; j < ALONG; j++) {
      const [a, b, c, d] = [cornerAt(i, j), cornerAt(i + 1, j), cornerAt(i + 1, j + 1), cornerAt(i, j + 1)];
      if (j < ALONG - 1) add(a, d, c);
      if (j > 0) add(a, c, b);
    }
  }
  bytes.setUint32(HEADER_BYTES - 4, count, true);
  return new File([bytes.buffer], 'ball.stl');
}

function cornerAt(i: number, j: number): readonly number[] {
  const [turn, tilt] = [(2 * Math.PI * (i % AROUND)) / AROUND, (Math.PI * j) / ALONG];
  // Poles are one point each, as all corners there must be the same.
  const out = j === 0 || j === ALONG ? 0 : RADIUS_MM * Math.sin(tilt);
  return [out * Math.cos(turn), out * Math.sin(turn), RADIUS_MM * Math.cos(tilt)];
}
