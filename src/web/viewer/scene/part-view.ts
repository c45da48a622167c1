import {
  BufferAttribute,
  BufferGeometry,
  type Color,
  Group,
  type LineBasicMaterial,
  LineSegments,
  Mesh,
  type MeshMatcapMaterial,
  type Plane,
  Sphere,
  type Texture,
  Vector3,
} from 'three';
import type { DrawnModel } from '../mesh/messages.ts';
import { discard } from './discard.ts';
import { EDGE_COLORS, edgeMaterial, faceMaterial } from './part-materials.ts';

/** The shown model: its faces and its edges. */
export class PartView {
  readonly group = new Group();
  readonly geometry: BufferGeometry;
  private readonly faces: Mesh<BufferGeometry, MeshMatcapMaterial>;
  private readonly edgeMaterial: LineBasicMaterial;
  private edges: LineSegments<BufferGeometry, LineBasicMaterial> | null = null;
  private edgesVisible = true;

  constructor({ mesh, sizeMm }: DrawnModel, matcap: Texture, scheme: 'light' | 'dark') {
    const bounds = new Sphere(new Vector3(), Math.hypot(sizeMm.x, sizeMm.y, sizeMm.z) / 2);
    this.geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(mesh.positions, 3));
    if (mesh.normals !== null) this.geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
    if (mesh.colors !== null) this.geometry.setAttribute('color', new BufferAttribute(mesh.colors, 4, true));
    this.geometry.setIndex(new BufferAttribute(mesh.indices, 1));
    this.geometry.boundingSphere = bounds;
    const material = faceMaterial(matcap, { flat: mesh.normals === null, colored: mesh.colors !== null });
    this.faces = new Mesh(this.geometry, material);
    this.edgeMaterial = edgeMaterial(scheme);
    this.group.add(this.faces);
    if (mesh.edgeSegments !== null) this.addEdges(mesh.edgeSegments);
  }

  addEdges(segments: Float32Array<ArrayBuffer>): void {
    if (segments.length === 0) return;
    const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(segments, 3));
    geometry.boundingSphere = this.geometry.boundingSphere;
    this.edges = new LineSegments(geometry, this.edgeMaterial);
    this.edges.visible = this.edgesVisible;
    this.group.add(this.edges);
  }

  showEdges(visible: boolean): void {
    this.edgesVisible = visible;
    if (this.edges !== null) this.edges.visible = visible;
  }

  /** One colour for the whole part instead of the file's own. */
  paint(color: Color): void {
    const { material } = this.faces;
    if (material.vertexColors) {
      material.vertexColors = false;
      material.needsUpdate = true;
    }
    material.color.copy(color);
  }

  setScheme(scheme: 'light' | 'dark'): void {
    this.edgeMaterial.color.set(EDGE_COLORS[scheme]);
  }

  /** Draws only what lies on the positive side of `plane`; null: all. */
  clip(plane: Plane | null): void {
    for (const material of [this.faces.material, this.edgeMaterial]) material.clippingPlanes = plane === null ? [] : [plane];
  }

  dispose(): void {
    discard(this.group);
  }
}
