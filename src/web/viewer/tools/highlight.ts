import { BufferAttribute, BufferGeometry, DoubleSide, type Material, Mesh, MeshBasicMaterial, type Plane } from 'three';
import { LineMaterial } from 'three/examples/jsm/lines/LineMaterial.js';
import { LineSegments2 } from 'three/examples/jsm/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/examples/jsm/lines/LineSegmentsGeometry.js';
import { discard } from '../scene/discard.ts';
import type { Stage } from '../scene/stage.ts';

const ACCENT = 0x1c9aa0;
const FACE_OPACITY = 0.62;
const EDGE_PIXELS = 4;

/** Lights up one face, edge or measured line of the model at a time. */
export class Highlight {
  private readonly stage: Stage;
  private lit: Mesh<BufferGeometry, Material> | null = null;
  private plane: Plane | null = null;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** `corners`: xyz of triangles' corners; drawn through whatever lies before them where `through`. */
  showFace(corners: Float32Array<ArrayBuffer>, through = false): void {
    const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(corners, 3));
    const material = new MeshBasicMaterial({
      color: ACCENT,
      transparent: true,
      opacity: FACE_OPACITY,
      side: DoubleSide,
      depthTest: !through,
      depthWrite: false,
    });
    this.show(new Mesh(geometry, material));
  }

  /** `segments`: pairs of points; drawn through whatever lies before them where `through`. */
  showLines(segments: Float32Array<ArrayBuffer>, through: boolean): void {
    const geometry = new LineSegmentsGeometry().setPositions(segments);
    const material = new LineMaterial({
      color: ACCENT,
      linewidth: EDGE_PIXELS,
      depthTest: !through,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    });
    this.show(new LineSegments2(geometry, material));
  }

  setSection(plane: Plane | null): void {
    this.plane = plane;
    this.clip();
  }

  clear(): void {
    if (this.lit !== null) discard(this.lit);
    this.lit = null;
  }

  private show(mesh: Mesh<BufferGeometry, Material>): void {
    this.clear();
    mesh.frustumCulled = false;
    mesh.renderOrder = 3;
    this.lit = mesh;
    this.clip();
    this.stage.scene.add(mesh);
  }

  private clip(): void {
    if (this.lit !== null) this.lit.material.clippingPlanes = this.plane === null ? [] : [this.plane];
  }
}
