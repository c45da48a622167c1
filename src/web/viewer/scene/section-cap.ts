import {
  AlwaysStencilFunc,
  BackSide,
  type BufferGeometry,
  DecrementWrapStencilOp,
  DoubleSide,
  FrontSide,
  IncrementWrapStencilOp,
  KeepStencilOp,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  Plane,
  PlaneGeometry,
  type Side,
  type StencilOp,
  Vector3,
  ZeroStencilOp,
} from 'three';
import type { SectionPlane, Vector3D } from '../basics/viewer.ts';
import { discard } from './discard.ts';
import type { PartView } from './part-view.ts';
import { placeSection } from './section-plane.ts';

const CAP_COLOR = 0x2a9094;
const FORWARD = new Vector3(0, 0, 1);

/**
 * Cuts the part open along a plane and closes the cut. Where a look goes in through the plane it meets one more back face
 * than front faces, which the stencil buffer counts; there the cap is drawn. All of it is part of the part, and goes with it.
 */
export class SectionCap {
  plane: Plane | null = null;
  private readonly part: PartView;
  private readonly size: Vector3D;
  private parts: ReturnType<SectionCap['build']> | null = null;

  constructor(part: PartView, size: Vector3D) {
    this.part = part;
    this.size = size;
  }

  cut(section: SectionPlane | null): void {
    if (section === null) {
      this.remove();
      this.plane = null;
      this.part.clip(null);
      return;
    }
    const { normal, constant } = placeSection(section, this.size);
    this.plane ??= new Plane();
    this.plane.set(new Vector3().copy(normal), constant);
    this.part.clip(this.plane);
    this.parts ??= this.build(this.plane);
    const { cap } = this.parts;
    cap.quaternion.setFromUnitVectors(FORWARD, this.plane.normal);
    this.plane.coplanarPoint(cap.position);
  }

  private remove(): void {
    if (this.parts === null) return;
    const { counters, cap } = this.parts;
    this.parts = null;
    // Their shape is the part's own.
    for (const { material } of counters) material.dispose();
    this.part.group.remove(...counters);
    discard(cap);
  }

  private build(plane: Plane) {
    const counters = [
      count(this.part.geometry, plane, BackSide, IncrementWrapStencilOp),
      count(this.part.geometry, plane, FrontSide, DecrementWrapStencilOp),
    ];
    const side = 2 * Math.hypot(this.size.x, this.size.y, this.size.z);
    const material = new MeshBasicMaterial({
      color: CAP_COLOR,
      side: DoubleSide,
      stencilWrite: true,
      stencilRef: 0,
      stencilFunc: NotEqualStencilFunc,
      stencilFail: ZeroStencilOp,
      stencilZFail: ZeroStencilOp,
      stencilZPass: ZeroStencilOp,
    });
    const cap = new Mesh(new PlaneGeometry(side, side), material);
    // After the counters and the part itself.
    cap.renderOrder = 2;
    this.part.group.add(...counters, cap);
    return { counters, cap };
  }
}

function count(geometry: BufferGeometry, plane: Plane, side: Side, operation: StencilOp): Mesh<BufferGeometry, MeshBasicMaterial> {
  const material = new MeshBasicMaterial({
    side,
    clippingPlanes: [plane],
    colorWrite: false,
    depthWrite: false,
    depthTest: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilFail: KeepStencilOp,
    stencilZFail: operation,
    stencilZPass: operation,
  });
  const mesh = new Mesh(geometry, material);
  mesh.renderOrder = 1;
  return mesh;
}
