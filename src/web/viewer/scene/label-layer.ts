import { Vector3 } from 'three';
import type { Vector3D } from '../basics/viewer.ts';
import styles from './stage.module.css';
import type { Stage } from './stage.ts';

export type LabelLook = 'label' | 'strong' | 'dot' | 'ring' | 'pin';

export interface Label {
  /** In the drawn frame; null hides it. */
  place(at: Vector3D | null): void;
  write(text: string): void;
  dim(isDim: boolean): void;
  remove(): void;
}

/** A piece of the page that stays at a point of the model: text there is as sharp as any other. */
export function addLabel(stage: Stage, look: LabelLook): Label {
  const element = document.createElement('div');
  element.className =
    look === 'strong'
      ? `${styles['label']} ${styles['strong']}`
      : look === 'ring'
        ? `${styles['dot']} ${styles['ring']}`
        : (styles[look] ?? '');
  element.hidden = true;
  stage.layer.append(element);
  const point = new Vector3();
  const projected = new Vector3();
  const move = () => {
    if (element.hidden) return;
    projected.copy(point).project(stage.rig.camera);
    const x = ((projected.x + 1) / 2) * stage.host.clientWidth;
    const y = ((1 - projected.y) / 2) * stage.host.clientHeight;
    element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
  };
  stage.beforeDraw.add(move);
  return {
    place(at) {
      element.hidden = at === null;
      if (at !== null) point.copy(at);
    },
    write(text) {
      element.textContent = text;
    },
    dim(isDim) {
      element.toggleAttribute('data-dim', isDim);
    },
    remove() {
      stage.beforeDraw.delete(move);
      element.remove();
    },
  };
}
