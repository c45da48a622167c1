import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { Vector3D } from '../basics/viewer.ts';
import type { PickedFeature, PickRay, SurfacePoint } from '../mesh/messages.ts';
import { describeEdge } from './describe-edge.ts';
import { describeFace } from './describe-face.ts';
import { nearestSegment, type SegmentHit } from './nearest-segment.ts';
import { divideMesh, type KeptMesh, type PickShape } from './pick-shape.ts';
import { distanceBetween, isShown } from './vectors.ts';

/** An edge may lie this much deeper than the surface that is hit, in reaches: its own faces end there. */
const DEEPER = 3;

interface SurfaceHit {
  readonly at: Vector3D;
  readonly depth: number;
  readonly triangle: number;
}

/** Answers what lies under the pointer: points, edges and faces of a mesh. */
export class PickIndex {
  private readonly shape: PickShape;
  private readonly bvh: MeshBVH;

  constructor(mesh: KeptMesh) {
    this.shape = divideMesh(mesh);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(this.shape.positions, 3));
    geometry.setIndex(new BufferAttribute(this.shape.indices, 1));
    // Indirect: the triangles keep their numbers.
    this.bvh = new MeshBVH(geometry, { indirect: true });
  }

  findPoint(ray: PickRay): SurfacePoint | null {
    const surface = this.hitSurface(ray);
    const border = this.hitBorder(ray, surface);
    if (border === null) return surface === null ? null : { at: surface.at, snapped: null };
    const corner = this.nearestCorner(border.at, ray.reach * border.depth);
    return corner === null ? { at: border.at, snapped: 'edge' } : { at: corner, snapped: 'vertex' };
  }

  findFeature(ray: PickRay): PickedFeature | null {
    const surface = this.hitSurface(ray);
    const border = this.hitBorder(ray, surface);
    const { faceOfTriangle, edgeOfSegment, exact } = this.shape;
    if (border !== null) {
      const edge = edgeOfSegment[border.segment] as number;
      const points = this.edgePoints(edge);
      return { picked: { kind: 'edge', ...(exact?.edges[edge] ?? describeEdge(points)), exact: exact !== null }, points };
    }
    if (surface === null) return null;
    const face = faceOfTriangle[surface.triangle] as number;
    const points = this.facePoints(face);
    const told = exact?.describeFace(face) ?? null;
    return { picked: { kind: 'face', ...(told ?? describeFace(points)), exact: told !== null }, points };
  }

  private hitSurface({ origin, direction, shown }: PickRay): SurfaceHit | null {
    const ray = new Ray(new Vector3().copy(origin), new Vector3().copy(direction));
    const hits = shown === null ? [this.bvh.raycastFirst(ray, DoubleSide)] : this.bvh.raycast(ray, DoubleSide);
    const seen = hits
      .filter((hit) => hit !== null)
      .filter(({ point }) => isShown(point, shown))
      .sort((a, b) => a.distance - b.distance);
    const [first] = seen;
    if (first === undefined || first.faceIndex === null || first.faceIndex === undefined) return null;
    const { x, y, z } = first.point;
    return { at: { x, y, z }, depth: first.distance, triangle: first.faceIndex };
  }

  private hitBorder(ray: PickRay, surface: SurfaceHit | null): SegmentHit | null {
    const deepest = surface === null ? Number.POSITIVE_INFINITY : surface.depth * (1 + DEEPER * ray.reach);
    return nearestSegment(ray, this.shape.segments, (at, depth) => depth <= deepest && isShown(at, ray.shown));
  }

  private nearestCorner(to: Vector3D, within: number): Vector3D | null {
    let best: Vector3D | null = null;
    let bestDistance = within;
    for (const corner of this.shape.corners) {
      const distance = distanceBetween(corner, to);
      if (distance > bestDistance) continue;
      best = corner;
      bestDistance = distance;
    }
    return best;
  }

  private edgePoints(edge: number): Float32Array<ArrayBuffer> {
    const { edgeOfSegment, segments } = this.shape;
    const found: number[] = [];
    for (const [segment, owner] of edgeOfSegment.entries()) {
      if (owner === edge) found.push(...segments.subarray(segment * 6, segment * 6 + 6));
    }
    return Float32Array.from(found);
  }

  private facePoints(face: number): Float32Array<ArrayBuffer> {
    const { faceOfTriangle, indices, positions } = this.shape;
    const found: number[] = [];
    for (const [triangle, owner] of faceOfTriangle.entries()) {
      if (owner !== face) continue;
      for (const vertex of indices.subarray(triangle * 3, triangle * 3 + 3)) found.push(...positions.subarray(vertex * 3, vertex * 3 + 3));
    }
    return Float32Array.from(found);
  }
}
