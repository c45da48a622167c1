import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { fitDistance } from './fit-view.ts';
import { anglesOf, VIEW_DIRECTIONS } from './standard-views.ts';

const FIELD_DEGREES = 28;

test.each(Object.entries(VIEW_DIRECTIONS))(
  'VIEW-02 the fitted %s view holds every corner of the box and touches the margin',
  (_view, direction) => {
    for (const aspect of [0.5, 1, 2.2]) {
      const size = { x: 120, y: 40, z: 15 };
      const distance = fitDistance(size, anglesOf(direction), { fieldOfView: (FIELD_DEGREES * Math.PI) / 180, aspect });
      const camera = new PerspectiveCamera(FIELD_DEGREES, aspect, 0.1, 10_000);
      camera.up.set(0, Math.abs(direction.z) > 0.99 ? 1 : 0, Math.abs(direction.z) > 0.99 ? 0 : 1);
      camera.position.set(direction.x, direction.y, direction.z).multiplyScalar(distance);
      camera.lookAt(0, 0, 0);
      camera.updateMatrixWorld();
      let outermost = 0;
      for (let corner = 0; corner < 8; corner++) {
        const point = new Vector3(((corner & 1) - 0.5) * size.x, (((corner >> 1) & 1) - 0.5) * size.y, ((corner >> 2) - 0.5) * size.z);
        point.project(camera);
        outermost = Math.max(outermost, Math.abs(point.x), Math.abs(point.y));
      }
      expect(outermost).toBeCloseTo(0.8, 6);
    }
  },
);
