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
  private measuring: Promise<void> | null = null;

  keep(mesh: KeptMesh, origin: Origin): void {
    this.mesh = mesh;
    this.origin = origin;
    this.picks = null;
    this.measuring = null;
  }

  /** Takes the same model's mesh with equal corners joined, unless the exact one is there. */
  replace(mesh: KeptMesh): void {
    if (this.mesh?.features !== null) return;
    this.mesh = mesh;
    this.picks = null;
  }

  forget(): void {
    this.mesh = null;
    this.origin = null;
    this.picks = null;
    this.measuring = null;
  }

  /** Made at the first question about a model; its code comes along with it. Null: no model is shown. */
  index(): Promise<PickIndex> | null {
    const { mesh } = this;
    if (mesh === null) return null;
    this.picks ??= import('../picking/pick-index.ts').then(({ PickIndex }) => new PickIndex(mesh));
    return this.picks;
  }

  /**
   * Reads a STEP or IGES file once more, by the exact engine, and answers from its shape. Others stay as they are, and so does
   * one that the engine can't be fetched for or can't read.
   */
  measureExactly(): Promise<void> {
    this.measuring ??= this.replaceByExact();
    return this.measuring;
  }

  private async replaceByExact(): Promise<void> {
    const { mesh, origin } = this;
    if (mesh === null || origin === null || mesh.features !== null) return;
    const { format, source } = origin;
    if (format !== 'step' && format !== 'iges') return;
    const engine = import('./read-exact-mesh.ts').then(({ readExactMesh }) => readExactMesh).catch(() => null);
    const [readExactMesh, fetched] = await Promise.all([engine, fetchBytes(source)]);
    const exact = readExactMesh === null || fetched.outcome === 'failed' ? null : await readExactMesh(format, fetched.bytes);
    // Another model may have come meanwhile.
    if (this.origin !== origin) return;
    if (exact?.features === undefined) {
      // What could not be fetched may be there the next time.
      this.measuring = null;
      return;
    }
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
