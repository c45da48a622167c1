import type { Look } from '../mesh/messages.ts';
import { findHidden } from '../picking/find-hidden.ts';
import type { PickIndex } from '../picking/pick-index.ts';
import type { KeptMesh } from '../picking/pick-shape.ts';

/** What the worker keeps of the model on the screen, to answer what lies under the pointer. */
export class ShownModel {
  private mesh: KeptMesh | null = null;
  private picks: Promise<PickIndex> | null = null;

  get isThere(): boolean {
    return this.mesh !== null;
  }

  keep(mesh: KeptMesh): void {
    this.mesh = mesh;
    this.picks = null;
  }

  forget(): void {
    this.mesh = null;
    this.picks = null;
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
}
