import type { ModelFormat, Vector3D } from '../basics/viewer.ts';
import type { Look, Measured, ReadSource } from '../mesh/messages.ts';
import { findHidden } from '../picking/find-hidden.ts';
import type { PickIndex } from '../picking/pick-index.ts';
import type { KeptMesh } from '../picking/pick-shape.ts';
import { ExactReader } from './exact-reader.ts';
import { fetchBytes } from './fetch-bytes.ts';

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
  private measuring: Promise<Measured> | null = null;
  private readonly exact = new ExactReader();

  keep(mesh: KeptMesh, origin: Origin): void {
    this.forget();
    this.mesh = mesh;
    this.origin = origin;
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
    this.exact.giveUp();
  }

  /** Made at the first question about a model; its code comes along with it. Null: no model is shown. */
  index(): Promise<PickIndex> | null {
    const { mesh } = this;
    if (mesh === null) return null;
    this.picks ??= import('../picking/pick-index.ts').then(({ PickIndex }) => new PickIndex(mesh));
    return this.picks;
  }

  /** Which points lie behind the model, or are cut away; null: no model is shown. */
  findHidden(look: Look): readonly boolean[] | null {
    return this.mesh === null ? null : findHidden(this.mesh, look);
  }

  /**
   * Reads a STEP or IGES file once more, by the exact engine, and answers from its shape. Others stay as they are, and so does
   * one that the engine can't be fetched for, can't read, or reads for too long.
   */
  measureExactly(): Promise<Measured> {
    this.measuring ??= this.replaceByExact();
    return this.measuring;
  }

  private async replaceByExact(): Promise<Measured> {
    const { mesh, origin } = this;
    if (mesh === null || origin === null || mesh.features !== null) return 'done';
    const { format, source } = origin;
    if (format !== 'step' && format !== 'iges') return 'done';
    const fetched = await fetchBytes(source);
    if (this.origin !== origin) return 'done';
    const read = fetched.outcome === 'failed' ? fetched : await this.exact.read({ format, bytes: fetched.bytes });
    // Another model may have come meanwhile.
    if (this.origin !== origin) return 'done';
    // It would take as long again.
    if (read.outcome === 'too long') return 'too long';
    if (read.outcome !== 'read' || read.mesh.features === undefined) {
      // What could not be fetched may be there the next time.
      this.measuring = null;
      return 'done';
    }
    const exact = read.mesh;
    this.keep(
      {
        positions: shift(exact.positions, origin.centreMm),
        indices: Uint32Array.from(exact.indices),
        faces: null,
        welded: false,
        edgeSegments: shift(exact.edgeSegments ?? new Float32Array(0), origin.centreMm),
        features: read.mesh.features,
      },
      origin,
    );
    return 'done';
  }
}

function shift(points: Float32Array, { x, y, z }: Vector3D): Float32Array<ArrayBuffer> {
  const centre = [x, y, z];
  return Float32Array.from(points, (value, at) => value - (centre[at % 3] as number));
}
