import {
  BufferAttribute,
  BufferGeometry,
  type Camera,
  LineSegments,
  type Material,
  Mesh,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { edgeMaterial, faceMaterial } from './part-materials.ts';

/**
 * Has the graphics driver compile what parts are drawn with before there is one, by drawing a triangle of no size. Returns the
 * materials, which must be kept: with its last material the renderer forgets a shader.
 */
export function warmShaders(renderer: WebGLRenderer, camera: Camera, matcap: Texture): readonly Material[] {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(9), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(9).fill(1), 3));
  geometry.setAttribute('color', new BufferAttribute(new Uint16Array(12), 4, true));
  const faces = [faceMaterial(matcap, { flat: false, colored: false }), faceMaterial(matcap, { flat: true, colored: false })];
  const edges = edgeMaterial('light');
  const scene = new Scene();
  for (const drawn of [...faces.map((material) => new Mesh(geometry, material)), new LineSegments(geometry, edges)]) {
    drawn.frustumCulled = false;
    scene.add(drawn);
  }
  renderer.render(scene, camera);
  geometry.dispose();
  return [...faces, edges];
}
