export interface GridSize {
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
}

/**
 * Squared distance of each cell to the nearest marked one, in cells; Infinity where none is (Felzenszwalb and Huttenlocher 2012:
 * the lower envelope of parabolas, an axis at a time).
 */
export function distanceFrom(marked: Uint8Array, { nx, ny, nz }: GridSize): Float32Array {
  const field = new Float32Array(marked.length);
  for (let n = 0; n < field.length; n++) field[n] = marked[n] === 1 ? 0 : Infinity;
  const envelope = new Envelope(Math.max(nx, ny, nz));
  for (let line = 0; line < ny * nz; line++) envelope.along(field, line * nx, 1, nx);
  for (let z = 0; z < nz; z++) for (let x = 0; x < nx; x++) envelope.along(field, z * nx * ny + x, nx, ny);
  for (let line = 0; line < nx * ny; line++) envelope.along(field, line, nx * ny, nz);
  return field;
}

class Envelope {
  private readonly values: Float64Array;
  private readonly vertices: Int32Array;
  private readonly bounds: Float64Array;

  constructor(longest: number) {
    this.values = new Float64Array(longest);
    this.vertices = new Int32Array(longest);
    this.bounds = new Float64Array(longest + 1);
  }

  along(field: Float32Array, start: number, stride: number, count: number): void {
    const { values, vertices, bounds } = this;
    let last = -1;
    for (let n = 0; n < count; n++) {
      const value = field[start + n * stride] as number;
      values[n] = value;
      if (value === Infinity) continue;
      let from = -Infinity;
      while (last >= 0) {
        const vertex = vertices[last] as number;
        from = (value + n * n - (values[vertex] as number) - vertex * vertex) / (2 * (n - vertex));
        if (from > (bounds[last] as number)) break;
        last--;
        from = -Infinity;
      }
      vertices[++last] = n;
      bounds[last] = from;
    }
    if (last < 0) return;
    bounds[last + 1] = Infinity;
    for (let n = 0, k = 0; n < count; n++) {
      while ((bounds[k + 1] as number) < n) k++;
      const vertex = vertices[k] as number;
      field[start + n * stride] = (n - vertex) * (n - vertex) + (values[vertex] as number);
    }
  }
}
