import type { STEPControl_Reader, TopoDS_Shape } from 'replicad-opencascadejs';
import type { StepEntity } from './step-statements.ts';

/** With this mode the session looks for what an entity was turned into, and begins nothing anew. */
const BOUND_RESULT = 11;

/** Finds what a reader, which has transferred all roots, has made of a file's entities. */
export class ShapeFinder {
  private readonly reader: STEPControl_Reader;
  private readonly model: ReturnType<STEPControl_Reader['StepModel']>;
  private readonly session: ReturnType<STEPControl_Reader['WS']>;

  constructor(reader: STEPControl_Reader) {
    this.reader = reader;
    this.model = reader.StepModel();
    this.session = reader.WS();
  }

  /** Whether the reader has made something of an entity. */
  has(wanted: StepEntity): boolean {
    using entity = this.model.Value(wanted.place + 1);
    return this.isBound(entity, wanted);
  }

  /** What the reader has made of an entity, healed, where it stands. The caller deletes the shape. Null: there is none. */
  find(wanted: StepEntity): TopoDS_Shape | null {
    using entity = this.model.Value(wanted.place + 1);
    if (!this.isBound(entity, wanted) || !this.reader.TransferEntity(entity)) return null;
    return this.reader.Shape(this.reader.NbShapes());
  }

  private isBound(entity: ReturnType<typeof this.model.Value>, { id }: StepEntity): boolean {
    if (this.model.IdentLabel(entity) !== id) return false;
    using bound = this.session.Result(entity, BOUND_RESULT);
    return bound !== null && !bound.isNull();
  }

  [Symbol.dispose](): void {
    this.model.delete();
    this.session.delete();
  }
}
