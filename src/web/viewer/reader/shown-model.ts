import type { PickIndex } from '../picking/pick-index.ts';
import type { KeptMesh } from '../picking/pick-shape.ts';
import type { ModelFormat, Vector3D } from '../viewer.ts';
import { fetchBytes } from './fetch-bytes.ts';
import type { ReadSource } from './messages.ts';

interface Origin {
  readonly format: ModelFormat;
  readonly source: ReadSource;
  /** Where the mesh was centred. */
  readonly centreMm: Vector3D;
}

/** What the worker keeps of the model on the screen, to answer what lies under the pointer. */
export class ShownModel {
  private mesh: KeptMesh | null = null;
  private origin: Origin | null = null;
  private picks: Promise<PickIndex> | null = null;

  keep(mesh: KeptMesh, origin: Origin): void {
    this.mesh = mesh;
    this.origin = origin;
    this.picks = null;
  }

  forget(): void {
    this.mesh = null;
    this.origin = null;
    this.picks = null;
  }

  /** Made at the first question about a model; its code comes along with it. Null: no model is shown. */
  index(): Promise<PickIndex> | null {
    const { mesh } = this;
    if (mesh === null) return null;
    this.picks ??= import('../picking/pick-index.ts').then(({ PickIndex }) => new PickIndex(mesh));
    return this.picks;
  }

  /** Reads a STEP or IGES file once more, by the exact engine, and answers from its shape. Others stay as they are. */
  async measureExactly(): Promise<void> {
    const { mesh, origin } = this;
    if (mesh === null || origin === null || mesh.features !== null) return;
    const { format, source } = origin;
    if (format !== 'step' && format !== 'iges') return;
    const [{ readExactMesh }, fetched] = await Promise.all([import('./read-exact-mesh.ts'), fetchBytes(source, () => {})]);
    if (fetched.outcome === 'failed') return;
    const exact = await readExactMesh(format, fetched.bytes);
    // Another model may have come meanwhile.
    if (exact?.features === undefined || this.mesh !== mesh) return;
    this.keep(
      {
        positions: shift(exact.positions, origin.centreMm),
        indices: Uint32Array.from(exact.indices),
        faces: null,
        welded: false,
        edgeSegments: shift(exact.edgeSegments ?? new Float32Array(0), origin.centreMm),
        features: exact.features,
      },
      origin,
    );
  }
}

function shift(points: Float32Array, { x, y, z }: Vector3D): Float32Array<ArrayBuffer> {
  const centre = [x, y, z];
  return Float32Array.from(points, (value, at) => value - (centre[at % 3] as number));
}
