import { BufferAttribute, BufferGeometry, Color, DoubleSide, Mesh, MeshBasicMaterial, type Plane } from 'three';
import type { WallMap } from '#kernel/walls/map-walls.ts';
import { findColor, listBounds, WALL_COLORS } from '../basics/wall-scale.ts';
import { discard } from './discard.ts';

/** Lets the shading of the part through. */
const OPACITY = 0.82;

/** A map of a part's walls, on its surface. */
export class WallView {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;

  constructor({ corners, thicknessMm }: WallMap, leastMm: number) {
    const bounds = listBounds(leastMm);
    const palette = WALL_COLORS.map((hex) => new Color(hex).toArray());
    const colors = new Float32Array(3 * thicknessMm.length);
    for (const [n, mm] of thicknessMm.entries()) colors.set(palette[findColor(mm, bounds)] ?? [], 3 * n);
    const geometry = new BufferGeometry()
      .setAttribute('position', new BufferAttribute(corners, 3))
      .setAttribute('color', new BufferAttribute(colors, 3));
    const material = new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      opacity: OPACITY,
      side: DoubleSide,
      depthWrite: false,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  clip(plane: Plane | null): void {
    this.mesh.material.clippingPlanes = plane === null ? [] : [plane];
  }

  dispose(): void {
    discard(this.mesh);
  }
}
