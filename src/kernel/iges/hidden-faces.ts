import type { Finding } from '#domain/part.ts';
import type { IgesEngine } from '../occt/load-engines.ts';
import { readIgesShape } from './read-iges-shape.ts';

const FACE = /^Fa$/gm;

/** How many faces of an IGES file are hidden and so no part of the model. None where all are hidden: then it is all that there is. */
export function countHiddenFaces(iges: IgesEngine, bytes: Uint8Array): number {
  const [all = 0, visible = 0] = [false, true].map((onlyVisible) => {
    const shape = readIgesShape(iges, bytes, 'none', onlyVisible);
    return shape?.brep.match(FACE)?.length ?? 0;
  });
  return visible === 0 ? 0 : all - visible;
}

/** Tells the customer what was left out. */
export function explainHidden(faces: number): Finding[] {
  if (faces === 0) return [];
  const left = faces === 1 ? '1 hidden surface of the file was' : `${faces.toLocaleString('en')} hidden surfaces of the file were`;
  return [{ code: 'HIDDEN_LEFT_OUT', severity: 'note', message: `${left} left out.` }];
}
