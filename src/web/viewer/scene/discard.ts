import { LineSegments, Mesh, type Object3D } from 'three';

/** Takes something off the stage for good. */
export function discard(drawn: Object3D): void {
  drawn.removeFromParent();
  freeResources(drawn);
}

/** Frees what an object and all within it hold on the graphics card. Drawn again, they take it anew. */
export function freeResources(drawn: Object3D): void {
  drawn.traverse((object) => {
    if (!(object instanceof Mesh || object instanceof LineSegments)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat()) material.dispose();
  });
}
