import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  GreaterDepth,
  Group,
  LessEqualDepth,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Plane,
  Vector3,
} from 'three';
import type { BuildStance, Vector3D } from '../basics/viewer.ts';
import type { DrawnModel } from '../mesh/messages.ts';
import { BuildPlate, layGrid } from './build-plate.ts';
import { discard } from './discard.ts';
import { standModel } from './stand-model.ts';

const HELD_COLOR = 0xf08c00;
const HELD_OPACITY = 0.6;
/** Seen through the part: it faces down, and most looks are from above. */
const BEHIND_OPACITY = 0.16;
/** Of the model's size: the plate lies so much lower, lest it flickers with what stands on it. */
const BELOW = 5e-4;

/** A model's stand on its machine: the plate under it, and the surfaces that supports hold. */
export class BuildDrawing {
  readonly group = new Group();
  /** The box along the machine's axes that model and plate lie in, and its middle in the drawn frame. */
  readonly sizeMm: Vector3D;
  readonly middle: Vector3D;
  private readonly plate: BuildPlate;
  private readonly held: readonly Mesh<BufferGeometry, MeshBasicMaterial>[];

  constructor({ mesh }: DrawnModel, stance: BuildStance, scheme: 'light' | 'dark') {
    const { axes, low, high, held } = standModel(mesh, stance);
    const grid = layGrid([low.x, low.y], [high.x, high.y]);
    const floor = low.z - stance.liftMm - BELOW * Math.max(high.x - low.x, high.y - low.y, high.z - low.z);
    this.plate = new BuildPlate(grid, scheme);
    const [x, y, z] = axes.map((axis) => new Vector3().copy(axis)) as [Vector3, Vector3, Vector3];
    const turn = new Matrix4().makeBasis(x, y, z);
    this.plate.group.applyMatrix4(turn.clone().multiply(new Matrix4().makeTranslation(0, 0, floor)));
    this.held = drawHeld(held);
    this.group.add(this.plate.group, ...this.held);
    this.sizeMm = { x: grid.high[0] - grid.low[0], y: grid.high[1] - grid.low[1], z: high.z - floor };
    this.middle = new Vector3((grid.low[0] + grid.high[0]) / 2, (grid.low[1] + grid.high[1]) / 2, (floor + high.z) / 2).applyMatrix4(turn);
  }

  clip(plane: Plane | null): void {
    for (const { material } of this.held) material.clippingPlanes = plane === null ? [] : [plane];
  }

  setScheme(scheme: 'light' | 'dark'): void {
    this.plate.setScheme(scheme);
  }

  dispose(): void {
    discard(this.group);
  }
}

/** As it is seen, and faintly through the part. Its own faces are drawn a little farther away than they are, so that these lie on top. */
function drawHeld(corners: Float32Array<ArrayBuffer>): Mesh<BufferGeometry, MeshBasicMaterial>[] {
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(corners, 3));
  return [
    { opacity: HELD_OPACITY, depthFunc: LessEqualDepth },
    { opacity: BEHIND_OPACITY, depthFunc: GreaterDepth },
  ].map((look) => {
    const material = new MeshBasicMaterial({ ...look, color: HELD_COLOR, transparent: true, side: DoubleSide, depthWrite: false });
    const mesh = new Mesh(geometry, material);
    mesh.frustumCulled = false;
    return mesh;
  });
}
