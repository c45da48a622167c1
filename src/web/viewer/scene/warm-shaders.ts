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

export interface WarmShaders {
  /** To be kept: with its last material the renderer forgets a shader. */
  readonly materials: readonly Material[];
  /** Draws a triangle of no size with each. */
  readonly use: () => void;
  /** To be called when they have been used. */
  readonly end: () => void;
}

/** Has the graphics driver compile what parts are drawn with before there is one; the page does not wait for it. */
export function warmShaders(renderer: WebGLRenderer, camera: Camera, matcap: Texture): WarmShaders {
  const [bare, smooth, colored] = [makeTriangle(), makeTriangle(), makeTriangle()];
  for (const geometry of [smooth, colored]) geometry.setAttribute('normal', new BufferAttribute(new Float32Array(9).fill(1), 3));
  colored.setAttribute('color', new BufferAttribute(new Uint16Array(12), 4, true));
  const drawn = [
    new Mesh(bare, faceMaterial(matcap, { flat: true, colored: false })),
    new Mesh(smooth, faceMaterial(matcap, { flat: false, colored: false })),
    new Mesh(colored, faceMaterial(matcap, { flat: false, colored: true })),
    new LineSegments(bare, edgeMaterial('light')),
  ];
  const scene = new Scene();
  for (const object of drawn) {
    object.frustumCulled = false;
    scene.add(object);
  }
  renderer.compile(scene, camera);
  return {
    materials: drawn.map(({ material }) => material),
    use: () => renderer.render(scene, camera),
    end: () => {
      for (const geometry of [bare, smooth, colored]) geometry.dispose();
    },
  };
}

/** Of no size. It has the attributes that real ones have and no others, since shaders are made for these. */
function makeTriangle(): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(9), 3));
}
